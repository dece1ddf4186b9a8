import type { Page } from '@playwright/test';
import { addressOf } from '@zaplecze/contract/addresses';
import { dictionaries } from '@zaplecze/contract/rooms/dictionaries/lists';
import { pressTogether } from '../keys.ts';
import { accessible, expect, lead, password, pickFirst, signIn, test } from '../support.ts';

const dialogOf = (page: Page) => page.getByRole('dialog');
const save = (page: Page) => dialogOf(page).getByRole('button', { name: 'Zapisz' }).click();

/** Deletes the one row of that name: asked first, Nie keeps it, Tak takes it. */
async function remove(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: `Działania: ${name}`, exact: true });
  for (const answer of ['Nie', 'Tak']) {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    await expect(dialogOf(page).getByRole('heading', { name: 'Czy skasować?' })).toBeVisible();
    await expect(dialogOf(page).getByRole('button', { name: 'Nie' })).toBeFocused();
    await dialogOf(page).getByRole('button', { name: answer }).click();
    await expect(dialogOf(page)).toHaveCount(0);
    await expect(menu).toHaveCount(answer === 'Nie' ? 1 : 0);
  }
}

test('managers see Services, Procedures and Tasks; admins see all definition pages [CAT-03, DIC-01, SHE-02]', async ({
  page,
}) => {
  const names = async () => {
    await page.getByRole('button', { name: 'Definicje' }).click();
    return page.locator('nav a[href^="/admin/"]').allInnerTexts();
  };
  const catalogue = ['Usługi', 'Procedury', 'Zadania'];
  await signIn(page, 'kierownik');
  expect(await names()).toEqual(catalogue);
  await page.goto('/admin/tag');
  await expect(page.getByRole('heading', { name: 'Brak uprawnień' })).toBeVisible();
  await page.getByRole('button', { name: /wyloguj/i }).click();

  await signIn(page, 'admin');
  const pages = Object.values(dictionaries).map(({ page: name, title }) => ({ name, title }));
  const [first, ...shown] = await names();
  // Above them, where it is seen in a low window too.
  expect(first).toBe('Ustawienia');
  expect(shown.slice(0, 3)).toEqual(catalogue);
  expect(shown.slice(3).sort()).toEqual(pages.map(({ title }) => title).sort());
  await page.setViewportSize({ width: 1440, height: 600 });
  for (const { name, title } of pages) {
    await lead(page, addressOf(name));
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expect(page).toHaveTitle(`${title} - Zaplecze`);
    await expect(page.locator('nav [aria-current]')).toHaveText(title);
    await expect(page.locator('nav [aria-current]')).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1440, height: 400 });
  await expect(page.locator('nav [aria-current]')).toBeInViewport({ ratio: 1 });
});

