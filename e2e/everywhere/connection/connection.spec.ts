import type { Page, Route } from '@playwright/test';
import { expect, signIn, test } from '../../support.ts';

const lost = (page: Page) => page.getByText('Brak połączenia.', { exact: true });
const rows = (page: Page) => page.getByRole('table', { name: 'Klienci' }).getByRole('row');

test('without a connection the person is told, the lists keep their rows and are read anew by themselves [SHE-33]', async ({
  context,
  page,
}) => {
  await signIn(page, 'kierownik');
  await page.getByRole('link', { name: 'Klienci', exact: true }).click();
  const first = await rows(page).nth(1).textContent();
  await context.setOffline(true);
  await expect(lost(page)).toBeVisible();
  await page.getByRole('button', { name: 'Nazwa' }).click();
  await expect(page.getByText('Nie udało się połączyć z serwerem.')).toBeVisible();
  await expect(rows(page)).toHaveCount(11);
  expect(await rows(page).nth(1).textContent()).toBe(first);
  await context.setOffline(false);
  await expect(lost(page)).toBeHidden();
  await expect(page.getByText('Nie udało się połączyć z serwerem.')).toBeHidden();
  await expect(rows(page).nth(1)).not.toHaveText(first ?? '');
});

test('while the database is away the page connects again by itself, and what was typed stays and is saved [SHE-33]', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'admin', '/admin/tag');
  await page.getByRole('button', { name: 'Dodaj' }).first().click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Nazwa' });
  await name.fill('Wpisany bez bazy');
  const away = (route: Route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: '{}' });
  await page.route('**/api/**', away);
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(lost(page)).toBeVisible();
  await expect(page.getByText('Łączę ponownie')).toBeVisible();
  await expect(page.getByText(/Serwer jest chwilowo niedostępny/)).toBeVisible();
  await expect(name).toHaveValue('Wpisany bez bazy');
  await page.unroute('**/api/**', away);
  await expect(lost(page)).toBeHidden();
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: 'Wpisany bez bazy' })).toHaveCount(1);
  expect(complaints.splice(0).filter((text) => !text.includes('503'))).toEqual([]);
});

test('an attempt that was saved without our hearing of it makes no second record of what was changed meanwhile [OPE-180]', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'admin', '/admin/tag');
  await page.getByRole('button', { name: 'Dodaj' }).first().click();
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Nazwa' });
  const save = dialog.getByRole('button', { name: 'Zapisz' });
  await name.fill('Zapisany po cichu');
  const swallow = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/definition/tag/create', swallow);
  await save.click();
  await expect(page.getByText('Nie udało się połączyć z serwerem.').first()).toBeVisible();
  await page.unroute('**/api/definition/tag/create', swallow);
  await name.fill('Zmieniony potem');
  await save.click();
  await expect(dialog.getByText(/Poprzednia próba jednak się zapisała/)).toBeVisible();
  await expect(name).toHaveValue('Zmieniony potem');
  const row = (text: string) => page.getByRole('row').filter({ hasText: text });
  await expect(row('Zapisany po cichu')).toHaveCount(1);
  await expect(row('Zmieniony potem')).toHaveCount(0);
  complaints.splice(0);
});

test('a request that hangs is seen while the rows stay [SHE-34]', async ({ page }) => {
  await signIn(page, 'kierownik');
  await page.getByRole('link', { name: 'Klienci', exact: true }).click();
  await expect(rows(page)).toHaveCount(11);
  const held: Route[] = [];
  await page.route('**/api/client/list?*sort*', (route) => void held.push(route));
  await page.getByRole('button', { name: 'Nazwa' }).click();
  await expect(page.getByRole('progressbar', { name: 'Czekam na serwer' })).toBeVisible();
  await expect(rows(page)).toHaveCount(11);
  for (const route of held) await route.continue();
  await expect(page.getByRole('progressbar')).toBeHidden();
});

test('the general calendar and that of absences show that they load and that they failed [ABS-23]', async ({
  page,
}) => {
  await signIn(page, 'kierownik');
  for (const [address, call, shown] of [
    ['/calendar', '**/api/calendar/list?*', page.getByRole('button', { name: 'Dodaj wpis' })],
    [
      '/team/calendar',
      '**/api/calendar/vacations?*',
      page.getByRole('button', { name: 'Dodaj nieobecność' }),
    ],
  ] as const) {
    const held: Route[] = [];
    let failing = false;
    const fail = (route: Route) => route.fulfill({ status: 429, body: '{}' });
    await page.route(call, (route) => (failing ? fail(route) : void held.push(route)));
    await page.goto(address);
    await expect(shown).toBeVisible();
    await expect(page.getByRole('status').getByText('Wczytywanie…')).toBeVisible();
    failing = true;
    for (const route of held) await fail(route);
    const retry = page.getByRole('button', { name: 'Spróbuj ponownie' });
    await expect(retry).toBeVisible();
    await expect(page.getByRole('status').getByText('Wczytywanie…')).toBeHidden();
    await page.unroute(call);
    await retry.click();
    await expect(retry).toBeHidden();
  }
});

