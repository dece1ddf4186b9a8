import { pressTogether } from '../keys.ts';
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
  const answers = Promise.withResolvers<void>();
  const answered: number[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/customField/order')) answered.push(answer.status());
  });
  await page.route('**/customField/order', async (route) => {
    sent.push(route.request().postDataJSON());
    await answers.promise;
    await route.continue();
  });
  await lead(page, '/admin/custom-fields?of=parcel');
  const names = page.getByRole('button', { name: new RegExp(`^${word} `) });
  const stand = (...order: number[]) =>
    expect(names).toHaveText(order.map((at) => labels[at] ?? ''));
  const up = async (at: number) => {
    const handle = page.getByRole('button', { name: `Przestaw: ${labels[at]}` });
    const [, place] = /pozycja (\d+)$/.exec((await handle.getAttribute('aria-label')) ?? '') ?? [];
    await handle.focus();
    await pressTogether(page, ['Space', 'ArrowUp']);
    await expect(page.getByText(`${labels[at]}: pozycja ${Number(place) - 1} z `)).toBeAttached();
    await page.keyboard.press('Space');
  };
  await stand(0, 1, 2);
  await up(1);
  await stand(1, 0, 2);
  await up(2);
  await stand(1, 2, 0);
  // Until here nothing was answered.
  expect(answered).toEqual([]);
  answers.resolve();
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
