import * as z from 'zod';
import { unknownYear, wrongDateTime, wrongDay } from './date-words.ts';
import './messages.ts';
import { addDays, isKnown, warsawDay } from './time.ts';
import { readDay, readInstant, readLimit } from './typed-time.ts';

/** Highest id the database's integer columns can hold. */
export const maxId = 2_147_483_647;

/** A record's id, as a number or (from a path or a form) its decimal digits. */
export function id(message = 'Nieprawidłowa wartość') {
  return z.union(
    [
      z.int().min(1).max(maxId),
      z
        .string()
        .regex(/^[1-9]\d{0,9}$/)
        .transform(Number)
        .refine((value) => value <= maxId),
    ],
    { error: message },
  );
}

/** A required choice of a record; absent, null or '' all mean that nothing was chosen. */
export function choice(message: string) {
  return z.union(
    [
      z.int().min(0).max(maxId),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number)
        .refine((value) => value <= maxId, { error: message }),
    ],
    {
      error: message,
    },
  );
}

/** An optional choice; null clears it. */
export function optionalChoice() {
  return z.union([id(), z.literal('').transform(() => null), z.null()]).optional();
}

/** A required text: trimmed, not empty, at most `max` characters. */
export function required(message: string, max = 200) {
  return z
    .string({ error: message })
    .trim()
    .min(1, { error: message })
    .max(max, { error: `Najwyżej ${max} znaków` });
}

/** An optional text: trimmed; '' and null both clear it and are kept as null. */
export function text(max = 200) {
  return z
    .string()
    .trim()
    .max(max, { error: `Najwyżej ${max} znaków` })
    .nullable()
    .transform((value) => (value === '' ? null : value))
    .optional();
}

/** A long text of several lines, kept as typed but for the ends. */
export function longText(max = 20_000) {
  return text(max);
}

const digits = (value: string) => value.replace(/^\+48/, '').replace(/[\s()./–-]/g, '');

/**
 * A telephone number: at least nine digits once spaces, dashes, brackets and +48 are dropped; a foreign
 * one starts with + (SHE-26).
 */
export function phone(
  requiredMessage: string,
  shortMessage = 'Telefon musi mieć przynajmniej 9 cyfr',
) {
  return required(requiredMessage, 40).refine((value) => /^\+?\d{9,15}$/.test(digits(value)), {
    error: shortMessage,
  });
}

/** Like `phone`, but may be left out. */
export function optionalPhone() {
  return z
    .union([z.literal('').transform(() => null), z.null(), phone('Telefon jest wymagany')], {
      error: 'Telefon musi mieć przynajmniej 9 cyfr',
    })
    .optional();
}

const looksLikeEmail = /^[^\s@<>()[\],;:\\"]+@[^\s@<>()[\],;:\\"]+\.[^\s@<>()[\],;:\\"]{2,}$/;
const wrongEmail = 'Nieprawidłowy adres e-mail';

export function email(requiredMessage: string) {
  return required(requiredMessage, 254).regex(looksLikeEmail, { error: wrongEmail });
}

export function optionalEmail() {
  return z
    .union([z.literal('').transform(() => null), z.null(), email(wrongEmail)], {
      error: wrongEmail,
    })
    .optional();
}

const wrongWebsite = 'Podaj adres strony, np. https://firma.pl';

/** With its scheme, https unless one was typed; scheme and host mean the same in any letters. */
function withScheme(typed: string) {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const [host = ''] = /^https?:\/\/[^/?#]*/i.exec(address) ?? [];
  const rest = address.slice(host.length);
  return host.toLowerCase() + (rest === '/' ? '' : rest);
}

/**
 * The address of a page, on http or https alone; `firma.pl` is kept as `https://firma.pl`. One with
 * somebody's name before the host (`https://bank.pl@elsewhere.com`) is refused: it misleads.
 */
export function website(requiredMessage: string, max = 500) {
  return required(requiredMessage, max)
    .transform(withScheme)
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: wrongWebsite }))
    .refine((address) => /^https?:\/\/[^\s/?#@]+([/?#]\S*)?$/.test(address), {
      error: wrongWebsite,
    });
}

/** Like `website`, but may be left out. */
export function optionalWebsite(max?: number) {
  return z
    .union(
      [
        z
          .string()
          .trim()
          .length(0)
          .transform(() => null),
        z.null(),
        website(wrongWebsite, max),
      ],
      {
        error: wrongWebsite,
      },
    )
    .optional();
}

const dashed = (value: string) => value.replace(/^(\d{2})\s?(\d{3})$/, '$1-$2');
const isPostalCode = (value: string) => /^\d{2}-\d{3}$/.test(value);
const wrongPostalCode = { error: 'Kod pocztowy musi mieć 5 cyfr, np.11-111' };

