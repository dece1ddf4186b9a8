import { accessible, expect, signedIn, signIn, test, viewMenu } from '../support.ts';

test('the keys of a list go through its rows, open, search, add and explain themselves [SHE-37]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/client');
  const rows = page.getByRole('table', { name: 'Klienci' }).locator('[data-row-open]');
  await expect(rows).toHaveCount(10);
  await page.keyboard.press('j');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox');
  await expect(search).toBeFocused();
  // A letter that is typed is no key of the list.
  await page.keyboard.press('n');
  await expect(search).toHaveValue('n');
  await search.fill('');
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(0)).toBeFocused();
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Skróty klawiszowe' });
  await expect(help).toContainText('szukaj na liście');
  await accessible(page);
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await rows.nth(0).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/client\/view\/\d+/);
  await page.goBack();
  await expect(rows).toHaveCount(10);
  await page.keyboard.press('n');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
});

test('the menu folds to icons and stays so; on a phone it comes when asked for [SHE-38, SHE-39]', async ({
  page,
}) => {
  await signIn(page, 'recepcja');
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  const fold = menu.locator('button[aria-pressed]');
  const kept = () => page.waitForResponse((answer) => answer.url().endsWith('/setting/menu'));
  const folded = kept();
  await fold.click();
  await folded;
  await expect(fold).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(fold).toHaveAttribute('aria-pressed', 'true');
  await accessible(page);
  const unfolded = kept();
  await fold.click();
  await unfolded;
  await expect(fold).toHaveAttribute('aria-pressed', 'false');

  await page.setViewportSize({ width: 390, height: 844 });
  const guests = menu.getByRole('link', { name: 'Goście', exact: true });
  await expect(guests).not.toBeInViewport();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(guests).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(guests).not.toBeInViewport();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Przesyłki' }).click();
  await expect(page).toHaveURL(/\/package$/);
  await expect(guests).not.toBeInViewport();
});

test('light and dark are chosen at the foot of the menu and kept on the device [SHE-40]', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signIn(page, 'pracownik');
  const look = page.locator('html');
  const change = (to: string) =>
    page.getByRole('button', { name: new RegExp(`Zmień na: ${to}$`) }).click();
  await expect(look).toHaveAttribute('data-mantine-color-scheme', 'light');
  await change('jasny');
  await change('ciemny');
  await expect(look).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(look).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await change('jak w systemie');
  await expect(look).toHaveAttribute('data-mantine-color-scheme', 'light');
});

test('a list without hits says so, and one that an old link asks wrongly leads back to all of it [SHE-41]', async ({
  page,
}) => {
  await signIn(page, 'pracownik', '/client?search=takiego%20nie%20ma');
  await expect(page.getByText('Nic nie pasuje')).toBeVisible();
  await accessible(page);
  await page.getByRole('button', { name: 'Pokaż wszystko' }).click();
  await expect(page).toHaveURL(/\/client$/);
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.goto('/client?filter[status]=dawny');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Nieprawidłowa wartość');
  await page.getByRole('button', { name: 'Wyczyść filtry' }).click();
  await expect(page).toHaveURL(/\/client$/);
  await expect(page.getByRole('row')).toHaveCount(11);
});

test('Ctrl Enter saves, the first wrong field gets the focus, and a link of the menu leaves what was typed as a draft [DRA-08, SHE-42]', async ({
  page,
}) => {
  await signIn(page, 'pracownik', '/client/add');
  const name = page.getByRole('textbox', { name: 'Nazwa firmy', exact: true });
  await page.getByRole('textbox', { name: 'Telefon' }).first().fill('600 700 800');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Nazwa firmy jest wymagana').first()).toBeVisible();
  await expect(name).toBeFocused();
  await page.getByRole('link', { name: 'Zespół' }).click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(page.getByText('Zachowano jako niedokończone')).toBeVisible();
});

test('columns of one’s tasks are chosen and kept for the person [TAS-26]', async ({ page }) => {
  await signIn(page, 'pracownik', '/task');
  const importance = page.getByRole('columnheader', { name: 'Istotność' });
  await expect(page.getByRole('columnheader', { name: 'Klient' })).toBeVisible();
  await expect(importance).toHaveCount(0);
  const kept = () =>
    page.waitForResponse((answer) => answer.url().endsWith('/setting/columns-tasks'));
  await (await viewMenu(page)).getByRole('button', { name: 'Kolejność kolumn' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ustawienia kolumn' });
  // The program's thirteen, and the company's own.
  const { list } = await (await signedIn(page.request, 'pracownik')).get('/customField/list');
  const own = list.filter(({ record }: { record: string }) => record === 'task');
  await expect(dialog.getByRole('checkbox')).toHaveCount(13 + own.length);
  const saved = kept();
  await dialog.getByRole('checkbox', { name: 'Istotność' }).check();
  await saved;
  await accessible(page);
  await dialog.getByRole('button', { name: 'Gotowe' }).click();
  await expect(importance).toBeVisible();
  await page.reload();
  await expect(importance).toBeVisible();
  await (await viewMenu(page)).getByRole('button', { name: 'Kolejność kolumn' }).click();
  const restored = kept();
  await dialog.getByRole('button', { name: 'Przywróć domyślne' }).click();
  await restored;
  await dialog.getByRole('button', { name: 'Gotowe' }).click();
  await expect(importance).toHaveCount(0);
});

test('the page of calendar types keeps vacations, the calendar has the other kinds too [DIC-22]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/calendarType');
  await expect(page.getByRole('cell', { name: /^urlop wypoczynkowy/ })).toBeVisible();
  await expect(page.getByText('delegacja')).toHaveCount(0);
  await page.goto('/team/calendar');
  await expect(page.getByRole('list', { name: 'Legenda' })).toContainText('delegacja');
});

test('of more than ten thousand rows a list says so, and counts them to the last when asked [SHE-51]', async ({
  page,
}) => {
  // The demonstration has not so many: the answer tells of more than there are.
  await page.route(/\/api\/client\/list/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const many = route.request().url().includes('exactCount=1')
      ? { count: 12_345 }
      : { count: 10_000, countExact: false };
    Object.assign(body.data.list, many);
    await route.fulfill({ response: answer, json: body });
  });
  await signIn(page, 'kierownik', '/client');
  const told = page.getByText(/^1–10 z/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klienciponad 10\u00A0000');
  await expect(told).toContainText('1–10 z ponad 10\u00A0000');
  const pages = page.getByRole('navigation', { name: 'Strony' });
  await expect(pages.getByRole('button', { name: /^Strona/ })).toHaveCount(2);
  await accessible(page);
  await page.getByRole('button', { name: 'Policz wszystkie' }).click();
  await expect(told).toHaveText('1–10 z 12\u00A0345');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klienci12\u00A0345');
  await expect(pages.getByRole('button', { name: 'Strona 1235' })).toBeVisible();
});
