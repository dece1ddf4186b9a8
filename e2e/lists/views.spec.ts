import type { Page } from '@playwright/test';
import { pages } from '@zaplecze/contract/addresses';
import { makeColleague, makeProject, unique } from '../records.ts';
import { accessible, expect, resize, signedIn, signIn, test, viewMenu } from '../support.ts';

/** Saved views of lists, kept at hand and shared. */

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const open = async (page: Page) =>
  (await viewMenu(page)).getByRole('button', { name: 'Zapisane widoki…' }).click();
const rowsAPage = (page: Page) => page.getByLabel('Wierszy na stronie');
/** Chooses or reads how many rows a page has. */
const chooseRows = async (page: Page, rows: string) => {
  await viewMenu(page);
  await rowsAPage(page).selectOption(rows);
  await page.keyboard.press('Escape');
};
const expectRows = async (page: Page, rows: string) => {
  await viewMenu(page);
  await expect(rowsAPage(page)).toHaveValue(rows);
  await page.keyboard.press('Escape');
};
const bar = (page: Page) => page.getByRole('region', { name: 'Widok listy' });

/** Saves the list as it stands under a name, by the keyboard alone. */
async function save(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: 'Widok', exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Zapisz ten widok…' }).press('Enter');
  await expect(dialog(page, 'Nowy widok').getByRole('textbox', { name: 'Nazwa' })).toBeFocused();
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText(`Widok: ${name}`);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a view keeps a list’s order, filters, columns and rows; its changes are told, kept and taken back [VIE-06, VIE-07, VIE-08, VIE-09, VIE-26]', async ({
  page,
}) => {
  const name = unique('Ostatni klienci');
  await signIn(page, 'pracownik', '/client?filter[status]=1');
  await chooseRows(page, '25');
  await page.getByRole('button', { name: 'Nazwa klienta' }).click();
  await save(page, name);
  await expect(page).toHaveURL(/\?filter\[status\]=1&sort=name&order=desc&perPage=25&view=\d+$/);
  await expect(bar(page)).not.toContainText('Zmieniono');
  await accessible(page);
  const link = page.url();

  await chooseRows(page, '10');
  await expect(bar(page)).toContainText('Zmieniono');
  await bar(page).getByRole('link', { name: 'Cofnij zmiany' }).click();
  await expect(page).toHaveURL(link);
  await expect(bar(page)).not.toContainText('Zmieniono');

  await (await viewMenu(page)).getByRole('checkbox', { name: 'Opiekunowie' }).uncheck();
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Zapisz', exact: true }).click();
  await expect(bar(page)).not.toContainText('Zmieniono');
  await page.goto('/client');
  await expect(page.getByRole('columnheader', { name: 'Opiekunowie' })).toBeVisible();
  await open(page);
  await dialog(page, 'Widoki').getByRole('link', { name }).click();
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Opiekunowie' })).toHaveCount(0);
  await expectRows(page, '25');

  await open(page);
  await dialog(page, 'Widoki')
    .getByRole('button', { name: `Działania: ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
  await dialog(page, 'Czy skasować?').getByRole('button', { name: 'Tak' }).click();
  await expect(dialog(page, 'Widoki').getByRole('link', { name })).toHaveCount(0);
  await page.keyboard.press('Escape');
  // What the address says stays; only the name is gone.
  await expect(bar(page)).toContainText('Tego widoku nie ma');
  await expectRows(page, '25');
});

test('a pinned view stands in the menu with the number of its rows, which follows them [VIE-10]', async ({
  company,
  page,
}) => {
  const { username, id } = await makeColleague(company, page.request);
  const manager = await signedIn(page.request, 'kierownik');
  await signIn(page, username, '/task');
  await save(page, 'Wszystko moje');
  await open(page);
  const pin = dialog(page, 'Widoki').getByRole('button', { name: 'W menu: Wszystko moje' });
  await pin.press('Enter');
  await expect(pin).toHaveAttribute('aria-pressed', 'true');
  await accessible(page);
  await page.keyboard.press('Escape');
  const entry = page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', {
    name: /^Wszystko moje/,
  });
  await expect(entry).toHaveText('Wszystko moje0');
  await page.goto('/day');
  await expect(entry).toHaveText('Wszystko moje0');
  const { tasks } = await makeProject(manager, 'Nowy', id);
  await expect(entry).toHaveText(`Wszystko moje${tasks.length}`);
  await entry.click();
  await expect(page).toHaveURL(/\/task\?.*view=\d+$/);
  await expect(entry).toHaveAttribute('aria-current', 'true');
});

test('a list begins with one’s default view, and without it where one says so [VIE-11]', async ({
  company,
  page,
}) => {
  const { username } = await makeColleague(company, page.request);
  await signIn(page, username, '/knowledge?sort=name&order=asc');
  await save(page, 'Po nazwie');
  await open(page);
  const usual = dialog(page, 'Widoki').getByRole('button', { name: 'Domyślny: Po nazwie' });
  await usual.click();
  await expect(usual).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await page.goto('/knowledge');
  await expect(bar(page)).toContainText('Widok: Po nazwie');
  await expect(page).toHaveURL(/sort=name&order=asc.*view=\d+$/);
  await bar(page).getByRole('link', { name: 'Zamknij widok' }).click();
  await expect(page).toHaveURL(/\/knowledge\?view=0$/);
  await expect(bar(page)).toHaveCount(0);
  await page.goto('/knowledge?search=xyz');
  await page.getByRole('button', { name: 'Pokaż wszystko' }).click();
  await expect(page).toHaveURL(/\/knowledge\?view=0$/);
  await page.getByRole('navigation').getByRole('link', { name: 'Baza wiedzy' }).click();
  await expect(bar(page)).toContainText('Widok: Po nazwie');
});

test('a shared view is found by the others, who save it under a name of their own [VIE-04, VIE-05, VIE-08]', async ({
  page,
}) => {
  const name = unique('Dla wszystkich');
  await signIn(page, 'kierownik', '/document?sort=filename&order=desc');
  await save(page, name);
  await open(page);
  await dialog(page, 'Widoki')
    .getByRole('button', { name: `Działania: ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Nazwa i udostępnienie' }).click();
  const form = dialog(page, 'Edycja widoku');
  await form.getByRole('combobox', { name: 'Kto go widzi' }).click();
  await page.getByRole('option', { name: 'Wszyscy' }).click();
  await accessible(page);
  await form.getByRole('button', { name: 'Zapisz' }).click();
  await expect(form).toHaveCount(0);

  await signIn(page, 'pracownik', '/document');
  await open(page);
  await expect(dialog(page, 'Widoki').getByRole('heading', { name: 'Udostępnione' })).toBeVisible();
  await dialog(page, 'Widoki').getByRole('link', { name }).click();
  await expect(page.getByRole('columnheader', { name: 'Nazwa pliku' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.getByRole('button', { name: 'Nazwa pliku' }).click();
  await expect(bar(page)).toContainText('Zmieniono');
  await expect(bar(page).getByRole('button', { name: 'Zapisz', exact: true })).toHaveCount(0);
  await bar(page).getByRole('button', { name: 'Zapisz jako' }).click();
  await expect(dialog(page, 'Nowy widok').getByRole('textbox', { name: 'Nazwa' })).toBeFocused();
  await page.keyboard.type(unique('Po mojemu'));
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Widok: Po mojemu');
});

test('what a list no longer has is left out of its view [VIE-12]', async ({ page }) => {
  const caller = await signedIn(page.request, 'pracownik');
  const name = unique('Dawny');
  const state = 'filter[gone]=1&sort=gone&order=asc&perPage=25&columns=gone,name,status';
  await caller.post('/view/create', { list: 'clients', name, state, shared: 'nobody' });
  await signIn(page, 'pracownik', '/client');
  await open(page);
  await dialog(page, 'Widoki').getByRole('link', { name }).click();
  await expectRows(page, '25');
  await expect(page.getByRole('columnheader', { name: 'Status' })).toBeVisible();
  await expect(bar(page)).toContainText(`Widok: ${name}`);
  await expect(bar(page)).not.toContainText('Zmieniono');
});

test('on a phone of 390 px views are saved, pinned and opened from the menu [VIE-07, VIE-10]', async ({
  company,
  page,
}) => {
  const { username } = await makeColleague(company, page.request);
  await signIn(page, username, pages.clients);
  await resize(page, { width: 390, height: 844 });
  await save(page, 'W drodze');
  await accessible(page);
  await open(page);
  await dialog(page, 'Widoki').getByRole('button', { name: 'W menu: W drodze' }).click();
  await accessible(page);
  await page.keyboard.press('Escape');
  await bar(page).getByRole('link', { name: 'Zamknij widok' }).click();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('link', { name: /^W drodze/ }).click();
  await expect(bar(page)).toContainText('Widok: W drodze');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBe(390);
  await resize(page, { width: 1440, height: 900 });
  await expect(page.getByRole('columnheader', { name: 'Nazwa klienta' })).toBeVisible();
});
