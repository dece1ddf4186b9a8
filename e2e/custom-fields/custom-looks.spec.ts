import { customKindNames } from '@zaplecze/contract/kit/fields/custom-fields';
import { makeClient, unique } from '../records.ts';
import { type Caller, expect, lead, signedIn, signIn, test } from '../support.ts';

type Made = { id: number; key: string; label: string; options: { id: number; name: string }[] };

/** A field of each kind, of this kind of record. */
async function everyKind(by: Caller, record: string): Promise<Record<string, Made>> {
  const made: Record<string, Made> = {};
  for (const kind of customKindNames) {
    const label = unique(`Rodzaj ${kind}`);
    const options = ['Ryczałt', 'Karta'].map((name) => ({ name, color: '#1971C2' }));
    const more = kind.startsWith('choice') ? { options } : {};
    const { id } = await by.post('/customField/create', { record, kind, label, ...more });
    const { list } = (await by.get('/customField/list')) as { list: Made[] };
    made[kind] = list.find((one) => one.id === id) as Made;
  }
  return made;
}
const archive = async (by: Caller, made: Record<string, Made>) => {
  for (const { id } of Object.values(made))
    await by.patch(`/customField/${id}`, { archived: true });
};

test('an own field of every kind is typed in a form and read on the page: lines stay, a client is a link, several are all there [CUS-284]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const other = unique('Płatnik');
  const payer = await makeClient(by, other);
  const id = await makeClient(by, unique('Klient z polami'));
  const made = await everyKind(by, 'client');
  const { long, choices, client, nip } = made as { [kind: string]: Made } as Required<
    Record<'long' | 'choices' | 'client' | 'nip', Made>
  >;
  await signIn(page, 'kierownik', `/client/edit/${id}`);
  for (const { label } of Object.values(made))
    await expect(page.getByRole('main').getByText(label, { exact: true })).toBeVisible();
  await page.getByLabel(nip.label).fill('526-025-02-74');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(new RegExp(`/client/view/${id}`));
  await expect(page.getByText('5260250274')).toBeVisible();

  const custom = {
    [long.key]: 'Pierwszy wiersz\nDrugi wiersz',
    [choices.key]: choices.options.map((option) => option.id),
    [client.key]: payer,
  };
  await by.patch(`/client/${id}`, { custom });
  await page.reload();
  const read = page.getByText('Pierwszy wiersz');
  await expect(read).toHaveCSS('white-space-collapse', 'preserve-breaks');
  await expect(page.getByText('Ryczałt', { exact: true })).toBeVisible();
  await expect(page.getByText('Karta', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: other }).click();
  await expect(page).toHaveURL(new RegExp(`/client/view/${payer}`));
  await archive(by, made);
});

test('the forms of a guest and of a parcel draw an own field of every kind [CUS-284]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  await signIn(page, 'recepcja', '/guest/add');
  for (const [record, address] of [
    ['guest', '/guest/add'],
    ['parcel', '/package/add'],
  ] as const) {
    const made = await everyKind(by, record);
    await lead(page, '/guest');
    await lead(page, address);
    await page.reload();
    for (const { label } of Object.values(made))
      await expect(page.getByRole('main').getByText(label, { exact: true })).toBeVisible();
    await archive(by, made);
  }
});

test.describe('under a finger', () => {
  // In a profile of its own: a shared one has a mouse.
  test.use({
    ...{ newcomer: true, hasTouch: true, isMobile: true },
    viewport: { width: 390, height: 844 },
  });

  test('the cross that empties an own choice is as large as other crosses, and its field keeps its frame [CUS-324]', async ({
    page,
  }) => {
    const by = await signedIn(page.request, 'admin');
    const id = await makeClient(by, unique('Pod palcem'));
    const made = await everyKind(by, 'client');
    const { choice } = made as { [kind: string]: Made } as { choice: Made };
    await by.patch(`/client/${id}`, { custom: { [choice.key]: choice.options[0]?.id } });
    await signIn(page, 'kierownik', '/client');
    await lead(page, `/client/edit/${id}`);
    const field = page.locator('.mantine-Select-wrapper', {
      has: page.getByRole('combobox', { name: choice.label }),
    });
    await expect(field.getByRole('combobox')).toHaveValue('Ryczałt');
    const cross = field.locator('button');
    await expect(cross.locator('svg')).toHaveCSS('width', '18px');
    await expect(cross).toHaveCSS('background-clip', 'content-box');
    await cross.click();
    await expect(field.getByRole('combobox')).toHaveValue('');
    await archive(by, made);
  });
});
