import { needless, rangesOf, readCatalog } from './catalog.ts';
import { type Base, removeBase, walEntry } from './notes.ts';
import type { ArchiveStore } from './store.ts';

const dayMs = 86_400_000;
/** At the latest; by night already a little earlier, so that it does not move into the day. */
const newBaseMs = { anyTime: 7 * dayMs, byNight: 6.5 * dayMs };

function isNight(moment: Date): boolean {
  const hour = Number(
    moment.toLocaleString('en-GB', {
      timeZone: 'Europe/Warsaw',
      hour: '2-digit',
      hourCycle: 'h23',
    }),
  );
  return hour >= 1 && hour < 5;
}

/**
 * The base that the newest history is read from; undefined when another one is due: there is none, it is a week old, a
 * restore has begun another history since, or something after it was not archived.
 */
export async function currentBase(store: ArchiveStore, now: Date): Promise<Base | undefined> {
  const catalog = await readCatalog(store);
  const timeline = catalog.timelines.at(-1)?.timeline;
  const found = rangesOf(catalog).findLast((range) => range.timeline === timeline && range.whole);
  if (!found || found.base.timeline !== timeline) return undefined;
  const age = now.getTime() - Date.parse(found.base.ended);
  return age > (isNight(now) ? newBaseMs.byNight : newBaseMs.anyTime) ? undefined : found.base;
}

/**
 * Removes bases, and what is read on from them, that no moment of the last days needs: the last one before those days
 * stays, since their first moments are read on from it.
 */
export async function dropOld(
  store: ArchiveStore,
  { keepDays, now }: { keepDays: number; now: Date },
): Promise<void> {
  const catalog = await readCatalog(store);
  const since = new Date(now.getTime() - keepDays * dayMs).toISOString();
  const first = catalog.bases.findLast(({ ended }) => ended <= since);
  const neededBases = catalog.bases.filter((base) => !first || base.ended >= first.ended);
  // Without a base nothing can be told needless: the first one may be in the making.
  if (neededBases.length === 0) return;
  for (const base of catalog.bases)
    if (!neededBases.includes(base)) await removeBase(store, base.name);
  for (const name of needless(catalog, neededBases)) await store.remove(walEntry(name));
}