test('tasks make a procedure in an order changed by hand, procedures a service; what is there already is ignored [CAT-13, CAT-20, CAT-21, CAT-22, CAT-23, CAT-30, CAT-31, CAT-32]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/admin/task');
  await expect(page).toHaveTitle('Definicje - Zadania - Zaplecze');
  for (const name of ['Zebrać próbki', 'Zbadać próbki']) {
    await page.getByRole('button', { name: 'Dodaj zadanie' }).click();
    if (name === 'Zebrać próbki') {
      await save(page);
      await expect(dialogOf(page).getByText('Nazwa jest wymagana')).toBeVisible();
      await expect(dialogOf(page).getByText('Typ jest wymagany')).toBeVisible();
    }
    await dialogOf(page).getByRole('textbox', { name: 'Nazwa' }).fill(name);
    await pickFirst(dialogOf(page).getByRole('combobox', { name: 'Typ' }), 'kontrola');
    await save(page);
    await expect(dialogOf(page)).toHaveCount(0);
    // The newest change stands first.
    await expect(page.getByRole('row').nth(1)).toContainText(name);
  }

  await page.goto('/admin/procedure');
  await page.getByRole('button', { name: 'Dodaj procedurę' }).click();
  await save(page);
  await expect(dialogOf(page).getByText('Dział jest wymagany')).toBeVisible();
  await dialogOf(page).getByRole('textbox', { name: 'Nazwa' }).fill('Badanie próbek');
  await pickFirst(dialogOf(page).getByRole('combobox', { name: 'Dział' }), 'audyt');
  const more = dialogOf(page).getByRole('combobox', { name: 'Dodaj zadanie' });
  await pickFirst(more, 'zbadac probki');
  await pickFirst(more, 'zebrac probki');
  await pickFirst(more, 'zbadac probki');
  await expect(dialogOf(page).getByText('„Zbadać próbki” już jest na liście.')).toBeVisible();
  const places = dialogOf(page).getByRole('button', { name: /^Przestaw:/ });
  await expect(places).toHaveCount(2);
  await places.first().hover();
  await page.mouse.down();
  // The first move picks the row up, the next ones carry it.
  await places.last().hover();
  await places.last().hover({ position: { x: 8, y: 20 } });
  await expect(page.getByText('Zbadać próbki: pozycja 2 z 2.')).toBeAttached();
  await page.mouse.up();
  await expect(places.first()).toHaveAccessibleName('Przestaw: Zebrać próbki, pozycja 1');
  // By keys there and back, none of them too early.
  for (const [name, other] of [
    ['Zebrać próbki', 'Zbadać próbki'],
    ['Zbadać próbki', 'Zebrać próbki'],
  ]) {
    await places.first().focus();
    await pressTogether(page, ['Space', 'ArrowDown']);
    await expect(page.getByText(`${name}: pozycja 2 z 2.`)).toBeAttached();
    await page.keyboard.press('Space');
    await expect(places.first()).toHaveAccessibleName(`Przestaw: ${other}, pozycja 1`);
  }
  await accessible(page);
  await save(page);
  await expect(dialogOf(page)).toHaveCount(0);

  await page.goto('/admin/service');
  await page.getByRole('button', { name: 'Dodaj usługę' }).click();
  // Service status defaults to 1 on creation.
  await expect(dialogOf(page).getByRole('combobox', { name: 'Status' })).toHaveValue('Aktywny');
  await dialogOf(page).getByRole('textbox', { name: 'Nazwa' }).fill('Laboratorium');
  await save(page);
  await expect(dialogOf(page).getByText('Dział jest wymagany')).toBeVisible();
  await expect(dialogOf(page).getByText('Typ jest wymagany')).toBeVisible();
  await pickFirst(dialogOf(page).getByRole('combobox', { name: 'Dział' }), 'audyt');
  await pickFirst(dialogOf(page).getByRole('combobox', { name: 'Typ' }), 'audyt');
  const bundle = dialogOf(page).getByRole('combobox', { name: 'Dodaj procedurę' });
  await pickFirst(bundle, 'badanie probek');
  await save(page);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Laboratorium', exact: true }).click();
  await expect(dialogOf(page).getByRole('listitem')).toHaveText([
    /Badanie próbek.*Zebrać próbki.*Zbadać próbki/s,
    'Zebrać próbki',
    'Zbadać próbki',
  ]);
  await accessible(page);
  await page.keyboard.press('Escape');
  await remove(page, 'Laboratorium');
});

test('the services list has a Filters modal with status checkboxes and a clear-filters action [CAT-15, SHE-15, SHE-19]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/admin/service');
  await page.getByRole('button', { name: 'Filtry' }).click();
  await dialogOf(page).getByRole('checkbox', { name: 'Nieaktywny' }).check();
  await dialogOf(page).getByRole('button', { name: 'Pokaż' }).click();
  await expect(page).toHaveURL(/filter\[status\]=0/);
  await expect(page.getByRole('cell', { name: 'Nieaktywny' }).first()).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Aktywny', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Filtry/ }).click();
  await dialogOf(page).getByRole('button', { name: 'Wyczyść filtry' }).click();
  await expect(page).toHaveURL(/\/admin\/service$/);
  await expect(page.getByRole('cell', { name: 'Aktywny', exact: true }).first()).toBeVisible();
});

