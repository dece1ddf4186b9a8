import { lazily } from '@zaplecze/contract/kit/values/lazy';
import { isLastMinute, warsawDay, warsawOffset } from '@zaplecze/contract/kit/values/time';
import { groupThousands } from '@zaplecze/contract/kit/values/words';

/**
 * Polish words for dates, money and numbers. Only the names of days and months stand elsewhere, with
 * the calendars (kit/calendar/day-names.ts); nothing else in the product formats them. What every
 * list shows (days, whole numbers, words that fit a count) does without Intl, whose first format
 * costs the first picture a fifth of its script time.
 */

const relativeFormat = lazily(() => new Intl.RelativeTimeFormat('pl', { numeric: 'auto' }));
const numberFormat = lazily(() => new Intl.NumberFormat('pl', { useGrouping: 'always' }));
const moneyFormat = lazily(
  () =>
    new Intl.NumberFormat('pl', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: 'always',
    }),
);
export const collator = lazily(() => new Intl.Collator('pl', { numeric: true }));

/** A day (YYYY-MM-DD) or an instant as a moment; a day means its noon, so no zone moves it. */
export function moment(value: string): Date {
  return new Date(value.length === 10 ? `${value}T12:00:00Z` : value);
}

/** The Warsaw wall clock at an instant, or a bare day: 'YYYY-MM-DD' or 'YYYY-MM-DDTHH:mm…'. */
function onTheWall(value: string): string {
  if (value.length === 10) return value;
  const at = Date.parse(value);
  return new Date(at + warsawOffset(at) * 60_000).toISOString();
}

/** '21.11.2026'; '' for nothing. Takes a day or an ISO instant (shown in Warsaw time). */
export function formatDay(value: string | null | undefined): string {
  return value ? onTheWall(value).slice(0, 10).split('-').reverse().join('.') : '';
}

/** '21.11' of a day or an instant less than half a year away, else with its year. */
export function formatNear(value: string, now = Date.now()): string {
  const day = formatDay(value);
  return Math.abs(moment(value).getTime() - now) < 180 * 86_400_000 ? day.slice(0, 5) : day;
}

/** '21.11.2026 14:30' in Warsaw time; a bare day gets no hour. */
export function formatDateTime(value: string | null | undefined): string {
  if (!value) return '';
  const [day, time] = onTheWall(value).split('T');
  return time === undefined ? formatDay(day) : `${formatDay(day)} ${time.slice(0, 5)}`;
}

/** A limit: as `formatDateTime`, without the hour when it is the end of a day. */
export function formatLimit(value: string | null | undefined): string {
  return value && isLastMinute(value) ? formatDay(value) : formatDateTime(value);
}

/** '23–25.11.2026', '28.11–02.12.2026'; one day alone when both ends are it. */
export function formatDays({ dateFrom, dateTo }: { dateFrom: string; dateTo: string }): string {
  if (dateFrom === dateTo) return formatDay(dateFrom);
  const [from, to] = [formatDay(dateFrom), formatDay(dateTo)];
  if (from.slice(2) === to.slice(2)) return `${from.slice(0, 2)}–${to}`;
  return from.slice(5) === to.slice(5) ? `${from.slice(0, 5)}–${to}` : `${from}–${to}`;
}

const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** '3 dni temu', 'jutro'; whole days for a bare day. `now`: milliseconds, for tests. */
export function formatRelative(value: string, now = Date.now()): string {
  const seconds = (moment(value).getTime() - now) / 1000;
  if (value.length === 10) {
    const today = moment(warsawDay(now)).getTime();
    const days = Math.round((moment(value).getTime() - today) / 86_400_000);
    if (Math.abs(days) < 31) return relativeFormat().format(days, 'day');
  }
  const step = steps.find(([, size]) => Math.abs(seconds) >= size);
  if (!step) return 'przed chwilą';
  return relativeFormat().format(Math.round(seconds / step[1]), step[0]);
}

/** '1 234,50 zł'; '' for nothing. */
export function formatMoney(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : `${moneyFormat().format(value)}\u00A0zł`;
}

/** Hours of work: '7 godz.', '1,5 godz.'; '' for nothing. */
export function formatHours(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : `${formatNumber(value)}\u00A0godz.`;
}

/** '1 234', '2,5'. */
export function formatNumber(value: number): string {
  return Number.isInteger(value) ? groupThousands(value) : numberFormat().format(value);
}

/** The address of a page as people say it: 'firma.pl/o-nas'. */
export const bareAddress = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '');
