import { openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import { openProjectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import {
  endedTaskStatuses,
  openTaskStatuses,
  taskStatus,
} from '@zaplecze/contract/rooms/tasks/lists';
import { type RawBuilder, sql } from 'kysely';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import { isPast } from '../../kit/lists/list.ts';
import { until } from '../../kit/lists/paged-list.ts';
import type { OpenStep, Subject } from './facts.ts';
import { type Glance, worstAmong } from './harm.rules.ts';

/* Open work as the rules of the radar look at it. */

/** A task that is looked at, and the project it belongs to. */
export type TaskSubject = Subject & { project: number };

const { waiting, toDo, suspended } = taskStatus;
const ended = literals(endedTaskStatuses);
const open = literals(openTaskStatuses);

type FoundStep = Omit<OpenStep, 'people'> & { user: number | null; position: number };
type FoundTask = Omit<TaskSubject, 'kind' | 'people' | 'suspended' | 'before' | 'promised'> & {
  user: number | null;
  status: number;
  released: boolean | null;
  /** The last step before it that is over, by its position. */
  over: number | null;
  before: FoundStep[] | null;
};

const shut = sql<boolean>`t.status in ${literals([waiting, toDo])}`;

/** Facts of a task `t` of a project `p`. */
const factColumns = sql`t.id, t.name, t.project, t."user", t.status, t."dateRealizationLimit" as "limit",
  t.estimation as hours, t."startedAt", t."finalDate", p."plannedValue" as value, p.department,
  case when ${shut} then exists (select from "projectTaskStatus" r
    where r."projectTask" = t.id and r.reason is not null) end as released,
  around.over, around.before, around.behind`;

/** What stands around a task `t` in its procedure, read in one go; the steps before it where `told`. */
const around = (end = shut) => sql`(
  select count(*) filter (where s.position > t.position and s.status not in ${ended}) as behind,
    max(s.position) filter (where s.position < t.position and s.status in ${ended}) as over,
    json_agg(json_build_object('id', s.id, 'name', s.name, 'user', s."user", 'position', s.position,
      'limit', s."dateRealizationLimit", 'hours', s.estimation, 'startedAt', s."startedAt")
      order by s.position) filter (where s.position < t.position and s.status not in ${ended}
        and ${end}) as before
  from "projectTask" s
  where s.project = t.project and s.procedure = t.procedure and s.service = t.service) around`;

const taskFacts = (
  rows: RawBuilder<unknown>,
  wanted: RawBuilder<boolean> = sql`true`,
  steps = shut,
) => sql<FoundTask>`
  select ${factColumns} from ${rows} cross join lateral ${around(steps)} where ${wanted}`;

/** Facts of an open task, made one by `taskSubject`. */
export type TaskFacts = FoundTask;
/**
 * Facts of a task `t` of a project `p` beside other columns, for readers who need no reason of a delay: then its
 * previous steps are left out.
 */
export const factsOfTask = sql<TaskFacts>`
  (select row_to_json(f) from (select ${factColumns}
    from ${around(sql`${shut} and not ${isPast('t.dateRealizationLimit')}`)}) f)`;

const peopleOf = (user: number | null) => (user === null ? [] : [user]);

export function taskSubject({
  user,
  status,
  released,
  over,
  before,
  ...task
}: FoundTask): TaskSubject {
  // A gate is closed by the steps since the last one that is over; a manager may have opened it.
  const steps = released ? [] : (before ?? []).filter(({ position }) => position > (over ?? 0));
  return {
    ...task,
    kind: 'task',
    promised: null,
    people: peopleOf(user),
    suspended: status === suspended,
    before: steps.map(({ user: doer, position: _, ...step }) => ({
      ...step,
      people: peopleOf(doer),
    })),
  };
}

/** Of each project `p` the first open task: the one that puts it at risk, past its final limit, else whose limit comes first. */
const firstOf = (tasks: RawBuilder<boolean>) => sql`project p
  cross join lateral (select t.id, t."finalDate", t."dateRealizationLimit" from "projectTask" t
    where t.project = p.id and t.status in ${open} and t."dateRealizationLimit" is not null and ${tasks}
    order by (t."finalDate" and ${isPast('t.dateRealizationLimit')}) desc,
      t."dateRealizationLimit", t."finalDate" desc, t."procedurePosition", t.position limit 1) first`;

/** Of projects `p` and of their tasks `t`. */
export type Conditions = { projects: RawBuilder<boolean>; tasks?: RawBuilder<boolean> | undefined };

/**
 * Those tasks, of projects `p` and among tasks `t` of such conditions. `ranked`: only their order is wanted, for which what
 * comes before a task is left out; reading it of thousands takes longer than all else.
 */
export async function findFirstTasks(
  db: Db,
  { projects, tasks = sql<boolean>`true` }: Conditions,
  { ranked = false } = {},
): Promise<TaskSubject[]> {
  const first = sql`${firstOf(tasks)} join "projectTask" t on t.id = first.id`;
  const { rows } = await taskFacts(first, projects, ranked ? sql`false` : shut).execute(db);
  return rows.map(taskSubject);
}

/** Open tasks of projects in time that are due until the end of a day: those that may burn. */
export async function findNearTasks(
  db: Db,
  { projects, tasks = sql<boolean>`true` }: Conditions,
  day: string,
): Promise<TaskSubject[]> {
  const near = sql`project p join "projectTask" t on t.project = p.id`;
  const { rows } = await taskFacts(
    near,
    sql`p.status in ${literals(openProjectStatuses)} and not ${isPast('p.nextLimit')}
      and ${until('p.nextLimit')(day)} and t.status in ${open}
      and ${until('t.dateRealizationLimit')(day)} and ${tasks} and ${projects}`,
  ).execute(db);
  return rows.map(taskSubject);
}

/** Only the tasks with the greatest harm, at most so many: others may be missing. */
export async function findWorstTasks(
  db: Db,
  { projects, tasks = sql<boolean>`true` }: Conditions,
  most: number,
): Promise<TaskSubject[]> {
  const { rows } = await sql<Glance & { id: number }>`
    select first.id, first."finalDate", p."plannedValue" as value,
      ${isPast('first.dateRealizationLimit')} as late
    from ${firstOf(tasks)} where ${projects}`.execute(db);
  return await findTaskSubjects(
    db,
    worstAmong(rows, most).map(({ id }) => id),
  );
}

/** Tasks by their ids; those that are over are left out. */
export async function findTaskSubjects(db: Db, ids: number[]): Promise<TaskSubject[]> {
  if (ids.length === 0) return [];
  const openTasks = sql`"projectTask" t join project p on p.id = t.project`;
  const { rows } = await taskFacts(
    openTasks,
    sql`t.id = any(${ids}::int[]) and t.status in ${open}`,
  ).execute(db);
  return rows.map(taskSubject);
}

/** What is promised next of an issue `i`. */
export const promisedNext = sql<
  Subject['promised']
>`case when i.promised is not null then json_build_object(
  'at', i.promised, 'answer', i."answeredAt" is null and i.promised = i."promisedAnswer") end`;

/** Issues by their ids, likewise. */
export async function findIssueSubjects(db: Db, ids: number[]): Promise<Subject[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<IssueFacts>`
    select ${preparedStatement} i.id, i.name, i."dateRealization" as "limit", i."timeRequired" as hours, ${promisedNext} as promised, array(select u."user" from "issueUser" u where u.issue = i.id
        order by u."user") as people
    from issue i
    where i.id = any(${ids}::int[]) and i.status in ${literals(openIssueStatuses)}`.execute(db);
  return rows.map(issueSubject);
}

/** The facts of an open issue; `people` by their ids. */
export type IssueFacts = Pick<Subject, 'id' | 'name' | 'people' | 'limit' | 'hours' | 'promised'>;

export const issueSubject = ({
  id,
  name,
  people,
  limit,
  hours,
  promised,
}: IssueFacts): Subject => ({
  ...{ id, name, people, limit, hours, promised, startedAt: null },
  ...{ kind: 'issue', finalDate: false, suspended: false, value: 0, department: null },
  ...{ before: [], behind: 0 },
});
