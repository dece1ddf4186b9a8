import type { Page } from '@playwright/test';
import { enter, expect, signIn, test } from '../support.ts';

test.use({ newcomer: true });

const lists = [
  ['/', /^\/api\/project\/task\/assigned\/\d+\?filter\[status\]=0,1,2,31$/],
  ['/task', /^\/api\/project\/task\/assigned\/\d+\?filter\[status\]=0,1,2,31$/],
  ['/yourIssues', /^\/api\/issue\/assigned\/\d+\?filter\[status\]=1,2,9$/],
  ['/client', /^\/api\/client\/list$/],
  ['/project', /^\/api\/project\/list$/],
  ['/issue', /^\/api\/issue\/list\?filter\[status\]=1,2,9$/],
  ['/offer', /^\/api\/offer\/list$/],
  ['/guest', /^\/api\/reception\/list\?filter\[category\]=guest$/],
  ['/package', /^\/api\/reception\/list\?filter\[category\]=parcel$/],
  ['/document', /^\/api\/document\/list$/],
  ['/knowledge', /^\/api\/knowledgeBase\/list$/],
  ['/notifications', /^\/api\/notification\/list$/],
] as const;

test('the first list of a visit is asked for before the application has come, and once [SHE-07]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/');
  await expect(page.getByRole('table').first()).toBeVisible();
  // The application's own scripts wait until the list has been asked for without them.
  let asked: string[] = [];
  let listAsked = () => {};
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(decodeURIComponent(pathname + search));
    if (asked.some((url) => expectedList.test(url))) listAsked();
  });
  let expectedList: RegExp = lists[0][1];
  let waiting = Promise.resolve();
  await page.route(/\/assets\/application-.*\.js/, async (route) => {
    await waiting;
    await route.continue();
  });
  for (const [path, list] of lists) {
    await test.step(path, async () => {
      asked = [];
      expectedList = list;
      waiting = new Promise((resolve) => {
        listAsked = resolve;
      });
      await page.goto(path);
      // It stands there once the rows do.
      await expect(page.getByRole('button', { name: 'Widok', exact: true })).toBeVisible();
      expect(asked.filter((url) => list.test(url))).toHaveLength(1);
      expect(asked.filter((url) => url === '/api/profile/me')).toHaveLength(1);
    });
  }
});

test('a first visit asks for few things, and rest brings the pages that were opened last [SHE-60, SHE-61]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Where the test signs in beforehand.
    if (pathname !== '/api/health') asked.push(pathname);
  });
  // What comes at rest comes late where the machine has none.
  const late = { timeout: 60_000 };
  const part = (name: string) => page.waitForRequest(new RegExp(`/assets/${name}-.*\\.js`), late);
  // Dialogs and the stream of news come last, when all else has.
  const last = Promise.all([part('parts'), page.waitForRequest('**/api/events', late)]);
  await signIn(page, 'admin', '/client');
  await last;
  expect(asked.length).toBeLessThanOrEqual(30);
  expect(asked.filter((path) => path.includes('projects.page'))).toEqual([]);
  await page.goto('/project');
  await expect(page.getByRole('heading', { name: 'Projekty' })).toBeVisible();
  // Opened is what the browser came to rest on; whoever goes on at once has but passed it.
  await page.waitForFunction(() => localStorage.getItem('recent-pages')?.includes('/project'));
  const brought = part('projects\\.page');
  await page.goto('/client');
  await brought;
});

test('what a first screen can do without is not loaded before its rows are there, also where a browser comes for the first time [SHE-470]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/client');
  await expect(page.getByRole('button', { name: /^Wygląd:/ })).toBeVisible();
  // As a browser that knows who it is for, and nothing else.
  await page.evaluate(() => {
    for (const key of ['signed-in', 'rows-a-page', 'may']) localStorage.removeItem(key);
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    asked.push(new URL(request.url()).pathname);
  });
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/client/list*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/client');
  await expect(page.getByRole('heading', { name: 'Klienci' })).toBeVisible();
  // Drawn, and twice at rest: what is asked for with the first picture has been asked for.
  for (const _ of [1, 2])
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(() => rest(null))));
  expect(asked.filter((path) => /\/parts-/.test(path))).toEqual([]);
  const later = page.waitForRequest(/\/assets\/parts-.*\.js/);
  answer();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await later;
  await expect(page.getByRole('button', { name: /^Wygląd:/ })).toBeVisible();
});

/** When the frame of a screen came into the page, and when what the pattern names was asked for, from the beginning of the visit. */
async function orderOf(page: Page, pattern: RegExp) {
  return await page.evaluate((source) => {
    const asked = performance
      .getEntriesByType('resource')
      .filter(({ name }) => new RegExp(source).test(decodeURIComponent(name)))
      .map(({ startTime }) => startTime);
    return { asked, drawn: (window as unknown as { drawn: number }).drawn };
  }, pattern.source);
}

const noteDrawn = () =>
  new MutationObserver((_, observer) => {
    if (!document.querySelector('h1')) return;
    (window as unknown as { drawn: number }).drawn = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });

test('a list that is not for everybody is asked for once its person is known, before anything is drawn, also where a browser comes for the first time [SHE-471]', async ({
  page,
}) => {
  await page.addInitScript(noteDrawn);
  await signIn(page, 'admin', '/issue');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.evaluate(() => {
    for (const key of ['signed-in', 'rows-a-page', 'may']) localStorage.removeItem(key);
  });
  await page.goto('/issue');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const { asked, drawn } = await orderOf(page, /\/api\/issue\/list/);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toBeLessThan(drawn);
});

test('fonts that the browser has come before the first picture, others after the scripts; each is asked for once [SHE-472]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/client');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.locator('link[as="font"]')).toHaveCount(0);
  await expect
    .poll(async () => await page.evaluate(() => localStorage.getItem('fonts')))
    .toMatch(/inter-latin-ext.*\.woff2/);
  await page.goto('/client');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect(page.locator('link[as="font"]')).toHaveCount(2);
  expect((await orderOf(page, /inter-.*\.woff2/)).asked).toHaveLength(2);
});

test('whoever signs in after somebody else gets nothing that was asked for in the former’s name [SES-11]', async ({
  page,
}) => {
  await enter(page, 'admin');
  await page.getByRole('button', { name: 'Wyloguj' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('signed-in'))).toBeNull();
  await enter(page, 'pracownik');
  await expect(page.getByRole('link', { name: /^Twój profil: Piotr/ })).toBeVisible();
});

test('of scripts that stand in the page only our own runs [OPE-14]', async ({
  page,
  complaints,
}) => {
  await page.goto('/login');
  const foreign = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.foreign = "ran"';
    document.head.append(script);
    return document.documentElement.dataset.foreign ?? 'refused';
  });
  expect(foreign).toBe('refused');
  await expect.poll(() => complaints.length).toBe(1);
  // The browser says so; that is the only complaint.
  expect(complaints.splice(0)[0]).toContain('Content Security Policy');
});
