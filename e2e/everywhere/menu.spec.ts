import { accessible, expect, resize, signIn, test } from '../support.ts';

/** What is found where: entries of the menu, their tabs, the settings. */

const everybody = [
  ...['Mój dzień', 'Twoje zadania', 'Twoje zgłoszenia', 'Klienci'],
  ...['Zespół', 'Dokumenty', 'Baza wiedzy'],
];
const managers = ['Projekty', 'Zgłoszenia', 'Oferty', 'Pulpit'];

test('an employee finds seven entries, a manager eleven, a receptionist two besides; the rest are their tabs [SHE-76, SHE-02]', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  const entries = async () =>
    (await menu.getByRole('link', { name: /^(?!Zaplecze|Grupa)/ }).allInnerTexts())
      .map((name) => name.replace(/\s*\d+\+?(\s+otwart\p{L}+)?$/u, '').trim())
      .filter((name) => name !== '');
  await signIn(page, 'pracownik', '/day');
  expect((await entries()).sort()).toEqual([...everybody].sort());
  const tabs = page.getByRole('navigation', { name: /^Części: / });
  await expect(tabs.getByRole('link')).toHaveText(['Dziś', 'Kalendarz', 'Moi goście']);
  await tabs.getByRole('link', { name: 'Moi goście' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Moi goście');
  await expect(menu.locator('[aria-current=page]')).toHaveText('Mój dzień');
  await expect(tabs.locator('[aria-current=page]')).toHaveText('Moi goście');
  await accessible(page);
  await page.getByRole('button', { name: 'Wyloguj' }).click();

  await signIn(page, 'recepcja', '/guest');
  expect((await entries()).sort()).toEqual([...everybody, 'Goście', 'Przesyłki'].sort());
  await expect(tabs.getByRole('link')).toHaveText(['Rejestr', 'Dziś', 'Lista obecnych']);
  await page.getByRole('button', { name: 'Wyloguj' }).click();

  await signIn(page, 'kierownik', '/team');
  const all = [...everybody, ...managers].sort();
  expect((await entries()).sort()).toEqual(all);
  await expect(tabs.getByRole('link')).toHaveText([
    ...['Katalog', 'Nieobecności', 'Salda urlopów', 'Oś czasu', 'Struktura firmy'],
  ]);
  await resize(page, { width: 390, height: 844 });
  await tabs.getByRole('link', { name: 'Struktura firmy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Struktura firmy');
  await accessible(page);
});

test('settings are found by the words people use, and lead back to their list [SHE-76]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/settings');
  const rows = page.getByRole('list', { name: 'Ustawienia' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Dane firmy' })).toBeVisible();
  await accessible(page);
  await page.getByPlaceholder(/^Czego szukasz/).fill('przeniesienie');
  await expect(rows).toHaveCount(1);
  await rows.getByRole('link', { name: /^Import i eksport/ }).click();
  await expect(page).toHaveURL(/\/admin\/data$/);
  await page.getByRole('main').getByRole('link', { name: 'Ustawienia' }).click();
  await expect(page).toHaveURL(/\/admin\/settings$/);
});

test('a logo wider than twice its height stands in place of the firm’s name, any other beside it [SHE-433]', async ({
  page,
}) => {
  let width = 100;
  await page.route('**/icon.svg', (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="100"><rect width="${width}" height="100" fill="#123"/></svg>`,
    }),
  );
  await signIn(page, 'pracownik', '/day');
  const home = page.getByRole('link', { name: /strona główna$/ });
  const logo = home.locator('img');
  await expect(logo).toHaveAttribute('alt', '');
  await expect(home).toContainText('Meridian');
  width = 480;
  await page.reload();
  await expect(logo).toHaveAttribute('alt', /Meridian/);
  await expect(home).not.toContainText('Meridian');
  await accessible(page, { names: true });
});