test('a dictionary adds by its plus, edits by its menu and always asks before it deletes; unused tags go at once [DIC-03, DIC-06, DIC-10, DIC-12, DIC-13, DIC-17, SHE-25]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/admin/position');
  await page.getByRole('button', { name: 'Dodaj stanowisko' }).click();
  await expect(dialogOf(page).getByRole('textbox', { name: 'Kolor' })).toHaveValue('#FF0000');
  await dialogOf(page).getByRole('textbox', { name: 'Kolor' }).fill('');
  await save(page);
  await expect(dialogOf(page).getByText('Nazwa jest wymagana')).toBeVisible();
  await expect(dialogOf(page).getByText('Kolor jest wymagany')).toBeVisible();
  await dialogOf(page).getByRole('textbox', { name: 'Nazwa' }).fill('Próbobiorca');
  await dialogOf(page).getByRole('textbox', { name: 'Kolor' }).fill('#1971C2');
  await save(page);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Działania: Próbobiorca' }).click();
  await page.getByRole('menuitem', { name: 'Edytuj' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Nazwa' }).fill('Starszy próbobiorca');
  await accessible(page);
  await save(page);
  await expect(dialogOf(page)).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Szukaj po nazwie' }).fill('próbobior');
  await remove(page, 'Starszy próbobiorca');

  await page.goto('/admin/agreement');
  const used = 'Działania: Kontakt telefoniczny';
  await page.getByRole('button', { name: used }).click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
  await dialogOf(page).getByRole('button', { name: 'Tak' }).click();
  await expect(page.getByText('„Kontakt telefoniczny” jest w użyciu')).toBeVisible();
  await expect(page.getByRole('button', { name: used })).toHaveCount(0);
  await page.getByRole('switch', { name: 'Pokaż archiwum' }).press('Space');
  await page.getByRole('button', { name: used }).click();
  await page.getByRole('menuitem', { name: 'Przywróć' }).click();
  await expect(page.getByText('Przywrócono z archiwum')).toBeVisible();
  await expect(page.getByText('w archiwum', { exact: true })).toHaveCount(0);

  await page.goto('/admin/tag');
  await page.getByRole('button', { name: 'Dodaj tag' }).click();
  await dialogOf(page).getByRole('textbox', { name: 'Nazwa' }).fill('nikt tego nie użył');
  await save(page);
  const unused = page.getByRole('button', { name: 'nikt tego nie użył', exact: true });
  await expect(unused).toBeVisible();
  await page.getByRole('button', { name: 'Usuń nieużywane' }).click();
  await expect(dialogOf(page).getByRole('heading', { name: 'Czy skasować?' })).toBeVisible();
  await dialogOf(page).getByRole('button', { name: 'Tak' }).click();
  await expect(page.getByText(/^Usunięto \d+\snieużywan/)).toBeVisible();
  await expect(unused).toHaveCount(0);
  await expect(page.getByText('VIP')).toBeVisible();
});

test('deleting the last row of the last page shows the page before it [SHE-13]', async ({
  page,
  request,
}) => {
  const login = await request.post('/api/auth/login', { data: { username: 'admin', password } });
  const headers = { 'access-token': (await login.json()).data.access_token };
  const types = await request.get('/api/definition/taskType/list', { headers });
  const type = (await types.json()).data.list[0].id;
  for (const at of Array.from({ length: 11 }, (_, place) => place + 1)) {
    const data = { name: `Przegląd roczny ${String(at).padStart(2, '0')}`, type };
    expect((await request.post('/api/definition/task/create', { headers, data })).ok()).toBe(true);
  }
  await signIn(
    page,
    'admin',
    '/admin/task?search=Przegl%C4%85d%20roczny&sort=name&order=asc&page=2',
  );
  await expect(page.getByRole('row')).toHaveCount(2);
  await page
    .getByRole('button', { name: /Przegląd roczny 11/ })
    .last()
    .click();
  await page.getByRole('menuitem', { name: 'Usuń' }).click();
  await dialogOf(page).getByRole('button', { name: 'Tak' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  await expect(page).not.toHaveURL(/page=2/);
});

test('the list of departments shows who heads each [DIC-23]', async ({ page }) => {
  await signIn(page, 'admin', '/admin/department');
  const heads = page.getByRole('columnheader', { name: 'Kierownik działu' });
  await expect(heads).toBeVisible();
  const name = page.getByText('Księgowość', { exact: true });
  const row = page.getByRole('row').filter({ has: name });
  await expect(row).toContainText('Joanna Kamińska');
});
