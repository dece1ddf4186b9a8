import { addDays, dayNumber } from './time.ts';

/** Calendar days, months and weeks as texts (YYYY-MM-DD, YYYY-MM): no clock and no zone moves them. */

export type Days = { dateFrom: string; dateTo: string };

/** The place of a day in its week: 0 is Monday, 6 Sunday. */
export function weekday(day: string): number {
  // The first day of all, in 1970, was a Thursday; of days before it the remainder is negative.
  return (((dayNumber(day) + 3) % 7) + 7) % 7;
}

/** How many days there are from one day to another; 0 for the same day. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The days of a range, both ends included. */
export function daysOf({ dateFrom, dateTo }: Days): string[] {
  return Array.from({ length: daysBetween(dateFrom, dateTo) + 1 }, (_, at) =>
    addDays(dateFrom, at),
  );
}

/** The month of a day, YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7);

export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const moved = new Date(Date.UTC(year, number - 1 + months, 1));
  return moved.toISOString().slice(0, 7);
}

/** First and last day of a month. */
export function monthDays(month: string): Days {
  return { dateFrom: `${month}-01`, dateTo: addDays(`${addMonths(month, 1)}-01`, -1) };
}

/** The weeks that a month touches, each of seven days from Monday. */
export function weeksOf(month: string): string[][] {
  const { dateFrom, dateTo } = monthDays(month);
  const weeks: string[][] = [];
  for (let day = addDays(dateFrom, -weekday(dateFrom)); day <= dateTo; day = addDays(day, 7)) {
    weeks.push(daysOf({ dateFrom: day, dateTo: addDays(day, 6) }));
  }
  return weeks;
}
