import { type Days, daysOf } from '@zaplecze/contract/kit/values/days';
import type { Workdays } from '@zaplecze/contract/kit/values/holidays';
import { addDays } from '@zaplecze/contract/kit/values/time';

/* Where an absence that meets others could lie instead. Days are Warsaw's. Pure. */

/** So far ahead room for an absence is looked for, in days. */
export const fittingAhead = 366;

/**
 * The longest part of an absence that meets no other and has work in it, from its first to its last working day; of two as
 * long the later, as one goes on with what one has. Null where nothing of it is left.
 *
 * @param isTaken whether another absence of the person takes something of a day
 * @param works whether the person is to work on a day, by their roster
 */
export function findFreePart(absence: Days, isTaken: Workdays, works: Workdays): Days | null {
  const runs: string[][] = [[]];
  for (const day of daysOf(absence)) {
    if (isTaken(day)) runs.push([]);
    else if (works(day)) runs.at(-1)?.push(day);
  }
  const longest = runs.reduce((best, run) => (run.length >= best.length ? run : best));
  return rangeOf(longest);
}

/**
 * The first days after what an absence meets on which all of it has room: as many working days in a row, none of which is
 * taken. Null where there are none within a year.
 */
export function findNextRoom(absence: Days, isTaken: Workdays, works: Workdays): Days | null {
  const days = daysOf(absence);
  const wanted = days.filter((day) => works(day)).length;
  const first = days.find(isTaken);
  if (wanted === 0 || first === undefined) return null;
  let found: string[] = [];
  for (let ahead = 1; ahead <= fittingAhead; ahead += 1) {
    const day = addDays(first, ahead);
    if (isTaken(day)) found = [];
    else if (works(day)) found.push(day);
    if (found.length === wanted) return rangeOf(found);
  }
  return null;
}

function rangeOf(days: readonly string[]): Days | null {
  const [dateFrom, dateTo] = [days[0], days.at(-1)];
  return dateFrom === undefined || dateTo === undefined ? null : { dateFrom, dateTo };
}
