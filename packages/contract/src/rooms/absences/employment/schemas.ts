import * as z from 'zod';
import { io, recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { id } from '../../../kit/fields/fields.ts';
import { dayText } from '../../../kit/values/records.ts';
import { pastRemoval } from '../forms.ts';
import { schoolYears } from '../lists.ts';
import * as calls from './calls.ts';
import { periodBody, termBody } from './forms.ts';

const term = z.object({
  id: z.int(),
  firstDay: dayText,
  lastDay: dayText.nullable(),
  partTime: z.number(),
  /** Minutes of a full-time day by law. */
  dayNorm: z.int(),
  firstJob: z.boolean(),
  formerUntil: z.string().nullable(),
  formerEntitled: z.number().nullable(),
  formerUsed: z.number().nullable(),
  version: z.int(),
});
export type EmploymentTerm = z.output<typeof term>;

const period = z.object({
  id: z.int(),
  kind: z.enum(['school', 'employment', 'other']),
  years: z.literal(schoolYears.map(({ id }) => id)).nullable(),
  dateFrom: z.string().nullable(),
  dateTo: z.string().nullable(),
  version: z.int(),
});
export type SeniorityPeriod = z.output<typeof period>;

/** What lacks of a person; see `employmentGaps`. */
export const gaps = z.array(z.enum(['firstDay', 'roster', 'balance']));

const saved = z.object({ id: z.int(), version: z.int() });
/** Absences to come with days on which the person is not employed: 'urlop wypoczynkowy, od 11.01.2027 do 15.01.2027'. */
const left = z.object({ outside: z.array(z.string()) });
const savedTerm = saved.extend(left.shape);
const person = z.strictObject({ person: id() });
const keeper = 'nie własne, gdy jest kto inny';

const schemas = {
  getEmployment: io({
    row: 'ta osoba, kierownik albo administrator',
    summary: 'Okresy zatrudnienia osoby, jej staż urlopowy i czego o nich brakuje',
    params: person,
    answer: z.object({
      /** The latest first. */
      terms: z.array(term),
      periods: z.array(period),
      /** By what is known of schools and work; null where no period is known and the dimension is chosen. */
      seniority: z
        .object({
          months: z.int(),
          days: z.union([z.literal(20), z.literal(26)]),
          /** From when 26 days are due, if that is still to come. */
          risesOn: z.string().nullable(),
        })
        .nullable(),
      lacks: gaps,
      may: z.object({ edit: z.boolean() }),
    }),
  }),
  countGaps: io({
    summary: 'Ilu osobom brakuje danych o zatrudnieniu, grafiku albo urlopie zaległym',
    answer: z.object({ count: z.int() }),
  }),
  createTerm: io({
    row: keeper,
    summary: 'Okres zatrudnienia osoby',
    params: person,
    body: termBody,
    answer: savedTerm,
  }),
  updateTerm: recordIo({
    row: keeper,
    summary: 'Zmiana okresu zatrudnienia',
    body: termBody,
    answer: savedTerm,
  }),
  removeTerm: recordIo({
    row: keeper,
    summary: 'Usunięcie okresu zatrudnienia',
    body: pastRemoval,
    answer: left,
  }),
  createPeriod: io({
    row: keeper,
    summary: 'Szkoła albo praca, która liczy się do stażu urlopowego osoby',
    params: person,
    body: periodBody,
    answer: saved,
  }),
  updatePeriod: recordIo({
    row: keeper,
    summary: 'Zmiana szkoły albo pracy, która liczy się do stażu',
    body: periodBody,
    answer: saved,
  }),
  removePeriod: recordIo({ row: keeper, summary: 'Usunięcie okresu ze stażu' }),
};
export type Schemas = typeof schemas;
export type Employment = z.output<Schemas['getEmployment']['answer']>;

joinSchemas(calls, schemas);
