import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { folderOf } from './data.ts';
import { signIn, startProduct } from './server.ts';

/**
 * Measures the pages in Chromium and writes bench/measured/browser.md: the first list on a cold
 * cache (by network and processor), going from screen to screen, opening a task, typing into the
 * search, and the JS and CSS that each screen loads. Over the data of `npm run bench:data`, or the
 * demonstration company where that has not been made.
 */
const times = Number(process.env.BENCH_TIMES ?? 5);
const assets = join(import.meta.dirname, '../packages/web/dist');

type Conditions = { name: string; slowdown: number; network?: { latency: number; kbps: number } };
const conditions: (Conditions & { limit: number })[] = [
  { name: 'bez ograniczeń', slowdown: 1, limit: 300 },
  { name: 'procesor 4× wolniejszy', slowdown: 4, limit: 1000 },
  {
    name: 'procesor 4× wolniejszy, 1,6 Mb/s, 150 ms',
    slowdown: 4,
    network: { latency: 150, kbps: 1600 },
    limit: 2000,
  },
];

/** The pages that a visit begins with, as the build has written them into the page (early-start.ts). */
function firstPages(): string[] {
  const html = readFileSync(join(assets, 'index.html'), 'utf8');
  const [, pagesJson] = /<script>\(pages=>[\s\S]*\}\)\((\{.*\})\)<\/script>/.exec(html) ?? [];
  if (!pagesJson) throw new Error('The page tells no first pages: npm run build');
  return Object.keys(JSON.parse(pagesJson));
}

/**
 * When the page has first painted a row that can be used, in milliseconds from the beginning of the
 * visit: a message sent from a frame's beginning arrives when the frame has been painted.
 */
const rowSeen = () =>
  new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    const look = () =>
      // What stands in the place of rows that are still to come has cells too, but leads nowhere.
      document.querySelector('tbody tr a') && !document.querySelector('[aria-busy="true"]')
        ? port2.postMessage(null)
        : requestAnimationFrame(look);
    look();
  });

async function contextOf(browser: Browser, token: string): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'pl-PL', timezoneId: 'Europe/Warsaw' });
  await context.addInitScript(
    (accessToken) => localStorage.setItem('access-token', accessToken),
    token,
  );
  return context;
}

async function slowed(page: Page, { slowdown, network }: Conditions): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  if (slowdown > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (!network) return;
  const bytes = (network.kbps * 1000) / 8;
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: network.latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
}

const middle = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** The median of several visits, each with a cache of its own. */
async function repeated(
  browser: Browser,
  token: string,
  condition: Conditions,
  once: (page: Page) => Promise<number>,
): Promise<number> {
  const all: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const context = await contextOf(browser, token);
    const page = await context.newPage();
    await slowed(page, condition);
    all.push(await once(page));
    await context.close();
  }
  return middle(all);
}

/** Gzipped weight of the scripts and styles that a screen asks for, in kilobytes. */
async function weightOf(browser: Browser, token: string, url: string) {
  const context = await contextOf(browser, token);
  const page = await context.newPage();
  const weight = { js: 0, css: 0 };
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const kind = /\.(js|css)$/.exec(pathname)?.[1] as 'js' | 'css' | undefined;
    const file = join(assets, pathname);
    if (kind && existsSync(file)) weight[kind] += gzipSync(readFileSync(file)).length / 1000;
  });
  await page.goto(url);
  // What comes after the first screen comes while the browser is idle, and is not its weight.
  await page.getByRole('heading', { level: 1 }).waitFor();
  const seen = { ...weight };
  await context.close();
  return seen;
}

/** How long people look at a screen, and rest the mouse on a link, before they go on, in milliseconds. */
const looksAt = 2_000;
const restsOn = 150;

/** From a press of the mouse to the first painted frame with what was awaited. */
async function pressed(page: Page, on: string, awaited: string): Promise<number> {
  return await page.evaluate(
    ([link, sign]) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - began);
        const look = () =>
          document.querySelector(sign as string)
            ? port2.postMessage(null)
            : requestAnimationFrame(look);
        (document.querySelector(link as string) as HTMLElement).click();
        look();
      }),
    [on, awaited],
  );
}

