import { addressOf } from '@zaplecze/contract/addresses';
import { viewLists } from '@zaplecze/contract/rooms/views/lists';
import { expect, lead, resize, signIn, test } from '../support.ts';

/** Rows of more than one line, and cells that cut what says nothing by halves. */
const faults = () => {
  const rows = [...document.querySelectorAll<HTMLTableRowElement>('main tbody tr')];
  const high = rows.filter((row) => row.getBoundingClientRect().height > 41).length;
  const cut = [...document.querySelectorAll<HTMLElement>('main td:has(time) time')].filter(
    (time) => {
      const cell = time.closest('td')?.getBoundingClientRect();
      return cell && time.getBoundingClientRect().right > cell.right + 1;
    },
  ).length;
  return { high, cut, wide: document.documentElement.scrollWidth > window.innerWidth };
};

/** Columns that keep more room than their texts need while texts beside them are cut; by their headings. */
const keptRoom = () => {
  const heads = [...document.querySelectorAll('main table[aria-label] th')];
  const table = heads[0]?.closest('table');
  const rows = [...(table?.querySelectorAll('tbody tr') ?? [])];
  const extent = (part: Element) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return range.getBoundingClientRect().width;
  };
  const roomIn = (cell: Element) => {
    const { paddingLeft, paddingRight } = getComputedStyle(cell);
    return cell.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  };
  const lines = [...(table?.querySelectorAll('tbody span') ?? [])];
  if (!lines.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)) return [];
  return heads
    .filter((head) => !head.querySelector('.visually-hidden'))
    .filter((head) => {
      const at = [...(head.parentElement?.children ?? [])].indexOf(head);
      const cells = [head, ...rows.flatMap((row) => row.children[at] ?? [])];
      return Math.min(...cells.map((cell) => roomIn(cell) - extent(cell))) > 24;
    })
    .map(({ textContent }) => textContent);
};

test('a row of every list is one line, and no column keeps room that its neighbour lacks [SHE-117, SHE-250]', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await signIn(page, 'admin');
  for (const list of viewLists) {
    await lead(page, addressOf(list));
    const table = page.getByRole('main').locator('table[aria-label]');
    await expect(table.or(page.locator('main [data-alone]')).first()).toBeVisible();
    for (const width of [1440, 1024]) {
      await resize(page, { width, height: 900 });
      const found = await page.evaluate(faults);
      expect([list, width, found]).toEqual([list, width, { high: 0, cut: 0, wide: false }]);
      expect([list, width, await page.evaluate(keptRoom)]).toEqual([list, width, []]);
    }
  }
});

test('a late deadline beside a status takes no more room than one ahead [PRO-326]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/project?perPage=100');
  const status = page.locator('main tbody td[data-whole]');
  await expect(status.filter({ hasText: /do \d\d\.\d\d/ }).first()).toBeVisible();
  const widest = (words: RegExp) =>
    status
      .filter({ hasText: words })
      .locator('span:has(> time), span:has(> span > time)')
      .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().width)));
  const late = await widest(/po terminie/);
  expect(late).toBeGreaterThan(0);
  expect(late).toBeLessThan((await widest(/do \d\d\.\d\d/)) + 6);
});

test('what is cut off in a cell is shown whole where the pointer rests [SHE-117]', async ({
  page,
}) => {
  await signIn(page, 'admin', '/project?perPage=25');
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  const cells = page.locator('tbody td');
  const at = await cells.evaluateAll((all) =>
    all.findIndex((cell) =>
      [...cell.querySelectorAll('span')].some((one) => one.scrollWidth > one.clientWidth + 20),
    ),
  );
  expect(at).toBeGreaterThan(0);
  const cell = cells.nth(at);
  await cell.hover();
  await expect(cell).toHaveAttribute('title', /.{12}/);
});

test('what is changed in its cell has its button between two columns, upon no word, and hyphens are no wider than in a sentence [SHE-430, SHE-431]', async ({
  page,
}) => {
  await signIn(page, 'kierownik', '/client?perPage=25');
  for (const path of ['/client?perPage=25', '/offer?perPage=25', '/issue?perPage=25']) {
    await lead(page, path);
    const acts = page.locator(
      'main tbody [data-act-key], main tbody button[aria-haspopup="dialog"]',
    );
    await expect(acts.first()).toBeAttached();
    const over = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('main tbody [data-editable] button')].filter(
          (button) => {
            const next = button.closest('td')?.nextElementSibling;
            return (
              next && button.getBoundingClientRect().right > next.getBoundingClientRect().left + 1
            );
          },
        ).length,
    );
    expect([path, over]).toEqual([path, 0]);
  }
  await lead(page, '/client?perPage=25');
  const site = page.locator('main tbody td span', { hasText: /^\w+-\w+\.example$/ }).first();
  await expect(site).toHaveCSS('font-variant-numeric', 'normal');
});
