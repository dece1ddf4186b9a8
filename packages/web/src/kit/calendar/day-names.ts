import { weekday } from '@zaplecze/contract/kit/values/days';
import { lazily } from '@zaplecze/contract/kit/values/lazy';
import { zone } from '@zaplecze/contract/kit/values/time';
import { moment } from '../records/format.ts';

/** Days and months by their names, for calendars and charts; lists show days in digits (kit/records/format.ts). */

const longDayFormat = lazily(
  () =>
    new Intl.DateTimeFormat('pl', {
      timeZone: zone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
);
const monthFormat = lazily(
  () =>
    new Intl.DateTimeFormat('pl', {
      timeZone: zone,
      month: 'long',
      year: 'numeric',
    }),
);

/** 'sobota, 21 listopada 2026'. */
export function formatLongDay(value: string): string {
  return longDayFormat().format(moment(value));
}

/** 'listopad 2026' of YYYY-MM. */
export function formatMonth(month: string): string {
  return monthFormat().format(moment(`${month}-15`));
}

/** Weekdays from Monday, as the heads of calendars have them. */
export const weekdayNames = ['pn', 'wt', 'śr', 'cz', 'pt', 'so', 'nd'] as const;

/** On which day something is: 'w sobotę', 'we wtorek'. */
const onWeekdays = [
  ...['w poniedziałek', 'we wtorek', 'w środę', 'w czwartek'],
  ...['w piątek', 'w sobotę', 'w niedzielę'],
];

/** 'w sobotę' of YYYY-MM-DD. */
export const onWeekday = (day: string): string => onWeekdays[weekday(day)] ?? '';
