import { endpoint } from './kit/endpoint.ts';
import { list } from './kit/list.ts';
import type { Schemas } from './report-work.schemas.ts';

/** The dashboard's charts about work: what burns, who has how much, who is here, what was on time. */

export type { ReportTask, TimelinessRow } from './report-work.schemas.ts';

const chart = { method: 'GET', allow: 'manager' } as const;

/** 'Terminowość': tasks that ended, on time and late. */
export const timeliness = endpoint<Schemas['timeliness']>({ ...chart, path: '/report/timeliness' });

/** By what timeliness is told. */
export const timelinessBy = ['month', 'department', 'service'] as const;
export type TimelinessBy = (typeof timelinessBy)[number];

/** How a task stands to its limit; only of those that were done. */
export const timely = ['onTime', 'late', 'noLimit'] as const;
export type Timely = (typeof timely)[number];

/**
 * Tasks of everybody: what the numbers of the dashboard count, with the very filter that they count by.
 */
export const reportTaskList = list({
  sort: ['name', 'project', 'client', 'user', 'status', 'dateRealizationLimit', 'dateEndJob'],
  defaultSort: 'dateRealizationLimit',
  defaultOrder: 'asc',
  filters: {
    company: 'ids',
    department: 'ids',
    user: 'ids',
    service: 'ids',
    procedure: 'ids',
    task: 'ids',
    status: 'ids',
    /** Done by these days, both included. */
    endedFrom: 'day',
    endedTo: 'day',
    timely,
    /** Of the limit. */
    limitFrom: 'day',
    limitTo: 'day',
    /** Made by these days. */
    dateFrom: 'day',
    dateTo: 'day',
    /** With 1: those that nobody has, with 0 those that somebody has. */
    unassigned: 'flag',
  },
});

export const listReportTasks = endpoint<Schemas['listReportTasks']>({
  ...chart,
  path: '/report/task/list',
  list: reportTaskList,
});
