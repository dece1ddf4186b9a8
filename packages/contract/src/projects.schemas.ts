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
import { projectAssignment, projectChanges, projectCreate } from './projects.forms.ts';
import { projectList, riskList } from './projects.ts';
import { reason } from './radar.schemas.ts';

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

const projectAtRisk = projectRow.extend({
  /** The open task that puts it at risk, whose it is and why it is in danger; none: it is merely near. */
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
    /** Among all of the list: 1 does the greatest harm. */
    place: z.int(),
  }),
});

export type ProjectAtRisk = z.output<typeof projectAtRisk>;

export const project = z.object({
  ...base,
  department: colored.nullable(),
  seller: personRef.nullable(),
  description: z.string().nullable(),
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
});

export type Project = z.output<typeof project>;

export const projectFiles = fileSchemas('projektu');

export const schemas = {
  listProjects: pageIo({ summary: 'Projekty', list: projectList, rows: projectRow }),
  listProjectsAtRisk: pageIo({
    summary: 'Projekty zagrożone, od największej szkody: które zadanie, czyje i dlaczego',
    list: riskList,
    rows: projectAtRisk,
  }),
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
