import type { Page } from '@playwright/test';
import { libreOffice } from '../../packages/server/test/peers/libreoffice.ts';
import { workbookOf } from '../../packages/server/test/workbook.ts';
import { accessible, expect, pickFirst, signIn, test, viewMenu } from '../support.ts';

const header =
  'Nazwa firmy;NIP;Telefon;E-mail;Ulica i numer;Kod;Miejscowość;Osoba kontaktowa;Branża';
const row = (name: string, nip: string, phone = '600 100 200') =>
  `${name};${nip};${phone};biuro@gesla.example;Źródlana 7;00-950;Warszawa;Świętosława Żądło;handel`;

/** What the file does not say, chosen once for all of it; carer and status are until told otherwise. */
async function chooseForAll(page: Page): Promise<void> {
  await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue(
    'Potencjalny',
  );
  await page.getByLabel('Usługi').click();
  await page.getByRole('option').first().click();
  await page.keyboard.press('Escape');
  await pickFirst(page.getByLabel('Województwo', { exact: true }), 'mazow');
}

test('clients come in from a workbook of LibreOffice, once every cell is right [CLI-90, CLI-91, CLI-95, CLI-97, CLI-99, CLI-103, CLI-105]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/client');
  await (await viewMenu(page)).getByRole('link', { name: 'Importuj' }).click();
  await expect(page.getByRole('heading', { name: 'Import klientów', level: 1 })).toBeVisible();
  await accessible(page);

  const bad = [header, row('Gęśla Jaźń', '7010000011', '12'), row('Bez Kodu', '7010000028')];
  const file = page.locator('input[type="file"]');
  await file.setInputFiles({
    name: 'zdjecie.png',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]),
  });
  await expect(page.getByText('To nie jest plik XLSX, ODS, CSV ani VCF.')).toBeVisible();
  await file.setInputFiles({
    name: 'klienci.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(bad.join('\n')),
  });

  const column = (name: string) => page.getByRole('combobox', { name: `Kolumna „${name}”` });
  await expect(column('Nazwa firmy')).toHaveValue('Nazwa *');
  await expect(column('Branża')).toHaveValue('Pomiń tę kolumnę');
  await chooseForAll(page);
  await page.getByRole('button', { name: 'Sprawdź plik' }).click();
  const cells = page.getByRole('table', { name: 'Komórki do poprawienia' });
  await expect(cells.getByRole('row', { name: /Wiersz 2, Telefon/ })).toContainText(
    'Telefon musi mieć przynajmniej 9 cyfr',
  );
  // The matching and the choices stay with the file.
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue(
    'Potencjalny',
  );
  await page.getByRole('button', { name: 'Inny plik' }).click();

  const good = [header, row('Gęśla Jaźń', '7010000011'), row('Gęśla Druga', '7010000011')];
  await file.setInputFiles({
    name: 'klienci.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await libreOffice(good.join('\n'), 'csv', 'xlsx'),
  });
  await chooseForAll(page);
  await page.getByRole('button', { name: 'Sprawdź plik' }).click();
  await expect(page.getByText('Do zaimportowania: 1 klient.')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Powtórzone NIP-y' })).toContainText('wiersz 2');
  await accessible(page);

  await page.getByRole('button', { name: 'Importuj 1 klienta' }).click();
  await expect(page.getByText('Zaimportowano 1 klienta')).toBeVisible();
  await expect(page.getByText('Pominięto 1 wiersz z powtórzonym numerem NIP')).toBeVisible();
  await accessible(page);
  await page.getByRole('link', { name: 'Pokaż klientów' }).click();
  await page.getByRole('link', { name: 'Gęśla Jaźń' }).click();
  await expect(page.getByText('Świętosława Żądło')).toBeVisible();
});

test('of a workbook with several sheets the import asks which is meant; the headings are found and can be changed [EXP-40, EXP-41]', async ({
  page,
}) => {
  const head = ['NIP klienta', 'Imię', 'Nazwisko', 'E-mail'];
  const contents = workbookOf({
    Okładka: [['Kontakty', 'wersja 2']],
    Obecni: [['Obecni', 'stan na 1.12'], head, ['5261040828', 'Ewa', 'Lis', 'ewa@lis.example']],
    Dawni: [head, ['5261040828', 'Jan', 'Kot', 'jan@kot.example']],
  });
  await signIn(page, 'kierownik', '/admin/data/import/contact');
  await page.locator('input[type="file"]').setInputFiles({
    name: 'kontakty.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: contents,
  });
  await expect(page.getByRole('radio', { name: 'Obecni (3 wiersze)' })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Sprawdź plik' })).toHaveCount(0);
  await accessible(page);
  await page.getByRole('button', { name: 'Dalej' }).click();
  const heading = page.getByRole('combobox', { name: 'Wiersz nagłówków' });
  await expect(heading).toHaveValue(/^Wiersz 2: NIP klienta/);
  await expect(page.getByText(/^Nad nagłówkami, pominięte: 1\swiersz/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Kolumna „Imię”' })).toHaveValue(/^Imię/);
  await accessible(page);
  await heading.click();
  await page.getByRole('option', { name: /^Wiersz 1: Obecni/ }).click();
  await expect(page.getByRole('combobox', { name: 'Kolumna „stan na 1.12”' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Arkusz' }).click();
  await page.getByRole('option', { name: 'Dawni (2 wiersze)' }).click();
  await expect(heading).toHaveValue(/^Wiersz 1: NIP klienta/);
  await expect(page.getByRole('combobox', { name: 'Kolumna „Imię”' })).toHaveValue(/^Imię/);
});
