import { addDays } from './time.ts';

/** Calendar days, months and weeks as texts (YYYY-MM-DD, YYYY-MM): no clock and no zone moves them. */

export type Days = { dateFrom: string; dateTo: string };

/** The place of a day in its week: 0 is Monday, 6 Sunday. */
export function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** How many days there are from one day to another; 0 for the same day. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The days of a range, both ends included. */
export function daysOf({ dateFrom, dateTo }: Days): string[] {
  return Array.from({ length: daysBetween(dateFrom, dateTo) + 1 }, (_, at) =>
    addDays(dateFrom, at),
  );
}

/** The month of a day, YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** A month moved by whole months. */
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

/** Whether two ranges share a day. */
export const overlap = (a: Days, b: Days): boolean =>
  a.dateFrom <= b.dateTo && b.dateFrom <= a.dateTo;

/**
 * A lane (from 0) for each range, so that ranges in one lane never share a day: each takes the
 * lowest lane that is free on all its days. Give them in the order of their importance.
 */
export function lanesOf(ranges: readonly Days[]): number[] {
  const lanes: Days[][] = [];
  return ranges.map((range) => {
    const free = lanes.findIndex((taken) => !taken.some((one) => overlap(one, range)));
    const lane = free === -1 ? lanes.length : free;
    lanes[lane] = [...(lanes[lane] ?? []), range];
    return lane;
  });
}

export const rangeOrder = 'Data do nie może być wcześniejsza niż data od';

/** The end of a range of days, `dateTo` of `dateFrom`, when that range runs backwards. */
export function backwards(filters: Record<string, unknown>): string | undefined {
  return Object.keys(filters).find((end) => {
    const [from, to] = [filters[end.replace(/To$/, 'From')], filters[end]];
    return end.endsWith('To') && typeof from === 'string' && typeof to === 'string' && to < from;
  });
}
