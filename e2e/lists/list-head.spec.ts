import type { Page } from '@playwright/test';
import { addressOf } from '@zaplecze/contract/addresses';
import { viewLists } from '@zaplecze/contract/rooms/views/lists';
import { makeClient, makeColleague, makeProject, unique } from '../records.ts';
import { accessible, expect, lead, resize, signedIn, signIn, test, viewMenu } from '../support.ts';

/** The line that a list begins with, and what stands behind 'Widok'. */

/** How high the line is, and what of it lies under the bell or under something else of it. */
const faultsOfHead = () => {
  const head = document.querySelector('main header');
  if (!head) return ['no head'];
  const { height } = head.getBoundingClientRect();
  const bell =
    document.querySelector('a[title="Powiadomienia"]')?.getBoundingClientRect().left ?? 0;
  const boxes = [...head.children].map((one) => one.getBoundingClientRect());
  const shown = boxes.filter(({ width }) => width > 0).sort((a, b) => a.left - b.left);
  const over = shown.filter(({ left }, at) => left < (shown[at - 1]?.right ?? 0) - 1);
  return [
    ...(height === 52 ? [] : [`${height} px high`]),
    ...(over.length > 0 ? ['things over one another'] : []),
    ...[...head.querySelectorAll('[role="group"], nav')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((group) => `${group.getAttribute('aria-label')} is cut`),
    ...((shown.at(-1)?.right ?? 0) > bell ? ['under the bell'] : []),
    ...(document.documentElement.scrollWidth > window.innerWidth ? ['wider than the window'] : []),
  ];
};

test('every list begins with one line, in wide windows and in narrow ones, and nothing of it is cut [SHE-156, SHE-251]', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, 'admin');
  for (const list of viewLists) {
    await lead(page, addressOf(list));
    const widok = page.getByRole('main').getByRole('button', { name: 'Widok', exact: true });
    await expect(widok).toBeVisible();
    for (const width of [1440, 1024]) {
      await resize(page, { width, height: 900 });
      expect([list, width, await page.evaluate(faultsOfHead)]).toEqual([list, width, []]);
    }
  }
});

const rowsShown = (page: Page) => page.locator('main tbody tr');

