import * as z from 'zod';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { id } from '../../../kit/fields/fields.ts';
import { pageIo } from '../../../kit/lists/list.schemas.ts';
import { coloredRef, dayText, personRef, ref } from '../../../kit/values/records.ts';
import { gaps } from '../employment/schemas.ts';
import { absenceOutcome, limitKind } from '../lists.ts';
import * as calls from './calls.ts';
import { balanceList, balanceYears } from './calls.ts';
import { absenceChecked, balanceForm, employmentForm } from './forms.ts';

const year = z.union([
  z.int().min(balanceYears.min).max(balanceYears.max),
  z
    .string()
    .regex(/^2[01]\d\d$/)
    .transform(Number)
    .refine((value) => value <= balanceYears.max),
]);

const days = z.object({ dateFrom: z.string(), dateTo: z.string() });

const hours = z.number().describe('Godziny pracy');

/** What somebody has of a type in a year, in hours of work. */
export const balance = z.object({
  type: coloredRef,
  /** Its hours are taken of that type as well. */
  within: ref.nullable(),
  year: z.int(),
  kind: z.enum(limitKind),
  /** What is over the limit is refused. */
  forbids: z.boolean(),
  /** Of one working day of the person. */
  dayHours: hours,
  entitled: hours,
  carried: hours,
  /** Taken until today, and accepted for later. */
  used: hours,
  planned: hours,
  /** Asked for and not yet decided. */
  waiting: hours,
  /** Entitled and carried without what was used or is planned. */
  left: hours,
  /** What was carried over and not used yet; the latest of it is to be used by `carriedUntil`. */
  carriedLeft: hours,
  carriedUntil: dayText.nullable(),
  /** Of that what is past its term, of each year its own; it is due all the same. */
  carriedPast: hours,
  /** Days that somebody wrote instead of what the rules give; null: the rules. */
  written: z.object({ entitled: z.number().nullable(), carried: z.number().nullable() }),
  version: z.int(),
});
export type Balance = z.output<typeof balance>;

const employed = z.object({
  year: z.int(),
  partTime: z.number(),
  vacationDays: z.int(),
  /** Which of the two follow from the terms of employment and from seniority, and are chosen no more. */
  known: z.object({ partTime: z.boolean(), vacationDays: z.boolean() }),
  version: z.int(),
  balances: z.array(balance),
});

const balances = employed.extend({
  user: personRef,
  department: coloredRef.nullable(),
  lacks: gaps,
  may: z.object({ edit: z.boolean() }),
});
export type PersonBalances = z.output<typeof balances>;

const schemas = {
  listBalances: pageIo({
    summary: 'Urlopy i salda pracowników w roku (domyślnie bieżącym)',
    list: balanceList,
    rows: balances.extend({ id: z.int() }),
  }),
  getBalances: recordIo({
    row: 'ta osoba, kierownik albo administrator',
    summary: 'Salda osoby w roku i święta w jej dni wolne, za które należy się inny dzień',
    query: z.strictObject({ year: year.optional() }),
    answer: z.object({
      person: balances,
      /** Holidays of the year on a day off by the person's roster, other than a Sunday: another day is due for each. */
      owed: z.array(z.object({ day: dayText, name: z.string() })),
    }),
  }),
  saveEmployment: io({
    summary: 'Etat i wymiar urlopu osoby od podanego roku',
    params: z.strictObject({ id: id(), year: id() }),
    body: employmentForm.partial(),
    answer: z.object({ version: z.int() }),
  }),
  saveBalance: io({
    summary: 'Wymiar i zaległość typu w roku, zamiast wyliczonych; null przywraca wyliczone',
    params: z.strictObject({ id: id(), year: id(), type: id() }),
    body: balanceForm.partial(),
    answer: z.object({ version: z.int() }),
  }),
  checkAbsence: io({
    row: 'ta osoba, kierownik albo administrator',
    summary: 'Ile nieobecność weźmie z sald i kto o niej decyduje, przed zapisaniem',
    query: absenceChecked,
    answer: z.object({
      takes: z.number(),
      /** Days of the range on which the person is to work. */
      workDays: z.int(),
      dayHours: z.number(),
      /** Of one day: hours of holiday leave that are left where that is less than the day has (art. 154² § 4), else null. */
      restOfLeave: z.number().nullable(),
      /** It will wait for a decision of one of these. */
      asks: z.array(ref),
      needsDecision: z.boolean(),
      /** What saving does: see `absenceOutcome`. */
      /** Why it is refused, as it would take nothing: no work on these days, or sickness. */
      refusal: z.string().nullable(),
      outcome: z.enum(absenceOutcome),
      /** What cancelling the entry that is changed does; null for a new one. */
      ending: z.enum(absenceOutcome).nullable(),
      /** Hours of leave that it gives back, as sickness does (art. 166). */
      givesBack: z.number(),
      /** Other absences of the person that take the same time; saving is refused. */
      overlaps: z.array(
        z.object({
          id: z.int(),
          type: ref,
          dateFrom: z.string(),
          dateTo: z.string(),
          hours: z.number().nullable(),
        }),
      ),
      /** Where it could lie instead: the part of it that meets nothing, and the next days that have room for all of it. */
      fitting: z.object({ shortened: days.nullable(), moved: days.nullable() }),
      /** With `after`: what would be left once everything asked for is accepted. */
      balances: z.array(balance.extend({ after: z.number() })),
    }),
  }),
};
export type Schemas = typeof schemas;

export type AbsenceCheck = z.output<Schemas['checkAbsence']['answer']>;
export type CheckedBalance = AbsenceCheck['balances'][number];

joinSchemas(calls, schemas);
