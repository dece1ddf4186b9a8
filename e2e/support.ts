import {
  type APIRequestContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type WebError,
} from '@playwright/test';
import { type Desk, makeDesk, quiet } from './clients/desk.ts';
import { type Company, startCompany } from './company.ts';
import { watchLayers } from './layers.ts';

/** Opens the form with everything, from the menu of the record whose page is open. */
export async function editAll(page: Page): Promise<void> {
  await page
    .locator('header')
    .getByRole('button', { name: /^Działania: / })
    .click();
  await page.getByRole('menuitem', { name: 'Edytuj wszystko' }).click();
}

/** Opens 'Widok' of the page's list. */
export async function viewMenu(page: Page): Promise<Locator> {
  await page.getByRole('main').getByRole('button', { name: 'Widok', exact: true }).click();
  return page.getByRole('dialog', { name: 'Widok', exact: true });
}

export const password = 'Zaplecze-demo-2026';

/** The accounts of the demonstration have its password; who was invited since has chosen a better one. */
export const passwordOf = (username: string): string =>
  username.includes('@') ? 'cztery przypadkowe słowa' : password;

/**
 * A test in the company of its worker, which other tests have worked in before: it makes the records
 * that it changes. Its pages must stay free of console errors and uncaught exceptions.
 */
export const test = base.extend<
  {
    complaints: string[];
    serverOutput: undefined;
    /** Begins in a profile that knows nothing of the product, not even its files. */
    newcomer: boolean;
  },
  { company: Company; desk: Desk }
>({
  company: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use, { parallelIndex }) => {
      const company = await startCompany(parallelIndex);
      await use(company);
      await company.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ company }, use) => use(company.url),
  desk: [
    async ({ browser, company }, use, { project }) => {
      const { locale, timezoneId, viewport, serviceWorkers } = project.use;
      const options = { locale, timezoneId, viewport, serviceWorkers, baseURL: company.url };
      const desk = await makeDesk(browser, options);
      await use(desk);
      await desk.close();
    },
    { scope: 'worker' },
  ],
  newcomer: [false, { option: true }],
  context: async ({ context, desk, newcomer }, use) => {
    if (newcomer) return await use(context);
    await desk.clear();
    await use(desk.context);
  },
  page: async ({ context, desk, newcomer }, use) => {
    const page = await (newcomer ? context.newPage() : desk.open());
    const found = await watchLayers(page);
    await use(page);
    expect(found).toEqual([]);
  },
  serverOutput: [
    async ({ company }, use, testInfo) => {
      const before = company.output().length;
      await use(undefined);
      const body = company.output().slice(before);
      if (testInfo.status !== testInfo.expectedStatus && body)
        await testInfo.attach('server', { body, contentType: 'text/plain' });
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      const hear = (message: ConsoleMessage) => {
        if (message.type() === 'error' && !expected.test(message.text()))
          complaints.push(message.text());
      };
      const mind = (error: WebError) => void complaints.push(String(error.error()));
      context.on('console', hear);
      context.on('weberror', mind);
      await use(complaints);
      context.off('console', hear);
      context.off('weberror', mind);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
export { accessible, accessibleInBoth } from './axe.ts';
export { expect };

/** Waits until nothing is on its way any more: a page that LibreOffice draws takes half a minute at most, once it is its turn. */
export async function awaitLoaded(page: Page, drawn = 40_000): Promise<void> {
  await expect(page.getByText(/^Ładowanie/)).toHaveCount(0);
  await expect(page.getByText(/^Tworzenie podglądu/)).toHaveCount(0, { timeout: drawn });
  await expect(page.getByText(/^Ładowanie/)).toHaveCount(0);
}

/**
 * The browser itself reports each refused call; refusals are what some tests are about, as is a page
 * without network. Private windows, which tests run in, have no push service and say so.
 */
const expected =
  /Failed to load resource: (the server responded with a status of 4|net::ERR_INTERNET_DISCONNECTED)|does not support the Push API in incognito mode/;

/** Signs a person in through the screen, as they would. */
export async function enter(page: Page, username: string): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: /nazwa użytkownika/i }).fill(username);
  await page.getByLabel(/hasło/i).first().fill(passwordOf(username));
  await page.getByRole('button', { name: 'Zaloguj' }).click();
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** The address that leads a person who is signed in to their start screen. */
const start = '/login';

