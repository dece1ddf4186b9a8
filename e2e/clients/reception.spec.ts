import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { makeColleague } from '../records.ts';
import { accessible, expect, pick, signIn, test, viewMenu } from '../support.ts';

/** Types into the picker that has the focus and takes its first choice by Enter. */
async function take(page: Page, typed: string, name: string) {
  await page.keyboard.type(typed);
  const first = page.getByRole('option', { name }).first();
  await expect(first).toHaveAttribute('data-combobox-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.locator('input:focus')).toHaveValue(name);
}

test('a guest is registered by keyboard alone, the visited person is told and reads it, the guest leaves [REC-16, REC-42]', async ({
  company,
  page,
  browser,
}) => {
  const host = await makeColleague(company, page.request);
  const context = await browser.newContext();
  const visited = await context.newPage();
  await signIn(visited, host.username, '/task');
  const bell = visited.getByRole('link', { name: /^Powiadomienia/ });
  await expect(bell).toHaveAccessibleName('Powiadomienia');
  await signIn(page, 'recepcja');
  await page.getByRole('link', { name: 'Goście', exact: true }).click();
  await expect(page).toHaveTitle('Recepcja - Goście - Zaplecze');
  await expect(page.getByRole('table')).toBeVisible();
  await accessible(page);

  await test.step('what is missing is told, and Enter leads there [REC-12, REC-16]', async () => {
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Imię i nazwisko' })).toBeFocused();
    await page.keyboard.press('Enter');
    for (const message of [
      'Imię i nazwisko są wymagane',
      'Wskaż, do kogo',
      'Firma jest wymagana',
      'Nazwa firmy jest wymagana',
    ]) {
      await expect(page.getByText(message).first()).toBeVisible();
    }
    await accessible(page);
  });

  await test.step('name, person, company, Enter [REC-13, REC-16]', async () => {
    await page.keyboard.type('Zenobia Ćwik');
    await page.keyboard.press('Tab');
    await take(page, host.name.split(' ').reverse().join(' ').toLowerCase(), host.name);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Kwiaciarnia Mak');
    await expect(page.getByRole('combobox', { name: 'Firma', exact: true })).toBeDisabled();
    await expect(page.getByText('Firma jest wymagana')).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guest$/);
    await expect(page.getByRole('row').filter({ hasText: 'Zenobia Ćwik' })).toBeVisible();
  });

  await test.step('the bell of the visited person rings without a reload [REC-42]', async () => {
    await expect(bell).toHaveAccessibleName('Powiadomienia, 1 nieprzeczytane');
  });

  await test.step('the visited person reads the record, but not the register [REC-02]', async () => {
    await bell.click();
    await visited.getByRole('link', { name: 'Zenobia Ćwik' }).first().click();
    await expect(visited).toHaveURL(/\/guest\/view\/\d+$/);
    await expect(visited.getByRole('heading', { level: 1, name: 'Zenobia Ćwik' })).toBeVisible();
    await expect(visited.getByText('Kwiaciarnia Mak')).toBeVisible();
    await accessible(visited);
    await visited.goto('/guest');
    await expect(visited.getByText('Brak uprawnień').first()).toBeVisible();
    await context.close();
  });

  await test.step('one click notes the exit [REC-11, REC-15]', async () => {
    // Somebody else's guests may be in the building, too.
    const row = page.getByRole('row').filter({ hasText: 'Zenobia Ćwik' });
    await page.getByRole('button', { name: 'W budynku' }).click();
    await expect(row).toBeVisible();
    await page.getByRole('button', { name: 'Wyjście: Zenobia Ćwik' }).click();
    await expect(page.getByText('Wyjście zapisane')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Wyjście: Zenobia Ćwik' })).toHaveCount(0);
  });
});

test('a parcel gets its number, is filtered, shown, corrected, reported and deleted', async ({
  page,
}) => {
  await signIn(page, 'recepcja');
  await page.getByRole('link', { name: 'Przesyłki' }).first().click();
  await expect(page).toHaveTitle('Recepcja - Przesyłki - Zaplecze');
  await expect(page.getByRole('table')).toBeVisible();
  await accessible(page);
  const save = () => page.getByRole('button', { name: 'Zapisz' }).click();
  // The name of a firm proposes those that came before.
  const field = (label: string) =>
    page.getByRole(label === 'Nazwa firmy' ? 'combobox' : 'textbox', { name: label, exact: true });

  await test.step('the form tells what is missing [REC-22, REC-23]', async () => {
    await page.getByRole('link', { name: 'Dodaj przesyłkę' }).click();
    await save();
    for (const message of [
      'Opis przesyłki jest wymagany',
      'Rodzaj jest wymagany',
      'Spółka jest wymagana',
      'Nadawca / Odbiorca jest wymagany',
      'Nazwa firmy jest wymagana',
      'Miasto jest wymagane',
      'Ulica jest wymagana',
      'Kod pocztowy jest wymagany',
    ]) {
      await expect(page.getByText(message).first()).toBeVisible();
    }
    await accessible(page);
  });

  await test.step('a chosen client brings its address and closes the typed one, a name that one sender alone has is taken by Enter [REC-13, REC-23, REC-24, REC-25, REC-30, REC-98]', async () => {
    await field('Opis przesyłki').fill('Zaproszenie na żniwa');
    await pick(page, 'Rodzaj', 'paczka');
    await pick(page, 'Spółka', 'Meridian IT');
    const client = page.getByRole('combobox', { name: 'Klient', exact: true });
    await client.fill('sp');
    await page.getByRole('option').first().click();
    await expect(field('Nazwa firmy')).toBeDisabled();
    await expect(field('Miasto')).not.toHaveValue('');
    await page.getByRole('button', { name: 'Wyczyść wybór' }).click();
    await expect(field('Miasto')).toHaveValue('');
    // Of the offices one is called so: Enter takes it, with its address.
    // As a person types: faster, it would be a scanner's.
    await field('Nazwa firmy').pressSequentially('urzad sk', { delay: 60 });
    // The list of these letters, no longer that of the first one.
    await expect(page.getByRole('option')).toHaveText([/^Urząd Skarbowy/]);
    await field('Nazwa firmy').press('Enter');
    await expect(field('Nazwa firmy')).toHaveValue(/^Urząd Skarbowy/);
    await expect(field('Miasto')).not.toHaveValue('');
    await field('Nazwa firmy').fill('Rolnik z Kutna');
    await expect(client).toBeDisabled();
    await field('Ulica').fill('Polna 1');
    await field('Kod pocztowy').fill('99-300123');
    await expect(field('Kod pocztowy')).toHaveValue('99-300');
    await field('Miasto').fill('Kutno');
    await page.locator('input[type=file]').setInputFiles({
      name: 'skan.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4 skan'),
    });
    await expect(page.getByRole('button', { name: /skan\.pdf ?, podgląd/ })).toBeVisible();
    await save();
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText('Zaproszenie na żniwa');
    await expect(row).toContainText(/P\/MI\/\d{4}\/\d{5}/);
  });

  await test.step('direction and filters narrow the list [REC-21]', async () => {
    await page.getByRole('button', { name: 'Wychodzące' }).click();
    await expect(page.getByText('Zaproszenie na żniwa')).toHaveCount(0);
    await page.getByRole('button', { name: 'Przychodzące' }).click();
    await page.getByRole('button', { name: /^Filtry/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox', { name: 'paczka' }).check();
    await accessible(page);
    await dialog.getByRole('button', { name: 'Pokaż' }).click();
    await expect(page.getByText('Rodzaje przesyłek: paczka')).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toContainText('Zaproszenie na żniwa');
  });

  await test.step('the report is a PDF or a workbook, of today first; nothing gives no report [REC-50, REC-54]', async () => {
    for (const [format, start] of [
      ['PDF z dzisiaj', '%PDF'],
      ['Excel z dzisiaj', 'PK'],
    ] as const) {
      const coming = page.waitForEvent('download');
      const report = (await viewMenu(page)).getByRole('region', { name: 'Generuj raport' });
      // Today's come first; the list's own below them.
      await report.getByRole('button', { name: format, exact: true }).click();
      const file = await coming;
      expect(file.url()).toContain('dateFrom');
      const path = await file.path();
      expect(readFileSync(path).subarray(0, start.length).toString('latin1')).toBe(start);
    }
    await page.getByRole('searchbox').fill('czegoś takiego nie ma');
    await expect(page.getByText('Nic nie pasuje')).toBeVisible();
    const menu = await viewMenu(page);
    await expect(menu.getByRole('button', { name: 'Drukuj' })).toBeVisible();
    await expect(menu.getByRole('region', { name: 'Generuj raport' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.getByRole('searchbox').fill('zniwa');
  });

  await test.step('preview, correction, deletion [REC-25, REC-32]', async () => {
    await page.getByRole('row').nth(1).getByRole('cell').nth(1).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Kutno')).toBeVisible();
    await accessible(page);
    await dialog.getByRole('button', { name: 'Zamknij' }).last().click();
    await page.getByRole('button', { name: 'Działania: Zaproszenie na żniwa' }).click();
    await page.getByRole('menuitem', { name: 'Edytuj' }).click();
    await field('Numer przesyłki').fill('RR 123');
    await save();
    await expect(page.getByRole('row').nth(1)).toContainText('RR 123');
    await page.getByRole('button', { name: 'Działania: Zaproszenie na żniwa' }).click();
    await page.getByRole('menuitem', { name: 'Edytuj' }).click();
    await page.getByLabel('Typ przesyłki').click();
    await page.getByRole('option', { name: 'Wychodząca' }).click();
    await save();
    const renumbering = page.getByRole('dialog', { name: 'Numer przesyłki się zmieni' });
    await expect(renumbering).toContainText(/Numer P\/MI\/\d{4}\/\d{5} pozostanie pusty/);
    await renumbering.getByRole('button', { name: 'Wróć do formularza' }).click();
    await page.getByRole('button', { name: 'Anuluj' }).click();
    await expect(page.getByText('Zachowano jako niedokończone')).toBeVisible();
    await page.getByRole('button', { name: 'Działania: Zaproszenie na żniwa' }).click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    const question = page.getByRole('dialog', { name: 'Czy skasować?' });
    await question.getByRole('button', { name: 'Tak' }).click();
    await expect(page.getByText('Nic nie pasuje')).toBeVisible();
  });
});
