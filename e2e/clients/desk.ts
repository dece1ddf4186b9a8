import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/** Every address of the product has one origin; this one has nothing of it running. */
export const quiet = '/api/health';

/**
 * The browser of one worker's tests: a profile whose scripts are compiled once, as in an office. A new
 * profile costs a new process, which reads them anew: half of what a first screen costs. Nothing that
 * a test has left is found by the next one.
 */
export async function makeDesk(browser: Browser, options: BrowserContextOptions) {
  const context: BrowserContext = await browser.newContext(options);
  const first = await context.newPage();
  await first.goto(quiet);
  const devtools = await context.newCDPSession(first);
  const { origin } = new URL(first.url());

  /** Takes away all that the test before has left but the files of the product. */
  const clear = async () => {
    for (const page of context.pages()) if (page !== first) await page.close();
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    const storageTypes = 'local_storage,indexeddb,cache_storage';
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes });
  };

  /** A window that the first one opens is run by the same process. */
  const open = async (): Promise<Page> => {
    const [page] = await Promise.all([
      context.waitForEvent('page'),
      first.evaluate((address) => void window.open(address), quiet),
    ]);
    await page.waitForURL(`**${quiet}`);
    return page;
  };
  return { context, clear, open, close: () => context.close() };
}

export type Desk = Awaited<ReturnType<typeof makeDesk>>;
