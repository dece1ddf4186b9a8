import type { Page } from '@playwright/test';
import { makeProject, unique } from '../records.ts';
import { accessible, type Caller, expect, resize, signedIn, signIn, test } from '../support.ts';
import { dayFrom, limit, lineOf, makeIssue } from './day.ts';

/** What stands once, in its place and within reach. */

const phone = { width: 390, height: 844 };
const meOf = async (by: Caller): Promise<number> => (await by.get('/profile/me')).user.id;
/** A picture of one point. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const add = (page: Page, name: string, buffer: Buffer) =>
  page
    .getByLabel('Dodaj pliki')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

test('a file of a project, an issue and a task is looked into where it is listed; others are downloaded [FIL-185, PRO-296]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const id = await meOf(manager);
  const project = await makeProject(manager, 'Pliki', id);
  const issue = await makeIssue(manager, [id]);
  await signIn(page, 'kierownik', `/project/view/${project.id}`);
  const tab = page.getByRole('tab', { name: /^Pliki/ });
  await expect(tab).toHaveText('Pliki');
  await tab.click();
  await add(page, 'uwagi.txt', Buffer.from('Uwagi'));
  await expect(page.getByRole('button', { name: /^uwagi\.txt ?, pobierz$/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pobierz plik: uwagi.txt' })).toHaveCount(0);
  for (const [place, closed] of [
    [null, 0],
    [`/yourIssues/${issue.id}`, 0],
    [project.tasks[0]?.path ?? '', 1],
  ] as const) {
    if (place) await page.goto(place);
    await add(page, 'pieczęć.png', picture);
    const name = page.getByRole('button', { name: /^pieczęć\.png ?, podgląd$/ });
    await name.click();
    const dialog = page.getByRole('dialog', { name: 'pieczęć.png' });
    await expect(dialog.getByRole('img', { name: 'Podgląd: pieczęć.png' })).toBeVisible();
    const coming = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Pobierz', exact: true }).click();
    expect((await coming).suggestedFilename()).toBe('pieczęć.png');
    await accessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(closed);
    await expect(name).toBeFocused();
    await expect(page.getByRole('button', { name: 'Pobierz plik: pieczęć.png' })).toBeVisible();
  }
  // Two of its own, one of its task.
  await page.goto(`/project/view/${project.id}`);
  await expect(tab).toHaveText('Pliki3');
});

test('what is pressed while a line’s beginning is on its way is done after it, and nothing is lost [DAY-122]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const made = await makeProject(manager, 'Od razu', await meOf(manager));
  await limit(manager, made, 0, dayFrom(-2));
  await signIn(page, 'kierownik', '/day');
  const line = lineOf(page, made.name).first();
  await line.locator('[data-row-open]').focus();
  const beginning = Promise.withResolvers<void>();
  await page.route('**/api/projectTask/**', async (route) => {
    if (route.request().method() === 'PATCH') await beginning.promise;
    await route.continue();
  });
  await page.keyboard.press('s');
  await expect(line).toContainText('W realizacji');
  await page.keyboard.press('e');
  beginning.resolve();
  await expect(page.getByText(/^Zakończone:/)).toBeVisible();
});

test('what is offered next stands at the foot of the window and never on the line that has the focus [SHE-405]', async ({
  page,
}) => {
  const manager = await signedIn(page.request, 'kierownik');
  const me = await meOf(manager);
  for (const word of ['Pierwszy', 'Drugi', 'Trzeci', 'Czwarty']) {
    const made = await makeProject(manager, word, me);
    await limit(manager, made, 0, dayFrom(-2));
  }
  const first = await makeProject(manager, 'Stopka', me);
  await limit(manager, first, 0, dayFrom(-9));
  await signIn(page, 'kierownik', '/day');
  await resize(page, { width: 1280, height: 420 });
  const line = lineOf(page, first.name).first();
  await line.locator('[data-row-open]').focus();
  await page.keyboard.press('s');
  await expect(line).toContainText('W realizacji');
  await expect(page.getByText(/^Rozpoczęte:/)).toBeVisible();
  await line.locator('[data-row-open]').focus();
  await page.keyboard.press('e');
  await expect(page.getByText(/^Zakończone:/)).toBeVisible();
  const next = page.getByRole('status').filter({ hasText: 'Następne:' });
  await expect(next).toBeVisible();
  const lines = await page.locator('[data-line]:visible').count();
  expect(lines).toBeGreaterThan(4);
  await page.locator('[data-line]:visible [data-row-open]').first().focus();
  for (let at = 1; at < lines; at += 1) {
    await page.keyboard.press('j');
    const focused = page.locator('[data-line]:focus-within');
    await expect(focused).toHaveCount(1);
    const [its, foot] = [await focused.boundingBox(), await next.boundingBox()];
    expect((its?.y ?? 0) + (its?.height ?? 999)).toBeLessThanOrEqual(foot?.y ?? 0);
  }
});

test('what a record lacks stands in one line after all its parts [SHE-406]', async ({ page }) => {
  const manager = await signedIn(page.request, 'kierownik');
  const me = await meOf(manager);
  const issue = await makeIssue(manager, [me]);
  const project = await makeProject(manager, 'Braki', me);
  const known = { name: unique('Sama nazwa'), clientService: [me] };
  const { id: client } = await manager.post('/client/quick/create', known);
  await signIn(page, 'kierownik', `/yourIssues/${issue.id}`);
  const lacking = page.getByText('Brakuje:').filter({ visible: true });
  for (const path of [
    `/yourIssues/${issue.id}`,
    `/project/view/${project.id}`,
    `/client/view/${client}`,
  ]) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: /^Dodaj: / }).first()).toBeVisible();
    await expect(lacking).toHaveCount(1);
  }
  const invoice = page.getByRole('heading', { name: 'Adres świadczenia usług' });
  await expect(invoice).toBeHidden();
  await page.getByRole('button', { name: 'Dodaj: Adres świadczenia usług' }).click();
  await expect(invoice).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Ulica/ })).toBeFocused();
  await accessible(page);
});

test('requests belong to the tab of absences, and the calendar’s dialog is called as its button [SHE-409, ABS-318]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/team/requests');
  const tabs = page.getByRole('navigation', { name: 'Części: Zespół' });
  await expect(tabs.locator('[aria-current]')).toHaveText(['Nieobecności']);
  await page.goto('/calendar');
  await page.getByRole('button', { name: 'Dodaj wpis' }).click();
  await expect(page.getByRole('dialog', { name: 'Dodaj wpis' })).toBeVisible();
});

test('„Zespół” begins with who is away today and who stands in [PEO-260]', async ({ page }) => {
  const manager = await signedIn(page.request, 'kierownik');
  const { list } = await manager.get('/profile/list');
  const { user: me } = await manager.get('/profile/me');
  const other = list.find(
    (one: { id: number; phone: string | null }) => one.id !== me.id && one.phone,
  );
  const until = dayFrom(3);
  // Who is away on the day of the test, and whether it is a working day, is told here.
  await page.route('**/api/calendar/presence*', async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    const away = { away: true, employed: true, elsewhere: false, words: 'urlop', until };
    json.data.list = [{ ...away, user: other.id, name: other.name, standIns: [] }];
    await route.fulfill({ response, json });
  });
  await signIn(page, 'kierownik', '/team');
  const strip = page.locator('details', { hasText: 'Dziś nieobecni' });
  await expect(strip.getByRole('listitem')).toHaveText([
    `${other.name}Urlop · do ${until.slice(8)}.${until.slice(5, 7)}bez zastępstwa`,
  ]);
  await accessible(page);
});

