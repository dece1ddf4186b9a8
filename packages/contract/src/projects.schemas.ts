import * as z from 'zod';
import { fileSchemas } from './kit/file-calls.schemas.ts';
import { done, io } from './kit/io.ts';
import { pageIo } from './kit/list.schemas.ts';
import {
  byId,
  colored,
  createdId,
  fileRef,
  may,
  personRef,
  ref,
  statusRef,
} from './kit/records.ts';
import { planBody, projectAssignment, projectChanges, projectCreate } from './projects.forms.ts';
import { projectList } from './projects.ts';

const projectTask = z.object({
  id: z.int(),
  name: z.string(),
  /** Definitions' ids, as the calls of tasks want them. */
  task: z.int(),
  procedure: z.int(),
  service: z.int(),
  position: z.int(),
  user: personRef.nullable(),
  dateEndJob: z.string().nullable(),
  dateRealizationLimit: z.string().nullable(),
  finalDate: z.boolean(),
  status: statusRef,
});

export type ProjectTask = z.output<typeof projectTask>;

const base = {
  id: z.int(),
  name: z.string(),
  client: colored,
  company: colored.nullable(),
  type: colored.nullable(),
  status: statusRef,
  recurrent: z.int(),
  created: z.string(),
  modified: z.string(),
  userModified: ref.nullable(),
  /** When the last task ended; only at status 9 or 10. */
  jobsEnded: z.string().nullable(),
  /** When the project reached 9 or 10. */
  completed: z.string().nullable(),
  /** unitQuantity x unitValue, PLN. */
  plannedValue: z.number(),
  version: z.int(),
  may,
};

export const projectRow = z.object({
  ...base,
  /** Limit of the first open task, and whether it has passed: what burns. */
  nextLimit: z.string().nullable(),
  overdue: z.boolean(),
});

export type ProjectRow = z.output<typeof projectRow>;

export const project = z.object({
  ...base,
  department: colored.nullable(),
  seller: personRef.nullable(),
  description: z.string().nullable(),
  /** The day on which work begins; null: that of its making. */
  startDate: z.string().nullable(),
  implementationDate: z.string().nullable(),
  unitQuantity: z.number(),
  unitValue: z.number(),
  recurrentFrom: z.string().nullable(),
  recurrentTo: z.string().nullable(),
  /** Of a recurring project: those of the period before and after. */
  previousPeriod: ref.nullable(),
  nextPeriod: ref.nullable(),
  createdBy: ref.nullable(),
  offer: ref.nullable(),
  files: z.array(fileRef.extend({ path: z.string() })),
  services: z.array(
    ref.extend({ procedures: z.array(ref.extend({ tasks: z.array(projectTask) })) }),
  ),
  /** Whether the service may still be swapped (no task has left status 0 or 1). */
  serviceSwappable: z.boolean(),
  /** The definition of the service has changed since, and the project may still take it over. */
  serviceRenewable: z.boolean(),
});

export type Project = z.output<typeof project>;

const plannedTask = z.object({
  procedure: z.int(),
  task: z.int(),
  user: personRef.nullable(),
  dateRealizationLimit: z.string().nullable(),
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

export const projectFiles = fileSchemas('projektu');

export const schemas = {
  listProjects: pageIo({ summary: 'Projekty', list: projectList, rows: projectRow }),
  getProject: io({
    summary: 'Projekt z usługą, procedurami i zadaniami',
    params: byId,
    answer: z.object({ project }),
  }),
  createProject: io({
    summary: 'Nowy projekt: kopiuje procedury i zadania usługi',
    body: projectCreate,
    answer: createdId,
  }),
  updateProject: io({
    summary: 'Zmiana podanych pól projektu',
    params: byId,
    body: projectChanges,
    answer: z.object({ version: z.int() }),
  }),
  planProject: io({
    summary: 'Plan projektu według reguł usługi: osoby, terminy i wartość; niczego nie zapisuje',
    body: planBody,
    answer: z.object({ plan }),
  }),
  renewService: io({
    summary: 'Nowa wersja usługi w projekcie, w którym nie rozpoczęto prac',
    params: byId,
    answer: z.object({
      version: z.int(),
      added: z.int(),
      removed: z.int(),
      /** Tasks that have nobody now. */
      unassigned: z.int(),
    }),
  }),
  removeProject: io({ summary: 'Usunięcie projektu z jego zadaniami', params: byId, answer: done }),
  assignTask: io({
    summary: 'Przydzielenie zadania osobie, z terminem',
    body: projectAssignment,
    answer: done,
  }),
  listIntervals: io({
    summary: 'Okresy powtarzania',
    answer: z.object({ intervals: z.array(ref) }),
  }),
};
export type Schemas = typeof schemas;
