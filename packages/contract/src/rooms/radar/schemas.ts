import * as z from 'zod';
import { io } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { wrongDay } from '../../kit/fields/date-words.ts';
import { idsFilter } from '../../kit/lists/list.schemas.ts';
import { dayText, ref } from '../../kit/values/records.ts';
import { dayOf } from '../absences/forms.ts';
import * as calls from './calls.ts';
import { reasonKinds, remedyKinds } from './lists.ts';

const remedy = z.object({
  kind: z.enum(remedyKinds),
  /** Of the task before it, which it waits for; null: of the work itself. */
  of: ref.nullable(),
  /** The person to give the work to, or to ask. */
  user: ref.nullable(),
  /** Free hours of that person in the week of that Monday; of `give` alone. */
  hours: z.number().nullable(),
  week: z.string().nullable(),
  /** Where to move the limit. */
  day: dayText.nullable(),
});
export type Remedy = z.output<typeof remedy>;

export const reason = z.object({
  kind: z.enum(reasonKinds),
  /** Whose doing or absence it is. */
  who: ref.nullable(),
  /** The open task before it, which it waits for. */
  what: ref.nullable(),
  /** Working days: of lateness, of the absence, those that will be missing or that are left. */
  days: z.int(),
  /** The last day of the absence; the day off. */
  day: dayText.nullable(),
  /** Hours there are to do until the limit, and hours there are to do them in. */
  load: z.object({ planned: z.number(), capacity: z.number() }).nullable(),
  /** What was promised of an issue (the first answer, else its end), and how many working hours are left or have passed since. */
  promise: z.object({ answer: z.boolean(), passed: z.boolean(), hours: z.number() }).nullable(),
  remedy: remedy.nullable(),
});
export type Reason = z.output<typeof reason>;

const choice = z.object({
  /** Of the person. */
  id: z.int(),
  department: z.int().nullable(),
  /** Away on the day asked for, until when, and who does their work meanwhile. */
  away: z.object({ until: dayText, substitutes: z.array(ref) }).nullable(),
  /** Hours planned and hours had in the week of that day, from today on. */
  planned: z.number(),
  capacity: z.number(),
  /** Open tasks. */
  tasks: z.int(),
});
export type PersonChoice = z.output<typeof choice>;

const schemas = {
  peopleForWork: io({
    summary:
      'Osoby (domyślnie wszystkie czynne) dla wyboru: kogo nie ma dnia „day” i kto zastępuje, obłożenie tego tygodnia, liczba zadań',
    query: z.strictObject({ users: idsFilter().optional(), day: dayOf(wrongDay).optional() }),
    answer: z.object({
      /** The day of the radar: the requested one; today where that is past or missing. */
      day: dayText,
      /** The Monday of the week whose hours are told. */
      week: z.string(),
      list: z.array(choice),
    }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