test('rows a page and density are chosen once for all lists; keys open „Filtry” and „Widok” [SHE-117, SHE-157, VIE-56]', async ({
  company,
  page,
}) => {
  const { username } = await makeColleague(company, page.request);
  await signIn(page, username, '/client');
  await expect(rowsShown(page)).toHaveCount(10);
  await page.keyboard.press('f');
  await expect(page.getByRole('dialog', { name: /^Filtry/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('v');
  const menu = page.getByRole('dialog', { name: 'Widok', exact: true });
  await expect(menu).toBeVisible();
  await accessible(page);
  const kept = (key: string) =>
    page.waitForResponse((answer) => answer.url().endsWith(`/setting/${key}`));
  const rowsKept = kept('list-rows');
  await menu.getByLabel('Wierszy na stronie').selectOption('25');
  await rowsKept;
  const densityKept = kept('list-density');
  await menu.getByRole('button', { name: 'Gęsta' }).click();
  await densityKept;
  await page.keyboard.press('Escape');
  await expect(rowsShown(page)).toHaveCount(25);
  await expect(page).toHaveURL(/\/client$/);
  await page.goto('/document');
  await expect(rowsShown(page)).toHaveCount(25);
  const box = await rowsShown(page).first().boundingBox();
  expect(box?.height).toBe(32);
  // A link that says another number shows that one.
  await page.goto('/document?perPage=10');
  await expect(rowsShown(page)).toHaveCount(10);
});

test('cards of a board begin with the client, unless all are one client’s [BUL-114]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { user } = await manager.get('/profile/me');
  const word = unique('Karta');
  const clients = [unique('Klient karty'), unique('Klient karty')];
  const [client] = await Promise.all(
    clients.map(async (name) => {
      const id = await makeClient(manager, name);
      await makeProject(manager, word, user.id, { client: id });
      return { id, name };
    }),
  );
  const board = `/project?look=board&search=${encodeURIComponent(word)}`;
  await signIn(page, 'kierownik', board);
  const card = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(card).toBeVisible();
  const [first = '', second = ''] = (await card.innerText()).split('\n');
  expect(second).toContain(word);
  expect(clients).toContain(first);
  await page.goto(`${board}&filter[client]=${client?.id}`);
  await expect(card).toContainText(word);
  await expect(card).not.toContainText(client?.name ?? '');
});

test('a part that is not used is gone from menu, Ctrl K and client, and its page says so [SET-42]', async ({
  page,
}) => {
  const admin = await signedIn(page.request, 'admin');
  await signIn(page, 'admin', '/admin/settings');
  const group = page.getByRole('region', { name: 'Używane części' });
  const menu = page.getByRole('navigation', { name: 'Menu główne' });
  const entry = menu.getByRole('link', { name: 'Oferty' });
  const toSwitch = () => page.getByRole('button', { name: /^Używane części/ }).click();
  await expect(entry).toBeVisible();
  try {
    await toSwitch();
    await accessible(page);
    await group.getByRole('switch', { name: 'Oferty' }).click({ force: true });
    await group.getByRole('button', { name: 'Zapisz' }).click();
    await expect(entry).toHaveCount(0);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('nowa oferta');
    await expect(page.getByRole('option', { name: 'Nowa oferta' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await page.goto('/dashboard');
    await expect(page.getByText('Oddane na czas').first()).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Terminowość' })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Oferty' })).toHaveCount(0);
    await expect(page.getByText('Oferty zaakceptowane')).toHaveCount(0);
    await page.goto('/client?search=zrodlo');
    await rowsShown(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: /^Dokumenty/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Oferty/ })).toHaveCount(0);
    await page.goto('/offer');
    await expect(page.getByRole('heading', { name: 'Firma nie używa tej części' })).toBeVisible();
    await accessible(page);
    await page.getByRole('link', { name: 'Używane części' }).click();
    await group.getByRole('switch', { name: 'Oferty' }).click({ force: true });
    await group.getByRole('button', { name: 'Zapisz' }).click();
    await expect(entry).toBeVisible();
  } finally {
    await admin.patch('/settings', { usesOffers: true });
  }
});

test('„Widok” of a phone orders the cards and fits the screen [SHE-156, SHE-157]', async ({
  page,
}) => {
  await resize(page, { width: 390, height: 844 });
  await signIn(page, 'kierownik', '/issue');
  await expect(page.getByRole('list', { name: 'Zgłoszenia' })).toBeVisible();
  const menu = await viewMenu(page);
  await expect(menu.getByRole('combobox', { name: 'Sortuj według' })).toBeVisible();
  await accessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone what narrows the clients stands in one line, and says what was chosen [SHE-432]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/client');
  await resize(page, { width: 390, height: 844 });
  const main = page.getByRole('main');
  // By its words, whether they are seen or not.
  const tags = main.locator('header button[aria-haspopup="menu"]').first();
  const middles = async () => {
    const boxes = await Promise.all(
      [
        tags,
        main.getByRole('searchbox'),
        main.getByRole('button', { name: /^Filtry/ }),
        main.getByRole('button', { name: 'Widok', exact: true }),
      ].map((one) => one.boundingBox()),
    );
    return boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  };
  await expect(tags).toBeVisible();
  expect(new Set(await middles()).size).toBe(1);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect((await middles())[0]).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  await tags.click();
  await page.getByRole('menuitemcheckbox', { name: 'KSeF' }).click();
  await page.keyboard.press('Escape');
  await expect(main.getByRole('button', { name: 'KSeF' }).first()).toBeVisible();
  expect(new Set(await middles()).size).toBe(1);
});
