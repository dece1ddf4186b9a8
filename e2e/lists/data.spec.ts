import { readFile } from 'node:fs/promises';
import { makeClient, unique } from '../records.ts';
import { accessible, expect, signedIn, signIn, test } from '../support.ts';

test('contact persons come in from an export of another program, once every cell is right [EXP-16, EXP-18, EXP-21]', async ({
  page,
  request,
}) => {
  const manager = await signedIn(request, 'kierownik');
  const name = unique('Klient importu');
  const id = await makeClient(manager, name);
  await signIn(page, 'kierownik', '/admin/data');
  await page.getByRole('link', { name: 'Osoby kontaktowe' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import osób kontaktowych');
  await accessible(page);

  const header = 'First Name;Last Name;Company;Status;Responsible;Work Phone;Mobile;Work E-mail;ID';
  const row = (phone: string) => `Żaneta;Gżegżółka;${name};Aktywny;;${phone};;;7`;
  const send = (phone: string) =>
    page.locator('input[type="file"]').setInputFiles({
      name: 'kontakty.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from([header, row(phone)].join('\n')),
    });
  await send('12');
  await expect(page.getByText('Rozpoznano eksport z Bitrix24.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Kolumna „Company”' })).toHaveValue('Klient *');
  await page.getByRole('button', { name: 'Sprawdź plik' }).click();
  const cells = page.getByRole('table', { name: 'Komórki do poprawienia' });
  await expect(cells.getByRole('row', { name: /Wiersz 2, Telefon/ })).toContainText(
    'Telefon musi mieć przynajmniej 9 cyfr',
  );
  await accessible(page);

  await page.getByRole('button', { name: 'Inny plik' }).click();
  await expect(page.getByRole('button', { name: 'Pobierz wzór' })).toBeVisible();
  await send('600 100 200');
  await page.getByRole('button', { name: 'Sprawdź plik' }).click();
  await expect(
    page.getByText('Wszystko w porządku, do dodania: 1 osoba kontaktowa.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Importuj osobę kontaktową' }).click();
  await expect(page.getByText('Zapisano 1 wiersz z pliku kontakty.csv')).toBeVisible();
  await accessible(page);
  await page.goto(`/client/view/${id}`);
  await expect(page.getByText('Żaneta Gżegżółka').first()).toBeVisible();
});

test('an administrator takes everything along as one archive [EXP-26, EXP-29]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/data');
  await page.getByRole('button', { name: 'Przygotuj eksport' }).click();
  const get = page.getByRole('button', { name: 'Pobierz' });
  await expect(get).toBeVisible({ timeout: 60_000 });
  await accessible(page);
  const waiting = page.waitForEvent('download');
  await get.click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^zaplecze-\d{4}-\d\d-\d\d\.zip$/);
  const content = await readFile(await file.path());
  expect(content.subarray(0, 2).toString()).toBe('PK');
  await page.goto('/admin/exports');
  await expect(page.getByRole('row', { name: /Eksport całych danych/ }).first()).toBeVisible();
});