test.describe('by a finger', () => {
  // In a profile of its own: a shared one has a mouse.
  test.use({ newcomer: true, hasTouch: true, isMobile: true, viewport: phone });
  test('a colleague is called and written to within the first glance [PEO-261]', async ({
    page,
  }) => {
    const { user: other } = await (await signedIn(page.request, 'pracownik')).get('/profile/me');
    await signIn(page, 'kierownik', `/team/view/${other.id}`);
    const links = page.getByRole('region', { name: 'Kontakt' }).getByRole('link');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box?.height ?? 0).toBeGreaterThanOrEqual(44);
      expect((box?.y ?? 9999) + (box?.height ?? 0)).toBeLessThanOrEqual(844 / 2);
    }
    await accessible(page);
  });

  test('bars and days of the month are 44 px high [ABS-319]', async ({ page }) => {
    await signIn(page, 'kierownik', '/calendar?view=month&who=all');
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    const bars = page.locator('[data-bar]');
    await expect(bars.first()).toBeVisible();
    for (const bar of (await bars.all()).slice(0, 12))
      expect((await bar.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    await page.goto('/team/calendar');
    await expect(bars.first()).toBeVisible();
    for (const bar of (await bars.all()).slice(0, 12))
      expect((await bar.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  });
});

test('the full form of a client says calmly what it wants, in red only after typing [CLI-45]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/client/add');
  const words = page.getByText('Klient musi posiadać opiekuna, dodaj go');
  const red = () => words.evaluate((one) => getComputedStyle(one).color);
  await expect(words).toBeVisible();
  const calm = await red();
  await page.getByRole('textbox', { name: 'Nazwa firmy', exact: true }).fill('Żagiel');
  await expect.poll(red).not.toBe(calm);
});
