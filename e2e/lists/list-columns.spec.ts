import type { Locator, Page } from '@playwright/test';
import { addressOf, isPlain, type PlainPage, pageNames } from '@zaplecze/contract/addresses';
import { viewLists } from '@zaplecze/contract/rooms/views/lists';
import { makeColleague } from '../records.ts';
import {
  accessible,
  awaitLoaded,
  expect,
  lead,
  resize,
  signIn,
  test,
  viewMenu,
} from '../support.ts';

/** Columns of every list: chosen, put in order, made wider. */

const openColumns = async (page: Page) =>
  (await viewMenu(page)).getByRole('button', { name: 'Kolejność kolumn' }).click();
const settings = (page: Page) => page.getByRole('dialog', { name: 'Ustawienia kolumn' });
const kept = (page: Page, list: string) =>
  page.waitForResponse((answer) => answer.url().endsWith(`/setting/columns-${list}`));
const heads = async (page: Page) => {
  const texts = await page.getByRole('columnheader').allInnerTexts();
  return texts.map((text) => text.trim()).filter((text) => text !== 'Działania');
};

/** Ticks each box that can be ticked the other way, one after the other; gives how many they were. */
const tickAll = (dialog: Locator) =>
  dialog.evaluate(async (open) => {
    const boxes = [...open.querySelectorAll<HTMLInputElement>('input[type=checkbox]:enabled')];
    for (const box of boxes) {
      const was = box.checked;
      box.click();
      while (box.checked === was) await new Promise(requestAnimationFrame);
    }
    return boxes.length;
  });

test('every screen with a list has „Kolumny”, and each column but the row’s name can be left out [VIE-02, VIE-20, VIE-22]', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await page.setViewportSize({ width: 1920, height: 1000 });
  await signIn(page, 'admin');
  const without = new Set<string>(['login', 'passwordRecovery', 'passwordRecoverySent']);
  const plain = pageNames.filter((name): name is PlainPage => isPlain(name) && !without.has(name));
  const lists = new Set<string>(['home', ...viewLists]);
  expect(plain).toEqual(expect.arrayContaining([...lists]));
  const saved: [string, number][] = [];
  page.on('response', (answer) => {
    const [, list] = /\/setting\/columns-(\w+)$/.exec(answer.url()) ?? [];
    if (list) saved.push([list, answer.status()]);
  });
  for (const name of plain) {
    await lead(page, addressOf(name));
    await expect(page.locator('h1').first()).toBeAttached();
    await awaitLoaded(page);
    const filled = page.getByRole('main').locator('[data-list-key="v"][data-of-list]');
    await expect(filled, name).toHaveCount(lists.has(name) ? 1 : 0);
    if (!lists.has(name) || name === 'home') continue;
    await openColumns(page);
    await expect(settings(page).getByRole('checkbox').first()).toBeVisible();
    expect([name, await settings(page).locator('input:disabled').count()]).toEqual([name, 1]);
    await expect(settings(page).getByText('Nazwa wiersza jest zawsze widoczna')).toBeVisible();
    const ticked = await tickAll(settings(page));
    expect([name, ticked > 0]).toEqual([name, true]);
    // Choices that follow one another quickly are kept together.
    const answers = () => saved.filter(([list]) => list === name).map(([, status]) => status);
    await expect.poll(() => new Set(answers())).toEqual(new Set([200]));
    await settings(page).getByRole('button', { name: 'Przywróć domyślne' }).click();
    await expect(page).not.toHaveURL(/columns=/);
  }
});

test('columns change places by keys and by dragging, and stay so for the person [VIE-21, VIE-22]', async ({
  company,
  page,
}) => {
  const { username } = await makeColleague(company, page.request);
  await signIn(page, username, '/client');
  await page.keyboard.press('v');
  await page.getByRole('button', { name: 'Kolejność kolumn' }).press('Enter');
  const saved = kept(page, 'clients');
  await settings(page).getByRole('button', { name: 'Opiekunowie: niżej' }).press('Enter');
  await saved;
  await expect(settings(page).getByRole('status')).toHaveText(/^Opiekunowie: 3 z \d+$/);
  await accessible(page);
  const rows = settings(page).getByRole('listitem');
  const grip = rows.filter({ hasText: 'Status' }).locator('[aria-hidden]').first();
  const from = await grip.boundingBox();
  const to = await rows.first().boundingBox();
  if (!from || !to) throw new Error('Nothing to drag');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 16, to.y + 8, { steps: 8 });
  await page.mouse.up();
  await expect(rows.first()).toContainText('Status');
  await page.keyboard.press('Escape');
  const order = ['Status', 'Nazwa klienta', 'Osoba kontaktowa', 'Opiekunowie'];
  await expect(page.getByRole('columnheader').first()).toHaveText('Status');
  await page.goto('/client');
  await expect(page.getByRole('columnheader').first()).toHaveText('Status');
  expect((await heads(page)).slice(0, 4)).toEqual(order);
  await openColumns(page);
  await settings(page).getByRole('button', { name: 'Przywróć domyślne' }).click();
  await expect(page.getByRole('columnheader').first()).toHaveText('Nazwa klienta');
});

