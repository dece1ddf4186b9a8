import { restOfWeek } from '@zaplecze/contract/kit/fields/limits';
import { daysOf } from '@zaplecze/contract/kit/values/days';
import type { Workdays } from '@zaplecze/contract/kit/values/holidays';
import type { Ref } from '@zaplecze/contract/kit/values/records';
import { dayBegins, warsawDay } from '@zaplecze/contract/kit/values/time';
import { workingDayBefore } from '@zaplecze/contract/kit/values/working-hours';
import { workingTimeOf } from '@zaplecze/contract/rooms/absences/patterns/roster';
import { workdaysOf } from '@zaplecze/contract/rooms/absences/patterns/workdays';
import { type Day, mostDayRows } from '@zaplecze/contract/rooms/day/calls';
import type { ProductPart } from '@zaplecze/contract/rooms/settings/parts';
import { hiddenIds, question, together } from '../../kit/database/combined-query.ts';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import {
  askDeciding,
  askToDecide,
  availabilityBy,
  availabilityQuestions,
  type DecisionScope,
  isAbsent,
  presenceOf,
  presenceRange,
  type Substitution,
  standInsOf,
  withSubstitutes,
  withUnreached,
} from '../absences/index.ts';
import { askToRead } from '../knowledge/index.ts';
import { askQuestions } from '../questions/index.ts';
import { askItems } from './checklist-lines.queries.ts';
import { askComments } from './comment-lines.queries.ts';
import { dangersIn } from './dangers.ts';
import { askArrivals, askReader, askReplaced, namesOf, type Reader } from './day.queries.ts';
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

/**
 * Since when things are new to somebody who never looked: the beginning of the day before on which the company worked, an
 * instant.
 */
export const firstLook = (works: Workdays, day = warsawDay()): string =>
  dayBegins(workingDayBefore(day, works));

/** All queries of a day, in one statement. */
function questions(db: Db, user: User, reader: Reader, deciding: DecisionScope) {
  const { id, colleagues, today: dateFrom } = reader;
  const today = { dateFrom, dateTo: dateFrom };
  const people = withSubstitutes([id, ...colleagues]);
  return {
    tasks: askTasks(reader),
    issues: askIssues(reader),
    awaited: askAwaited(reader),
    reported: askReported(reader),
    comments: askComments(reader),
    items: askItems(reader),
    arrivals: askArrivals(reader),
    reading: askToRead(reader),
    asking: askQuestions(reader),
    replaced: askReplaced(reader),
    ...availabilityQuestions(db, people, presenceRange(today)),
    standIns: question<Substitution>(standInsOf(db, today, people)),
    team: question<Ref>(namesOf(db, colleagues)),
    asked: askToDecide(db, user, deciding, mostDayRows),
  };
}

/** The reader with what they decide about. */
async function whoReads(db: Db, user: User, { today, unused }: Pick<Reader, 'today' | 'unused'>) {
  const company = availabilityQuestions(db, hiddenIds([]), { dateFrom: today, dateTo: today });
  const { reader, deciding, patterns, freeDays } = await together(db, {
    reader: askReader({ id: user.id, manager: user.flags.manager, today }),
    deciding: askDeciding(user),
    patterns: company.patterns,
    freeDays: company.freeDays,
  });
  const works = workdaysOf({ patterns, freeDays });
  const since = reader.since ?? firstLook(works, today);
  return {
    reader: { ...reader, since, works, unused } satisfies Reader,
    deciding: await withUnreached(db, deciding),
  };
}

/** What is of a part that the company does not use has nothing to ask for. */
const nothing = { count: 0, rows: [] };

/** Everything of a person's day, with the first rows of each section; `unused`: parts that the company does not use. */
export async function dayOf(db: Db, user: User, unused: readonly ProductPart[] = []): Promise<Day> {
  const now = warsawDay();
  const { reader, deciding } = await whoReads(db, user, { today: now, unused });
  const { works } = reader;
  const { tasks, issues, awaited, reported, asked, ...rest } = await together(
    db,
    questions(db, user, reader, deciding),
  );
  const {
    team,
    standIns,
    patterns,
    parts,
    freeDays,
    absences,
    replaced,
    comments,
    arrivals,
    reading,
    asking,
    items,
  } = rest;
  const { accept, waiting } = reported;
  const dangers = await dangersIn(db, reader.id, {
    tasks: [...tasks.rows, ...awaited.rows],
    issues: [...issues.rows, ...waiting.rows],
    works,
  });
  const found = { tasks: dangers('task', tasks.rows), issues: dangers('issue', issues.rows) };
  const all = { found, counts: { tasks: tasks.counts, issues: issues.counts } };
  const dayOfPerson = availabilityBy({ patterns, parts, freeDays, absences });
  const company = patterns.filter(({ person }) => person === null);
  const time = workingTimeOf({ patterns: company, freeDays });
  const own: DayTime = new Map(
    daysOf({ dateFrom: now, dateTo: restOfWeek(now).dateTo }).map((day) => [
      day,
      dayOfPerson(reader.id, day),
    ]),
  );
  const absent = team.flatMap((user) => {
    const presence = presenceOf(user.id, now, standIns, dayOfPerson);
    if (!presence || !isAbsent(presence)) return [];
    return [{ user, dateTo: presence.until, substitutes: presence.standIns }];
  });
  const mend = issues.counts.reduce((sum, row) => sum + row.mend, 0);
  const toMend = found.issues.filter(({ mendOnly }) => mendOnly).slice(0, mostDayRows);
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
      count: asked.count + accept.count + mend + comments.count + asking.toAnswer,
      ...{ accept: accept.count, mend, comments: comments.count, absences: asked.count },
      questions: asking.toAnswer,
      rows: [
        ...asked.rows.map(absenceLine),
        ...dangers('issue', accept.rows).map((issue) => issueLine(reader, issue)),
        ...toMend.map((issue) => issueLine(reader, issue)),
        ...asking.rows.filter(({ mine }) => !mine),
        ...comments.rows,
      ],
    },
    checklists: items,
    week: week(reader, all, own),
    substituting: substituteSections(reader, all, replaced),
    reception: unused.includes('reception')
      ? { ...nothing, guests: 0, parcels: 0 }
      : { count: arrivals.guests + arrivals.parcels, ...arrivals },
    reading: unused.includes('knowledge') ? nothing : reading,
    waiting: {
      ...{ tasks: awaited.count, issues: waiting.count, count: awaited.count + waiting.count },
      rows: [
        ...dangers('task', awaited.rows).map((task) => taskLine(reader, task, time)),
        ...dangers('issue', waiting.rows).map((issue) => issueLine(reader, issue, time)),
      ]
        .sort((a, b) => (a.wait?.since ?? '').localeCompare(b.wait?.since ?? ''))
        .slice(0, mostDayRows),
    },
    asked: { count: asking.unanswered, rows: asking.rows.filter(({ mine }) => mine) },
    absent: { count: absent.length, rows: absent },
  };
}
