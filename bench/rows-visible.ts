import { type Browser, chromium, type Page } from '@playwright/test';
import { signIn } from './server.ts';

/** Lists whose rows people decide by, at the window that most offices have. */
const lists = {
  projects: '/project',
  'projects at risk': '/project?filter[risk]=7',
  issues: '/issue',
  clients: '/client',
  offers: '/offer',
  documents: '/document',
  tasks: '/task',
};

export type VisibleRows = { list: string; rows: number; firstRow: number; height: number };

/** Rows that stand whole in the window, where the first begins, and how high one is (px). */
const measure = () => {
  const rows = [...document.querySelectorAll('main tbody tr')].map((row) =>
    row.getBoundingClientRect(),
  );
  const whole = rows.filter(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight);
  return {
    rows: whole.length,
    firstRow: Math.round(rows[0]?.top ?? 0),
    height: Math.round(rows[0]?.height ?? 0),
  };
};

/** Counts them over a running demonstration whose page somebody has signed in on. */
export async function countVisibleRows(page: Page): Promise<VisibleRows[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const counted: VisibleRows[] = [];
  for (const [list, path] of Object.entries(lists)) {
    await page.goto(new URL(path, page.url()).href);
    await page.locator('main tbody tr').first().waitFor();
    counted.push({ list, ...(await page.evaluate(measure)) });
  }
  return counted;
}

async function signedIn(browser: Browser, url: string): Promise<Page> {
  const accessToken = await signIn(url);
  const context = await browser.newContext({ locale: 'pl-PL', timezoneId: 'Europe/Warsaw' });
  await context.addInitScript((token) => localStorage.setItem('access-token', token), accessToken);
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

/** By itself: `node bench/rows-visible.ts http://localhost:3000` of a running demonstration. */
if (import.meta.main) {
  const [url = 'http://localhost:3000'] = process.argv.slice(2);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  });
  try {
    for (const { list, rows, firstRow, height } of await countVisibleRows(
      await signedIn(browser, url),
    )) {
      process.stdout.write(
        `${list}: ${rows} rows, the first at ${firstRow} px, ${height} px high\n`,
      );
    }
  } finally {
    await browser.close();
  }
}
