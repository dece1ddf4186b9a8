import * as z from 'zod';
import { unknownYear, wrongDateTime, wrongDay } from './date-words.ts';
import '../calls/messages.ts';
import { addDays, isKnown, warsawDay } from '../values/time.ts';
import { readDay, readInstant, readLimit } from './typed-time.ts';

/** How far from today (in years) a date may lie where the years of all calendars are too many. */
export type Span = { back?: number; ahead?: number };

function tooFar(moment: string, { back, ahead }: Span): string | undefined {
  if (!isKnown(moment)) return unknownYear;
  const today = warsawDay();
  if (ahead !== undefined && moment > addDays(today, ahead * 366))
    return `Data nie może być późniejsza niż ${years(ahead)} od dziś`;
  if (back !== undefined && moment < addDays(today, -back * 366))
    return `Data nie może być wcześniejsza niż ${years(back)} temu`;
  return undefined;
}

const years = (count: number) => (count === 1 ? 'rok' : `${count} lat`);

type Reading = { read: (text: string) => string | null; wrong: string; span?: Span };

/** Parses a typed date; a string is the message about what is wrong with it. */
function readTyped(value: string, { read, wrong, span = {} }: Reading) {
  const moment = read(value);
  if (moment === null) return { wrong };
  const far = tooFar(moment, span);
  return far === undefined ? { moment } : { wrong: far };
}

function demanded(missing: string, reading: Reading) {
  return z.string({ error: missing }).transform((value, context) => {
    const { moment, wrong } = readTyped(value, reading);
    if (moment !== undefined) return moment;
    const message = value.trim() === '' ? missing : wrong;
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  });
}

/** What may be left out; null and '' clear it. */
function optional(reading: Reading) {
  return z
    .string({ error: reading.wrong })
    .nullable()
    .transform((value, context) => {
      if (value === null || value.trim() === '') return null;
      const { moment, wrong: message } = readTyped(value, reading);
      if (moment !== undefined) return moment;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    })
    .optional();
}

const aDay = { read: readDay, wrong: wrongDay };
const aMoment = { read: readInstant, wrong: wrongDateTime };
const aLimit = { read: readLimit, wrong: wrongDateTime };

/** A calendar day as `readDay` reads it; leaves as YYYY-MM-DD. `missing` is told of an empty one. */
export function day(missing = wrongDay, span?: Span) {
  return demanded(missing, { ...aDay, span });
}

/** An instant, given as ISO 8601 with offset or as Warsaw time; leaves as ISO 8601 in UTC. */
export function dateTime(missing = wrongDateTime, span?: Span) {
  return demanded(missing, { ...aMoment, span });
}

/** The beginning of a range of days, which may have an hour. */
export function firstMoment(missing: string) {
  return demanded(missing, { read: (text) => readInstant(text), wrong: wrongDay });
}

/** The end of one: a day given alone means its last second, for both ends count. */
export function lastMoment(missing: string) {
  return demanded(missing, { read: (text) => readInstant(text, '23:59:59'), wrong: wrongDay });
}

export function optionalDay(span?: Span) {
  return optional({ ...aDay, span });
}

export function optionalDateTime(span?: Span) {
  return optional({ ...aMoment, span });
}

/** A limit: an instant, where a day given alone means its last minute in Warsaw. */
export function optionalLimit(span?: Span) {
  return optional({ ...aLimit, span });
}

/** The same where one must be known. */
export function limit(missing = wrongDateTime, span?: Span) {
  return demanded(missing, { ...aLimit, span });
}
