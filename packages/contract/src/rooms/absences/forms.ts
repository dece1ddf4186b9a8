import * as z from 'zod';
import { unknownYearSince, wrongDay } from '../../kit/fields/date-words.ts';
import { choice, longText, requiredLines } from '../../kit/fields/fields.ts';
import { hours } from '../../kit/fields/number-fields.ts';
import { readDay, readInstant } from '../../kit/fields/typed-time.ts';
import { type Days, daysBetween } from '../../kit/values/days.ts';
import { isKnown, warsawDay } from '../../kit/values/time.ts';
import type { CalendarEntry } from './calls.ts';

/** The form of an absence. */

export const absenceMessages = {
  type: 'Typ jest wymagany',
  owner: 'Osoba jest wymagana',
  from: 'Data od jest wymagana',
  to: 'Data do jest wymagana',
  order: 'Data do nie może być wcześniejsza niż data od',
  long: 'Zakres może mieć najwyżej 10 lat',
  tooLong: 'Zakres może mieć najwyżej rok',
  noType: 'Nie ma takiego typu',
  nobody: 'Nie ma takiej osoby',
  oneDay: 'Część dnia podaje się dla jednego dnia',
  noHours: 'Podaj liczbę godzin',
  clock: 'Podaj godzinę, na przykład 8:30',
  skipped: 'Tej godziny tego dnia nie ma: zegary przestawia się naprzód',
  reason: 'Podaj powód',
  past: 'Dni, które minęły, zmienia kierownik, podając powód',
};
const words = absenceMessages;

/**
 * A day; of an instant (ISO 8601 with offset, or Warsaw time) the Warsaw day it falls on.
 *
 * @param since the first year that is known
 */
export function dayOf(missing: string, since = 2000) {
  return z.string({ error: missing }).transform((value, context) => {
    const instant = readInstant(value);
    const day = readDay(value) ?? (instant && warsawDay(Date.parse(instant)));
    if (day && isKnown(day, since)) return day;
    const message = value.trim() === '' ? missing : day ? unknownYearSince(since) : wrongDay;
    context.issues.push({ code: 'custom', message, input: value });
    return z.NEVER;
  });
}

/** An hour of the clock as people type it ('8:30'); kept as HH:MM, null for none. */
const clock = () =>
  z
    .union(
      [z.string().regex(/^(([01]?\d|2[0-3])[:.][0-5]\d)?$/, { error: words.clock }), z.null()],
      {
        error: words.clock,
      },
    )
    .transform((value) => (value ? value.replace('.', ':').padStart(5, '0') : null));

const shape = {
  owner: choice(words.owner),
  type: choice(words.type),
  dateFrom: dayOf(words.from),
  dateTo: dayOf(words.to),
  /** Of a part of one day; null for whole days. */
  hours: hours()
    .refine((value) => value === null || (value > 0 && value <= 24), { error: words.noHours })
    .optional(),
  hoursFrom: clock().optional(),
};
/** A part of a day is of one day. */
const partly = (value: Partial<Days> & { hours?: number | null | undefined }) =>
  !value.hours || value.dateFrom === value.dateTo;
const longest = 3660;
/** For ranges of which an end may be left open: those that are given are in order. */
export const isOrdered = (value: Partial<Days>) =>
  !value.dateFrom || !value.dateTo || value.dateFrom <= value.dateTo;
/** And they lie at most so many days apart. */
export const short = (most: number) => (value: Partial<Days>) =>
  !value.dateFrom || !value.dateTo || daysBetween(value.dateFrom, value.dateTo) <= most;

/** The form of an absence, and the body that makes one. */
export const absenceForm = z
  .strictObject(shape)
  .refine(isOrdered, { error: words.order, path: ['dateTo'] })
  .refine(short(longest), { error: words.long, path: ['dateTo'] })
  .refine(partly, { error: words.oneDay, path: ['dateTo'] });

/** Why days that are over are put right; the absent person reads it. */
const reason = longText(2000);

/** The same of what days of work are counted by; asked for where accepted absences of days that are over change by it. */
export const pastReason = () => longText(500).optional();

/** What is taken away of it. */
export const pastRemoval = z.strictObject({ reason: pastReason() });

/** The form of an entry that is there. */
export const absenceEditForm = z
  .strictObject({ ...shape, reason })
  .refine(isOrdered, { error: words.order, path: ['dateTo'] })
  .refine(short(longest), { error: words.long, path: ['dateTo'] })
  .refine(partly, { error: words.oneDay, path: ['dateTo'] });

export const absenceChanges = z.strictObject({ ...shape, reason }).partial();

/** An entry as its form holds it. */
export const absenceFormOf = (entry: CalendarEntry) => {
  const { owner, type, dateFrom, dateTo, hours, hoursFrom } = entry;
  return { owner, type: type.id, dateFrom, dateTo, hours, hoursFrom } satisfies Required<
    z.input<typeof absenceForm>
  >;
};

/** Why a request is refused. */
export const refusalForm = z.strictObject({ reason: requiredLines(words.reason, 2000) });

/** A request taken back, or an absence cancelled; the reason may be left out but for days that are over. */
export const withdrawalForm = z.strictObject({ reason: longText(2000) });