/** Postal code in the Polish form 00-000; five bare digits get their dash. */
export function postalCode(requiredMessage = 'Kod pocztowy jest wymagany') {
  return required(requiredMessage, 20).transform(dashed).refine(isPostalCode, wrongPostalCode);
}

/** Like `postalCode`, but may be left out. */
export function optionalPostalCode() {
  return z
    .string()
    .trim()
    .nullable()
    .transform((value) => (value ? dashed(value) : null))
    .refine((value) => value === null || isPostalCode(value), wrongPostalCode)
    .optional();
}

const wrongNip = 'NIP musi mieć przynajmniej 10 cyfr';

/**
 * NIP: ten digits after dropping dashes, spaces and PL; kept as the ten digits. A wrong
 * checksum is a warning (see `nipChecksumOk`), never an error.
 */
export function nip(requiredMessage = 'NIP jest wymagany') {
  return required(requiredMessage, 20)
    .transform((value) => value.replace(/^PL/i, '').replace(/[\s-]/g, ''))
    .refine((value) => /^\d{10}$/.test(value), { error: wrongNip });
}

/** Like `nip`, but may be left out. */
export function optionalNip() {
  return z
    .union([z.literal('').transform(() => null), z.null(), nip(wrongNip)], { error: wrongNip })
    .optional();
}

/** Whether the tenth digit of a NIP agrees with the weights set by the tax office. */
export function nipChecksumOk(value: string): boolean {
  const number = value.replace(/^PL/i, '').replace(/[\s-]/g, '');
  if (!/^\d{10}$/.test(number)) return false;
  const weights = [6, 5, 7, 2, 3, 4, 5, 6, 7];
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return sum % 11 === Number(number[9]);
}

export const defaultColor = '#FF0000';

/** A colour as #RRGGBB; #RGB stands for it. */
export function color(message = 'Kolor jest wymagany') {
  return z
    .string({ error: message })
    .trim()
    .regex(/^#(?:[0-9a-f]{3}){1,2}$/i, { error: message })
    .transform((value) =>
      (value.length === 4 ? value.replace(/[^#]/g, '$&$&') : value).toUpperCase(),
    );
}

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

/** What a typed date is, or what is wrong with it. */
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

/** Hours of work with two decimals, as a number or typed with a comma; null clears them. */
export function hours() {
  const error = 'Podaj liczbę godzin';
  return z
    .union([z.number(), z.string().regex(/^\d{1,5}([.,]\d{1,2})?$/, { error }), z.null()], {
      error,
    })
    .transform((value) => (typeof value === 'string' ? Number(value.replace(',', '.')) : value))
    .refine((value) => value === null || (value >= 0 && value <= 10_000), { error });
}

/** A set of ids without repetitions; `missing` is told when there is no list at all. */
export function ids(max = 1000, missing?: string) {
  return z
    .array(id(), missing ? { error: missing } : undefined)
    .max(max, { error: `Najwyżej ${max} pozycji` })
    .transform((values) => [...new Set(values)]);
}

/** Amounts with two decimals, kept as numbers; the database holds numeric(14,2). */
export function money() {
  return z.coerce
    .number({ error: 'Nieprawidłowa kwota' })
    .min(0, { error: 'Kwota nie może być ujemna' })
    .max(999_999_999, { error: 'Kwota jest za duża' })
    .transform((value) => Math.round(value * 100) / 100);
}

/** The same where none need be known; a text may have a comma, '' and null clear it. */
export function optionalMoney() {
  const error = 'Nieprawidłowa kwota';
  return z
    .union([z.number(), z.string().regex(/^\d{0,9}([.,]\d{1,2})?$/, { error }), z.null()], {
      error,
    })
    .transform((value) => {
      if (value === null || value === '') return null;
      return Math.round(Number(String(value).replace(',', '.')) * 100) / 100;
    })
    .refine((value) => value === null || value >= 0, { error: 'Kwota nie może być ujemna' })
    .refine((value) => value === null || value <= 999_999_999, { error: 'Kwota jest za duża' })
    .optional();
}

/**
 * A file of a record: the id of one uploaded before (what the product's pages send) or its
 * content as a data-URI of at most 10 MB.
 */
export function fileInput(message = 'Plik jest wymagany') {
  return z.union(
    [
      id(message),
      z
        .string()
        .regex(/^data:[\w.+-]+\/[\w.+-]+(;[\w=.+-]+)*;base64,/, { error: message })
        .max(14_000_000),
    ],
    { error: message },
  );
}
