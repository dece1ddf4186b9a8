import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { addDays } from '@zaplecze/contract/kit/values/time';
import type { WorkingTime } from '@zaplecze/contract/kit/values/working-hours';
import {
  type listReportTasks,
  type ReportTask,
  reportTaskList,
} from '@zaplecze/contract/rooms/reports/tasks/calls';
import { dayHours } from '@zaplecze/contract/rooms/reports/work/lists';
import { endedTaskStatuses, taskStatus, taskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { personTo, statusOf } from '../../../kit/database/refs.ts';
import { dayStart, isPast } from '../../../kit/lists/list.ts';
import { among, pagedList, since, until, whether } from '../../../kit/lists/paged-list.ts';
import { asCounted } from '../../../kit/lists/sort-key.ts';
import { findWorkingTime } from '../../absences/index.ts';
import { projectWords, taskDue } from '../../tasks/index.ts';
import { costOf } from '../risk/cost.queries.ts';
import { isHandedOver, taskStart } from './handover.queries.ts';
import { isTimely, lateDays } from './timeliness.queries.ts';
import { workedHours } from './worked-hours.queries.ts';

type TaskFilter = Query<typeof listReportTasks>['filter'];

const done = sql<boolean>`t.status = ${sql.lit(taskStatus.done)}`;
const both = (a: ReturnType<typeof sql<boolean>>, b: typeof a) => sql<boolean>`${a} and ${b}`;

/** Days by which a task was late, if it was. */
const shownLateness = sql<
  number | null
>`case when ${done} and ${isTimely.late} then ${lateDays} end`;

const ofProject = (column: string) =>
  sql`(select ${sql.ref(column)} from project q where q.id = t.project)`;

const begunAt = sql`t."startedAt"`;
const endedAt = sql`t."endedAt"`;
const measured = { begun: begunAt, ended: endedAt, estimation: sql`t.estimation` };

/** Hours of a task, by the days that the chart counts them over which led here. */
const hoursOf = ({ endedFrom, endedTo, begunFrom, begunTo }: TaskFilter, time: WorkingTime) => ({
  worked: sql<number | null>`case when ${done} then
    ${workedHours(begunAt, endedAt, days(endedFrom, endedTo), time)} end`,
  waited: sql<number | null>`case when ${isHandedOver} then
    ${workedHours(sql`t."turnAt"`, taskStart, days(begunFrom, begunTo), time)} end`,
});

const days = (dateFrom?: string, dateTo?: string) => ({
  ...(dateFrom && { dateFrom }),
  ...(dateTo && { dateTo }),
});

/** The list, made for each call: its hours follow from the days that are asked for. */
const tasksOf = ({ worked, waited }: ReturnType<typeof hoursOf>) =>
  pagedList(reportTaskList, {
    from: (db: Db) =>
      db.selectFrom('projectTask as t').innerJoin('project as p', 'p.id', 't.project'),
    // Every task has a project.
    whole: true,
    id: 't.id',
    search: {
      in: 't.search',
      above: projectWords,
    },
    sort: {
      name: asCounted('t.name'),
      project: ofProject('q.name'),
      client: ofProject('q.clientName'),
      user: sql`(select u."lastName" || ' ' || u."firstName" from person u where u.id = t."user")`,
      status: 't.status',
      dateRealizationLimit: sql`t."dateRealizationLimit"`,
      dateEndJob: sql`t."dateEndJob"`,
      lateDays: shownLateness,
      estimation: sql`t.estimation`,
      ...{ worked, waited },
    },
    sums: { estimation: 't.estimation', worked },
    filters: {
      company: among('p.company'),
      department: among('p.department'),
      user: among('t.user'),
      client: among('p.client'),
      service: among('t.service'),
      procedure: among('t.procedure'),
      task: among('t.task'),
      status: among('t.status'),
      endedFrom: (day) => both(done, since('t.dateEndJob')(day)),
      endedTo: (day) => both(done, until('t.dateEndJob')(day)),
      timely: (word) => both(done, isTimely[word]),
      due: taskDue,
      cost: (word) => both(done, costOf(measured)[word]),
      limitFrom: since('t.dateRealizationLimit'),
      limitTo: until('t.dateRealizationLimit'),
      dateFrom: since('t.created'),
      dateTo: until('t.created'),
      openOn: (day) => sql<boolean>`t.status <> ${sql.lit(taskStatus.cancelled)}
      and ${until('t.created')(day)}
      and (t.status <> ${sql.lit(taskStatus.done)} or t."dateEndJob" >= ${dayStart(addDays(day, 1))})`,
      begunFrom: (day) => sql<boolean>`${isHandedOver} and ${taskStart} >= ${dayStart(day)}`,
      begunTo: (day) =>
        sql<boolean>`${isHandedOver} and ${taskStart} < ${dayStart(addDays(day, 1))}`,
      slow: (wanted) =>
        sql<boolean>`${isHandedOver} and (${waited} > ${sql.lit(dayHours)}) = ${wanted}`,
      unassigned: whether(sql`t."user" is null`),
    },
  });

const named = (column: string) =>
  sql<{ id: number; name: string }>`(select json_build_object('id', q.id, 'name', q.name)
    from project q where q.id = ${sql.ref(column)})`;

const columns = [
  't.id',
  't.name',
  't.task',
  't.procedure',
  't.service',
  't.dateRealizationLimit',
  't.dateEndJob',
  't.status',
  named('t.project').as('project'),
  sql<ReportTask['client']>`(select json_build_object('id', c.id, 'name', c.name, 'color', c.color)
    from project q join client c on c.id = q.client where q.id = t.project)`.as('client'),
  personTo('t.user').as('user'),
  sql<boolean>`t.status not in ${literals(endedTaskStatuses)}
    and ${isPast('t.dateRealizationLimit')}`.as('overdue'),
  shownLateness.as('lateDays'),
  sql<number | null>`t.estimation::float8`.as('estimation'),
] as const;

/** Tasks of everybody, for managers: what a number of the dashboard counts. */
export async function findReportTasks(db: Db, query: Query<typeof listReportTasks>) {
  const hours = hoursOf(query.filter, await findWorkingTime(db));
  const { worked, waited } = hours;
  return await tasksOf(hours).pageOf(
    db,
    query,
    (wanted) => wanted.select([...columns, worked.as('worked'), waited.as('waited')]),
    { row: (row) => ({ ...row, status: statusOf(taskStatuses, row.status) }) },
  );
}
