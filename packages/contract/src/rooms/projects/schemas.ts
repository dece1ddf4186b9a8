import * as z from 'zod';
import { fileSchemas } from '../../kit/calls/file-calls.schemas.ts';
import { io, recordIo } from '../../kit/calls/io.ts';
import { joinSchemas } from '../../kit/calls/served.ts';
import { customAnswer } from '../../kit/fields/custom-fields.schemas.ts';
import { answersOf } from '../../kit/fields/record-fields.schemas.ts';
import { pageIo } from '../../kit/lists/list.schemas.ts';
import {
  coloredRef,
  createdId,
  dayText,
  instant,
  may,
  personRef,
  ref,
  statusRef,
} from '../../kit/values/records.ts';
import { reason } from '../radar/schemas.ts';
import { taskRelease } from '../tasks/schemas.ts';
import * as calls from './calls.ts';
import { projectList, riskList } from './calls.ts';
import { projectFields, projectRowFields } from './fields.ts';
import {
  changeScopes,
  intervalAhead,
  missingDays,
  planBody,
  projectAssignment,
  projectChanges,
  projectCreate,
  seriesChanges,
} from './forms.ts';
import * as plans from './plans.ts';

const projectTask = z.object({
  id: z.int(),
  name: z.string(),
  /** Definitions' ids, as the calls of tasks want them. */
  task: z.int(),
  procedure: z.int(),
  service: z.int(),
  position: z.int(),
  user: personRef.nullable(),
  dateEndJob: instant.nullable(),
  dateRealizationLimit: instant.nullable(),
  finalDate: z.boolean(),
  status: statusRef,
  released: taskRelease,
  version: z.int(),
});

export type ProjectTask = z.output<typeof projectTask>;

const base = {
  id: z.int(),
  ...answersOf(projectRowFields),
  recurrent: z.int(),
  custom: customAnswer('project'),
  version: z.int(),
  may,
};

export const projectRow = z.object(base);

export type ProjectRow = z.output<typeof projectRow>;

const projectAtRisk = projectRow.extend({
  /** The open task that puts it at risk, whose it is and why. */
  danger: z.object({
    task: projectTask.pick({
      id: true,
      name: true,
      task: true,
      procedure: true,
      service: true,
      finalDate: true,
    }),
    user: personRef.nullable(),
    limit: z.string(),
    reasons: z.array(reason),
    /** It is late, or what is left to do exceeds the time until the limit; else it is near its limit, in time. */
    burns: z.boolean(),
    /** Among all of the list: 1 does the greatest harm. */
    place: z.int(),
  }),
});

export type ProjectAtRisk = z.output<typeof projectAtRisk>;

const { nextLimit: _, overdue: __, ...shared } = base;

export const project = z.object({
  ...answersOf(projectFields),
  ...shared,
  /** The same with its formatting, as HTML with the editor’s tags alone; null: plain words. */
  descriptionHtml: z.string().nullable(),
  /** What its offer is worth, net; the project may come to more or less. */
  offerValue: z.number().nullable(),
  /** The series of periods that it belongs to; null: it is the only one. */
  series: z.int().nullable(),
  services: z.array(
    ref.extend({ procedures: z.array(ref.extend({ tasks: z.array(projectTask) })) }),
  ),
  /** Whether the service may still be swapped (no task has left status 0 or 1). */
  serviceSwappable: z.boolean(),
  /** The definition of the service has changed since, and the project may still take it over. */
  serviceRenewable: z.boolean(),
  /** How many files its tasks have; its own are `files`. */
  taskFileCount: z.int(),
});

export type Project = z.output<typeof project>;

const plannedTask = z.object({
  procedure: z.int(),
  task: z.int(),
  user: personRef.nullable(),
  dateRealizationLimit: instant.nullable(),
  finalDate: z.boolean(),
  /** Hours. */
  estimation: z.number().nullable(),
  /** The day from which it can be worked on. */
  from: z.string(),
  /** Rules that cannot be kept: what is to be chosen by hand, and why. */
  problems: z.array(
    z.object({ field: z.enum(['user', 'dateRealizationLimit']), text: z.string() }),
  ),
  /** What the plan did otherwise than the rule says. */
  notes: z.array(z.string()),
});

