import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { once, projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import { nextPeriod } from './recurring.rules.ts';

/** A period of a series as its holes are found by; `from`: its first day. */
export type KnownPeriod = {
  from: string;
  status: number;
  recurrent: number;
  /** The last day on which a period may begin. */
  to: string | null;
};

type Bounds = {
  today: string;
  /** The first day of the whole series. */
  first: string;
  /** The first day of a first period that was deleted: what followed it is missing all the same. */
  begun?: string | null;
  /** The day since when the series has been paused. */
  paused?: string | null;
};

/**
 * The same of the periods of one series as the database has them (`first`: its first day, that of a deleted period too), oldest
 * first; `paused`: the moment since when it has been.
 */
export function holesOf(
  periods: (KnownPeriod & { first: string })[],
  { today, paused }: { today: string; paused: string | null },
): string[] {
  const first = periods[0]?.first;
  if (first === undefined) return [];
  const since = paused === null ? null : warsawDay(Date.parse(paused));
  return missingPeriods(periods, { today, first, begun: first, paused: since });
}

/**
 * The first days of periods that nobody made: where a whole interval or more lies between two periods, the first of which
 * may be deleted, and after the
 * newest until today, unless the series has ended (by its last day, by its newest project being cancelled or no
 * longer recurring) or is paused. A start that was moved within its interval leaves no hole.
 *
 * @param periods of one series, oldest first
 */
export function missingPeriods(
  periods: KnownPeriod[],
  { today, first, begun, paused }: Bounds,
): string[] {
  const missing: string[] = [];
  const [earliest] = periods;
  if (earliest && begun && earliest.recurrent !== once) {
    const next = (day: string) => nextPeriod(day, earliest.recurrent, first);
    for (let day = next(begun); next(day) <= earliest.from; day = next(day)) missing.push(day);
  }
  for (const [at, { from, recurrent, status, to }] of periods.entries()) {
    if (recurrent === once) continue;
    const next = (day: string) => nextPeriod(day, recurrent, first);
    const after = periods[at + 1]?.from;
    if (after !== undefined) {
      for (let day = next(from); next(day) <= after; day = next(day)) missing.push(day);
    } else if (status !== projectStatus.cancelled) {
      const end = [today, to, paused].filter((day) => typeof day === 'string').sort()[0] ?? today;
      for (let day = next(from); day <= end; day = next(day)) missing.push(day);
    }
  }
  return missing;
}
