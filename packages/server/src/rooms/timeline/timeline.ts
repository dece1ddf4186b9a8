import { overlap } from '@zaplecze/contract/kit/lists/ranges';
import type { Days } from '@zaplecze/contract/kit/values/days';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { AbsentPerson } from '@zaplecze/contract/rooms/absences/calls';
import { issueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import type { Reason } from '@zaplecze/contract/rooms/radar/calls';
import { mondayOf } from '@zaplecze/contract/rooms/reports/calls';
import { taskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import type { AxisAway, AxisItem, AxisPerson } from '@zaplecze/contract/rooms/timeline/calls';
import { axisItems, axisPeople } from '@zaplecze/contract/rooms/timeline/lists';
import type { Db } from '../../kit/database/database.ts';
import { statusOf } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { listAbsentPeople, listEntries, listStandIns } from '../absences/index.ts';
import { dangersOf, issueSubject, taskSubject } from '../radar/index.ts';
import { loadOf } from '../reports/index.ts';
import * as queries from './timeline.queries.ts';
import { isLate, itemsOfEach, spanOf } from './timeline.rules.ts';

type Found = { tasks: queries.FoundTask[]; issues: queries.FoundIssue[] };

/** Work as timelines show it, with the dangers of open work. */
async function itemsOf(db: Db, { tasks, issues }: Found): Promise<AxisItem[]> {
  const subjects = [
    ...tasks.flatMap(({ facts }) => (facts ? [taskSubject(facts)] : [])),
    ...issues.map(({ people, estimation: hours, ...issue }) =>
      issueSubject({ ...issue, hours, people: people.map(({ id }) => id) }),
    ),
  ];
  const reasons = new Map<string, Reason[]>();
  for (const danger of await dangersOf(db, subjects)) {
    reasons.set(`${danger.subject.kind} ${danger.subject.id}`, danger.reasons);
  }
  return [
    ...tasks.map(({ created, before, open, facts: _, status, ...task }) => {
      const course = { ...task, created, before, open };
      return {
        ...task,
        ...spanOf(course),
        kind: 'task' as const,
        status: statusOf(taskStatuses, status),
        late: isLate(course),
        reasons: reasons.get(`task ${task.id}`) ?? [],
      };
    }),
    ...issues.map(({ created, status, promised: _, ...issue }) => {
      const stamps = { turnAt: null, startedAt: null, endedAt: null };
      const course = { ...issue, ...stamps, created, before: null, open: true };
      return {
        ...issue,
        ...stamps,
        ...spanOf(course),
        ...{ at: null, project: null, procedure: null, finalDate: false, handovers: [] },
        kind: 'issue' as const,
        status: statusOf(issueStatuses, status),
        late: isLate(course),
        reasons: reasons.get(`issue ${issue.id}`) ?? [],
      };
    }),
  ];
}

/** Whole or part of days on which people are not at work, as the absence calendar tells them to this reader. */
async function awayOf(db: Db, user: User, people: AbsentPerson[], days: Days): Promise<AxisAway[]> {
  if (people.length === 0) return [];
  const users = people.map(({ id }) => id);
  const [entries, standIns] = await Promise.all([
    listEntries(db, user, days, { user: users, isVacation: true }, people),
    listStandIns(db, days, users),
  ]);
  return entries.map(({ id, owner, dateFrom, dateTo, hours, status, type }) => {
    const theirs = standIns.filter(
      (one) => one.replacedUser === owner && overlap(one, { dateFrom, dateTo }),
    );
    const names = [...new Set(theirs.map((one) => one.user.name))].join(', ');
    return { id, owner, dateFrom, dateTo, hours, status, type: type.name, standIns: names };
  });
}

/** A project's tasks on the days, in their order, and when their people are away. */
export async function ofProject(db: Db, user: User, project: number, days: Days) {
  const tasks = await queries.findProjectTasks(db, project);
  const users = [...new Set(tasks.flatMap(({ people }) => people.map(({ id }) => id)))];
  const people = await listAbsentPeople(db, user, { users });
  const [list, away] = await Promise.all([
    itemsOf(db, { tasks, issues: [] }),
    awayOf(db, user, people, days),
  ]);
  return { list, away };
}

/** The weeks of some days that are not over, by their Mondays. */
function weeksOf({ dateFrom, dateTo }: Days, today: string): string[] {
  const weeks: string[] = [];
  for (let monday = mondayOf(dateFrom); monday <= dateTo; monday = addDays(monday, 7)) {
    if (monday >= mondayOf(today)) weeks.push(monday);
  }
  return weeks;
}

/** Hours planned and hours there are of people, by weeks. */
async function weeksOfPeople(db: Db, user: number[], weeks: string[], today: string) {
  if (user.length === 0 || weeks.length === 0) return new Map<number, AxisPerson['weeks']>();
  const rows = await loadOf(db, { user }, weeks, today);
  return new Map(rows.map((row) => [row.user.id, row.weeks]));
}

type TimelineQuery = Days & {
  page: number;
  filter: { department?: number[] | undefined; user?: number[] | undefined };
};

/** People of some departments, a page of them, with their open work around some days. */
export async function ofPeople(db: Db, user: User, { page, filter, ...days }: TimelineQuery) {
  const today = warsawDay();
  const everybody = await listAbsentPeople(db, user, {
    departments: filter.department,
    users: filter.user,
  });
  const people = everybody.slice((page - 1) * axisPeople, page * axisPeople);
  const users = people.map(({ id }) => id);
  const weeks = weeksOf(days, today);
  const most = itemsOfEach(users.length, axisItems);
  const [having, away, hours] = await Promise.all([
    users.length > 0 ? queries.findHaving(db, users, days, most) : [],
    awayOf(db, user, people, days),
    weeksOfPeople(db, users, weeks, today),
  ]);
  const once = (ids: number[]) => [...new Set(ids)];
  const [tasks, issues] = await Promise.all([
    queries.findTimelineTasks(db, once(having.flatMap((one) => one.tasks))),
    queries.findTimelineIssues(db, once(having.flatMap((one) => one.issues))),
  ]);
  const all = await itemsOf(db, { tasks, issues });
  // What begins after the last day, or was due before days that are all still to come, is not on them.
  const list = all.filter(
    ({ from, to, late }) => from <= days.dateTo && to !== null && (to >= days.dateFrom || late),
  );
  const known = new Map(having.map((one) => [one.user, one]));
  const rows = people.map(({ id, name, picture }): AxisPerson => {
    const load = known.get(id);
    const { department = null, open = 0, openTasks = 0, noLimit = 0, due = 0 } = load ?? {};
    const shown = list.filter(
      (one) => one.to !== null && one.to <= days.dateTo && one.people.some((who) => who.id === id),
    );
    return {
      ...{ id, name, picture, department, open, openTasks, noLimit },
      untold: Math.max(0, due - shown.length),
      weeks: hours.get(id) ?? [],
    };
  });
  return { people: rows, count: everybody.length, list, away, weeks };
}
