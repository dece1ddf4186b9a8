import {
  isWorkingDay,
  type Workdays,
  workingDaysUntil,
} from '@zaplecze/contract/kit/values/holidays';
import { addDays, isLastMinute, isPast, warsawDay } from '@zaplecze/contract/kit/values/time';

/** Working days of the company before a limit at which its holder is reminded; -1: it has passed. */
export type Stage = 3 | 1 | 0 | -1;

const stages = [0, 1, 3] as const;

/**
 * Which reminder of a limit is due at a moment, or null when it is far. Days are working days, so
 * that a weekend swallows no reminder: of a limit on Monday "one day before" is Friday. A limit on a
 * free day counts as that of the last working day before it.
 *
 * @param works the days on which the company works
 */
export function stageOf(limit: Date, now: Date, works: Workdays = isWorkingDay): Stage | null {
  if (isPast(limit, now.getTime())) return -1;
  const days = workingDaysUntil(warsawDay(now), warsawDay(limit), 4, works);
  return stages.find((stage) => days <= stage) ?? null;
}

const time = new Intl.DateTimeFormat('pl-PL', {
  timeZone: 'Europe/Warsaw',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const date = new Intl.DateTimeFormat('pl-PL', {
  timeZone: 'Europe/Warsaw',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
});

/** A limit in words of the calendar: "jutro, 24.11.2026, 15:00"; one set by day has no hour. */
export function limitWords(limit: Date, now: Date): string {
  const today = warsawDay(now);
  const day = warsawDay(limit);
  const ahead = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
  const when = (isLastMinute(limit.toISOString()) ? date : time).format(limit);
  if (ahead < 0) return when;
  if (day === today) return `dziś, ${when}`;
  if (day === addDays(today, 1)) return `jutro, ${when}`;
  return `za ${ahead} dni, ${when}`;
}
