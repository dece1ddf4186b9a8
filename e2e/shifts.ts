import { setTimeout as delay } from 'node:timers/promises';
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

/** Milliseconds by which each answer comes after the one asked for before it: a few frames. */
const apart = 60;

/**
 * From now on the parts of each document come one after another, as on a slow line: what one call brings is drawn before
 * the next has come, whatever else the machine does.
 */
export async function answersInTurn(page: Page): Promise<void> {
  let asked = 0;
  await page.route(/\/api\//, async (route) => {
    asked += 1;
    await delay(asked * apart);
    // The reader may have gone on meanwhile.
    await route.continue().catch(() => undefined);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked = 0;
  });
}
