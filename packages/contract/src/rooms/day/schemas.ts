import * as z from 'zod';
import { io } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import {
  coloredRef,
  dayText,
  instant,
  personRef,
  ref,
  statusRef,
} from '../../kit/values/records.ts';
import * as calls from './calls.ts';

const days = z.object({ dateFrom: z.string(), dateTo: z.string() });

/** What every line about a task or an issue tells. */
const work = {
  id: z.int(),
  name: z.string(),
  status: statusRef,
  /** Limit, an instant. */
  limit: z.string().nullable(),
  /** Still to be done and past its limit. */
  overdue: z.boolean(),
  /** Of what is past its limit: the working days that have passed since. */
  lateDays: z.int().nullable(),
  /** Hours that it is thought to take. */
  hours: z.number().nullable(),
  /** It became the reader's since they last looked. */
  isNew: z.boolean(),
  /** The person stood in for. */
  onBehalfOf: ref.nullable(),
  version: z.int(),
  /** Why it is in danger, in words for the reader; null also where it is merely late. */
  danger: z.string().nullable(),
};

/** Somebody else's turn: who has it, since when, and for how many working hours. */
const wait = z.object({ since: z.string(), hours: z.number() }).nullable();

const taskLine = z.object({
  kind: z.literal('task'),
  ...work,
  /** The four ids by which calls name it. */
  at: z.object({ project: z.int(), task: z.int(), procedure: z.int(), service: z.int() }),
  project: ref,
  client: coloredRef,
  user: personRef.nullable(),
  finalDate: z.boolean(),
  /** The day before which no task of the project can have ended. */
  began: z.string(),
  /** The task before it, while the gate is closed. */
  waitsFor: z
    .object({ name: z.string(), user: ref.nullable(), limit: z.string().nullable() })
    .nullable(),
  wait,
  may: z.object({
    /** Change its status. */
    work: z.boolean(),
    /** The caller may move the limit, and give the work to another person. */
    plan: z.boolean(),
    /** Hand it on. */
    give: z.boolean(),
  }),
});
export type TaskLine = z.output<typeof taskLine>;

const issueLine = z.object({
  kind: z.literal('issue'),
  ...work,
  client: coloredRef.nullable(),
  users: z.array(personRef),
  orderedBy: personRef,
  /** What the person is requested to do: the work, an acceptance, a correction. */
  ask: z.enum(['do', 'accept', 'mend']),
  /** Who returned the issue or task, when, and with which comment. */
  returned: z.object({ by: ref.nullable(), at: instant, text: z.string().nullable() }).nullable(),
  wait,
  may: z.object({ work: z.boolean(), plan: z.boolean() }),
});
export type IssueLine = z.output<typeof issueLine>;

const commentLine = z.object({
  kind: z.literal('comment'),
  /** Of the record that it hangs on. */
  id: z.int(),
  name: z.string(),
  on: z.enum(['task', 'issue', 'offer', 'client']),
  at: taskLine.shape.at.nullable(),
  client: coloredRef.nullable(),
  /** Whether it names the reader or answers them; then it is the newest that does, else the newest of all. */
  asks: z.enum(['mention', 'answer']).nullable(),
  comment: z.object({
    id: z.int(),
    text: z.string(),
    created: instant,
    by: personRef.nullable(),
  }),
  /** How many there are since the reader's own last words there. */
  count: z.int(),
  /** The unread notifications that tell of them. */
  notifications: z.array(z.int()),
  /** What calls the reader there, until opened, answered or said to be seen. */
  calls: z.array(z.int()),
});
export type CommentLine = z.output<typeof commentLine>;

/** A point of a checklist that was given to the reader. */
const itemLine = z.object({
  kind: z.literal('item'),
  id: z.int(),
  /** Its words. */
  name: z.string(),
  /** The kind of record of the checklist. */
  on: z.enum(['task', 'issue']),
  record: z.int(),
  recordName: z.string(),
  at: taskLine.shape.at.nullable(),
  client: coloredRef.nullable(),
  /** YYYY-MM-DD */
  day: dayText.nullable(),
  overdue: z.boolean(),
  version: z.int(),
});
export type ItemLine = z.output<typeof itemLine>;

/** A question of one colleague to another, about no record: asked of the reader, or by them. */
const questionLine = z.object({
  kind: z.literal('question'),
  id: z.int(),
  /** Its words. */
  name: z.string(),
  /** Who asks; of the reader's own who is asked. */
  person: personRef,
  mine: z.boolean(),
  /** Who is asked works here no more: nobody will answer. */
  left: z.boolean(),
  created: instant,
});
export type QuestionLine = z.output<typeof questionLine>;

