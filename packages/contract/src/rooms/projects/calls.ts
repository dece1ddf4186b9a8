import { endpointsOf } from '../../kit/calls/endpoint.ts';
import { fileCalls } from '../../kit/calls/file-calls.ts';
import { list } from '../../kit/lists/list.ts';
import { taskReasonKinds } from '../radar/lists.ts';
import type { Schemas } from './schemas.ts';

/** Projects: a service sold to a client, with a person and a limit for every task. */

export type {
  Project,
  ProjectAtRisk,
  ProjectPlan,
  ProjectRow,
  ProjectSeries,
  ProjectTask,
} from './schemas.ts';

const endpoint = endpointsOf<Schemas>('projects');

/** Orders of all projects, whether anything of them has ended or not. */
const orders = [
  'name',
  'type',
  'client',
  'company',
  'modifiedDate',
  'modifiedBy',
  'created',
  'plannedValue',
  'status',
] as const;

export const projectList = list({
  custom: 'project',
  sort: [...orders, 'jobsEnded', 'completed'],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: {
    client: 'ids',
    company: 'ids',
    userModified: 'ids',
    status: 'ids',
    type: 'ids',
    dateFrom: 'day',
    dateTo: 'day',
    completedFrom: 'day',
    completedTo: 'day',
    jobsEndedFrom: 'day',
    jobsEndedTo: 'day',
    /** With 1: projects with an open task whose date is final, due by `dateRealizationLimit`. */
    finalDate: 'flag',
    dateRealizationLimit: 'day',
    /** At risk: an open task overdue or due within so many days. */
    risk: { min: 1, max: 365 },
    department: 'ids',
    service: 'ids',
    seller: 'ids',
    /** The day that its value is counted on: its period's first, else that of its making. */
    valueFrom: 'day',
    valueTo: 'day',
  },
  sums: { plannedValue: { label: 'Wartość planowana', kind: 'money' } },
});

export const listProjects = endpoint<'listProjects'>('GET /project/list', 'manager', {
  list: projectList,
});

/** 'Zagrożone': the same projects as with the filter `risk`, 7 days unless told; the greatest harm first. */
export const riskList = list({
  ...projectList,
  sort: ['harm', ...orders],
  defaultSort: 'harm',
  filters: {
    ...projectList.filters,
    /** Of the task that puts it at risk. */
    reason: taskReasonKinds,
    /** With 1: what is late or will be, with 0: what is merely near its limit, in time. */
    burning: 'flag',
  },
});

export const listProjectsAtRisk = endpoint<'listProjectsAtRisk'>('GET /project/atRisk', 'manager', {
  list: riskList,
});

export const getProject = endpoint<'getProject'>('GET /project/:id', 'manager');

export const createProject = endpoint<'createProject'>('POST /project/create', 'manager');

export const updateProject = endpoint<'updateProject'>('PATCH /project/:id', 'manager');

export const removeProject = endpoint<'removeProject'>('DELETE /project/:id', 'manager');

export const assignTask = endpoint<'assignTask'>('POST /project/task/assign', 'manager');

export const projectFiles = fileCalls('/project/file/:id/:file', 'manager', 'projects');

export const listIntervals = endpoint<'listIntervals'>(
  'GET /project/recurrentIntervals',
  'everyone',
  { area: 'dictionaries' },
);
