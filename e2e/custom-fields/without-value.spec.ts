import { makeClient, unique } from '../records.ts';
import { accessible, expect, signedIn, signIn, test } from '../support.ts';

test('beside what a field is filtered by stands whether it has a value at all; numbers that run backwards are told on their field [CUS-312, CUS-286]', async ({
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  const by = await signedIn(page.request, 'kierownik');
  const make = async (kind: string) => {
    const label = unique(kind === 'text' ? 'Umowa' : 'Limit');
    const { id } = await admin.post('/customField/create', { record: 'client', kind, label });
    const { list } = await admin.get('/customField/list');
    const known = (list as { id: number; key: string }[]).find((one) => one.id === id);
    return { label, key: known?.key ?? '' };
  };
  const [agreement, limit] = [await make('text'), await make('decimal')];
  const name = unique('Bezumowny');
  const [withOne, without] = [`${name} pierwszy`, `${name} drugi`];
  const client = await makeClient(by, withOne);
  await makeClient(by, without);
  await by.patch(`/client/${client}`, { custom: { [agreement.key]: 'U/1' } });

  await signIn(page, 'kierownik', `/client?search=${encodeURIComponent(name)}`);
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: /^Filtry/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Filtry' });
  const isEmpty = `${agreement.label}: bez wartości`;
  await dialog.getByRole('switch', { name: isEmpty }).check();
  await accessible(page);
  await dialog.getByLabel(`${limit.label} od`).fill('10');
  await dialog.getByLabel(`${limit.label} do`).fill('9,5');
  await dialog.getByRole('button', { name: 'Pokaż' }).click();
  await expect(dialog.getByText('Liczba do nie może być mniejsza niż liczba od')).toBeVisible();
  await dialog.getByLabel(`${limit.label} od`).fill('');
  await dialog.getByLabel(`${limit.label} do`).fill('');
  await dialog.getByRole('button', { name: 'Pokaż' }).click();
  await expect(rows).toHaveText([new RegExp(without)]);
  await expect(page.getByText(isEmpty).first()).toBeVisible();
});
