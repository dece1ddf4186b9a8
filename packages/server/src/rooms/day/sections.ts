import { restOfWeek } from '@zaplecze/contract/kit/fields/limits';
import { daysOf } from '@zaplecze/contract/kit/values/days';
import { holidayOf, workingDaysUntil } from '@zaplecze/contract/kit/values/holidays';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { type WorkingTime, workingHours } from '@zaplecze/contract/kit/values/working-hours';
import type { RequestRow } from '@zaplecze/contract/rooms/absences/requests/calls';
import type {
  AbsenceLine,
  Day,
  IssueLine,
  Line,
  TaskLine,
} from '@zaplecze/contract/rooms/day/calls';
import { mostDayRows } from '@zaplecze/contract/rooms/day/calls';
import { issueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { statusOf } from '../../kit/database/refs.ts';
import type { WithDanger } from './dangers.ts';
import type { Reader } from './day.queries.ts';
import type { FoundIssue, IssueCount } from './issue-lines.queries.ts';
import type { FoundTask, TaskCount } from './task-lines.queries.ts';

/* Mój dzień put together of what was found. Touches nothing. */

type Counts = { tasks: TaskCount[]; issues: IssueCount[] };
type Found = { tasks: WithDanger<FoundTask>[]; issues: WithDanger<FoundIssue>[] };
/** The reader's time by day, for the days left of the week. */
export type DayTime = ReadonlyMap<string, { norm: number; free: number }>;

/** Working days of the company since the limit of something late; null for what is not. */
const lateDaysOf = (
  { overdue, limit }: { overdue: boolean; limit: string | null },
  { today, works }: Reader,
) => (overdue && limit ? workingDaysUntil(warsawDay(new Date(limit)), today, 999, works) : null);

const waited = (since: string | null, time: WorkingTime | undefined) =>
  since === null || !time
    ? null
    : { since, hours: workingHours(Date.parse(since), Date.now(), time) };

/** `theirs`: it is somebody else's turn, so the line tells how long one waits, by the company's working time. */
export function taskLine(
  reader: Reader,
  found: WithDanger<FoundTask>,
  theirs?: WorkingTime,
): TaskLine {
  const { section: _, day: __, owner: ___, begun: ____, facts: _____, since, ...task } = found;
  return {
    kind: 'task',
    ...task,
    lateDays: lateDaysOf(task, reader),
    wait: waited(since, theirs),
    may: {
      work: !theirs || reader.manager,
      plan: reader.manager,
      give: !theirs || reader.manager,
    },
  };
}

export function issueLine(
  reader: Reader,
  found: WithDanger<FoundIssue>,
  theirs?: WorkingTime,
): IssueLine {
  const {
    section: _,
    day: __,
    owner: ___,
    begun: ____,
    promised: _____,
    mendOnly: ______,
    since,
    status,
    ...issue
  } = found;
  return {
    kind: 'issue',
    ...issue,
    lateDays: lateDaysOf(issue, reader),
    status: statusOf(issueStatuses, status),
    wait: waited(since, theirs),
    // Whoever takes part carries it on and moves its limit (ISS-02, ISS-31).
    may: { work: true, plan: true },
  };
}

/** An absence that somebody asked for, which the reader decides about. */
/** Of a change that is asked for what it asks for. */
export const absenceLine = ({ id, user, type, change, ...request }: RequestRow): AbsenceLine => ({
  kind: 'absence',
  ...{
    id,
    name: `${user.name}: ${type.name}${change ? (change.type ? ', zmiana' : ', odwołanie') : ''}`,
  },
  user,
  dateFrom: change?.dateFrom ?? request.dateFrom,
  dateTo: change?.dateTo ?? request.dateTo,
  ...{ hours: request.hours, version: request.version },
});

/** By their limits, what has none last. */
const byLimit = (a: Line, b: Line) => (a.limit ?? '9').localeCompare(b.limit ?? '9');

/** Rows of both kinds in their order, as many as a section shows. */
const first = (tasks: TaskLine[], issues: IssueLine[], order = byLimit): Line[] =>
  [...tasks, ...issues].sort(order).slice(0, mostDayRows);

const sum = <R>(rows: R[], of: (row: R) => number) => rows.reduce((all, row) => all + of(row), 0);

function countOf(counts: Counts, which: (row: TaskCount | IssueCount) => boolean) {
  const tasks = sum(counts.tasks.filter(which), ({ count }) => count);
  const issues = sum(counts.issues.filter(which), ({ count }) => count);
  return { tasks, issues, count: tasks + issues };
}

/** What is due this week and stands elsewhere: new, begun, or returned to be mended. */
const elsewhere = (counts: Counts, which: (row: TaskCount | IssueCount) => boolean) =>
  sum([...counts.tasks, ...counts.issues].filter(which), ({ turn, begun }) => turn + begun) +
  sum(counts.issues.filter(which), ({ mend }) => mend);

const hoursOf = (counts: Counts, which: (row: TaskCount | IssueCount) => boolean) =>
  sum([...counts.tasks, ...counts.issues].filter(which), ({ hours }) => hours);

/** The hours that the reader has left on a day. */
const available = (day: string, time: DayTime): number => (time.get(day)?.free ?? 0) / 60;

/** `overdue`, `due` or what is of the week, with its first rows. */
export function section(
  reader: Reader,
  { counts, found }: { counts: Counts; found: Found },
  name: 'overdue' | 'due',
) {
  const which = (row: { section: string | null }) => row.section === name;
  return {
    ...countOf(counts, which),
    rows: first(
      found.tasks.filter(which).map((task) => taskLine(reader, task)),
      found.issues.filter(which).map((issue) => issueLine(reader, issue)),
    ),
  };
}

/** What is due today, against the hours of today; and what is being worked on besides. */
export function today(
  reader: Reader,
  all: { counts: Counts; found: Found },
  time: DayTime,
): Day['due'] {
  const { counts, found } = all;
  const begun = (row: { begun: boolean }) => row.begun;
  return {
    ...section(reader, all, 'due'),
    planned: hoursOf(counts, ({ section: of }) => of === 'due'),
    available: available(reader.today, time),
    begun: {
      count: sum([...counts.tasks, ...counts.issues], (row) => row.begun),
      rows: first(
        found.tasks.filter(begun).map((task) => taskLine(reader, task)),
        found.issues.filter(begun).map((issue) => issueLine(reader, issue)),
      ),
    },
  };
}

/** What became the reader's since they last looked and does not burn already, the newest first. */
export function turn(reader: Reader, { counts, found }: { counts: Counts; found: Found }) {
  const tasks = sum(counts.tasks, (row) => row.turn);
  const issues = sum(counts.issues, (row) => row.turn);
  const fresh = (row: { isNew: boolean; section: string | null; ask?: string }) =>
    row.isNew && row.section !== 'overdue' && row.section !== 'due' && row.ask !== 'mend';
  const lines = [
    ...found.tasks.filter(fresh).map((row) => ({ row, line: taskLine(reader, row) as Line })),
    ...found.issues.filter(fresh).map((row) => ({ row, line: issueLine(reader, row) as Line })),
  ].sort((a, b) => (b.row.since ?? '').localeCompare(a.row.since ?? ''));
  return {
    ...{ tasks, issues, count: tasks + issues },
    rows: lines.slice(0, mostDayRows).map(({ line }) => line),
  };
}

/**
 * The days left of the week, each with all that is planned against the hours that there are, and with the lines that
 * stand nowhere else.
 */
export function week(
  reader: Reader,
  { counts, found }: { counts: Counts; found: Found },
  time: DayTime,
): Day['week'] {
  const range = restOfWeek(reader.today);
  const days = daysOf(range).flatMap((day) => {
    const which = (row: { section: string | null; day: string | null }) =>
      row.section === 'week' && row.day === day;
    const only = (row: FoundTask | FoundIssue) => which(row) && !row.isNew && !row.begun;
    const count = countOf(counts, which).count - elsewhere(counts, which);
    const working = (time.get(day)?.norm ?? 0) > 0;
    // A day off on which nothing is due is no line.
    if (!working && count === 0) return [];
    return [
      {
        ...{ day, working, count, holiday: holidayOf(day) },
        planned: hoursOf(counts, which),
        available: available(day, time),
        rows: first(
          found.tasks.filter(only).map((task) => taskLine(reader, task)),
          found.issues
            .filter((issue) => only(issue) && !issue.mendOnly)
            .map((issue) => issueLine(reader, issue)),
        ),
      },
    ];
  });
  const inWeek = (row: { section: string | null }) => row.section === 'week';
  const ofWeek = countOf(counts, inWeek);
  return {
    ...ofWeek,
    count: ofWeek.count - elsewhere(counts, inWeek),
    // A day off whose work stands elsewhere is no line, its hours count all the same.
    planned: hoursOf(counts, inWeek),
    available: sum(days, (day) => day.available),
    ...{ range, days },
  };
}

type StoodFor = Day['substituting']['people'][number];

/** Somebody's work for a time: what can be worked on, by whose it is. */
export function substituteSections(
  reader: Reader,
  { counts, found }: { counts: Counts; found: Found },
  replaced: Pick<StoodFor, 'user' | 'until' | 'through'>[],
): Day['substituting'] {
  const people = replaced.flatMap(({ user, until, through }): StoodFor[] => {
    const whose = (row: { section: string | null; owner: number | null }) =>
      row.section === 'substituting' && row.owner === user.id;
    const count = countOf(counts, whose);
    if (count.count === 0) return [];
    const tasks = found.tasks.filter(whose).map((task) => taskLine(reader, task));
    const issues = found.issues.filter(whose).map((issue) => issueLine(reader, issue));
    return [{ user, until, through, ...count, rows: first(tasks, issues) }];
  });
  return {
    ...countOf(counts, ({ section: of }) => of === 'substituting'),
    people,
  };
}
