import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import { dueWords } from '../../../kit/fields/limits.ts';
import { list } from '../../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** What the dashboard's numbers count. Apart from its charts: every visit loads what a screen's list is. */

export type { ReportTask } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('reports');

/** How a task stands to its limit; only of those that were done. */
export const timely = ['onTime', 'late', 'noLimit'] as const;
export type Timely = (typeof timely)[number];

/**
 * Whether it is known how long a done task took: from its beginning to its end, or it was done without having been begun.
 * The time that passes is not the time that somebody works on it, so it is compared with no estimate.
 */
export const taskCosts = ['measured', 'notBegun'] as const;
export type TaskCost = (typeof taskCosts)[number];

/**
 * Tasks of everybody: what the numbers of the dashboard count, with the very filter that they count by.
 */
export const reportTaskList = list({
  sort: [
    'name',
    'project',
    'client',
    'user',
    'status',
    'dateRealizationLimit',
    'dateEndJob',
    'lateDays',
    'estimation',
    'worked',
    'waited',
  ],
  defaultSort: 'dateRealizationLimit',
  defaultOrder: 'asc',
  filters: {
    company: 'ids',
    department: 'ids',
    user: 'ids',
    client: 'ids',
    service: 'ids',
    procedure: 'ids',
    task: 'ids',
    status: 'ids',
    /** Done by these days, both included. */
    endedFrom: 'day',
    endedTo: 'day',
    timely,
    /** Still to be done, and due then. */
    due: dueWords,
    cost: taskCosts,
    /** Of the limit. */
    limitFrom: 'day',
    limitTo: 'day',
    /** Made by these days. */
    dateFrom: 'day',
    dateTo: 'day',
    /** With 1: tasks without a person, with 0: tasks with one. */
    unassigned: 'flag',
    /** Not ended at the end of this day, whatever became of it since; cancelled ones aside. */
    openOn: 'day',
    /** Taken over from somebody, and begun by these days. */
    begunFrom: 'day',
    begunTo: 'day',
    /** Of those: they had waited for more than a working day. */
    slow: 'flag',
  },
  sums: {
    estimation: { label: 'Szacowany czas', kind: 'hours' },
    worked: { label: 'Od rozpoczęcia do zakończenia', kind: 'hours' },
  },
  custom: 'task',
});

export const listReportTasks = endpoint<'listReportTasks'>('GET /report/task/list', 'manager', {
  list: reportTaskList,
});
