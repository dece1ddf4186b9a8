import { addMonths, daysBetween, monthOf } from '../../../kit/values/days.ts';
import { isWorkingDay, type Workdays, workingDay } from '../../../kit/values/holidays.ts';
import { addDays, warsawDay } from '../../../kit/values/time.ts';
import { mondayOf, monthsOf, reportPeriod } from '../calls.ts';

/** Fixed lists and numbers of the dashboard's charts about work. */

/** So many of the worst are told; the others are counted. */
export const mostBurning = 50;

/** The hours that are told as a day where hours of work are told in days. */
export const dayHours = 8;

/** The weeks of 'Obłożenie' unless a period is asked for, and at most. */
const loadWeekCount = 8;
const mostLoadWeeks = 26;

/**
 * The Mondays of the weeks that 'Obłożenie' shows: from the one of the next working day on, to the end of
 * the period when that lies ahead. What is over has no hours left to be planned.
 *
 * @param works on which days the company works
 */
export function loadWeeks(
  { dateTo }: { dateTo?: string | undefined },
  today = warsawDay(),
  works: Workdays = isWorkingDay,
): string[] {
  const first = mondayOf(workingDay(today, 1, works));
  const weeksAsked =
    dateTo && dateTo >= first ? Math.floor(daysBetween(first, dateTo) / 7) + 1 : null;
  const count = Math.min(weeksAsked ?? loadWeekCount, mostLoadWeeks);
  return Array.from({ length: count }, (_, at) => addDays(first, 7 * at));
}

/**
 * The six months of the first line: up to the one in which the period ends, or the current one where that lies ahead.
 */
export function figureMonths(
  filter: { dateFrom?: string | undefined; dateTo?: string | undefined },
  today = warsawDay(),
): string[] {
  const ending = monthOf(reportPeriod(filter, today).dateTo);
  const last = ending > monthOf(today) ? monthOf(today) : ending;
  return monthsOf({ dateFrom: `${addMonths(last, -5)}-01`, dateTo: `${last}-01` });
}

/** By what timeliness is told. */
export const timelinessBy = ['month', 'department', 'service'] as const;
export type TimelinessBy = (typeof timelinessBy)[number];
