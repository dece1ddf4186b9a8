import { unique } from '../records.ts';
import { expect, lead, signedIn, signIn, test } from '../support.ts';

test('a field that is moved stands there at once, and a second move before the first is answered takes nothing back [CUS-333]', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const by = await signedIn(page.request, 'admin');
  const word = unique('Kolejność');
  const labels = ['pierwsze', 'drugie', 'trzecie'].map((one) => `${word} ${one}`);
  const ids: number[] = [];
  for (const label of labels) {
    const made = await by.post('/customField/create', { record: 'parcel', kind: 'text', label });
    ids.push(made.id);
  }
  const sent: object[] = [];
  const answered: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/customField/order')) answered.push(answer.status());
  });
  await page.route('**/customField/order', async (route) => {
    sent.push(route.request().postDataJSON());
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await lead(page, '/admin/custom-fields?of=parcel');
  const names = page.getByRole('button', { name: new RegExp(`^${word} `) });
  const stand = (...order: number[]) =>
    expect(names).toHaveText(
      order.map((at) => labels[at] ?? ''),
      { timeout: 1_000 },
    );
  const up = async (at: number) => {
    const handle = page.getByRole('button', { name: `Przestaw: ${labels[at]}` });
    await handle.focus();
    for (const key of ['Space', 'ArrowUp', 'Space']) {
      await page.keyboard.press(key);
      await page.waitForTimeout(200);
    }
  };
  await stand(0, 1, 2);
  await up(1);
  await stand(1, 0, 2);
  await up(2);
  await stand(1, 2, 0);
  await expect
    .poll(() => sent)
    .toEqual([
      { field: ids[1], before: ids[0] },
      { field: ids[2], before: ids[0] },
    ]);
  await expect.poll(() => answered).toEqual([200, 200]);
  await stand(1, 2, 0);
  await page.reload();
  await expect(names).toHaveText([1, 2, 0].map((at) => labels[at] ?? ''));
});
