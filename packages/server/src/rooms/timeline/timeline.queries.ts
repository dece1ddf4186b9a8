import type { Days } from '@zaplecze/contract/kit/values/days';
import type { ColoredRef, Ref } from '@zaplecze/contract/kit/values/records';
import { addDays, dayBegins } from '@zaplecze/contract/kit/values/time';
import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { openTaskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import type { AxisItem } from '@zaplecze/contract/rooms/timeline/calls';
import { type RawBuilder, sql } from 'kysely';
import { hiddenIds, hiddenValue } from '../../kit/database/combined-query.ts';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import { authorTo } from '../../kit/database/refs.ts';
import { factsOfTask, type IssueFacts, promisedNext, type TaskFacts } from '../radar/index.ts';

const [openTasks, openIssues] = [literals(openTaskStatuses), literals(openIssueStatuses)];

/** The name of a project with its client, or undefined where there is none. */
export const findProject = (db: Db, id: number) =>
  db
    .selectFrom('project as p')
    .modifyFront(preparedStatement)
    .select(['p.id', 'p.name', 'p.status'])
    .select(sql<Ref>`json_build_object('id', p.client, 'name', p."clientName")`.as('client'))
    .where('p.id', '=', id)
    .executeTakeFirst();

type TimelineFacts = Pick<
  AxisItem,
  'id' | 'name' | 'client' | 'estimation' | 'limit' | 'version' | 'people'
>;

export type FoundTask = TimelineFacts &
  Pick<
    AxisItem,
    'at' | 'project' | 'procedure' | 'finalDate' | 'turnAt' | 'startedAt' | 'endedAt' | 'handovers'
  > & {
    status: number;
    created: string;
    open: boolean;
    /** The latest limit of the open steps before it. */
    before: string | null;
    /** For the radar; of what is over null. */
    facts: TaskFacts | null;
  };

const personOf = (
  column: string,
) => sql`coalesce((select json_build_array(json_build_object('id', u.id,
  'name', u."firstName" || ' ' || u."lastName")) from person u where u.id = ${sql.ref(column)}), '[]')`;

const tasksWhere = (wanted: RawBuilder<boolean>) => sql<FoundTask>`
  select ${preparedStatement} t.id, t.name, t.status, t."finalDate", t.created, t.version,
    t.estimation::float8 as estimation, t."dateRealizationLimit" as "limit",
    t."turnAt", t."startedAt", coalesce(t."endedAt", t."dateEndJob") as "endedAt",
    t.status in ${openTasks} as open,
    json_build_object('project', t.project, 'task', t.task, 'procedure', t.procedure, 'service', t.service) as at,
    json_build_object('id', p.id, 'name', p.name) as project,
    json_build_object('id', t.procedure, 'name', t."procedureName") as procedure,
    json_build_object('id', p.client, 'name', p."clientName") as client,
    ${personOf('t.user')} as people,
    case when t."turnAt" is null then (select max(b."dateRealizationLimit") from "projectTask" b
      where b.project = t.project and b.procedure = t.procedure and b.service = t.service
        and b.position < t.position and b.status in ${openTasks}) end as before,
    coalesce((select json_agg(json_build_object('at', h.created, 'from', ${authorTo('h.from')},
        'to', ${authorTo('h.to')}, 'text', h.text, 'back', h.back) order by h.id)
      from "taskHandover" h where h."projectTask" = t.id), '[]') as handovers,
    case when t.status in ${openTasks} then ${factsOfTask} end as facts
  from "projectTask" t join project p on p.id = t.project
  where ${wanted}
  order by t."procedurePosition", t.procedure, t.position, t.id`;

/** All tasks of a project, in the order in which they are done. */
export const findProjectTasks = async (db: Db, project: number) =>
  (await tasksWhere(sql`t.project = ${hiddenValue(project, 'int')}`).execute(db)).rows;

export const findTimelineTasks = async (db: Db, ids: number[]) =>
  ids.length === 0 ? [] : (await tasksWhere(sql`t.id = any${hiddenIds(ids)}`).execute(db)).rows;

export type FoundIssue = TimelineFacts & {
  status: number;
  created: string;
  /** For the radar. */
  promised: IssueFacts['promised'];
};

export async function findTimelineIssues(db: Db, ids: number[]): Promise<FoundIssue[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FoundIssue>`
    select ${preparedStatement} i.id, i.name, i.status, i.version, i."timeRequired"::float8 as estimation,
      i."dateRealization" as "limit", ${promisedNext} as promised, coalesce(i."assignDate", i.created) as created,
      case when i.client is not null then json_build_object('id', i.client, 'name', i."clientName") end as client,
      coalesce((select json_agg(json_build_object('id', u.id, 'name', u."firstName" || ' ' || u."lastName")
          order by u."lastName", u."firstName", u.id)
        from "issueUser" l join person u on u.id = l."user" where l.issue = i.id), '[]') as people
    from issue i where i.id = any${hiddenIds(ids)}
    order by i.id`.execute(db);
  return rows;
}

/** The open work of a person: its size, and the ids of the shown tasks and issues. */
export type PersonLoad = {
  user: number;
  department: ColoredRef | null;
  open: number;
  /** Tasks among them; the others are issues. */
  openTasks: number;
  noLimit: number;
  /** Due by the last day. */
  due: number;
  tasks: number[];
  issues: number[];
};

/**
 * The open work of people around some days: of each person so many pieces (`most`) at most, two thirds of them due from
 * the first day on and the rest late by then, whichever is nearest to that day.
 */
export async function findHaving(
  db: Db,
  users: number[],
  { dateFrom, dateTo }: Days,
  most: number,
): Promise<PersonLoad[]> {
  const start = hiddenValue(dayBegins(dateFrom), 'timestamptz');
  const end = hiddenValue(dayBegins(addDays(dateTo, 1)), 'timestamptz');
  const late = Math.floor(most / 3);
  const { rows } = await sql<PersonLoad>`
    with wanted as materialized (select p.id, p.department from person p where p.id = any${hiddenIds(users)}),
    work as materialized (
      select true as task, t.id, t."user", t."dateRealizationLimit" as "limit"
      from "projectTask" t
      where t."user" in (select id from wanted) and t.status in ${openTasks}
      union all
      select false, i.id, l."user", i."dateRealization"
      from "issueUser" l join issue i on i.id = l.issue
      where l."user" in (select id from wanted) and l.open and i.status in ${openIssues}
    ), placed as (
      select task, id, "user", "limit" < ${start} as late, row_number() over (
        partition by "user", "limit" < ${start}
        order by abs(extract(epoch from "limit" - ${start})), task desc, id) as place
      from work where "limit" is not null
    ), told as (
      select "user", array_agg(id) filter (where task) as tasks,
        array_agg(id) filter (where not task) as issues
      from placed where place <= case when late then ${late}::int else ${most - late}::int end
      group by 1
    ), counted as (
      select "user", count(*)::int as open, (count(*) filter (where task))::int as "openTasks",
        (count(*) filter (where "limit" is null))::int as "noLimit",
        (count(*) filter (where "limit" < ${end}))::int as due
      from work group by 1
    )
    select ${preparedStatement} w.id as "user",
      (select json_build_object('id', d.id, 'name', d.name, 'color', d.color)
        from department d where d.id = w.department) as department,
      coalesce(c.open, 0) as open, coalesce(c."openTasks", 0) as "openTasks", coalesce(c."noLimit", 0) as "noLimit", coalesce(c.due, 0) as due,
      coalesce(t.tasks, '{}') as tasks, coalesce(t.issues, '{}') as issues
    from wanted w left join counted c on c."user" = w.id left join told t on t."user" = w.id`.execute(
    db,
  );
  return rows;
}
