import { mostDayRows, type TaskLine } from '@zaplecze/contract/rooms/day/calls';
import {
  endedTaskStatuses,
  openTaskStatuses,
  taskStatus,
} from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import {
  hiddenIds,
  hiddenValue,
  question,
  type RowQuery,
} from '../../kit/database/combined-query.ts';
import { literals } from '../../kit/database/literals.ts';
import { authorTo, coloredTo, personTo } from '../../kit/database/refs.ts';
import { factsOfTask, type TaskFacts } from '../radar/index.ts';
import { projectBegan, statusJson, taskDue } from '../tasks/index.ts';
import { countedRows } from './counted-rows.queries.ts';
import type { Reader } from './day.queries.ts';

/** Where an open task stands; null: nowhere, it asks for nothing yet. */
type TaskSection = 'overdue' | 'due' | 'week' | 'substituting';

/** A task of the day, `place` in its section; `since` when its turn came to its person. */
export type FoundTask = Omit<TaskLine, 'kind' | 'wait' | 'may' | 'danger' | 'lateDays'> & {
  section: TaskSection | null;
  /** It is being worked on, and neither late nor due today. */
  begun: boolean;
  day: string | null;
  owner: number | null;
  since: string | null;
  /** What the radar asks of it. */
  facts: TaskFacts;
};

/** How many tasks there are in a section, of whom and of which day; `hours` they are thought to take. */
export type TaskCount = {
  section: TaskSection | null;
  owner: number;
  day: string | null;
  count: number;
  hours: number;
  /** Of them, what is new and stands in neither of the sections that burn. */
  turn: number;
  /** Tasks among them that are in progress and in neither of these groups. */
  begun: number;
};

const { toDo, inProgress, waiting } = taskStatus;
const since = sql`greatest(t."turnAt", t."assignedAt")`;

/**
 * The open tasks of the reader and of those they stand in for. New is what the reader has not begun
 * and whose turn came to them since they last looked.
 */
const open = (reader: Reader) => sql`
  select o.*, o."isNew" and o.calm as turn, o.working and o.calm as begun
  from (select w.*, w.section is distinct from 'overdue' and w.section is distinct from 'due' as calm
  from (
    select t.id, t."user" as owner, t."dateRealizationLimit" as "limit", t.estimation, ${since} as since,
      case when t."user" <> ${hiddenValue(reader.id, 'int')} then
             case when t.status in ${literals([toDo, inProgress])} then 'substituting' end
           when ${taskDue('overdue')} then 'overdue'
           when ${taskDue('today')} then 'due'
           when ${taskDue('week')} then 'week' end as section,
      case when t."user" = ${hiddenValue(reader.id, 'int')} and ${taskDue('week')} then
        (t."dateRealizationLimit" at time zone 'Europe/Warsaw')::date::text end as day,
      t."user" = ${hiddenValue(reader.id, 'int')} and t.status in ${literals([waiting, toDo])} and t."startedAt" is null
        and t."turnAt" is not null and ${since} > ${hiddenValue(reader.since, 'timestamptz')} as "isNew",
      t."user" = ${hiddenValue(reader.id, 'int')} and t.status = ${sql.lit(inProgress)} as working
    from "projectTask" t
    where t."user" = any${hiddenIds(reader.people)} and t.status in ${literals(openTaskStatuses)}
  ) w) o`;

/** What a line shows of a task `t` of a project `p`. */
const columns = sql`
  t.id, t.name, t.version, t."finalDate", t."dateRealizationLimit" as "limit", t.estimation as hours,
  json_build_object('project', t.project, 'task', t.task, 'procedure', t.procedure,
    'service', t.service) as at,
  json_build_object('id', p.id, 'name', p.name) as project,
  ${coloredTo('client', 'p.client')} as client, ${personTo('t.user')} as "user",
  ${statusJson('t.status')} as status, ${taskDue('overdue')} as overdue, ${projectBegan('p')} as began,
  (select case when b.status not in ${literals(endedTaskStatuses)} and not exists (
      select from "projectTaskStatus" r where r."projectTask" = t.id and r.reason is not null)
    then json_build_object('name', b.name, 'user', ${authorTo('b.user')},
      'limit', b."dateRealizationLimit") end
   from "projectTask" b where b.project = t.project and b.procedure = t.procedure
     and b.service = t.service and b.position < t.position
   order by b.position desc limit 1) as "waitsFor", ${factsOfTask} as facts`;

/** How many open tasks there are in each section, and its first by their limits, of what is new by their turns. */
export const askTasks = (reader: Reader) =>
  countedRows<TaskCount, FoundTask>({
    open: open(reader),
    hours: sql`estimation`,
    counted: sql``,
    columns: sql`${columns}, r.section, r.day, r.owner, r.since, r."isNew", r.begun,
      case when t."user" <> ${hiddenValue(reader.id, 'int')} then ${authorTo('t.user')} end as "onBehalfOf"`,
    of: sql`join "projectTask" t on t.id = r.id join project p on p.id = t.project`,
    places: [],
  });

type Waiting = { count: number; rows: FoundTask[] };

/** What the reader had before: it is somebody else's turn, the longest first. */
export function askAwaited(reader: Reader): RowQuery<Waiting> {
  const rows = sql<FoundTask & { total: number }>`
    select ${columns}, null as section, null as day, null as owner, a.since, a.total,
      false as "isNew", false as begun, null as "onBehalfOf"
    from (
      select t.id, ${since} as since, count(*) over () as total
      from "projectTask" t
      where t."handedBy" = ${hiddenValue(reader.id, 'int')} and t.status in ${literals(openTaskStatuses)}
        and t."turnAt" is not null
        and (t."user" is null or t."user" <> all${hiddenIds(reader.people)})
      order by 2, t.id limit ${sql.lit(mostDayRows)}
    ) a join "projectTask" t on t.id = a.id join project p on p.id = t.project
    order by a.since, t.id`;
  return question(rows, (found) => ({
    count: found[0]?.total ?? 0,
    rows: found.map(({ total: _, ...row }) => row),
  }));
}
