import { lazily } from './lazy.ts';

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

/** What was asked of the zone, by hours since the epoch: clocks change at whole hours, and asking takes long. */
const offsets = new Map<number, number>();
const mostOffsets = 10_000;
const hourMs = 3_600_000;
/** 1 January 2000: of before, clocks are asked each time. */
const remembered = Date.UTC(2000) / hourMs;

/** By how much the machine's own clock is ahead of UTC, in minutes. */
const ownOffset = (instant: number) => -new Date(instant).getTimezoneOffset();

/**
 * Whether the machine's own clock goes as Warsaw's does, as those of nearly all who use the product: it answers at once, where the
 * first of Intl's formats takes a browser 30 to 50 ms of its first picture. Of the zones that were an hour ahead in the winter of 2018
 * and two in its summer all have changed their clocks together since 2000. Asked each time: a computer that travels changes its zone under open pages.
 */
const isOwnClock = () =>
  ownOffset(Date.UTC(2018, 0)) === 60 && ownOffset(Date.UTC(2018, 6)) === 120;

/** Minutes by which Warsaw is ahead of UTC at an instant (milliseconds since the epoch). */
export function warsawOffset(instant: number): number {
  const hour = Math.floor(instant / hourMs);
  const known = offsets.get(hour);
  if (known !== undefined) return known;
  // What is no moment of the calendar is left to Intl, which refuses it.
  const own = hour >= remembered && isOwnClock() && ownOffset(instant);
  const offset = own || offsetAt(instant);
  if (offsets.size < mostOffsets && hour >= remembered) offsets.set(hour, offset);
  return offset;
}

function offsetAt(instant: number): number {
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

/**
 * A moment whose wall clock comes again an hour later, with its offset ('2026-10-25T02:30+02:00'): the clock alone would be read
 * as the second one. Null of all other moments, which their clock says.
 *
 * @param instant milliseconds since the epoch
 */
export function doubledMoment(instant: number): string | null {
  const offset = warsawOffset(instant);
  if (warsawOffset(instant + hourMs) >= offset) return null;
  return `${new Date(instant + offset * 60_000).toISOString().slice(0, 16)}+0${offset / 60}:00`;
}

const dayMs = 86_400_000;

/** Days of 2000 to 2069 by their numbers and the other way round: calendars go through them again and again. */
const numbers = new Map<string, number>();
const texts = new Map<number, string>();
const isKept = (number: number) => number >= 10_957 && number < 36_525 && Number.isInteger(number);

/** How many days a day (YYYY-MM-DD) is after 1 January 1970; NaN of what is no day. */
export function dayNumber(day: string): number {
  const known = numbers.get(day);
  if (known !== undefined) return known;
  const number = Date.parse(`${day}T00:00:00Z`) / dayMs;
  // Of many ways to write a day only the one that all have.
  if (isKept(number) && day === dayOf(number)) numbers.set(day, number);
  return number;
}

/** @throws RangeError of what is no number of a day */
function dayOf(number: number): string {
  const known = texts.get(number);
  if (known !== undefined) return known;
  const day = new Date(number * dayMs).toISOString().slice(0, 10);
  if (isKept(number)) texts.set(number, day);
  return day;
}

/** The Warsaw calendar day (YYYY-MM-DD) on which an instant falls. */
export function warsawDay(instant: Date | number = Date.now()): string {
  const ms = typeof instant === 'number' ? instant : instant.getTime();
  return dayOf(Math.floor((ms + warsawOffset(ms) * 60_000) / dayMs));
}

/** The first instant of a Warsaw day; midnight is never skipped. */
export function dayBegins(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(warsawInstant(year, month, date) ?? 0).toISOString();
}

/** A day shifted by whole days; days are calendar days, so no clock change touches them. */
export const addDays = (day: string, days: number): string => dayOf(dayNumber(day) + days);

/**
 * Whether a text is a day that the calendar has (2026-02-30 is not). Of the years 0, 1 and 9999 there is none: a day or an
 * hour beside their ends has a year that neither four digits nor the database can write.
 */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || /^(0000|0001|9999)/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/**
 * Years that calendars know (as days and as instants in UTC); others are slips of the keyboard.
 *
 * @param since the first of them
 */
export const isKnown = (moment: string, since = 2000): boolean =>
  moment >= `${since}-01-01` && moment.slice(0, 10) <= '2199-12-31';

const minute = 60_000;

/** Whether an instant is the last minute of a Warsaw day: a limit that was set by day. */
export function isLastMinute(instant: string): boolean {
  const time = Date.parse(instant);
  const wall = Math.floor(time / minute) + warsawOffset(time);
  return wall % 1440 === 1439;
}

/** Whether a limit (an instant) has passed: its own minute still counts, so a day's end does too. */
export const isPast = (limit: string | Date, now = Date.now()): boolean =>
  new Date(limit).getTime() < Math.floor(now / minute) * minute;
