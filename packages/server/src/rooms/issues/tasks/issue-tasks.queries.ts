import { issueStatuses, openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import type {
  IssueOfTask,
  LinkedTask,
  TaskChoice,
} from '@zaplecze/contract/rooms/issues/tasks/calls';
import { openProjectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { openTaskStatuses, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { literals } from '../../../kit/database/literals.ts';
import { knownPerson, personTo, statusOf } from '../../../kit/database/refs.ts';
import type { User } from '../../../kit/http/guard.ts';
import { findElsewhere } from '../../../kit/lists/elsewhere.ts';
import { matches, wordsAsked } from '../../../kit/lists/search.ts';
import { projectWords, statusJson } from '../../tasks/index.ts';

/* Issues and tasks of projects that belong together; who opens which is asked of either side. */

/** Tasks `t` that a person opens: a manager every one, others their own and those of whom they stand in for. */
const opensTask = (user: User) =>
  user.flags.manager
    ? sql<boolean>`true`
    : sql<boolean>`(t."user" = ${user.id} or t."user" in (select replaced_by(${user.id})))`;

/** Columns of a task `t` of a project `p` for choices and links. */
const taskColumns = sql`t.id, t.name, t."dateRealizationLimit", ${statusJson('t.status')} as status,
  json_build_object('project', t.project, 'task', t.task, 'procedure', t.procedure, 'service', t.service) as at,
  json_build_object('id', p.id, 'name', p.name) as project,
  json_build_object('id', p.client, 'name', p."clientName") as client, ${personTo('t.user')} as "user"`;

/** The tasks of an issue that a person opens, and how many others there are. */
export async function findLinked(db: Db, user: User, issue: number) {
  const { rows } = await sql<LinkedTask & { opens: boolean }>`
    select ${taskColumns}, l.made, l.ends, ${opensTask(user)} as opens
    from "issueTask" l join "projectTask" t on t.id = l."projectTask" join project p on p.id = t.project
    where l.issue = ${issue} order by l.created, t.id`.execute(db);
  return openedOf(rows);
}

/** The issues of a task that a person opens, and how many others; what became a part of another one is that one. */
export async function findIssuesOf(db: Db, user: User, task: number) {
  const { rows } = await sql<Omit<IssueOfTask, 'status'> & { status: number; opens: boolean }>`
    select i.id, i.name, i.status, l.ends, ${knownPerson('i.orderedBy')} as "orderedBy",
      ${user.flags.manager ? sql`true` : sql`takes_part(${user.id}, i.id)`} as opens
    from "issueTask" l join issue i on i.id = l.issue
    where l."projectTask" = ${task} and i."mergedInto" is null order by l.created, i.id`.execute(
    db,
  );
  const { list, hidden } = openedOf(rows);
  return {
    list: list.map((one) => ({ ...one, status: statusOf(issueStatuses, one.status) })),
    hidden,
  };
}

function openedOf<R extends { opens: boolean }>(rows: R[]) {
  const list = rows.filter(({ opens }) => opens).map(({ opens: _, ...row }) => row);
  return { list: list as Omit<R, 'opens'>[], hidden: rows.length - list.length };
}

/** So many can be chosen from. */
const most = 20;

/** Open tasks that a person opens and an issue is not linked to, of its client first, then by their limits. */
export async function findTaskChoices(
  db: Db,
  user: User,
  { id, client }: { id: number; client: number | null },
  search = '',
): Promise<TaskChoice[]> {
  const words = wordsAsked(search);
  const ofProjects = await findElsewhere(db, [projectWords], words, { walked: true });
  const searchCondition = matches('t.search', search, undefined, ofProjects);
  const open = sql`t.status in ${literals(openTaskStatuses)} and not p.cancelled`;
  const from = sql`from "projectTask" t join project p on p.id = t.project`;
  const first = (where: RawBuilder<unknown>) => sql`(select t.id ${from} where ${where} and ${open}
    and ${opensTask(user)} and ${searchCondition} order by t."dateRealizationLimit" nulls last, t.id limit 200)`;
  const { rows } = await sql<TaskChoice>`
    with near as materialized (
      ${first(sql`p.client = ${client}`)}
      union ${first(sql`${search.trim() !== '' || !user.flags.manager}`)}
    )
    select ${taskColumns} from near n join "projectTask" t on t.id = n.id join project p on p.id = t.project
    where not exists (select from "issueTask" l where l.issue = ${id} and l."projectTask" = t.id)
    order by (p.client is not distinct from ${client}) desc, t."dateRealizationLimit" nulls last, t.id
    limit ${sql.lit(most)}`.execute(db);
  return rows;
}

/** A task that may be linked: whose it is, kept until the transaction ends; undefined when there is none. */
export const keepTask = (db: Db, id: number) =>
  db
    .selectFrom('projectTask')
    .select(['id', 'user'])
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();

const running = openProjectStatuses;

export type ProjectPlace = {
  id: number;
  name: string;
  client: { id: number; name: string };
  own: boolean;
  procedures: { id: number; name: string; tasks: number[] }[];
};

/** Running projects, those of an issue's client first, with their procedures and what is done in each. */
export async function findPlaces(
  db: Db,
  client: number | null,
  search = '',
): Promise<ProjectPlace[]> {
  const { rows } = await sql<ProjectPlace>`
    with near as materialized (
      (select p.id from project p where p.client = ${client} and p.status in ${literals(running)}
        and ${matches('p.search', search, 'p.fragments')} order by p.created desc limit ${sql.lit(most)})
      union
      (select p.id from project p where ${search.trim() !== '' || client === null}
        and p.status in ${literals(running)} and ${matches('p.search', search, 'p.fragments')}
        order by p.created desc, p.id desc limit ${sql.lit(most)})
    )
    select p.id, p.name, json_build_object('id', p.client, 'name', p."clientName") as client,
      p.client is not distinct from ${client} as own,
      coalesce((select json_agg(json_build_object('id', k.procedure, 'name', k.name, 'tasks', k.tasks)
          order by k.position, k.procedure)
        from (select t.procedure, min(t."procedureName") as name, min(t."procedurePosition") as position,
            json_agg(t.task order by t.position) as tasks
          from "projectTask" t where t.project = p.id group by t.procedure) k), '[]') as procedures
    from near n join project p on p.id = n.id
    order by own desc, p.created desc, p.id desc limit ${sql.lit(most)}`.execute(db);
  return rows;
}

/** The end of a procedure of a project that still runs, where a task can come; undefined of any other. */
export async function findEnd(db: Db, project: number, procedure: number) {
  const { rows } = await sql<{
    service: number;
    procedureName: string;
    procedurePosition: number;
    position: number;
    waits: boolean;
    tasks: number[];
    began: string;
  }>`
    select t.service, t."procedureName", t."procedurePosition",
      (select greatest(max(k.position) + 1, 1000) from "projectTask" k where k.project = p.id
        and k.procedure = t.procedure and k.service = t.service) as position,
      t.status in ${literals(openTaskStatuses)} as waits,
      array(select k.task from "projectTask" k where k.project = p.id and k.procedure = t.procedure) as tasks
    from project p join "projectTask" t on t.project = p.id
    where p.id = ${project} and t.procedure = ${procedure} and p.status in ${literals(running)}
    order by t.position desc, t.id desc limit 1`.execute(db);
  return rows[0];
}

/** A kind of task that is still offered; undefined of any other. */
export const findDefinition = (db: Db, id: number) =>
  db
    .selectFrom('taskDefinition')
    .select('id')
    .where('id', '=', id)
    .where('archived', '=', false)
    .forKeyShare()
    .executeTakeFirst();

/** The task of a definition in a procedure of a project. */
export const findMade = (
  db: Db,
  { project, procedure, task }: { project: number; procedure: number; task: number },
) =>
  db
    .selectFrom('projectTask')
    .select('id')
    .where('project', '=', project)
    .where('procedure', '=', procedure)
    .where('task', '=', task)
    .executeTakeFirstOrThrow();

/** Open issues that a task may end. */
export async function issuesWaitingFor(db: Db, task: number): Promise<number[]> {
  const rows = await db
    .selectFrom('issueTask as l')
    .innerJoin('issue as i', 'i.id', 'l.issue')
    .select('i.id')
    .where('l.projectTask', '=', task)
    .where('l.ends', '=', true)
    .where('i.status', 'in', openIssueStatuses)
    .execute();
  return rows.map(({ id }) => id);
}

/** Open issues that are done with a task which has just ended: all of theirs are over, and one of them is done. */
export async function issuesEndingWith(db: Db, task: number): Promise<number[]> {
  const { rows } = await sql<{ issue: number }>`
    select l.issue from "issueTask" l join issue i on i.id = l.issue
    where l."projectTask" = ${task} and l.ends and i.status in ${literals(openIssueStatuses)}
      and not exists (select from "issueTask" k join "projectTask" t on t.id = k."projectTask"
        where k.issue = l.issue and k.ends and t.status in ${literals(openTaskStatuses)})
      and exists (select from "issueTask" k join "projectTask" t on t.id = k."projectTask"
        where k.issue = l.issue and k.ends and t.status = ${sql.lit(taskStatus.done)})
    order by l.issue`.execute(db);
  return rows.map(({ issue }) => issue);
}
