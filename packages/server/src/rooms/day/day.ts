import { restOfWeek } from '@zaplecze/contract/kit/fields/limits';
import { type Days, daysOf } from '@zaplecze/contract/kit/values/days';
import type { Ref } from '@zaplecze/contract/kit/values/records';
import { dayBegins, warsawDay } from '@zaplecze/contract/kit/values/time';
import { workingDayBefore } from '@zaplecze/contract/kit/values/working-hours';
import type { Presence } from '@zaplecze/contract/rooms/absences/presence/calls';
import { type Day, mostDayRows } from '@zaplecze/contract/rooms/day/calls';
import { hiddenIds, question, together } from '../../kit/database/combined-query.ts';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import {
  askDeciding,
  askToDecide,
  availabilityQuestions,
  availableDays,
  awayOf,
  type DecisionScope,
  presenceOn,
} from '../absences/index.ts';
import { askToRead } from '../knowledge/index.ts';
import { askItems } from './checklist-lines.queries.ts';
import { askComments } from './comment-lines.queries.ts';
import { dangersIn } from './dangers.ts';
import { askArrivals, askReader, askReplaced, type Reader } from './day.queries.ts';
import { askIssues, askReported } from './issue-lines.queries.ts';
import {
  absenceLine,
  type DayTime,
  issueLine,
  section,
  substituteSections,
  taskLine,
  today,
  turn,
  week,
} from './sections.ts';
import { askAwaited, askTasks } from './task-lines.queries.ts';

/** Since when things are new to somebody who never looked: the beginning of the working day before. */
export function firstLook(day = warsawDay()): string {
  return dayBegins(workingDayBefore(day));
}

/** All queries of a day, in one statement. */
function questions(db: Db, user: User, reader: Reader, deciding: DecisionScope) {
  const { id, colleagues, today: dateFrom } = reader;
  const range = { dateFrom, dateTo: restOfWeek(dateFrom).dateTo };
  return {
    tasks: askTasks(reader),
    issues: askIssues(reader),
    awaited: askAwaited(reader),
    reported: askReported(reader),
    comments: askComments(reader),
    items: askItems(reader),
    arrivals: askArrivals(reader),
    reading: askToRead(reader),
    replaced: askReplaced(reader),
    away: question<Away>(awayOf(db, hiddenIds([id, ...colleagues]), range)),
    ...availabilityQuestions(db, hiddenIds([id]), range),
    asked: askToDecide(db, user, deciding, mostDayRows),
  };
}

/** Everything of a person's day, with the first rows of each section. */
export async function dayOf(db: Db, user: User): Promise<Day> {
  const now = warsawDay();
  const start = firstLook(now);
  const { reader, deciding } = await together<{ reader: Reader; deciding: DecisionScope }>(db, {
    reader: askReader({ id: user.id, manager: user.flags.manager, today: now, start }),
    deciding: askDeciding(user),
  });
  const { tasks, issues, awaited, reported, asked, ...rest } = await together(
    db,
    questions(db, user, reader, deciding),
  );
  const {
    away,
    patterns,
    parts,
    freeDays,
    absences,
    replaced,
    comments,
    arrivals,
    reading,
    items,
  } = rest;
  const { accept, waiting } = reported;
  const dangers = await dangersIn(db, reader.id, {
    tasks: [...tasks.rows, ...awaited.rows],
    issues: [...issues.rows, ...waiting.rows],
  });
  const found = { tasks: dangers('task', tasks.rows), issues: dangers('issue', issues.rows) };
  const all = { found, counts: { tasks: tasks.counts, issues: issues.counts } };
  const ownDays = availableDays(
    [reader.id],
    daysOf({ dateFrom: now, dateTo: restOfWeek(now).dateTo }),
    {
      ...{ patterns, parts, freeDays, absences },
    },
  );
  const own: DayTime = new Map(ownDays.map((one) => [one.day, one]));
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
      count: asked.count + accept.count + mend + comments.count,
      ...{ accept: accept.count, mend, comments: comments.count, absences: asked.count },
      rows: [
        ...asked.rows.map(absenceLine),
        ...dangers('issue', accept.rows).map((issue) => issueLine(issue)),
        ...toMend.map((issue) => issueLine(issue)),
        ...comments.rows,
      ],
    },
    checklists: items,
    week: week(reader, all, own),
    substituting: substituteSections(reader, all, replaced),
    reception: {
      count: arrivals.guests + arrivals.parcels,
      ...arrivals,
    },
    reading,
    waiting: {
      ...{ tasks: awaited.count, issues: waiting.count, count: awaited.count + waiting.count },
      rows: [
        ...dangers('task', awaited.rows).map((task) => taskLine(reader, task, true)),
        ...dangers('issue', waiting.rows).map((issue) => issueLine(issue, true)),
      ]
        .sort((a, b) => (a.wait?.since ?? '').localeCompare(b.wait?.since ?? ''))
        .slice(0, mostDayRows),
    },
    absent: absentees(absent, absent.length > 0 ? await presenceOn(db, now) : new Map(), now),
  };
}

type Away = Days & { user: Ref };

function absentees(
  away: Away[],
  presence: ReadonlyMap<number, Presence>,
  day: string,
): Day['absent'] {
  const people = new Map(away.map(({ user }) => [user.id, user]));
  return {
    count: people.size,
    rows: [...people.values()].map((user) => ({
      user,
      dateTo: presence.get(user.id)?.until ?? day,
      substitutes: presence.get(user.id)?.standIns ?? [],
    })),
  };
}
