import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessible, expect, pickFirst, signedIn, signIn, test } from '../support.ts';

/** A one-page PDF that says something; readers mend its missing table by themselves. */
const pdf = (name: string, words: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>endobj
4 0 obj<</Length ${words.length + 34}>>stream
BT /F1 20 Tf 20 100 Td (${words}) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
%%EOF
`),
});

const pick = (page: Page, name: string, typed: string) =>
  pickFirst(page.getByRole('dialog').getByRole('combobox', { name }), typed);

test('a document is added, shown in the page, given a new version and found at its client [DOC-12, DOC-15, DOC-20, DOC-25, DOC-30, DOC-31, FIL-11, FIL-16, FIL-31]', async ({
  page,
}) => {
  await signIn(page, 'pracownik');
  await page.getByRole('link', { name: 'Dokumenty' }).click();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await page.getByRole('button', { name: 'Dodaj dokument' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByText('Typ jest wymagany')).toBeVisible();
  await expect(dialog.getByText('Plik jest wymagany')).toBeVisible();
  await accessible(page);
  // The file is slow to come; whoever saves meanwhile waits for it.
  let arrive = () => {};
  const slow = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/api/media/upload', async (route) => {
    await slow;
    await route.continue();
  });
  await dialog.getByLabel('Plik').setInputFiles(pdf('Żółta umowa.pdf', 'Pierwsza wersja'));
  await pick(page, 'Typ', 'umowa');
  await pick(page, 'Klient', 'zrodlo');
  await dialog.getByRole('textbox', { name: 'Opis' }).fill('Podpisana w siedzibie klienta');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByRole('button', { name: 'Zapisz' })).toBeDisabled();
  arrive();
  await expect(dialog).toHaveCount(0);

  await page.getByRole('searchbox').first().fill('zolta siedzibie');
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('link', { name: 'Żółta umowa.pdf', exact: true }).click();
  await expect(dialog.getByRole('heading', { name: 'Żółta umowa.pdf' })).toBeVisible();
  await expect(dialog.getByText('Strona 1 z 1. Pierwsza wersja')).toBeAttached();
  await expect(page).toHaveURL(/item=\d+/);
  await accessible(page);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Pobierz' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('Żółta umowa.pdf');
  expect((await readFile(await file.path())).toString()).toContain('Pierwsza wersja');

  await dialog.getByRole('button', { name: 'Edytuj' }).click();
  await dialog.locator('input[type=file]').setInputFiles(pdf('Umowa 2.pdf', 'Druga wersja'));
  await expect(dialog.getByText('Umowa 2.pdf')).toBeVisible();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog.getByText('Strona 1 z 1. Druga wersja')).toBeAttached();
  const versions = dialog.getByRole('list', { name: 'Wersje pliku' }).getByRole('listitem');
  await expect(versions).toHaveCount(2);
  await expect(versions.first()).toContainText('obecna');
  await accessible(page);
  await dialog.getByRole('button', { name: 'Przywróć wersję: Żółta umowa.pdf' }).click();
  await expect(dialog.getByRole('heading', { name: 'Żółta umowa.pdf' })).toBeVisible();

  await dialog.getByRole('link', { name: /Źródło/ }).click();
  await expect(page).toHaveURL(/\/client\/view\/\d+/);
  const table = page.getByRole('table', { name: 'Dokumenty' });
  await expect(table).toContainText('Żółta umowa.pdf');
  await table.getByRole('button', { name: 'Działania: Żółta umowa.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
  await page.getByRole('button', { name: 'Tak' }).click();
  await expect(page.getByText('Dokument usunięty')).toBeVisible();
  await expect(page.getByText('Żółta umowa.pdf')).toHaveCount(0);
});

test('filters are chips that can be taken off; who is a stranger to a document only downloads it [DOC-02, DOC-13, SHE-19]', async ({
  page,
}) => {
  await signIn(page, 'recepcja', '/document');
  await page.getByRole('button', { name: 'Filtry' }).click();
  await page.getByRole('checkbox', { name: 'Aneks' }).check();
  await page.getByRole('checkbox', { name: 'Faktura' }).check();
  await page.getByRole('button', { name: 'Pokaż' }).click();
  await expect(page.getByText('Typ dokumentu: Aneks')).toBeVisible();
  await page.getByRole('button', { name: 'Usuń filtr: Typ dokumentu: Faktura' }).click();
  await expect(page).toHaveURL(/filter\[type\]=\d+$/);
  await expect(page.getByRole('cell', { name: 'Faktura', exact: true })).toHaveCount(0);
  // Rows of the former answer would take a menu away with them.
  await expect(page.locator('[data-stale]')).toHaveCount(0);
  // The account of the reception has added none of the documents.
  await page
    .getByRole('button', { name: /^Działania:/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Pobierz' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Edytuj' })).toHaveCount(0);
  await expect(page.getByRole('menuitem', { name: 'Usuń' })).toHaveCount(0);
});

test('while pages of Word’s and Excel’s files are drawn, the page says what is waited for [FIL-184]', async ({
  page,
  request,
}) => {
  const { list } = await (await signedIn(request, 'kierownik')).get('/document/list?perPage=100');
  const drawn = list.list.find((one: { filename: string }) => one.filename.endsWith('.docx'));
  let draw = () => {};
  const waited = new Promise<void>((done) => {
    draw = done;
  });
  await page.route('**/api/media/preview/**', async (route) => {
    await waited;
    await route.continue();
  });
  await signIn(page, 'kierownik', `/document?item=${drawn.id}`);
  const wait = page.getByRole('dialog').getByText('Tworzenie podglądu…');
  await expect(wait).toBeVisible();
  draw();
  // On this machine for the first time, it may be half a minute.
  await expect(wait).toHaveCount(0, { timeout: 40_000 });
  await expect(page.getByRole('region', { name: /^Podgląd: .+\.docx$/ })).toBeVisible();
});
