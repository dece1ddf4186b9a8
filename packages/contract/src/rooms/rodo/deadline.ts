import { workingDay } from '../../kit/values/holidays.ts';

/** Months for the answer (art. 12(3) of the GDPR), and with the extension. */
export const answerMonths = 1;
export const extendedMonths = 3;

/** The same day some months on, or the last day of a month that has no such day. */
function monthsOn(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const found = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return found.toISOString().slice(0, 10);
}

/**
 * The last day for an answer to a request, by Regulation (EEC, Euratom) 1182/71: the day of receipt is not counted,
 * the period ends with the day of the same number, on the last day of a month without one, and on the next
 * working day when that is a Saturday, a Sunday or a public holiday.
 *
 * @param received YYYY-MM-DD
 * @returns YYYY-MM-DD
 */
export const answerBy = (received: string, months: number = answerMonths): string =>
  workingDay(monthsOn(received, months), 1);
