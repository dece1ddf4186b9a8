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

test('of many clients one own field is filled, emptied and taken back; its sum stands under the list [CUS-119, CUS-120, CUS-122]', async ({
  page,
}) => {
  const by = await signedIn(page.request, 'admin');
  const paid = await makeField(by, 'money');
  const name = unique('Zbiorczy');
  await makeClient(by, `${name} A`);
  await makeClient(by, `${name} B`);
  const columns = `columns=name,custom_${paid.key}`;
  await signIn(page, 'kierownik', `/client?search=${encodeURIComponent(name)}&${columns}`);
  await expect(page.locator('tbody tr')).toHaveCount(2);
  await page.getByRole('checkbox', { name: 'Wybierz wszystkie na stronie' }).click();
  const bar = page.getByRole('region', { name: 'Wybrane wiersze' });
  await bar.getByRole('button', { name: 'Pole własne' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pole', { exact: true }).click();
  await page.getByRole('option', { name: paid.label }).click();
  await dialog.getByLabel(paid.label).fill('sto');
  await expect(dialog.getByText('Nieprawidłowa kwota')).toBeVisible();
  await dialog.getByLabel(paid.label).fill('100,50');
  await dialog.getByRole('button', { name: 'Zmień (2)' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('cell', { name: '100,50 zł' })).toHaveCount(2);
  await expect(page.getByText(`${paid.label} razem: 201,00 zł`)).toBeVisible();
  await page.getByRole('button', { name: 'Cofnij' }).click();
  await expect(page.getByRole('cell', { name: '100,50 zł' })).toHaveCount(0);
});

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