test('a column is made wider by its edge: dragged, by arrow keys, and given back by Enter [VIE-24]', async ({
  company,
  page,
}) => {
  const { username } = await makeColleague(company, page.request);
  await signIn(page, username, '/client');
  const edge = (column: string) =>
    page.getByRole('separator', { name: `Szerokość kolumny ${column}` });
  const width = async (column: string) =>
    Math.round((await page.getByRole('columnheader', { name: column }).boundingBox())?.width ?? 0);
  await expect(edge('Status')).toBeAttached();
  const before = await width('Status');
  const box = await edge('Status').boundingBox();
  if (!box) throw new Error('No edge');
  const dragged = kept(page, 'clients');
  await page.mouse.move(box.x + 4, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 44, box.y + 8, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(`/client?columns=~status.${before + 40}`);
  expect(await width('Status')).toBe(before + 40);
  await dragged;
  await edge('Nazwa klienta').focus();
  await page.keyboard.press('ArrowDown');
  await expect(edge('Opiekunowie')).toBeFocused();
  const carers = await width('Opiekunowie');
  const saved = kept(page, 'clients');
  await page.keyboard.press('ArrowLeft');
  await saved;
  await expect(edge('Opiekunowie')).toHaveAttribute('aria-valuenow', String(carers - 16));
  await accessible(page);
  await page.goto('/client');
  await expect(edge('Opiekunowie')).toHaveAttribute('aria-valuenow', String(carers - 16));
  await edge('Opiekunowie').press('Enter');
  await edge('Status').dblclick();
  await expect(page).toHaveURL('/client');
  expect(await width('Status')).toBe(before);
  // Too much for the window: the table is scrolled in its place, its header above the rows.
  await page.goto('/client?columns=name.800,carers.800');
  await expect(page.locator('[data-wide]')).toBeVisible();
  const { scrollWidth, clientWidth, head, row } = await page.evaluate(() => ({
    ...{ scrollWidth: document.documentElement.scrollWidth, clientWidth: window.innerWidth },
    head: document.querySelector('thead th')?.getBoundingClientRect().bottom,
    row: document.querySelector('tbody td')?.getBoundingClientRect().top,
  }));
  expect(scrollWidth).toBe(clientWidth);
  expect(head).toBe(row);
});

test('a column of wide windows stays one until it is ticked anew; on a phone columns are chosen too [VIE-20, VIE-23]', async ({
  company,
  page,
}) => {
  const { username } = await makeColleague(company, page.request);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, username, '/client');
  const website = page.getByRole('columnheader', { name: 'Strona internetowa' });
  await expect(website).toBeVisible();
  await openColumns(page);
  const tick = (name: string) => settings(page).getByRole('checkbox', { name });
  await tick('Status').uncheck();
  await resize(page, { width: 1100, height: 900 });
  await expect(website).toHaveCount(0);
  await tick('Strona internetowa').uncheck();
  await tick('Strona internetowa').check();
  await expect(website).toBeAttached();
  await resize(page, { width: 390, height: 844 });
  await accessible(page);
  await tick('Status').check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('list', { name: 'Klienci' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('columns of an open view are the view’s own affair [VIE-25]', async ({ company, page }) => {
  const { username } = await makeColleague(company, page.request);
  await signIn(page, username, '/knowledge');
  await (await viewMenu(page)).getByRole('button', { name: 'Zapisane widoki…' }).click();
  await page.getByRole('button', { name: 'Zapisz jako widok' }).click();
  await page.getByRole('textbox', { name: 'Nazwa' }).fill('Krótko');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/view=\d+$/);
  await openColumns(page);
  await settings(page).getByRole('checkbox', { name: 'Dział' }).uncheck();
  await page.keyboard.press('Escape');
  const department = page.getByRole('columnheader', { name: 'Dział', exact: true });
  await expect(page.getByText('Zmieniono')).toBeVisible();
  await expect(department).toHaveCount(0);
  await page.goto('/knowledge');
  await expect(department).toBeVisible();
});
