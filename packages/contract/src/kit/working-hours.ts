import { isWorkingDay, workingDay, workingDaysBefore } from './holidays.ts';
import { addDays, warsawOffset } from './time.ts';

/** Working time: eight hours a day, Monday to Friday, Polish holidays left out. */

export const hoursADay = 8;
/** The hours of a working day by the Warsaw clock: from 8:00 to 16:00. */
const opens = 8 * 60;
const closes = opens + hoursADay * 60;

/** The Warsaw day of an instant, and the minute of it. */
function clockAt(instant: number) {
  const minutes = Math.floor(instant / 60_000) + warsawOffset(instant);
  return {
    day: new Date(minutes * 60_000).toISOString().slice(0, 10),
    minute: minutes % 1_440,
  };
}

const within = (minute: number) => Math.min(Math.max(minute, opens), closes) - opens;

/**
 * How many working hours lie between two instants (milliseconds since the epoch), in whole minutes:
 * 0 for a night, a weekend or a holiday, 8 for a working day.
 */
export function workingHours(from: number, to: number): number {
  if (to <= from) return 0;
  const [first, last] = [clockAt(from), clockAt(to)];
  const begun = isWorkingDay(first.day) ? within(first.minute) : 0;
  const passed = isWorkingDay(last.day) ? within(last.minute) : 0;
  const days = workingDaysBefore(first.day, last.day);
  return (days * (closes - opens) + passed - begun) / 60;
}

/** The first instant of the working day before a Warsaw day, as a day. */
export const workingDayBefore = (day: string): string => workingDay(addDays(day, -1), -1);
