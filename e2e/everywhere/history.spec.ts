import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { makeClient, unique } from '../records.ts';
import { accessible, editAll, expect, pickFirst, signedIn, signIn, test } from '../support.ts';

/** Opens a client of the test's own; gives the address of its page. */
async function openClient(page: Page, username: string): Promise<string> {
  const manager = await signedIn(page.request, 'kierownik');
  const id = await makeClient(manager, unique('Drukarnia'));
  await signIn(page, username, `/client/view/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /Drukarnia/ })).toBeVisible();
  return page.url();
}

test('a change of a client stands in its history, in words, with who made it [CLI-82, HIS-01, ROD-01]', async ({
  page,
}) => {
  const address = await openClient(page, 'pracownik');
  await editAll(page);
  await page.getByRole('textbox', { name: 'Ulica i numer', exact: true }).fill('Nowa 17');
  await page.getByRole('button', { name: 'Zapisz' }).click();
  await expect(page).toHaveURL(address);
  await page.getByRole('button', { name: 'Historia zmian' }).click();
  const newest = page.getByRole('listitem').filter({ hasText: 'Nowa 17' });
  await expect(newest).toContainText('Piotr Wiśniewski');
  await expect(newest).toContainText(/Ulica i numer: .+ → zmieniono na Nowa 17/);
  // What the law on personal data asks for is the managers' affair.
  const contacts = page.getByRole('complementary').filter({ hasText: 'Osoby kontaktowe' });
  await contacts
    .getByRole('button', { name: /^Działania: / })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Pobierz wizytówkę (vCard)']);
  await page.keyboard.press('Escape');
  await accessible(page);
});

test('a manager exports what is held about a contact person, and makes them anonymous [ROD-02, ROD-03, ROD-04, ROD-05]', async ({
  page,
}) => {
  await openClient(page, 'kierownik');
  await editAll(page);
  await page.getByRole('button', { name: 'Dodaj kolejną osobę' }).click();
  const person = page.getByRole('group', { name: /^Osoba kontaktowa \d+$/ }).last();
  await person.getByLabel('Imię').fill('Gniewomira');
  await person.getByLabel('Nazwisko').fill('Źdźbło');
  await person.getByLabel('Telefon').fill('512 345 678');
  await page.getByRole('button', { name: 'Dodaj zgodę' }).click();
  const consent = page.getByRole('group', { name: /^Zgoda \d+$/ }).last();
  await pickFirst(consent.getByRole('combobox', { name: 'Typ zgody' }), 'Informacje');
  await consent.locator('input[type=file]').setInputFiles({
    name: 'zgoda Gniewomiry.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 podpis'),
  });
  await expect(consent.getByText('zgoda Gniewomiry.pdf')).toBeVisible();
  // She has no record yet, and is named all the same.
  await consent.getByLabel('Kto wyraził').click();
  await page.getByRole('option', { name: 'Gniewomira Źdźbło' }).click();
  await page.getByRole('button', { name: 'Zapisz' }).click();
  const consents = page.getByRole('table', { name: 'Zgody klienta' });
  await expect(consents.getByRole('row', { name: /Gniewomira Źdźbło/ })).toBeVisible();

  const menu = page.getByRole('button', { name: 'Działania: Gniewomira Źdźbło' });
  await menu.click();
  const downloaded = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Eksport danych (RODO)' }).click();
  const archive = await downloaded;
  expect(archive.suggestedFilename()).toMatch(/^dane-osobowe-\d+-.*\.zip$/);
  // Names of files stand in a ZIP as they are; so do PDFs, which are not pressed again.
  const content = readFileSync(await archive.path()).toString('latin1');
  for (const part of ['dane-osobowe.html', 'dane-osobowe.json', 'zgoda Gniewomiry.pdf', 'podpis'])
    expect(content).toContain(part);

  await menu.click();
  await page.getByRole('menuitem', { name: 'Anonimizuj' }).click();
  const dialog = page.getByRole('dialog', { name: 'Zanonimizować: Gniewomira Źdźbło?' });
  await expect(dialog).toContainText('pliki i treść zgód tej osoby (1 zgoda)');
  await expect(dialog.getByRole('button', { name: 'Nie' })).toBeFocused();
  await accessible(page);
  await dialog.getByRole('button', { name: 'Anonimizuj' }).click();
  await expect(page.getByText('dane usunięto')).toBeVisible();
  await expect(consents.getByRole('row', { name: /Osoba zanonimizowana/ })).toBeVisible();
  await page.getByRole('button', { name: 'Historia zmian' }).click();
  await expect(page.getByText('Zanonimizowano osobę kontaktową (RODO)')).toBeVisible();
  await expect(page.getByText('Wyeksportowano dane osoby (RODO)')).toBeVisible();
  await expect(page.getByText(/Gniewomira|Źdźbło|512 345 678/)).toHaveCount(0);
  await accessible(page);
});
