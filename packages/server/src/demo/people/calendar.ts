import { readInstant } from '@zaplecze/contract/kit/fields/typed-time';
import { isWorkingDay, workingDaysFrom } from '@zaplecze/contract/kit/values/holidays';
import { warsawDay } from '@zaplecze/contract/kit/values/time';

/** The office's calendar: days are YYYY-MM-DD of Warsaw, instants milliseconds. */

/** The instant of an hour of a day; hours may have a fraction: 8.5 is half past eight. */
export function atHour(day: string, hour: number): number {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return Date.parse(readInstant(`${day} ${two(hour)}:${two((hour % 1) * 60)}`) ?? '');
}

/** The last office hour at or before an instant: whatever happened then, happened in the office. */
export function officeTime(instant: number): number {
  const day = warsawDay(instant);
  if (!isWorkingDay(day) || instant < atHour(day, 7.5)) {
    return atHour(workingDaysFrom(day, -1), 15.5);
  }
  return Math.min(instant, atHour(day, 16.25));
}

/** An instant in office hours, so many office hours (of eight a day) after another. */
export function officeHoursAfter(instant: number, hours: number): number {
  const start = warsawDay(instant);
  let day = workingDaysFrom(start, 0);
  let from = day === start ? Math.max(instant, atHour(day, 8)) : atHour(day, 8);
  let left = hours * 3_600_000;
  for (;;) {
    const rest = atHour(day, 16) - from;
    if (left <= rest) return from + left;
    left -= Math.max(0, rest);
    day = workingDaysFrom(day, 1);
    from = atHour(day, 8);
  }
}