const absenceLine = z.object({
  kind: z.literal('absence'),
  id: z.int(),
  /** The person and the type. */
  name: z.string(),
  user: personRef.extend({ firstName: z.string(), lastName: z.string() }),
  dateFrom: z.string(),
  dateTo: z.string(),
  hours: z.number().nullable(),
  version: z.int(),
});
export type AbsenceLine = z.output<typeof absenceLine>;

const arrival = {
  id: z.int(),
  name: z.string(),
  /** Where the guest is from; who sent the parcel. */
  party: z.string().nullable(),
  /** When the guest comes or came, the parcel arrived. */
  at: instant,
  /** The parcel's number. */
  number: z.string().nullable(),
};
const receptionLine = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('guest'), ...arrival }),
  z.object({ kind: z.literal('parcel'), ...arrival }),
]);
export type ReceptionLine = z.output<typeof receptionLine>;

const articleLine = z.object({
  kind: z.literal('article'),
  id: z.int(),
  name: z.string(),
  /** Who requests the reading, and until when. */
  by: ref,
  dueOn: dayText.nullable(),
  /** That day has passed. */
  overdue: z.boolean(),
});
export type ArticleLine = z.output<typeof articleLine>;

const line = z.discriminatedUnion('kind', [taskLine, issueLine]);
export type Line = z.output<typeof line>;

const absent = z.object({
  user: ref,
  /** The last day of the absence. */
  dateTo: z.string(),
  substitutes: z.array(ref),
});

/** `count`: the lines of the section; `tasks`, `issues`: what the lists behind it count. */
const counted = { count: z.int(), tasks: z.int(), issues: z.int() };
const section = z.object({ ...counted, rows: z.array(line) });

/** Hours planned for a day, against those that the person has. */
const load = { planned: z.number(), available: z.number() };

const day = z.object({
  today: dayText,
  /** What counts as new became the reader's after this. */
  since: z.string(),
  /** Open tasks, as the menu counts them, and issues still to be done: without those that wait for acceptance. */
  open: z.object({ tasks: z.int(), issues: z.int() }),
  /** Whom the reader stands in for now: their own lists show more than their own work. */
  standsIn: z.boolean(),
  overdue: section,
  /** Due on what is left of today; and what is being worked on, though it is due later. */
  due: section.extend({ ...load, begun: z.object({ count: z.int(), rows: z.array(line) }) }),
  turn: section,
  answers: z.object({
    count: z.int(),
    accept: z.int(),
    mend: z.int(),
    comments: z.int(),
    /** Absences that somebody asked the reader for. */
    absences: z.int(),
    /** Questions of colleagues that wait for the reader's answer. */
    questions: z.int(),
    rows: z.array(
      z.discriminatedUnion('kind', [absenceLine, issueLine, questionLine, commentLine]),
    ),
  }),
  /** Points of checklists of what is still to be done. */
  checklists: z.object({ count: z.int(), rows: z.array(itemLine) }),
  week: z.object({
    ...counted,
    ...load,
    range: days,
    days: z.array(
      z.object({
        day: dayText,
        working: z.boolean(),
        holiday: z.string().nullable(),
        count: z.int(),
        ...load,
        rows: z.array(line),
      }),
    ),
  }),
  substituting: z.object({
    ...counted,
    people: z.array(
      z.object({
        user: personRef,
        until: instant.nullable(),
        /** The substitute whom one stands in for in turn, where a chain leads to this person. */
        through: ref.nullable(),
        ...counted,
        rows: z.array(line),
      }),
    ),
  }),
  reception: z.object({
    count: z.int(),
    guests: z.int(),
    parcels: z.int(),
    rows: z.array(receptionLine),
  }),
  /** Articles that the reader is asked to confirm. */
  reading: z.object({ count: z.int(), rows: z.array(articleLine) }),
  waiting: section,
  /** Questions of the reader that nobody has answered. */
  asked: z.object({ count: z.int(), rows: z.array(questionLine) }),
  absent: z.object({ count: z.int(), rows: z.array(absent) }),
});
export type Day = z.output<typeof day>;

const schemas = {
  getDay: io({
    summary: 'Mój dzień: wszystko, co czeka na zalogowaną osobę',
    answer: z.object({ day }),
  }),
  lookAtDay: io({
    summary: 'Zalogowana osoba patrzy na swój dzień; z „clear” nic już nie jest nowe',
    body: z.strictObject({ clear: z.boolean().optional() }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
