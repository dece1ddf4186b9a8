import * as z from 'zod';
import { recordIo } from '../../../kit/calls/io.ts';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { id, longText } from '../../../kit/fields/fields.ts';
import { pageIo } from '../../../kit/lists/list.schemas.ts';
import { instant, ref, statusRef } from '../../../kit/values/records.ts';
import { balance } from '../balances/schemas.ts';
import { withdrawalForm } from '../forms.ts';
import { absenceOutcome } from '../lists.ts';
import { absenceChange, calendarEntry } from '../schemas.ts';
import { absenceStatus } from '../statuses.ts';
import * as calls from './calls.ts';
import { requestList } from './calls.ts';

const decider = 'kierownik działu albo jego zastępca, każdy kierownik, administrator';

/** An absence as the person and the deciders see it. */
const requested = calendarEntry.omit({ workDays: true }).extend({
  status: statusRef,
  reason: z.string().nullable(),
  decidedBy: ref.nullable(),
  decidedAt: instant.nullable(),
  created: instant,
  may: calendarEntry.shape.may.extend({ withdraw: z.boolean() }),
});
export type RequestRow = z.output<typeof requested>;

/** A change that was asked for, and what became of it. */
const pastChange = absenceChange.extend({
  status: z.int(),
  reason: z.string().nullable(),
  decidedBy: ref.nullable(),
  decidedAt: instant.nullable(),
  created: instant,
});

const colleague = z.object({
  user: ref,
  dateFrom: z.string(),
  dateTo: z.string(),
  /** Accepted or requested. */
  status: z.int(),
  hours: z.number().nullable(),
  substitutes: z.array(ref),
});

const schemas = {
  listRequests: pageIo({
    summary: 'Wnioski o nieobecność: własne i te, o których można zdecydować',
    list: requestList,
    rows: requested,
  }),
  getRequest: recordIo({
    row: `ta osoba, ${decider}`,
    summary: 'Wniosek o nieobecność: kto jeszcze jest wtedy nieobecny w dziale i jakie są salda',
    answer: z.object({
      request: requested.extend({
        /** Working hours that it takes, and those of one working day of that person. */
        takes: z.number(),
        /** While a change waits: hours that the absence takes of a limit as it stands; null where it takes of none. */
        takesNow: z.number().nullable(),
        /** Days of it on which the person is to work; of a change that waits, of the change. */
        workDays: z.int(),
        dayHours: z.number(),
        /** Hours of leave that it gives back, as sickness does (art. 166). */
        givesBack: z.number(),
        /** Of one day: hours of holiday leave that are left where that is less than the day has (art. 154² § 4), else null. */
        restOfLeave: z.number().nullable(),
        department: ref.nullable(),
        /** Colleagues of the department who are away on those days or have requested it. */
        colleagues: z.array(colleague),
        /** Balances that the absence would use, as they are now; of a change that waits, what it would use. */
        balances: z.array(balance.extend({ after: z.number() })),
        /** What withdrawing or cancelling it does. */
        ending: z.enum(absenceOutcome),
        /** Accepting changes days that are over: managers do that, with a reason. */
        changesPast: z.boolean(),
        /** Changes that were decided about or withdrawn, the newest first. */
        changes: z.array(pastChange),
      }),
    }),
  }),
  decideRequest: recordIo({
    row: decider,
    summary: 'Decyzja o wniosku; odmowa z powodem',
    body: z
      .strictObject({
        status: z.union([z.literal(absenceStatus.accepted), z.literal(absenceStatus.refused)], {
          error: 'Wybierz decyzję',
        }),
        reason: longText(2000),
        /** Decides about a change of what was accepted. */
        change: id().optional(),
        /** The version (of the change, if it is about one) that was decided about; another one is refused with 409. */
        version: z.int().optional(),
      })
      .refine(({ status, reason }) => status === absenceStatus.accepted || reason, {
        error: 'Podaj powód',
        path: ['reason'],
      }),
  }),
  withdrawRequest: recordIo({
    row: 'ta osoba, kierownik albo administrator',
    summary:
      'Wycofanie wniosku (albo zmiany „change”) lub odwołanie nieobecności; odwołanie własnej zaakceptowanej czeka na decyzję',
    body: withdrawalForm.extend({ change: id().optional() }),
    answer: z.object({ status: z.int(), changeWaits: z.boolean() }),
  }),
};
export type Schemas = typeof schemas;

export type AbsenceRequest = z.output<Schemas['getRequest']['answer']>['request'];

joinSchemas(calls, schemas);
