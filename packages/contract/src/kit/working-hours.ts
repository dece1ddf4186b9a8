import { isWorkingDay, workingDay, workingDaysBefore } from './holidays.ts';
import { addDays, warsawDay, warsawOffset } from './time.ts';

/** Working time: eight hours a day, Monday to Friday, Polish holidays left out. */

export const hoursADay = 8;
/** The hours of a working day by the Warsaw clock: from 8:00 to 16:00. */
const opens = 8 * 60;
const closes = opens + hoursADay * 60;

const minuteOfDay = (instant: number) =>
  (Math.floor(instant / 60_000) + warsawOffset(instant)) % 1_440;
const within = (minute: number) => Math.min(Math.max(minute, opens), closes) - opens;

/**
 * How many working hours lie between two instants (milliseconds since the epoch), in whole minutes:
 * 0 for a night, a weekend or a holiday, 8 for a working day.
 */
export function workingHours(from: number, to: number): number {
  if (to <= from) return 0;
  const first = warsawDay(from);
  const last = warsawDay(to);
  const begun = isWorkingDay(first) ? within(minuteOfDay(from)) : 0;
  const passed = isWorkingDay(last) ? within(minuteOfDay(to)) : 0;
  const days = workingDaysBefore(first, last);
  return (days * (closes - opens) + passed - begun) / 60;
}

/** The first instant of the working day before a Warsaw day, as a day. */
export const workingDayBefore = (day: string): string => workingDay(addDays(day, -1), -1);
