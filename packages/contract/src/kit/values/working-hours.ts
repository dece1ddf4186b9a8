import { isWorkingDay, workingDay, workingDaysBefore } from './holidays.ts';
import { addDays, dayBegins, warsawOffset } from './time.ts';

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

/**
 * The instant (milliseconds since the epoch) at which so many working hours, in whole minutes, have passed since
 * another one: at the end of a working day rather than at the beginning of the next.
 */
export function afterWorkingHours(from: number, hours: number): number {
  const begun = clockAt(from);
  let day = workingDay(begun.day, 1);
  let passed = day === begun.day ? within(begun.minute) : 0;
  let left = Math.round(hours * 60);
  while (left > closes - opens - passed) {
    left -= closes - opens - passed;
    day = workingDay(addDays(day, 1), 1);
    passed = 0;
  }
  return atMinute(day, opens + passed + left);
}

/** A minute of a Warsaw day, not among those at night when clocks change. */
function atMinute(day: string, minute: number): number {
  const noon = Date.parse(dayBegins(day)) + 12 * 3_600_000;
  return Date.parse(`${day}T00:00:00Z`) + (minute - warsawOffset(noon)) * 60_000;
}

/** The first instant of the working day before a Warsaw day, as a day. */
export const workingDayBefore = (day: string): string => workingDay(addDays(day, -1), -1);
