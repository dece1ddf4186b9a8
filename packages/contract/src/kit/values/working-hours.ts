import { isWorkingDay, type Workdays, workingDay, workingDaysBefore } from './holidays.ts';
import { addDays, dayBegins, warsawOffset } from './time.ts';

/** Working time: as a rule eight hours a day, Monday to Friday, Polish holidays left out. */

const hoursADay = 8;
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

/** When work begins and ends on a Warsaw day, in minutes of it; the same where nobody works. Of a day it always says the same. */
export type WorkingTime = (day: string) => { opens: number; closes: number };

/** Monday to Friday from eight to four, holidays by law left out. */
export const usualWorkingTime: WorkingTime = (day) => ({
  opens,
  closes: isWorkingDay(day) ? closes : opens,
});

/** Minutes of a day's work that have passed at a minute of the day. */
function passedOf(day: string, minute: number, time: WorkingTime): number {
  const { opens, closes } = time(day);
  return Math.max(Math.min(minute, closes) - opens, 0);
}

/** Minutes of work on the days from `first` up to and without `last`. */
function minutesBefore(first: string, last: string, time: WorkingTime): number {
  if (time === usualWorkingTime) return workingDaysBefore(first, last) * (closes - opens);
  const days = walked.get(time) ?? new Map<string, { minutes: number; next: string }>();
  walked.set(time, days);
  if (days.size > mostWalked) days.clear();
  let minutes = 0;
  for (let day = first; day < last; ) {
    const known = days.get(day) ?? { minutes: minutesOf(time(day)), next: addDays(day, 1) };
    days.set(day, known);
    minutes += known.minutes;
    day = known.next;
  }
  return minutes;
}

/** Some decades of days; a company's time may be kept for long. */
const mostWalked = 20_000;

/** Days that were gone through: the usual duration of a step goes through the same weeks some twenty times. */
const walked = new WeakMap<WorkingTime, Map<string, { minutes: number; next: string }>>();

const minutesOf = ({ opens, closes }: ReturnType<WorkingTime>) => closes - opens;

/**
 * How many working hours lie between two instants (milliseconds since the epoch), in whole minutes:
 * 0 for a night, a weekend or a holiday, as a rule 8 for a working day.
 */
export function workingHours(from: number, to: number, time = usualWorkingTime): number {
  if (to <= from) return 0;
  const [first, last] = [clockAt(from), clockAt(to)];
  const begun = passedOf(first.day, first.minute, time);
  const passed = passedOf(last.day, last.minute, time);
  return (minutesBefore(first.day, last.day, time) + passed - begun) / 60;
}

/** A company that never works again has no end of anything: so far ahead it is given up. */
const farthest = 20 * 366;

/**
 * The instant (milliseconds since the epoch) at which so many working hours, in whole minutes, have passed since
 * another one: at the end of a working day rather than at the beginning of the next.
 */
export function afterWorkingHours(from: number, hours: number, time = usualWorkingTime): number {
  const begun = clockAt(from);
  let day = begun.day;
  let passed = passedOf(day, begun.minute, time);
  let left = Math.round(hours * 60);
  for (let days = 0; days < farthest; days += 1) {
    const of = time(day);
    const there = of.closes - of.opens - passed;
    if (there > 0 && left <= there) return atMinute(day, of.opens + passed + left);
    left -= Math.max(there, 0);
    day = addDays(day, 1);
    passed = 0;
  }
  return atMinute(day, opens);
}

/** A minute of a Warsaw day, not among those at night when clocks change. */
function atMinute(day: string, minute: number): number {
  const noon = Date.parse(dayBegins(day)) + 12 * 3_600_000;
  return Date.parse(`${day}T00:00:00Z`) + (minute - warsawOffset(noon)) * 60_000;
}

/** The working day before a Warsaw day. */
export const workingDayBefore = (day: string, works: Workdays = isWorkingDay): string =>
  workingDay(addDays(day, -1), -1, works);
