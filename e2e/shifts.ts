import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

type Shift = { at: number; shift: number; of: string[] };
type Seen = { shifts: Shift[]; lettered: number[] };

/** Notes, in each document that the page opens, what moves of itself while somebody may read it. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = { shifts: [], lettered: [] };
    Object.assign(window, { seen });
    document.fonts.addEventListener('loadingdone', () => seen.lettered.push(performance.now()));
    type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    new PerformanceObserver((entries) => {
      for (const { startTime, value, sources } of entries.getEntries() as Entry[])
        seen.shifts.push({
          at: startTime,
          shift: value,
          of: sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? ''),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Share of the window that moved, times how far of it; 0 where nothing did. With the words of what moved. Where letters of
 * the system give way to Inter's, which are nearly as wide, no part of a screen moves: that is left out.
 */
export const shiftsOf = (page: Page): Promise<Omit<Shift, 'at'>> =>
  page.evaluate(() => {
    const { shifts, lettered } = (window as unknown as { seen: Seen }).seen;
    const counted = shifts.filter(({ at }) => lettered.every((done) => Math.abs(done - at) >= 100));
    return {
      shift: counted.reduce((sum, { shift }) => sum + shift, 0),
      of: counted.flatMap(({ of }) => of),
    };
  });

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
    await route.fallback().catch(() => undefined);
  });
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked = 0;
  });
}

/** A company with three own fields in place of each of the demonstration's: enough for a line more wherever they stand. */
export async function manyOwnFields(page: Page): Promise<void> {
  await page.route('**/api/customField/list', async (route) => {
    const answer = await route.fetch();
    const { data } = await answer.json();
    const { list } = data;
    const again = (times: number) =>
      list.map((field: { id: number; key: string }) => ({
        ...field,
        id: field.id + times * 10_000,
        key: `${field.key}${times}`,
      }));
    await route.fulfill({
      response: answer,
      json: { data: { list: [...list, ...again(1), ...again(2)] } },
    });
  });
}
