import { lazily } from './lazily.ts';

/**
 * The product's clock is Europe/Warsaw whatever zone the machine or the browser runs in.
 * Instants travel as ISO 8601 with offset, days as YYYY-MM-DD.
 */

export const zone = 'Europe/Warsaw';

const parts = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
);

/** Minutes by which Warsaw is ahead of UTC at an instant (milliseconds since the epoch). */
export function warsawOffset(instant: number): number {
  const value: Record<string, number> = {};
  for (const part of parts().formatToParts(instant)) value[part.type] = Number(part.value);
  const asUtc = Date.UTC(
    value.year ?? 0,
    (value.month ?? 1) - 1,
    value.day,
    value.hour,
    value.minute,
    value.second,
  );
  return Math.round((asUtc - Math.floor(instant / 1000) * 1000) / 60_000);
}

/**
 * The instant of a Warsaw wall-clock time, in milliseconds, or null when that time does not
 * exist (the hour skipped in spring). The doubled hour of autumn means standard time.
 */
export function warsawInstant(
  year: number,
  month: number,
  day: number,
  hour = 0,
  minute = 0,
  second = 0,
): number | null {
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  for (const offset of [60, 120]) {
    const instant = wall - offset * 60_000;
    if (warsawOffset(instant) === offset) return instant;
  }
  return null;
}

/** The Warsaw calendar day (YYYY-MM-DD) on which an instant falls. */
export function warsawDay(instant: Date | number = Date.now()): string {
  const ms = typeof instant === 'number' ? instant : instant.getTime();
  return new Date(ms + warsawOffset(ms) * 60_000).toISOString().slice(0, 10);
}

/** A day shifted by whole days; days are calendar days, so no clock change touches them. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** Whether a text is a day that the calendar has (2026-02-30 is not). */
export function isDay(text: string): boolean {
  // The calendar has no year 0, and neither has the database.
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text.startsWith('0000')) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Years that calendars know (as days and as instants in UTC); others are slips of the keyboard.
 */
export const isKnown = (moment: string): boolean =>
  moment >= '2000-01-01' && moment.slice(0, 10) <= '2199-12-31';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const polishDay = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/;
const dayOfYear = /^(\d{1,2})\.(\d{1,2})\.?$/;

/**
 * Reads a day as people type it: `25.11.2026` (also with - or /, or the year's last two digits),
 * `25.11`, or ISO. A day without a year is this year's; but in November and December the days of
 * January and February are next year's, and in January and February those of November and December
 * last year's.
 *
 * @param today the Warsaw day from which the year is told
 * @returns YYYY-MM-DD, or null for what the calendar does not have
 */
export function readDay(text: string, today = warsawDay()): string | null {
  const typed = text.trim();
  if (isoDay.test(typed)) return isDay(typed) ? typed : null;
  const dated = polishDay.exec(typed);
  const bare = dayOfYear.exec(typed);
  const [day, month] = dated ? [dated[1], dated[3]] : [bare?.[1], bare?.[2]];
  if (!day || !month) return null;
  const year = dated?.[4] ?? yearOf(Number(month), today);
  const found = [`20${year}`.slice(-4), month.padStart(2, '0'), day.padStart(2, '0')].join('-');
  return isDay(found) ? found : null;
}

function yearOf(month: number, today: string): string {
  const [year = 0, now = 0] = today.split('-').map(Number);
  const moved = now > 10 && month < 3 ? 1 : now < 3 && month > 10 ? -1 : 0;
  return String(year + moved);
}

const wallClock = /^(\S+?)(?:(?:,? +|T)(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const withOffset = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

/**
 * Reads an instant: ISO 8601 with offset, or a day as `readDay` takes it, alone or with
 * `HH:mm[:ss]`, meant as Warsaw time.
 *
 * @param alone the hour of a day that comes without one
 * @returns ISO 8601 in UTC with milliseconds, or null for what is no such moment
 */
export function readInstant(text: string, alone = '00:00', today = warsawDay()): string | null {
  const typed = text.trim();
  if (withOffset.test(typed)) {
    const time = Date.parse(typed);
    return Number.isNaN(time) || !isDay(typed.slice(0, 10)) ? null : new Date(time).toISOString();
  }
  const match = wallClock.exec(typed);
  const date = match?.[1] && readDay(match[1], today);
  if (!date) return null;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const clock = match[2] === undefined ? alone.split(':') : match.slice(2);
  const [hour, minute, second] = clock.map((part) => Number(part ?? 0));
  if ((hour ?? 0) > 23 || (minute ?? 0) > 59 || (second ?? 0) > 59) return null;
  const instant = warsawInstant(year, month, day, hour, minute, second);
  return instant === null ? null : new Date(instant).toISOString();
}

const minute = 60_000;

/** Reads a limit: as `readInstant`, but a day alone means its last minute. */
export const readLimit = (text: string, today?: string): string | null =>
  readInstant(text, '23:59', today);

/** Whether an instant is the last minute of a Warsaw day: a limit that was set by day. */
export function isLastMinute(instant: string): boolean {
  const time = Date.parse(instant);
  const wall = Math.floor(time / minute) + warsawOffset(time);
  return wall % 1440 === 1439;
}

/** Whether a limit (an instant) has passed: its own minute still counts, so a day's end does too. */
export const isPast = (limit: string | Date, now = Date.now()): boolean =>
  new Date(limit).getTime() < Math.floor(now / minute) * minute;
