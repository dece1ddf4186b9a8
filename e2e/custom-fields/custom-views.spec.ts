import { makeClient, unique } from '../records.ts';
import { type Caller, expect, lead, signedIn, signIn, test } from '../support.ts';

/** Makes a field of clients by the API; gives its label, key and id. */
async function makeField(by: Caller, kind: string, more: object = {}) {
  const label = unique('Pole');
  const { id } = await by.post('/customField/create', { record: 'client', kind, label, ...more });
  const { list } = await by.get('/customField/list');
  const { key } = (list as { id: number; key: string }[]).find((one) => one.id === id) ?? {};
  return { id, label, key: key ?? '' };
}

test('a view that names an archived field shows the list without it and says so [CUS-124]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const note = await makeField(by, 'text');
  const name = unique('Widoczny');
  await makeClient(by, name);
  await by.patch(`/customField/${note.id}`, { archived: true });
  await signIn(page, 'kierownik');
  const filter = encodeURIComponent(`filter[custom.${note.key}.has]`);
  await lead(
    page,
    `/client?search=${encodeURIComponent(name)}&${filter}=x&sort=custom.${note.key}`,
  );
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
  await expect(page.getByText('Lista jest pokazana bez pola').first()).toBeVisible();
  await expect(page).not.toHaveURL(/custom/);
});

test('under what a field is filtered by stands whether it has a value at all, read out with its name [CUS-312]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const [note, amount] = [await makeField(by, 'text'), await makeField(by, 'money')];
  const word = unique('Niepełny');
  const [filled, empty] = [`${word} A`, `${word} B`];
  const id = await makeClient(by, filled);
  await makeClient(by, empty);
  await by.patch(`/client/${id}`, { custom: { [note.key]: 'U-1', [amount.key]: 12 } });
  await signIn(page, 'kierownik', `/client?search=${encodeURIComponent(word)}`);
  await page.getByRole('button', { name: /^Filtry/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filtry' });
  for (const { label } of [note, amount])
    await filters.getByRole('checkbox', { name: `${label}: bez wartości` }).check();
  await filters.getByRole('button', { name: 'Pokaż' }).click();
  await expect(page.locator('tbody tr')).toHaveText([new RegExp(empty)]);
  await page.getByRole('button', { name: `Usuń filtr: ${note.label}: bez wartości` }).click();
  await page.getByRole('button', { name: `Usuń filtr: ${amount.label}: bez wartości` }).click();
  await expect(page.locator('tbody tr')).toHaveCount(2);
  for (const one of [note, amount]) await by.patch(`/customField/${one.id}`, { archived: true });
});
