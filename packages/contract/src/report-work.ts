import { daysBetween } from './kit/days.ts';
import { endpoint } from './kit/endpoint.ts';
import { workingDay } from './kit/holidays.ts';
import { list } from './kit/list.ts';
import { addDays, warsawDay } from './kit/time.ts';
import type { Schemas } from './report-work.schemas.ts';
import { mondayOf } from './reports.ts';

/** The dashboard's charts about work: what burns, who has how much, who is here, what was on time. */

export type {
  BurningProject,
  FlowMonth,
  HandoverStep,
  LoadPart,
  LoadRow,
  ReportTask,
  TeamMember,
  TimelinessRow,
} from './report-work.schemas.ts';

const chart = { method: 'GET', allow: 'manager' } as const;

/** 'Co się pali': projects at risk, the greatest harm first. */
export const burningProjects = endpoint<Schemas['burningProjects']>({
  ...chart,
  path: '/report/burning',
});

/** Why a project burns, in the order in which one is told. */
export const burningWhys = ['late', 'nobody', 'away', 'waits', 'hours', 'soon'] as const;
export type BurningWhy = (typeof burningWhys)[number];

/** So many of the worst are told; the others are counted. */
export const mostBurning = 50;

/** Hours of a working day, and between which hours of the clock they lie. */
export const dayHours = 8;
export const dayBegins = 8;

/** The weeks of 'Obłożenie' unless a period is asked for, and at most. */
const loadWeekCount = 8;
const mostLoadWeeks = 26;

/**
 * The Mondays of the weeks that 'Obłożenie' shows: from the one of the next working day on, to the end of
 * the period when that lies ahead. What is over has no hours left to be planned.
 */
export function loadWeeks(
  { dateTo }: { dateTo?: string | undefined },
  today = warsawDay(),
): string[] {
  const first = mondayOf(workingDay(today, 1));
  const asked = dateTo && dateTo >= first ? Math.floor(daysBetween(first, dateTo) / 7) + 1 : null;
  const count = Math.min(asked ?? loadWeekCount, mostLoadWeeks);
  return Array.from({ length: count }, (_, at) => addDays(first, 7 * at));
}

/** 'Obłożenie': hours planned and hours there are, by person and week. */
export const teamLoad = endpoint<Schemas['teamLoad']>({ ...chart, path: '/report/load' });

/** What one cell of it consists of. */
export const loadParts = endpoint<Schemas['loadParts']>({ ...chart, path: '/report/load/parts' });

/** 'Zespół dziś'. */
export const teamToday = endpoint<Schemas['teamToday']>({ ...chart, path: '/report/today' });

/** 'Terminowość': tasks that ended, on time and late. */
export const timeliness = endpoint<Schemas['timeliness']>({ ...chart, path: '/report/timeliness' });

/** 'Przepływ': tasks that came and that ended in a month, and how many were open at its end. */
export const taskFlow = endpoint<Schemas['taskFlow']>({ ...chart, path: '/report/flow' });

/** 'Czas przekazania': worked hours from somebody's turn to their beginning. */
export const handoverTimes = endpoint<Schemas['handoverTimes']>({
  ...chart,
  path: '/report/handover',
});

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
    /** Not ended at the end of this day, whatever became of it since; cancelled ones aside. */
    openOn: 'day',
    /** Taken over from somebody, and begun by these days. */
    begunFrom: 'day',
    begunTo: 'day',
  },
});

export const listReportTasks = endpoint<Schemas['listReportTasks']>({
  ...chart,
  path: '/report/task/list',
  list: reportTaskList,
});
