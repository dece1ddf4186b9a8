import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { choice } from '../../kit/fields/fields.ts';
import { coloredRef, instant, personRef, ref } from '../../kit/values/records.ts';
import { absenceMessages, dayOf, isOrdered, short } from '../absences/forms.ts';
import * as calls from './calls.ts';
import { impactForm } from './forms.ts';
import { impactKinds, remedies } from './lists.ts';

const days = z.object({ dateFrom: z.string(), dateTo: z.string() });

/** One thing that an absence leaves behind. */
const row = z.object({
  kind: z.enum(impactKinds),
  id: z.int(),
  version: z.int(),
  name: z.string(),
  /** Why it stands here: past its limit, due in the absence, its turn has come, or what its kind says. */
  why: z.enum(['overdue', 'due', 'turn', 'kind']),
  /** Its limit; of a guest or a parcel when they come. An instant. */
  at: instant.nullable(),
  finalDate: z.boolean(),
  project: ref.nullable(),
  client: coloredRef.nullable(),
  /** The four ids by which calls name a task. */
  task: z
    .object({ project: z.int(), task: z.int(), procedure: z.int(), service: z.int() })
    .nullable(),
  /** Who does it besides. */
  others: z.array(ref),
  /** Possible remedies, and the proposed one. */
  remedies: z.array(z.enum(remedies)),
  remedy: z.enum(remedies),
  /** The day to which its limit would be moved. */
  limit: z.string().nullable(),
});
export type ImpactRow = z.output<typeof row>;

/** Somebody who may stand in, the best first. */
const candidate = z.object({
  user: personRef,
  /** Of the absent person's department. */
  colleague: z.boolean(),
  /** Hours that they have left in the weeks of the absence, and those that are planned. */
  free: z.number(),
  planned: z.number(),
  /** When they are away themselves in these days. */
  away: z.array(days),
});
export type Candidate = z.output<typeof candidate>;

/** Who stands in for whom in these days, and when the substitute is away too; links of a chain follow one another. */
const impactSubstitution = z.object({
  of: ref,
  user: ref,
  ...days.shape,
  away: z.array(days),
  /** It moves and ends with this absence. */
  bound: z.boolean(),
});
export type ImpactSubstitution = z.output<typeof impactSubstitution>;

const impact = z.object({
  /** Null: it is not saved yet. */
  id: z.int().nullable(),
  owner: personRef,
  ...days.shape,
  /** Its person is away all day; otherwise nothing of theirs waits for others. */
  away: z.boolean(),
  /** Working days of it that are still to come. */
  days: z.int(),
  standing: z.array(impactSubstitution),
  /** A present substitute covers each day of the absence. */
  covered: z.boolean(),
  candidates: z.array(candidate),
  /** The proposed substitute; null: there is one already, or no candidate. */
  proposed: z.int().nullable(),
  rows: z.array(row),
  /** How many there are of each kind, also those that are not shown. */
  counts: z.array(z.object({ kind: z.enum(impactKinds), count: z.int() })),
});
export type Impact = z.output<typeof impact>;

const who = 'nieobecna osoba, kierownik albo administrator';

const schemas = {
  getImpact: recordIo({
    row: who,
    summary: 'Skutki zapisanej nieobecności: co w tym czasie czeka i co z tym zrobić',
    answer: z.object({ impact }),
  }),
  previewImpact: io({
    row: who,
    summary: 'Skutki nieobecności, której jeszcze nie zapisano',
    query: z
      .strictObject({
        owner: choice(absenceMessages.owner),
        dateFrom: dayOf(absenceMessages.from),
        dateTo: dayOf(absenceMessages.to),
      })
      .refine(isOrdered, { error: absenceMessages.order, path: ['dateTo'] })
      .refine(short(366), { error: absenceMessages.tooLong, path: ['dateTo'] }),
    answer: z.object({ impact }),
  }),
  settleImpact: recordIo({
    row: who,
    summary: 'Zastępstwo na czas nieobecności i przekazania, w jednej transakcji',
    body: impactForm,
    answer: z.object({
      /** The substitution that goes with the absence. */
      replacement: z.int().nullable(),
      /** How many rows were handed over or moved. */
      done: z.int(),
      /** What somebody changed meanwhile: it stayed as it is. */
      changed: z.array(z.object({ kind: z.enum(impactKinds), id: z.int(), name: z.string() })),
    }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
