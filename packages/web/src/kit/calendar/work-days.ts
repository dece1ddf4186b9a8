import { weekday } from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';

/* Axes of working weeks: Mondays to Fridays stand beside one another, weekends nowhere. */

export const workDaysFrom = (monday: string, weeks: number): string[] =>
  Array.from({ length: 5 * weeks }, (_, at) => addDays(monday, 7 * Math.floor(at / 5) + (at % 5)));

/** Where a day stands on an axis; a day off, at the nearest day before it. */
export function dayIndex(day: string, days: string[]): number {
  const at = days.findLastIndex((one) => one <= day);
  return Math.max(0, at);
}

/** A day moved by so many days from Monday to Friday; one of a weekend comes to the next of them that way. */
export function shiftWorkDay(day: string, by: number): string {
  const step = by < 0 ? -1 : 1;
  let found = day;
  for (let left = Math.abs(by); left > 0; ) {
    found = addDays(found, step);
    if (weekday(found) < 5) left -= 1;
  }
  return found;
}