/** The longest that the page kept a key's letter from showing, in milliseconds. */
async function typed(page: Page, text: string): Promise<number> {
  await page.evaluate(() => {
    const page = window as unknown as { longest: number };
    page.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) page.longest = Math.max(page.longest, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.getByRole('searchbox').first().pressSequentially(text, { delay: 80 });
  return await page.evaluate(() => (window as unknown as { longest: number }).longest);
}

async function measure(base: string, token: string): Promise<string[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  const lines = ['| co | warunki | ms | miara |', '|---|---|---:|---:|'];
  const add = (what: string, condition: string, found: number, limit: number) =>
    lines.push(`| ${what} | ${condition} | ${Math.round(found)} | ≤ ${limit} |`);
  for (const condition of conditions) {
    const found = await repeated(browser, token, condition, async (page) => {
      await page.goto(`${base}/client`, { waitUntil: 'commit' });
      return await page.evaluate(rowSeen);
    });
    add('pierwsza lista, zimna pamięć podręczna', condition.name, found, condition.limit);
  }
  const slow: Conditions = { name: 'procesor 4× wolniejszy', slowdown: 4 };
  const opened = async (page: Page, path: string, looks = 0) => {
    await page.goto(base + path);
    await page.locator('tbody tr td').first().waitFor();
    await page.waitForLoadState('load');
    await page.waitForTimeout(looks);
  };
  const moved = async (path: string, title: string, looks: number) =>
    await repeated(browser, token, slow, async (page) => {
      await opened(page, '/task', looks);
      await page.evaluate((heading) => {
        new MutationObserver(() => {
          const shown = document.querySelector('h1')?.textContent?.startsWith(heading);
          document.documentElement.toggleAttribute('data-moved', shown);
        }).observe(document.body, { childList: true, subtree: true, characterData: true });
      }, title);
      await page.locator(`nav a[href="${path}"]`).hover();
      if (looks > 0) await page.waitForTimeout(restsOn);
      return await pressed(page, `nav a[href="${path}"]`, '[data-moved]');
    });
  for (const [path, title] of [
    ['/project', 'Projekty'],
    ['/client', 'Klienci'],
    ['/team', 'Zespół'],
  ] as const) {
    add(`przejście do: ${title}`, slow.name, await moved(path, title, looksAt), 100);
  }
  const hurried = await moved('/client', 'Klienci', 0);
  add('przejście do: Klienci, w chwili otwarcia strony', slow.name, hurried, 100);
  const modal = await repeated(browser, token, slow, async (page) => {
    await opened(page, '/task', looksAt);
    await page.locator('tbody tr a').first().hover();
    await page.waitForTimeout(restsOn);
    return await pressed(page, 'tbody tr a', '[role="dialog"]');
  });
  add('otwarcie zadania', slow.name, modal, 100);
  const search = await repeated(browser, token, slow, async (page) => {
    await opened(page, '/client');
    return await typed(page, 'zuraw lodz');
  });
  add('pisanie w wyszukiwarce, najdłuższe czekanie', slow.name, search, 100);

  lines.push('', '| ekran | JS kB gzip | CSS kB gzip |', '|---|---:|---:|');
  for (const path of firstPages()) {
    const { js, css } = await weightOf(browser, token, base + path);
    lines.push(`| ${path} | ${js.toFixed(0)} | ${css.toFixed(0)} |`);
  }
  await browser.close();
  return lines;
}

const isFilled = existsSync(join(folderOf('whole'), 'filled'));
const folder = isFilled ? folderOf('whole') : mkdtempSync(join(tmpdir(), 'zaplecze-bench-'));
const product = await startProduct(folder, { demo: !isFilled });
try {
  const measurements = await measure(product.base, await signIn(product.base));
  const lines = [
    '# Wyniki pomiarów w przeglądarce',
    '',
    `${new Date().toISOString().slice(0, 10)}, Chromium, mediana z ${times} wizyt, ${isFilled ? 'pełne dane' : 'firma pokazowa'}.`,
    'Pierwszy ekran: JS najwyżej 170 kB gzip.',
    '',
    ...measurements,
    '',
  ].join('\n');
  writeFileSync(join(import.meta.dirname, 'measured/browser.md'), lines);
  process.stdout.write(lines);
} finally {
  await product.stop();
  if (!isFilled) rmSync(folder, { recursive: true, force: true });
}
