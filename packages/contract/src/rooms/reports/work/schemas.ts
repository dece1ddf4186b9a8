import * as z from 'zod';
import { joinSchemas } from '../../../kit/calls/served.ts';
import { id } from '../../../kit/fields/fields.ts';
import { dayFilter } from '../../../kit/lists/list.schemas.ts';
import { coloredRef, dayText, personRef, ref, statusRef } from '../../../kit/values/records.ts';
import { reason } from '../../radar/schemas.ts';
import { chartIo } from '../schemas.ts';
import { reportTaskShape } from '../tasks/schemas.ts';
import * as calls from './calls.ts';
import { timelinessBy } from './lists.ts';

const burningProject = z.object({
  project: ref,
  client: coloredRef,
  company: coloredRef.nullable(),
  /** unitQuantity x unitValue, PLN. */
  value: z.number(),
  /** The open task whose limit comes first. */
  task: z.object({
    ...reportTaskShape,
    finalDate: z.boolean(),
    status: statusRef,
    version: z.int(),
  }),
  user: personRef.nullable(),
  limit: z.string(),
  /** Days past the limit's day; of one to come negative, 0 today. */
  daysLate: z.int(),
  /** Why it is in danger, what is told first before the rest; none: its limit is merely near. */
  reasons: z.array(reason),
  /** The open task before it, whose end is waited for. */
  waitsFor: z
    .object({
      ...reportTaskShape,
      user: personRef.nullable(),
      limit: z.string().nullable(),
      finalDate: z.boolean(),
      version: z.int(),
    })
    .nullable(),
  /** Since when it is somebody's turn, an instant; null while it waits for another. */
  since: z.string().nullable(),
});
export type BurningProject = z.output<typeof burningProject>;

const loadRow = z.object({
  user: personRef,
  department: coloredRef.nullable(),
  /** Of each week of the answer's `weeks`. */
  weeks: z.array(z.object({ planned: z.number(), capacity: z.number() })),
  /** Open and without an estimate, or without a limit: in no week. */
  unplanned: z.int(),
});
export type LoadRow = z.output<typeof loadRow>;

const loadPart = z.object({
  kind: z.enum(['task', 'issue']),
  id: z.int(),
  name: z.string(),
  project: ref.nullable(),
  client: ref.nullable(),
  /** Of a task; of an issue null. */
  address: z
    .object({
      task: z.int(),
      procedure: z.int(),
      service: z.int(),
      finalDate: z.boolean(),
      version: z.int(),
    })
    .nullable(),
  limit: z.string().nullable(),
  /** Of the whole, and of this week alone. */
  estimation: z.number().nullable(),
  hours: z.number(),
});
export type LoadPart = z.output<typeof loadPart>;

const teamMember = z.object({
  user: personRef,
  department: coloredRef.nullable(),
  /** Working today, yet not as usual, such as from home. */
  elsewhere: z.string().nullable(),
  /** Away today, and until when. */
  absence: z.object({ name: z.string(), color: z.string(), until: dayText }).nullable(),
  substitutes: z.array(ref),
  /** Open tasks and issues that are to be done now. */
  tasks: z.int(),
  issues: z.int(),
  /** Those of them due before the person is back (of somebody here: overdue). */
  dueTasks: z.int(),
  dueIssues: z.int(),
});
export type TeamMember = z.output<typeof teamMember>;

const timelinessRow = z.object({
  /** Of a department or a service; of a month null. */
  id: z.int().nullable(),
  /** Its name; of a month YYYY-MM. */
  name: z.string(),
  onTime: z.int(),
  late: z.int(),
  noLimit: z.int(),
  /** Days by which the late ones were late, on average. */
  lateDays: z.number().nullable(),
});
export type TimelinessRow = z.output<typeof timelinessRow>;

const flowMonth = z.object({
  month: z.string(),
  /** Tasks made in it. */
  came: z.int(),
  /** Done in it. */
  ended: z.int(),
  /** Open at its end; of the current one now. */
  open: z.int(),
});
export type FlowMonth = z.output<typeof flowMonth>;

const handoverStep = z.object({
  procedure: ref,
  task: ref,
  /** Tasks begun in the period that somebody handed on. */
  count: z.int(),
  /** Worked hours from the turn to the beginning, on average and at most. */
  mean: z.number(),
  longest: z.number(),
  /** How many of them waited for more than a working day. */
  slow: z.int(),
});
export type HandoverStep = z.output<typeof handoverStep>;

const keptRow = z.object({
  /** Of issues. */
  type: ref,
  answered: z.int(),
  answeredLate: z.int(),
  done: z.int(),
  doneLate: z.int(),
});
export type PromiseRow = z.output<typeof keptRow>;

const keyFigureMonth = z.object({
  /** YYYY-MM; the current one is told as it is now. */
  month: z.string(),
  /** Tasks open and past their limit at its end. */
  overdue: z.int(),
  /** Tasks done in it, on time and late. */
  onTime: z.int(),
  late: z.int(),
  /** Planned value of its projects, PLN. */
  value: z.number(),
  /** Offers accepted in it, of those decided. */
  accepted: z.int(),
  decided: z.int(),
  /** People away: today; of a month that is over on a working day, on average. */
  absent: z.number(),
});
export type KeyFigures = z.output<typeof keyFigureMonth>;

const schemas = {
  keyFigures: chartIo({
    summary: 'Pulpit: pięć liczb z ostatnich sześciu miesięcy',
    rows: keyFigureMonth,
    besides: {
      /** People of the filter who work here. */
      people: z.int(),
    },
  }),
  burningProjects: chartIo({
    summary: 'Pulpit: projekty zagrożone, od największej szkody',
    rows: burningProject,
    besides: {
      /** All of them; the rows are the worst. */
      count: z.int(),
      value: z.number(),
    },
  }),
  teamLoad: chartIo({
    summary: 'Pulpit: godziny zaplanowane i dostępne, osoby i tygodnie',
    rows: loadRow,
    besides: { weeks: z.array(z.string()) },
  }),
  loadParts: chartIo({
    summary:
      'Pulpit: z czego składa się obłożenie osoby w tygodniu; bez tygodnia: czego w żadnym nie ma',
    rows: loadPart,
    query: { user: id(), week: dayFilter().optional() },
  }),
  teamToday: chartIo({ summary: 'Pulpit: kto jest dziś w pracy, kogo nie ma', rows: teamMember }),
  timeliness: chartIo({
    summary: 'Pulpit: zadania zakończone na czas i po terminie',
    rows: timelinessRow,
    query: { by: z.enum(timelinessBy).default('month') },
  }),
  taskFlow: chartIo({ summary: 'Pulpit: zadania dodane, zakończone i w toku', rows: flowMonth }),
  handoverTimes: chartIo({
    summary: 'Pulpit: ile czeka zadanie między jedną osobą a drugą, po krokach procedury',
    rows: handoverStep,
  }),
  promisesKept: chartIo({
    summary: 'Pulpit: dotrzymany czas odpowiedzi i realizacji zgłoszeń, po typach',
    rows: keptRow,
  }),
};
export type Schemas = typeof schemas;

joinSchemas(calls, schemas);
