import { type Browser, chromium, type Page } from '@playwright/test';

/** Where a visit goes, and what it needs to be somebody's. */
export type PageVisit = {
  url: string;
  /** Signs the person in, before the visit that counts. */
  enter: (page: Page) => Promise<void>;
  /** A row of its list, painted. */
  row: string;
};

export type Visit = {
  /** To the first painted row, in milliseconds: nothing cached, and again. */
  cold: number;
  second: number;
  /** Above 50 ms, of each long task until a second after the row. */
  blocking: number;
  /** Requests of the first visit, idle loading included. */
  requests: number;
  shift: number;
};

const seen = (row: string) =>
  new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    const look = () =>
      document.querySelector(row) && !document.querySelector('[aria-busy="true"]')
        ? port2.postMessage(null)
        : requestAnimationFrame(look);
    look();
  });

/** Runs before any script of a page. */
function watch() {
  const vitals = { blocking: 0, shift: 0 };
  (window as unknown as { vitals: typeof vitals }).vitals = vitals;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) vitals.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      vitals.shift += (entry as unknown as { value: number }).value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** A quiet second, in which what loads while idle has ended. */
async function idle(page: Page): Promise<void> {
  let last = Date.now();
  const touch = () => {
    last = Date.now();
  };
  page.on('request', touch);
  page.on('response', touch);
  while (Date.now() - last < 1_000) await page.waitForTimeout(100);
}

async function visit(browser: Browser, { url, enter, row }: PageVisit): Promise<Visit> {
  const context = await browser.newContext({
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await enter(page);
  await page.goto('about:blank');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.addInitScript(watch);
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  const open = async () => {
    await page.goto(url, { waitUntil: 'commit' });
    return await page.evaluate(seen, row);
  };
  const cold = await open();
  await idle(page);
  const vitals = await page.evaluate(
    () => (window as unknown as { vitals: { blocking: number; shift: number } }).vitals,
  );
  const firstRequests = requests;
  await page.goto('about:blank');
  const second = await open();
  await context.close();
  return { cold, second, ...vitals, requests: firstRequests };
}

/** Visits of each in turn, so many rounds. */
export async function visits<N extends string>(
  places: Record<N, PageVisit>,
  rounds: number,
): Promise<Record<N, Visit[]>> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const names = Object.keys(places) as N[];
  const found = Object.fromEntries(names.map((name) => [name, [] as Visit[]])) as Record<
    N,
    Visit[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of names) found[name].push(await visit(browser, places[name]));
  }
  await browser.close();
  return found;
}
