import { type Day, mostDayRows } from '@zaplecze/contract/day';
import { restOfWeek } from '@zaplecze/contract/kit/limits';
import { warsawDay, warsawInstant } from '@zaplecze/contract/kit/time';
import { workingDayBefore } from '@zaplecze/contract/kit/working-hours';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import { listAway, listHoursAway, listStandIns, listToDecide } from '../absences/index.ts';
import { findComments } from './comment-lines.queries.ts';
import { dangersIn } from './dangers.ts';
import { findArrivals, findReader, findReplaced } from './day.queries.ts';
import { findIssues, findReported } from './issue-lines.queries.ts';
import {
  absenceLine,
  issueLine,
  section,
  substituting,
  taskLine,
  today,
  turn,
  week,
} from './sections.ts';
import { findAwaited, findTasks } from './task-lines.queries.ts';

/** Since when things are new to somebody who never looked: the beginning of the working day before. */
export function firstLook(day = warsawDay()): string {
  const [year = 0, month = 1, date = 1] = workingDayBefore(day).split('-').map(Number);
  return new Date(warsawInstant(year, month, date) ?? 0).toISOString();
}

/** Everything of a person's day, with the first rows of each section. */
export async function dayOf(db: Db, user: User): Promise<Day> {
  const now = warsawDay();
  const start = firstLook(now);
  const reader = await findReader(db, {
    ...{ id: user.id, manager: user.flags.manager },
    ...{ today: now, start },
  });
  const range = { dateFrom: now, dateTo: restOfWeek(now).dateTo };
  const team = [reader.id, ...reader.colleagues];
  const [tasks, issues, awaited, reported, comments, arrivals, ...rest] = await Promise.all([
    findTasks(db, reader),
    findIssues(db, reader),
    findAwaited(db, reader),
    findReported(db, reader),
    findComments(db, reader),
    findArrivals(db, reader),
    listAway(db, team, range),
    findReplaced(db, reader),
    listHoursAway(db, reader.id, range),
    listToDecide(db, user),
  ]);
  const [away, replaced, hoursAway, asked] = rest;
  const { accept, waiting } = reported;
  const told = await dangersIn(db, reader.id, {
    tasks: [tasks.rows, awaited.rows],
    issues: [issues.rows, waiting.rows],
  });
  const found = { tasks: told('task', tasks.rows), issues: told('issue', issues.rows) };
  const all = { found, counts: { tasks: tasks.counts, issues: issues.counts } };
  const own = { days: away.filter((entry) => entry.user.id === reader.id), hours: hoursAway };
  const absent = away.filter(
    ({ user: { id }, dateFrom, dateTo }) => id !== reader.id && dateFrom <= now && now <= dateTo,
  );
  const mend = issues.counts.reduce((sum, row) => sum + row.mend, 0);
  const toMend = found.issues.filter(({ ask }) => ask === 'mend').slice(0, mostDayRows);
  return {
    ...{ today: now, since: reader.since, standsIn: reader.replaced.length > 0 },
    open: {
      tasks: tasks.counts.reduce((sum, { count }) => sum + count, 0),
      issues: issues.counts.reduce((sum, { count }) => sum + count, 0),
    },
    overdue: section(reader, all, 'overdue'),
    due: today(reader, all, own),
    turn: turn(reader, all),
    answers: {
      count: asked.length + accept.count + mend + comments.count,
      ...{ accept: accept.count, mend, comments: comments.count, absences: asked.length },
      rows: [
        ...asked.slice(0, mostDayRows).map(absenceLine),
        ...told('issue', accept.rows).map((issue) => issueLine(issue)),
        ...toMend.map((issue) => issueLine(issue)),
        ...comments.rows,
      ],
    },
    week: week(reader, all, own),
    substituting: substituting(reader, all, replaced),
    reception: {
      count: arrivals.guests + arrivals.parcels,
      ...arrivals,
    },
    waiting: {
      ...{ tasks: awaited.count, issues: waiting.count, count: awaited.count + waiting.count },
      rows: [
        ...told('task', awaited.rows).map((task) => taskLine(reader, task, true)),
        ...told('issue', waiting.rows).map((issue) => issueLine(issue, true)),
      ]
        .sort((a, b) => (a.wait?.since ?? '').localeCompare(b.wait?.since ?? ''))
        .slice(0, mostDayRows),
    },
    absent: await absentees(db, absent, now),
  };
}

type Away = Awaited<ReturnType<typeof listAway>>;

async function absentees(db: Db, away: Away, day: string): Promise<Day['absent']> {
  if (away.length === 0) return { count: 0, rows: [] };
  const people = new Map(away.map(({ user }) => [user.id, user]));
  const range = { dateFrom: day, dateTo: day };
  const standIns = await listStandIns(db, range, [...people.keys()]);
  return {
    count: people.size,
    rows: [...people.values()].map((user) => ({
      user,
      // Two entries may follow each other.
      dateTo: away
        .filter((entry) => entry.user.id === user.id)
        .reduce((last, { dateTo }) => (dateTo > last ? dateTo : last), day),
      substitutes: standIns
        .filter(({ replacedUser }) => replacedUser === user.id)
        .map(({ user: substitute }) => substitute),
    })),
  };
}
