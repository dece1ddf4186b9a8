import * as z from 'zod';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { wrongDay } from '../../kit/fields/date-words.ts';
import { idsFilter, pageNumber } from '../../kit/lists/list.schemas.ts';
import { coloredRef, instant, personRef, ref, statusRef } from '../../kit/values/records.ts';
import { dayOf, isOrdered, short, absenceMessages as words } from '../absences/forms.ts';
import { calendarEntry } from '../absences/schemas.ts';
import { reason } from '../radar/schemas.ts';
import * as calls from './calls.ts';
import { mostAxisDays } from './lists.ts';

/** Somebody gave the task to somebody else, at an instant. */
const handover = z.object({
  at: instant,
  from: ref.nullable(),
  to: ref,
  text: z.string().nullable(),
  back: z.boolean(),
});

const item = z.object({
  kind: z.enum(['task', 'issue']),
  id: z.int(),
  name: z.string(),
  /** The ids that open a task; of an issue null. */
  at: z
    .object({ project: z.int(), task: z.int(), procedure: z.int(), service: z.int() })
    .nullable(),
  project: ref.nullable(),
  procedure: ref.nullable(),
  client: ref.nullable(),
  status: statusRef,
  /** The people who do the task or issue. */
  people: z.array(ref),
  /** Hours that it is thought to take. */
  estimation: z.number().nullable(),
  /** An instant. */
  limit: z.string().nullable(),
  finalDate: z.boolean(),
  /** Days (Warsaw) on which it lies: to its end when it is over, else to its limit; `to` null: nobody said. */
  from: z.string(),
  to: z.string().nullable(),
  /** Instants of its course; of an issue null. */
  turnAt: instant.nullable(),
  startedAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** Open, and its limit has passed. */
  late: z.boolean(),
  /** Why it is in danger, what is told first before the rest. */
  reasons: z.array(reason),
  /** The oldest first. */
  handovers: z.array(handover),
  version: z.int(),
});
export type AxisItem = z.output<typeof item>;

/** An absence as the calendar shows it: readers who may not know the type get 'Nieobecność'. */
const away = calendarEntry
  .pick({ id: true, owner: true, dateFrom: true, dateTo: true, hours: true, status: true })
  .extend({
    type: z.string(),
    /** Names of substitutes; '' for none. */
    standIns: z.string(),
  });
export type AxisAway = z.output<typeof away>;

const person = personRef.extend({
  department: coloredRef.nullable(),
  /** Open tasks and issues; the tasks among them; those without a limit, and those due by the last day that are not told. */
  open: z.int(),
  openTasks: z.int(),
  noLimit: z.int(),
  untold: z.int(),
  /** Hours planned and hours there are, by the weeks of the answer. */
  weeks: z.array(z.object({ planned: z.number(), capacity: z.number() })),
});
export type AxisPerson = z.output<typeof person>;

const days = { dateFrom: dayOf(wrongDay), dateTo: dayOf(wrongDay) };
const within = short(mostAxisDays);

const schemas = {
  projectTimeline: recordIo({
    summary:
      'Oś czasu projektu: wszystkie zadania, przekazania i nieobecności osób w podanych dniach (domyślnie w bieżącym miesiącu)',
    query: z
      .strictObject({ dateFrom: days.dateFrom.optional(), dateTo: days.dateTo.optional() })
      .refine(isOrdered, { error: words.order, path: ['dateTo'] })
      .refine(within, { error: words.tooLong, path: ['dateTo'] }),
    answer: z.object({
      project: ref.extend({ client: ref, status: statusRef }),
      list: z.array(item),
      away: z.array(away),
    }),
  }),
  peopleTimeline: io({
    summary:
      'Oś czasu działu: otwarte zadania i zgłoszenia osób, nieobecności i obłożenie w podanych dniach',
    query: z
      .strictObject({
        ...days,
        page: pageNumber(),
        filter: z
          .strictObject({ department: idsFilter(), user: idsFilter() })
          .partial()
          .default({}),
      })
      .refine(isOrdered, { error: words.order, path: ['dateTo'] })
      .refine(within, { error: words.tooLong, path: ['dateTo'] }),
    answer: z.object({
      people: z.array(person),
      /** People of all pages. */
      count: z.int(),
      list: z.array(item),
      away: z.array(away),
      /** Mondays of the weeks whose hours are told: none of those that are over. */
      weeks: z.array(z.string()),
    }),
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
