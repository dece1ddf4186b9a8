import { daysBetween, weekday } from '@zaplecze/contract/kit/values/days';
import { holidayOf } from '@zaplecze/contract/kit/values/holidays';
import { addDays } from '@zaplecze/contract/kit/values/time';

/*
 * The working time of a day by the roster (rozkład czasu pracy, art. 129 and 150 of the Labour Code): what a pattern
 * says, without holidays by law and the company's own free days. Days are Warsaw's (YYYY-MM-DD), times are minutes.
 */

/**
 * A rhythm of work that holds from a day on, until a later one of the same person begins. `minutes`: of each day, of one
 * or more whole weeks in turn, the first of which is the week of `validFrom` and begins with its Monday. A shift over
 * midnight counts whole on the day that it begins (art. 128 § 3).
 */
export type Pattern = {
  validFrom: string;
  minutes: readonly number[];
  /** Work on holidays by law, where the Code allows it (art. 151¹⁰): such a roster holds on them as well. */
  holidays: boolean;
};

/** A day that a company gives off; `half`: half of everybody's working time of that day. */
export type FreeDay = { day: string; half: boolean };

const minutesADay = 480;

/** Monday to Friday, eight hours from eight: a company without a word of its own (art. 129 § 1). */
export const usualPattern: Pattern = {
  validFrom: '0001-01-01',
  minutes: [480, 480, 480, 480, 480, 0, 0],
  holidays: false,
};

/** When work begins by it (HH:MM). */
export const usualBegin = '08:00';

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

/** The pattern that holds on a day: the latest that has begun; undefined before all of them. */
export function patternOn<P extends { validFrom: string }>(
  patterns: readonly P[],
  day: string,
): P | undefined {
  let found: P | undefined;
  for (const one of patterns) {
    if (one.validFrom <= day && (!found || found.validFrom < one.validFrom)) found = one;
  }
  return found;
}

/** Minutes that a pattern has for a day, before holidays and free days. */
export function rosterMinutes({ validFrom, minutes }: Pattern, day: string): number {
  const days = daysBetween(addDays(validFrom, -weekday(validFrom)), day);
  const place = ((days % minutes.length) + minutes.length) % minutes.length;
  return minutes[place] ?? 0;
}

/**
 * Minutes to be worked on a day (wymiar czasu pracy dnia): what absences of that day can take at most. A holiday by law
 * and a company's free day have none (art. 130, 138), half a free day has half.
 */
export function normOf(
  pattern: Pattern,
  day: string,
  freeDays: ReadonlyMap<string, FreeDay>,
): number {
  if (holidayOf(day) !== null && !pattern.holidays) return 0;
  const minutes = rosterMinutes(pattern, day);
  const free = freeDays.get(day);
  if (!free) return minutes;
  return free.half ? Math.round(minutes / 2) : 0;
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
