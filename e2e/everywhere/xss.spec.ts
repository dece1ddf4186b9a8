import type { Page } from '@playwright/test';
import { awaitLoaded, test as base, expect, lead, signIn } from '../support.ts';
import { host, poison, poisonMore } from './attacks.ts';
import { opener } from './opening.ts';
import { isForm, nowhere, screensOf, type Viewer, viewers } from './screens.ts';

/** Watches for whatever the texts try, and for elements and attributes that are none of ours. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`);
    dialog.dismiss().catch(() => undefined);
  });
  page.on('popup', (popup) => void seen.push(`window ${popup.url()}`));
  page.on('request', (request) => {
    if (new URL(request.url()).hostname === host) seen.push(`request ${request.url()}`);
  });
  await page.exposeFunction('tell', (what: string) => void seen.push(what));
  await page.addInitScript(() => {
    const tell = (what: string) =>
      (window as unknown as { tell: (what: string) => void }).tell(what);
    document.addEventListener('securitypolicyviolation', (event) => {
      tell(`CSP ${event.effectiveDirective} ${event.blockedURI}`);
    });
    Object.defineProperty(window, 'xss', { set: () => tell('ran') });
    const planted =
      'body script, iframe, object, embed, math, animate, body base, body link, body style:not([data-mantine-styles]), [onerror], [onload], [onfocus], [onbegin], [ontoggle], a[href^="javascript:" i], a[href^="data:" i], [srcdoc], [style*="zle.example"]';
    new MutationObserver((changes) => {
      // Once for all that has changed on the page, not for each change.
      const places = new Set(
        changes.map(({ target }) => (target.isConnected ? document : (target as Element))),
      );
      for (const place of places) {
        const found = place.querySelector?.(planted);
        if (found) tell(`planted ${found.outerHTML}`);
      }
    }).observe(document, { childList: true, subtree: true, attributes: true });
  });
  return seen;
}

/** Lists that can be narrowed to rows with the corpus in them. */
const searched = new Set([
  ...[
    '/client',
    '/project',
    '/issue',
    '/yourIssues?reported=1',
    '/offer',
    '/document',
    '/knowledge',
  ],
  ...['/admin/task', '/admin/procedure', '/admin/service', '/guest', '/package', '/notifications'],
]);
const narrowed = (path: string) =>
  searched.has(path) ? `${path}${path.includes('?') ? '&' : '?'}search=xss` : path;

/** Forms, which no other walk loads by their addresses, and what opens over a list by its own. */
const isLoaded = new RegExp(`${isForm.source}|item=|${nowhere.source}`);

/** The worker's company with the texts in it, and everybody's screens. */
const test = base.extend<object, { poisoned: Map<Viewer, string[]> }>({
  poisoned: [
    async ({ company, playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: company.url });
      const screens = await screensOf(request);
      const taken = await poison(company.url, request, screens);
      // Clients, projects, offers, issues, the catalogue, dictionaries, people, the reception …
      expect(Object.keys(taken).length).toBeGreaterThan(15);
      const { task, paper } = await poisonMore(request);
      await request.dispose();
      const shown = new Map(screens);
      shown.get('kierownik')?.push(task, `/document?item=${paper}`);
      await use(shown);
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** What everybody's screens keep closed, by what opens it; all of it has to be found. */
const everybody = ['Usuń', 'choices', 'finder'];
const kept: Record<Viewer, string[]> = {
  kierownik: [
    ...everybody,
    ...['Filtry', 'Widok', 'Podgląd', 'Zobacz', 'Zobacz szczegóły', 'Edytuj'],
    ...['add', 'bar', 'by its address', 'fold'],
  ],
  recepcja: [...everybody, 'Filtry', 'Widok', 'Podgląd'],
  admin: [...everybody, 'Edytuj', 'Filtry', 'Widok', 'fold'],
};

for (const username of viewers) {
  test(`texts of attackers stay texts on every screen of ${username} and in everything that it opens [SHE-11]`, async ({
    page,
    poisoned,
  }) => {
    test.setTimeout(400_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const seen = await watch(page);
    const { opened, all, finder } = opener(page);
    await signIn(page, username);
    for (const path of new Set(poisoned.get(username))) {
      await test.step(path, async () => {
        // Led there, which costs half: what a screen reads is the same, and `shifts.spec.ts` loads it by its address.
        await (isLoaded.test(path)
          ? page.goto(narrowed(path), { waitUntil: 'domcontentloaded' })
          : lead(page, narrowed(path)));
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        // A request of personal data looks for the words of its attack in every text of the company.
        await awaitLoaded(page, 60_000);
        await all(path);
        expect([path, seen]).toEqual([path, []]);
      });
    }
    await finder();
    expect(seen).toEqual([]);
    expect(Object.keys(opened).sort()).toEqual(kept[username].sort());
    // Nothing was seen by somebody who looks.
    await page.evaluate(() => document.body.append(document.createElement('iframe')));
    await expect.poll(() => seen).toContainEqual(expect.stringMatching(/^planted <iframe/));
  });
}