test('a part that does not come says that there is a new version; the page lives on and keeps what was typed [SHE-35]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/offer/add');
  const name = page.getByRole('textbox', { name: 'Nazwa', exact: true });
  await name.fill('Wpisane przed wydaniem');
  await page.route('**/client-quick-add-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Dodaj klienta' }).click();
  const offer = page.getByRole('button', { name: 'Odśwież stronę' });
  await expect(page.getByText('Jest nowa wersja programu.')).toBeVisible();
  await expect(offer).toBeVisible();
  await expect(name).toHaveValue('Wpisane przed wydaniem');
  await page.unroute('**/client-quick-add-*.js');
  await page.getByRole('button', { name: 'Dodaj klienta' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(name).toHaveValue('Wpisane przed wydaniem');

  // A whole page: the same place, once the page is loaded anew.
  await name.fill('');
  await page.getByRole('link', { name: 'Zespół' }).click();
  await page.route('**/structure.page-*.js', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Struktura firmy' }).click();
  await expect(page.getByRole('heading', { name: 'Jest nowa wersja' })).toBeVisible();
  await page.unroute('**/structure.page-*.js');
  await offer.last().click();
  await expect(page.getByRole('heading', { name: 'Struktura firmy' })).toBeVisible();
});

test('a page that was first opened without a connection comes by itself once there is one [SHE-126]', async ({
  context,
  page,
  complaints,
}) => {
  await signIn(page, 'kierownik');
  // Scripts that were fetched while nothing else was to be done would hide it.
  const scripts = /assets\/documents?[^/]*\.(js|css)/;
  await page.route(scripts, (route) => route.abort());
  await context.setOffline(true);
  await expect(lost(page)).toBeVisible();
  await page.getByRole('link', { name: 'Dokumenty', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Brak połączenia' })).toBeVisible();
  await page.unroute(scripts);
  await context.setOffline(false);
  await expect(
    page.getByRole('table', { name: 'Dokumenty' }).getByRole('row').nth(1),
  ).toBeVisible();
  expect(complaints.splice(0).filter((text) => !text.includes('net::ERR_'))).toEqual([]);
});

/** Answers the first calls that fit as a server with too much to do, and lets the others through. */
async function busyAtFirst(page: Page, fits: (route: Route) => boolean, times = 1) {
  let refused = 0;
  await page.route('**/api/**', async (route) => {
    if (refused === times || !fits(route)) return await route.fallback();
    refused += 1;
    await route.fulfill({
      status: 503,
      headers: { 'retry-after': '1', 'not-begun': '1', 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'Serwer ma teraz bardzo dużo pracy.' }),
    });
  });
  return () => refused;
}

test('a page waits for a busy server and asks again by itself, for changes too, which happen once [OPE-213]', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'admin', '/admin/tag');
  const refusedReads = await busyAtFirst(
    page,
    (route) => route.request().method() === 'GET' && route.request().url().includes('/tag/list'),
    2,
  );
  await page.reload();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  expect(refusedReads()).toBe(2);
  await page.unroute('**/api/**');

  const refusedWrites = await busyAtFirst(page, (route) => route.request().method() === 'POST');
  await page.getByRole('button', { name: 'Dodaj' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Nazwa' }).fill('Zapisany po chwili');
  await dialog.getByRole('button', { name: 'Zapisz' }).click();
  await expect(dialog).toBeHidden();
  expect(refusedWrites()).toBe(1);
  await expect(page.getByText('Brak połączenia.', { exact: true })).toBeHidden();
  await expect(page.getByRole('row').filter({ hasText: 'Zapisany po chwili' })).toHaveCount(1);
  expect(complaints.splice(0).filter((text) => !text.includes('503'))).toEqual([]);
});

test('a list that a busy server puts off again and again says so after five requests [OPE-213]', async ({
  page,
  complaints,
}) => {
  await signIn(page, 'admin', '/admin/tag');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  const refused = await busyAtFirst(
    page,
    (route) => route.request().url().includes('/tag/list'),
    Number.POSITIVE_INFINITY,
  );
  await page.reload();
  await expect(page.getByText('Serwer ma teraz bardzo dużo pracy.')).toBeVisible();
  expect(refused()).toBe(5);
  complaints.splice(0);
});
