import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { makeClient, unique } from '../records.ts';
import { accessible, expect, lead, signedIn, signIn, test, viewMenu } from '../support.ts';

/** Downloads the list on the screen; gives the file's name and its lines. */
async function downloaded(page: Page, kind: string): Promise<{ name: string; content: Buffer }> {
  const item = (await viewMenu(page)).getByRole('button', { name: kind });
  await expect(item).toBeVisible();
  await accessible(page);
  const waiting = page.waitForEvent('download');
  await item.click();
  const file = await waiting;
  expect(file.url()).not.toContain('access-token=null');
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test('a list is downloaded as it is filtered and ordered on the screen, all of its rows [EXP-02, EXP-03]', async ({
  page,
}) => {
  // Its own, more than a page has: whatever others leave in the register is not among them.
  const manager = await signedIn(page.request, 'kierownik');
  const word = unique('Pobierany');
  await Promise.all(
    Array.from({ length: 12 }, (_, at) => makeClient(manager, `${word} nr ${10 + at}`)),
  );
  const search = encodeURIComponent(word);
  await signIn(page, 'kierownik', `/client?search=${search}&sort=name&order=desc`);
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows).toHaveCount(11);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\D12$/);
  // The name stands above the client's tags.
  const [first] = (await rows.nth(1).getByRole('link').first().innerText()).split('\n');

  const table = await downloaded(page, 'Plik CSV');
  expect(table.name).toMatch(/^klienci-\d{4}-\d\d-\d\d\.csv$/);
  const lines = table.content.toString('utf8').trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffNazwa;NIP;/);
  expect(lines).toHaveLength(13);
  expect(lines[1]?.split(';')[0]).toBe(first);
  expect(lines.slice(1).every((line) => /^[^;]*;\d{10};Aktywny;/.test(line))).toBe(true);

  const book = await downloaded(page, 'Arkusz XLSX');
  expect(book.name).toMatch(/^klienci-\d{4}-\d\d-\d\d\.xlsx$/);
  expect(book.content.subarray(0, 2).toString()).toBe('PK');
});

test('every list has its download [EXP-01]', async ({ page }) => {
  await signIn(page, 'admin');
  for (const path of [
    '/',
    '/client',
    '/project',
    '/issue',
    '/yourIssues',
    '/offer',
    '/guest',
    '/package',
    '/document',
    '/knowledge',
    '/team',
    '/team/calendar',
    '/admin/task',
    '/admin/procedure',
    '/admin/service',
    '/admin/company',
    '/admin/calendarType',
    '/notifications',
    // One's own may be empty.
    '/calendar?who=all',
  ]) {
    await lead(page, path);
    const calendars = page.getByRole('button', { name: 'Eksport' });
    const lists = page.getByRole('main').getByRole('button', { name: 'Widok', exact: true });
    await expect(calendars.or(lists)).toBeEnabled();
    if ((await lists.count()) === 0) continue;
    const menu = await viewMenu(page);
    await expect(menu.getByRole('button', { name: 'Plik CSV' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
  }
});
