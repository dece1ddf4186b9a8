import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { id } from './kit/fields.ts';
import { dayFilter, flagFilter, idsFilter, list, numberFilter } from './kit/list.ts';
import { byId, colored, createdId, fileRef, may, personRef, ref } from './kit/records.ts';
import { projectAssignment, projectChanges, projectCreate } from './projects.forms.ts';

/** Projects: a service sold to a client, with a person and a limit for every task. */

const statusRef = z.object({ id: z.int(), name: z.string(), color: z.string() });

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
  implementationDate: z.string().nullable(),
  unitQuantity: z.number(),
  unitValue: z.number(),
  /** unitQuantity x unitValue, PLN. */
  plannedValue: z.number(),
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

const projectList = list({
  sort: [
    'name',
    'type',
    'client',
    'company',
    'modifiedDate',
    'modifiedBy',
    'created',
    'jobsEnded',
    'completed',
    'status',
  ],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: {
    client: idsFilter(),
    company: idsFilter(),
    userModified: idsFilter(),
    status: idsFilter(),
    type: idsFilter(),
    dateFrom: dayFilter(),
    dateTo: dayFilter(),
    completedFrom: dayFilter(),
    completedTo: dayFilter(),
    jobsEndedFrom: dayFilter(),
    jobsEndedTo: dayFilter(),
    /** With 1: projects with an open task whose date is final, due by `dateRealizationLimit`. */
    finalDate: flagFilter(),
    dateRealizationLimit: dayFilter(),
    /** At risk: an open task overdue or due within so many days. */
    risk: numberFilter(1, 365),
  },
  row: projectRow,
});

export const listProjects = endpoint({
  method: 'GET',
  path: '/project/list',
  allow: 'manager',
  summary: 'Projekty',
  list: projectList,
  query: projectList.query,
  answer: projectList.answer,
});

export const getProject = endpoint({
  method: 'GET',
  path: '/project/:id',
  allow: 'manager',
  summary: 'Projekt z usługą, procedurami i zadaniami',
  params: byId,
  answer: z.object({ project }),
});

export const createProject = endpoint({
  method: 'POST',
  path: '/project/create',
  allow: 'manager',
  summary: 'Nowy projekt: kopiuje procedury i zadania usługi',
  body: projectCreate,
  answer: createdId,
});

export const updateProject = endpoint({
  method: 'PATCH',
  path: '/project/:id',
  allow: 'manager',
  summary: 'Zmiana podanych pól projektu',
  params: byId,
  body: projectChanges,
  answer: z.object({ version: z.int() }),
});

export const removeProject = endpoint({
  method: 'DELETE',
  path: '/project/:id',
  allow: 'manager',
  summary: 'Usunięcie projektu z jego zadaniami',
  params: byId,
  answer: done,
});

export const assignTask = endpoint({
  method: 'POST',
  path: '/project/task/assign',
  allow: 'manager',
  summary: 'Przydzielenie zadania osobie, z terminem',
  body: projectAssignment,
  answer: done,
});

const fileLink = z.strictObject({ id: id(), file: id() });

export const attachProjectFile = endpoint({
  method: 'POST',
  path: '/project/file/:id/:file',
  allow: 'manager',
  summary: 'Dołączenie pliku do projektu',
  params: fileLink,
  answer: done,
});

export const detachProjectFile = endpoint({
  method: 'DELETE',
  path: '/project/file/:id/:file',
  allow: 'manager',
  summary: 'Usunięcie pliku projektu',
  params: fileLink,
  answer: done,
});

export const listIntervals = endpoint({
  method: 'GET',
  path: '/project/recurrentIntervals',
  allow: 'everyone',
  summary: 'Okresy powtarzania',
  answer: z.object({ intervals: z.array(ref) }),
});
