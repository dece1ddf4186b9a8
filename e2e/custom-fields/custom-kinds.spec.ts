import { makeClient, unique } from '../records.ts';
import { expect, lead, signedIn, signIn, test } from '../support.ts';

test('an administrator makes a text a number, is told before what would be lost, and takes it back [CUS-205, CUS-206, CUS-208]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/custom-fields');
  const by = await signedIn(page.request, 'admin');
  const label = unique('Odległość');
  const { id } = await by.post('/customField/create', { record: 'client', kind: 'text', label });
  const { list } = await by.get('/customField/list');
  const { key } = (list as { id: number; key: string }[]).find((one) => one.id === id) ?? {
    key: '',
  };
  const [good, wrong] = [unique('Z liczbą'), unique('Ze słowem')];
  const ids = [await makeClient(by, good), await makeClient(by, wrong)];
  await by.patch(`/client/${ids[0]}`, { custom: { [key]: '12,5' } });
  await by.patch(`/client/${ids[1]}`, { custom: { [key]: 'niedaleko' } });

  // Somebody has a form open meanwhile.
  const other = await page.context().newPage();
  await other.goto(`/client/edit/${ids[0]}`);
  await other.getByLabel(label).fill('trzynaście');

  await page.goto('/admin/custom-fields');
  await page.getByRole('button', { name: label, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Zmień rodzaj' }).click();
  const dialog = page.getByRole('dialog', { name: `Zmień rodzaj: ${label}` });
  await dialog.getByRole('combobox', { name: 'Nowy rodzaj' }).click();
  await page.getByRole('option', { name: 'Liczba' }).click();
  await expect(dialog.getByText('Bez wartości zostanie 1 rekord')).toBeVisible();
  await expect(dialog.getByRole('link', { name: wrong })).toBeVisible();
  await dialog.getByRole('button', { name: 'Zmień rodzaj' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: label }).first();
  await expect(row.getByText(/„Tekst” zmieniono na „Liczba”/)).toBeVisible();

  await other.getByRole('button', { name: 'Zapisz' }).click();
  await expect(other.getByText(/To pole zmieniło rodzaj na „Liczba”/).first()).toBeVisible();
  await expect(other.getByLabel(label)).toHaveValue('trzynaście');
  await other.getByLabel(label).fill('13');
  await other.getByRole('button', { name: 'Zapisz' }).click();
  await expect(other).toHaveURL(new RegExp(`/client/view/${ids[0]}`));

  await row.getByRole('button', { name: 'Cofnij zmianę rodzaju' }).click();
  const asked = page.getByRole('dialog', { name: 'Cofnąć zmianę rodzaju?' });
  await expect(asked.getByText('Od zmiany zmieniono 1 rekord')).toBeVisible();
  await asked.getByRole('button', { name: 'Cofnij zmianę' }).click();
  await expect(row.getByText(/zmieniono na/)).toBeHidden();
  await lead(page, `/client/view/${ids[1]}`);
  await expect(page.getByText('niedaleko').first()).toBeVisible();
});
