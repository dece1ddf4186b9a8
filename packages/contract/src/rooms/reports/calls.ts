import { addMonths, type Days, monthDays, monthOf, weekday } from '../../kit/values/days.ts';
import { addDays, warsawDay } from '../../kit/values/time.ts';

/**
 * The dashboard: what all of its charts share. A chart is one call (`/report/<name>`), so that a
 * slow one holds up no other; all take the same filter. How one is added: server, rooms/reports/README.md.
 */

/** As many days as a chart may be asked for at once: three years. */
export const mostReportDays = 1096;
export const tooLong = 'Okres może mieć najwyżej trzy lata';

/** The months that a chart shows unless a period is asked for; the current one is the last. */
const months = 12;

/**
 * The days of a report, both included: twelve whole months that end with the current one unless
 * told. With one end alone the other lies twelve months from it.
 */
export function reportPeriod(
  { dateFrom, dateTo }: { dateFrom?: string | undefined; dateTo?: string | undefined },
  today = warsawDay(),
): Days {
  if (dateFrom && dateTo) return { dateFrom, dateTo };
  if (dateFrom)
    return { dateFrom, dateTo: monthDays(addMonths(monthOf(dateFrom), months - 1)).dateTo };
  const end = dateTo ?? monthDays(monthOf(today)).dateTo;
  return { dateFrom: `${addMonths(monthOf(end), 1 - months)}-01`, dateTo: end };
}

/** The months that a period touches, YYYY-MM, in order: a month without rows is one with nothing. */
export function monthsOf({ dateFrom, dateTo }: Days): string[] {
  const found: string[] = [];
  for (let month = monthOf(dateFrom); month <= monthOf(dateTo); month = addMonths(month, 1)) {
    found.push(month);
  }
  return found;
}

/** The days of a month that lie in a period. */
export function monthWithin(month: string, { dateFrom, dateTo }: Days): Days {
  const whole = monthDays(month);
  return {
    dateFrom: whole.dateFrom < dateFrom ? dateFrom : whole.dateFrom,
    dateTo: whole.dateTo > dateTo ? dateTo : whole.dateTo,
  };
}

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -weekday(day));
