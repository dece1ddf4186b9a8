import { weekday } from '@zaplecze/contract/kit/values/days';
import { holidayOf } from '@zaplecze/contract/kit/values/holidays';
import type { Pattern } from '@zaplecze/contract/rooms/absences/patterns/roster';

/* What the Labour Code makes of rosters: parts of a post, and the full time of a period. Times are minutes. */

const minutesADay = 480;

/** A company's rhythm for a part of a full-time post: each day in proportion, in whole minutes. */
export const patternForPart = <P extends Pattern>(pattern: P, part: number): P => ({
  ...pattern,
  minutes: pattern.minutes.map((minutes) => Math.round(minutes * exactPart(part))),
});

/** 0.3333, as parts of a post stand in four places, is a third. */
function exactPart(part: number): number {
  for (const whole of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
    const nearest = Math.round(part * whole) / whole;
    if (Math.abs(nearest - part) < 1e-4) return nearest;
  }
  return part;
}

/**
 * Full-time working time of a settlement period (art. 130): forty hours for each whole week, eight for each other
 * weekday from Monday to Friday, less eight for each holiday that is no Sunday. A holiday on a Saturday so owes a day.
 *
 * @param days the days of the period, in order
 */
export function fullTimeMinutes(days: readonly string[]): number {
  let minutes = 0;
  for (const day of days) {
    const place = weekday(day);
    if (place < 5) minutes += minutesADay;
    if (place < 6 && holidayOf(day) !== null) minutes -= minutesADay;
  }
  return Math.max(0, minutes);
}