const plan = z.object({
  start: z.string(),
  realisation: z.string().nullable(),
  /** As the service usually has them, the value of an offer first; null: nothing says. */
  unitValue: z.number().nullable(),
  recurrent: z.int().nullable(),
  /** In the order of the service. */
  tasks: z.array(plannedTask),
});
export type ProjectPlan = z.output<typeof plan>;

/** Somebody who does a task of one period in place of another. */
const instead = z.object({
  task: z.string(),
  user: ref.nullable(),
  insteadOf: ref,
  /** The last day of the absence; null: whoever it was has left. */
  until: dayText.nullable(),
});

const series = z.object({
  /** The number of its first project, though that be deleted. */
  id: z.int(),
  name: z.string(),
  /** By what it is told from `alike`, the other series of its client and service; null where there are none. */
  mark: z.string().nullable(),
  alike: z.array(z.object({ series: z.int(), mark: z.string() })),
  client: coloredRef,
  recurrent: z.int(),
  recurrentTo: dayText.nullable(),
  paused: z.string().nullable(),
  pausedBy: ref.nullable(),
  /** The first day of the next period and the day on which it is made; null: none will be. */
  next: z.object({ from: z.string(), made: z.string() }).nullable(),
  /** First days of periods that should have begun, and which nobody made; oldest first. */
  missing: z.array(z.string()),
  /** The newest first. */
  periods: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      from: z.string(),
      status: statusRef,
      plannedValue: z.number(),
      tasks: z.int(),
      done: z.int(),
      unassigned: z.int(),
      instead: z.array(instead),
    }),
  ),
});
export type ProjectSeries = z.output<typeof series>;

export const projectFiles = fileSchemas('projektu');

const schemas = {
  listProjects: pageIo({ summary: 'Projekty', list: projectList, rows: projectRow }),
  listProjectsAtRisk: pageIo({
    summary: 'Projekty zagrożone, od największej szkody: które zadanie, czyje i dlaczego',
    list: riskList,
    rows: projectAtRisk,
  }),
  getProject: recordIo({
    summary: 'Projekt z usługą, procedurami i zadaniami',
    answer: z.object({ project }),
  }),
  createProject: io({
    summary: 'Nowy projekt: kopiuje procedury i zadania usługi',
    body: projectCreate,
    answer: createdId,
  }),
  updateProject: recordIo({
    summary:
      'Zmiana podanych pól projektu' /** Left out: this period, and those that are made after it later. */,
    query: z.strictObject({ scope: z.enum(changeScopes).optional() }),
    body: projectChanges,
    answer: z.object({ version: z.int() }),
  }),
  planProject: io({
    summary: 'Plan projektu według reguł usługi: osoby, terminy i wartość; niczego nie zapisuje',
    body: planBody,
    answer: z.object({ plan }),
  }),
  renewService: recordIo({
    summary: 'Nowa wersja usługi w projekcie, w którym nie rozpoczęto prac',
    answer: z.object({
      version: z.int(),
      added: z.int(),
      removed: z.int(),
      /** Tasks that have nobody now. */
      unassigned: z.int(),
    }),
  }),
  removeProject: recordIo({ summary: 'Usunięcie projektu z jego zadaniami' }),
  assignTask: io({
    summary: 'Przydzielenie zadania osobie, z terminem',
    body: projectAssignment,
    /** Of the task. */
    answer: z.object({ version: z.int() }),
  }),
  listIntervals: io({
    summary: 'Okresy powtarzania',
    /** `ahead`: so many days before it begins the next period is made. */
    answer: z.object({ intervals: z.array(ref.extend({ ahead: z.int() })) }),
  }),
  updateInterval: io({
    summary: 'Z jakim wyprzedzeniem powstają okresy jednego rodzaju',
    body: intervalAhead,
  }),
  getSeries: recordIo({
    summary: 'Seria projektu cyklicznego z okresami',
    answer: z.object({ series }),
  }),
  createPeriods: recordIo({
    summary: 'Brakujące okresy serii: każdy jak poprzedzający go, z osobami i wartością',
    body: missingDays,
    answer: z.object({ projects: z.array(z.int()) }),
  }),
  updateSeries: recordIo({
    summary: 'Wstrzymanie, wznowienie i koniec serii',
    body: seriesChanges,
  }),
};
export type Schemas = typeof schemas;

joinSchemas({ ...calls, ...plans }, schemas);
joinSchemas(calls.projectFiles, projectFiles, 'Project');
