import type { Page } from '@playwright/test';

export type Look = { name: string; value: number | string; aim: string; before: string };

/** Rows wholly in sight, and the most lines that a cell of them takes. */
const rowsIn = () => {
  const rows = [...document.querySelectorAll<HTMLElement>('main tbody tr')];
  const whole = rows.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight);
  const lines = whole.flatMap((row) =>
    [...row.querySelectorAll('td, th')].map((cell) => {
      const texts: DOMRect[] = [];
      const walk = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      for (let text = walk.nextNode(); text; text = walk.nextNode()) {
        if (text.parentElement?.closest('.visually-hidden')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        texts.push(...[...range.getClientRects()].filter(({ width }) => width > 1));
      }
      texts.sort((one, other) => one.top - other.top);
      // What begins above the middle of what stands beside it is in its line, whatever its size.
      let count = 0;
      let middle = Number.NEGATIVE_INFINITY;
      for (const { top, bottom, height } of texts) {
        if (top < middle) continue;
        count += 1;
        middle = bottom - height / 2;
      }
      return count;
    }),
  );
  return { rows: whole.length, lines: Math.max(0, ...lines) };
};

/** Entries of the menu that lead somewhere; the folded group 'Definicje' is none. */
const entries = () => document.querySelectorAll('#menu a[href]:not([href="/"])').length;
const screens = () => {
  const place = document.querySelector('main') ?? document.body;
  const tall = Math.max(document.documentElement.scrollHeight, place.scrollHeight);
  return (tall / window.innerHeight).toFixed(1);
};

const lists = { Klienci: '/client', Projekty: '/project', Zadania: '/task', Oferty: '/offer' };

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('h1').first().waitFor();
  await page
    .locator('main [aria-busy="true"], [data-waits]')
    .first()
    .waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
}

/** What a manager sees at 1440x900. */
export async function managerLooks(page: Page): Promise<Look[]> {
  const looks: Look[] = [];
  for (const [name, path] of Object.entries(lists)) {
    await open(page, path);
    await page.locator('main tbody tr').first().waitFor();
    const { rows, lines } = await page.evaluate(rowsIn);
    looks.push({ name: `${name}: wierszy w oknie`, value: rows, aim: '20', before: '10' });
    looks.push({ name: `${name}: linii w wierszu`, value: lines, aim: '1', before: '3' });
  }
  looks.push({
    name: 'menu kierownika, bez zwiniętych definicji',
    value: await page.evaluate(entries),
    aim: '11',
    before: '17',
  });
  await open(page, '/day');
  // What stands in until it has come has a height of its own.
  await page.getByRole('heading', { name: /^Teraz/ }).waitFor();
  looks.push({
    name: 'Mój dzień, okien',
    value: await page.evaluate(screens),
    aim: '≤ 2',
    before: '4,1',
  });
  await open(page, '/dashboard');
  await page.getByRole('heading', { name: /^Spóźnione/ }).waitFor();
  looks.push({ name: 'Pulpit, okien', value: await page.evaluate(screens), aim: '1', before: '7' });
  return looks;
}

export async function workerLooks(page: Page): Promise<Look[]> {
  await open(page, '/task');
  return [{ name: 'menu pracownika', value: await page.evaluate(entries), aim: '7', before: '10' }];
}
