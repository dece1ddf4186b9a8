import { isDay, warsawDay, warsawInstant } from '../values/time.ts';
import { cleanNumber } from './clean.ts';

/** Days and instants as people type them and as callers send them. Lists, which only show them, go without. */

/** Nothing that is longer is a date. */
const longest = 100;

const asDate = (text: string): string => (text.length > longest ? '' : cleanNumber(text));

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
  const typed = asDate(text);
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
  const typed = asDate(text);
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

/** Reads a limit: as `readInstant`, but a day alone means its last minute. */
export const readLimit = (text: string, today?: string): string | null =>
  readInstant(text, '23:59', today);
