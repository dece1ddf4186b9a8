import * as z from 'zod';
import { daysNumber, employmentForm } from '../balances/forms.ts';
import { dayOf, pastReason } from '../forms.ts';
import { schoolYears } from '../lists.ts';
import { patternForm } from '../patterns/forms.ts';
import type { EmploymentTerm, SeniorityPeriod } from './calls.ts';

/** The forms of employment: its terms, and the periods of seniority. */

export const employmentWords = {
  firstDay: 'Podaj pierwszy dzień pracy',
  order: 'Ostatni dzień nie może być wcześniejszy niż pierwszy',
  orderOf: (firstDay: string) =>
    `Ostatni dzień nie może być wcześniejszy niż pierwszy (${firstDay.split('-').reverse().join('.')})`,
  day: 'Podaj dzień',
  school: 'Wybierz szkołę',
  periodOrder: 'Koniec nie może być wcześniejszy niż początek',
  former:
    'Podaj wszystko o poprzednim pracodawcy: do kiedy, ile dni przysługiwało i ile wykorzystano',
  sameYear: 'To nie jest rok pierwszego dnia pracy',
  dayNorm: 'Wybierz normę dobową',
  unknown: 'Zatrudnienie tej osoby nie jest zapisane. Zapisz je w jej profilu',
  ended: 'koniec zatrudnienia',
  meets: 'W tym czasie jest już inny okres zatrudnienia',
};
const words = employmentWords;

/** Work began before the years of the calendars: seniority goes as far back as somebody's first job. */
const firstYear = 1950;

/** A day of somebody's work, where it may be left out; null and '' clear it. */
export const optionalDay = () =>
  z
    .string({ error: words.day })
    .nullable()
    .transform((value, context) => {
      if (value === null || value.trim() === '') return null;
      const { data, error } = dayOf(words.day, firstYear).safeParse(value);
      if (data !== undefined) return data;
      context.issues.push({
        ...{ code: 'custom', input: value },
        message: error?.issues[0]?.message ?? words.day,
      });
      return z.NEVER;
    })
    .default(null);

const version = z.int().optional();

/** Minutes; eight hours, or a lower norm by law. */
const dayNorm = () =>
  z
    .int({ error: words.dayNorm })
    .min(60, { error: words.dayNorm })
    .max(480, { error: words.dayNorm })
    .default(480);

type Term = {
  firstDay: string;
  lastDay: string | null;
  formerUntil: string | null;
  formerEntitled: number | null;
  formerUsed: number | null;
};
const isWhole = ({ formerUntil, formerEntitled, formerUsed }: Term) =>
  new Set([formerUntil, formerEntitled, formerUsed].map((value) => value === null)).size === 1;

const termShape = {
  firstDay: dayOf(words.firstDay, firstYear),
  lastDay: optionalDay(),
  partTime: employmentForm.shape.partTime,
  dayNorm: dayNorm(),
  firstJob: z.boolean().default(false),
  /** The employer before in the year of the first day; all three or none. */
  formerUntil: optionalDay(),
  formerEntitled: daysNumber('Podaj liczbę dni').default(null),
  formerUsed: daysNumber('Podaj liczbę dni').default(null),
  reason: pastReason(),
};

const checkedTerm = <T extends z.ZodType<Term>>(shape: T) =>
  shape
    .refine(({ firstDay, lastDay }) => lastDay === null || firstDay <= lastDay, {
      error: words.order,
      path: ['lastDay'],
    })
    .refine(isWhole, { error: words.former, path: ['formerUntil'] })
    .refine(
      ({ firstDay, formerUntil }) =>
        formerUntil === null ||
        (formerUntil < firstDay && formerUntil.slice(0, 4) === firstDay.slice(0, 4)),
      { error: words.sameYear, path: ['formerUntil'] },
    );

export const termForm = checkedTerm(z.strictObject(termShape));
/** With the version that was read; another one is 409. */
export const termBody = checkedTerm(z.strictObject({ ...termShape, version }));

export const termFormOf = ({ id: _, version: __, ...term }: EmploymentTerm) => ({
  ...term,
  reason: '',
});

type Period = {
  kind: string;
  years: number | null;
  dateFrom: string | null;
  dateTo: string | null;
};

const periodShape = {
  kind: z.enum(['school', 'employment', 'other'], { error: 'Wybierz rodzaj' }),
  /** That a school counts for (art. 155 § 1). */
  years: z
    .union([z.null(), z.literal(schoolYears.map(({ id }) => id))], { error: words.school })
    .default(null),
  dateFrom: optionalDay(),
  dateTo: optionalDay(),
};

const checkedPeriod = <T extends z.ZodType<Period>>(shape: T) =>
  shape
    .refine(({ kind, years }) => kind !== 'school' || years !== null, {
      error: words.school,
      path: ['years'],
    })
    .refine(({ kind, dateFrom }) => kind === 'school' || dateFrom !== null, {
      error: words.day,
      path: ['dateFrom'],
    })
    .refine(({ kind, dateTo }) => kind === 'school' || dateTo !== null, {
      error: words.day,
      path: ['dateTo'],
    })
    .refine(({ dateFrom, dateTo }) => !dateFrom || !dateTo || dateFrom <= dateTo, {
      error: words.periodOrder,
      path: ['dateTo'],
    });

export const periodForm = checkedPeriod(z.strictObject(periodShape));
export const periodBody = checkedPeriod(z.strictObject({ ...periodShape, version }));

export const periodFormOf = ({ id: _, version: __, ...period }: SeniorityPeriod) => period;

/** How somebody new is employed, as far as it is known; what is left out is reminded of. */
export const newEmployment = z.strictObject({
  firstDay: optionalDay(),
  partTime: employmentForm.shape.partTime.default(1),
  dayNorm: dayNorm(),
  vacationDays: employmentForm.shape.vacationDays.default(26),
  /** A roster of their own; null: the company's. */
  minutes: z.union([z.null(), patternForm.shape.minutes]).default(null),
  /** Days of leave of earlier years that are left, and of this one instead of those worked out. */
  carried: daysNumber('Podaj liczbę dni').default(null),
  entitled: daysNumber('Podaj liczbę dni').default(null),
});
export type NewEmployment = z.output<typeof newEmployment>;