/**
 * Opens a screen as a person who has signed in; the screen for signing in has tests of its own. What they left unfinished in
 * another test is thrown away.
 */
export async function signIn(page: Page, username: string, path = start): Promise<void> {
  const { token, get, remove } = await signedIn(page.request, username);
  const { list } = await get('/draft/list');
  await Promise.all(list.map(({ key }: { key: string }) => remove(`/draft/${key}`)));
  // With nothing of the product running, the store is only written here.
  if (!page.url().endsWith(quiet)) await page.goto(quiet);
  await page.evaluate((value) => localStorage.setItem('access-token', value), token);
  await page.goto(path);
  await expect(page.getByRole('navigation').first()).toBeVisible();
}

/** The browser that each person's account knows: a further one would be told them. */
const devices = new Map<string, string>();

/** Calls of the API, as one who is signed in makes them; each gives the answer's data. */
export async function signedIn(request: APIRequestContext, username: string) {
  let token = '';
  // biome-ignore lint/suspicious/noExplicitAny: tests read what they know to be there
  const call = async (method: string, path: string, data?: object): Promise<any> => {
    const headers = { 'access-token': token };
    const answer = await request.fetch(`/api${path}`, { method, headers, data });
    if (!answer.ok())
      throw new Error(`${method} ${path}: ${answer.status()} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const device = devices.get(username);
  const entered = await request.post('/api/auth/login', {
    data: { username, password: passwordOf(username) },
    ...(device && { headers: { cookie: device } }),
  });
  if (!entered.ok()) throw new Error(`Sign-in: ${entered.status()} ${await entered.text()}`);
  const [cookie] = /zaplecze-device=[\w-]+/.exec(entered.headers()['set-cookie'] ?? '') ?? [];
  if (cookie) devices.set(username, cookie);
  token = (await entered.json()).data.access_token;
  return {
    token,
    get: (path: string) => call('GET', path),
    post: (path: string, data: object) => call('POST', path, data),
    patch: (path: string, data: object) => call('PATCH', path, data),
    remove: (path: string) => call('DELETE', path),
  };
}

export type Caller = Awaited<ReturnType<typeof signedIn>>;

/**
 * Leads a page on to another screen as a link does: the product goes on running, which costs half of
 * loading it. On the way stands a screen without anything, so that nothing of the one before is taken
 * for what comes.
 */
export async function lead(page: Page, path: string): Promise<void> {
  const go = (to: string) => page.evaluate((address) => history.pushState(null, '', address), to);
  await go('/nie/ma/niczego');
  await expect(page.getByRole('heading', { name: 'Nie ma takiej strony' })).toBeVisible();
  await go(path);
  await expect(page.getByRole('heading', { name: 'Nie ma takiej strony' })).toHaveCount(0);
}

/** Gives the window another size; the page has drawn what it makes of it. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  // In one frame the page is told of the width, by the next it has drawn what it makes of it.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}

/**
 * Types into a picker, waits until its first choice (of the name, if told) answers what was typed,
 * and takes it by Enter: choices move while they change, so a click might miss.
 */
export async function pickFirst(box: Locator, text: string, name?: string): Promise<void> {
  await box.fill(text);
  const first = box.page().locator('[role="option"][data-combobox-selected]');
  await expect(name ? first.filter({ hasText: name }) : first).toBeVisible();
  await box.press('Enter');
}

/** Types the name of a record into the picker of that label and takes the record. */
export async function pick(scope: Page | Locator, label: string, name: string): Promise<void> {
  await pickFirst(scope.getByRole('combobox', { name: label, exact: true }), name, name);
}
