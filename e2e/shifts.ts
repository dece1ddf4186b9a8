import type { Page } from '@playwright/test';

type Moved = { seen: { shift: number; of: string[] } };

/** Counts, in each document that the page opens, what moves of itself while somebody may read it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Moved['seen'] = { shift: 0, of: [] };
    Object.assign(window, { seen });
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as Shift[]) {
        seen.shift += entry.value;
        for (const { node } of entry.sources) seen.of.push(node?.textContent?.slice(0, 40) ?? '');
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Share of the window that moved, times how far of it; 0 where nothing did. With the words of what moved. */
export const shiftsOf = (page: Page): Promise<Moved['seen']> =>
  page.evaluate(() => (window as unknown as Moved).seen);
