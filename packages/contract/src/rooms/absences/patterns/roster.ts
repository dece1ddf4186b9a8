import { daysBetween, weekday } from '../../../kit/values/days.ts';
import { holidayOf } from '../../../kit/values/holidays.ts';
import type { WorkingTime } from '../../../kit/values/working-hours.ts';

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

/** Monday to Friday, eight hours: a company without a word of its own (art. 129 § 1). */
export const usualPattern: Pattern = {
  validFrom: '0001-01-01',
  minutes: [480, 480, 480, 480, 480, 0, 0],
  holidays: false,
};

/** When work begins by it (HH:MM). */
export const usualBegin = '08:00';

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
  const days = daysBetween(validFrom, day) + weekday(validFrom);
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

const sunday = 6;

/**
 * Whether a holiday by law owes another day off. On any day but Sunday it lowers the working time of the settlement period (art.
 * 130 § 2); where the roster has no work on it anyway (a Saturday of most, a Monday of who works Tuesday to Saturday) that
 * comes as another day.
 */
export const owesDay = (pattern: Pattern, day: string): boolean =>
  holidayOf(day) !== null && weekday(day) !== sunday && rosterMinutes(pattern, day) === 0;

/** What is known of when a company works. */
export type CompanyTime = {
  patterns: readonly (Pattern & { begins: string })[];
  freeDays: readonly FreeDay[];
};

const endOfDay = 1_440;

/** So many companies' times are kept: that of now, and those of a moment ago. */
const mostKnown = 8;
const known = new Map<string, WorkingTime>();

/**
 * The hours at which a company works, day by day: from when its roster begins, as long as it has. The same function for the
 * same roster and free days, so that what is worked out of them (working-hours.ts) is kept from call to call.
 */
export function workingTimeOf({ patterns, freeDays }: CompanyTime): WorkingTime {
  const key = JSON.stringify([
    patterns.map(({ validFrom, minutes, begins, holidays }) => [
      validFrom,
      minutes,
      begins,
      holidays,
    ]),
    freeDays.map(({ day, half }) => [day, half]),
  ]);
  const found = known.get(key);
  if (found) return found;
  if (known.size >= mostKnown) known.clear();
  const time = readWorkingTime({ patterns, freeDays });
  known.set(key, time);
  return time;
}

function readWorkingTime({ patterns, freeDays }: CompanyTime): WorkingTime {
  const free = new Map(freeDays.map((one) => [one.day, one]));
  return (day) => {
    const pattern = patternOn(patterns, day) ?? { ...usualPattern, begins: usualBegin };
    const minutes = normOf(pattern, day, free);
    const [hour = 0, minute = 0] = pattern.begins.split(':').map(Number);
    const opens = hour * 60 + minute;
    return { opens, closes: Math.min(opens + minutes, endOfDay) };
  };
}
