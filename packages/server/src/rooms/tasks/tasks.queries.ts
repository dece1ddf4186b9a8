import { workingTimeOf } from '@zaplecze/contract/rooms/absences/patterns/roster';
import type { TaskInstance, TaskStep } from '@zaplecze/contract/rooms/tasks/calls';
import { endedTaskStatuses, isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import { sql } from 'kysely';
import { customOf } from '../../kit/custom-fields/values.queries.ts';
import { question, together } from '../../kit/database/combined-query.ts';
import { type Db, preparedStatement, throughPreparedPlans } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import { companyTimeQuestions } from '../absences/index.ts';
import type { CommentRow } from '../comments/index.ts';
import type { FileContext } from '../files/index.ts';
import { replacedBy } from '../people/index.ts';
import { stampsOf } from './course/course.queries.ts';
import { courseOf } from './course/course.ts';
import { type LastHandover, lastHandover } from './course/handover.queries.ts';
import {
  instanceColumns,
  projectBegan,
  stepJson,
  taskColumns,
} from './list/tasks.select.queries.ts';

export type TaskIds = { project: number; task: number; procedure: number; service: number };

/** An instance of a task, locked for a change when asked; addressed in either order of the documents. */
export function findTask(db: Db, { project, task, procedure, service }: TaskIds, lock = false) {
  const found = db
    .selectFrom('projectTask')
    .modifyFront(preparedStatement)
    .selectAll()
    .where('project', '=', project)
    .where((or) =>
      or.or([
        or.and([
          or('task', '=', task),
          or('procedure', '=', procedure),
          or('service', '=', service),
        ]),
        // The other order that callers know (TAS-05): {project}/{procedure}/{service}/{task}.
        or.and([
          or('procedure', '=', task),
          or('service', '=', procedure),
          or('task', '=', service),
        ]),
      ]),
    );
  return (lock ? found.forUpdate() : found).executeTakeFirst();
}
/** The same by its number, locked. */
export const taskOfId = (db: Db, id: number) =>
  db.selectFrom('projectTask').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
export type Task = NonNullable<Awaited<ReturnType<typeof findTask>>>;

/**
 * Locks a procedure of a project, so that two neighbours closed at once are closed one after the
 * other. The project comes first, as wherever both are locked: cancelling it waits or is waited for.
 */
export async function lockProcedure(
  db: Db,
  task: Pick<Task, 'project' | 'procedure'>,
): Promise<void> {
  // The project first, as its own editors do: a change of its tasks is counted on it.
  await db
    .selectFrom('project')
    .modifyFront(preparedStatement)
    .select('id')
    .where('id', '=', task.project)
    .forNoKeyUpdate()
    .execute();
  await db
    .selectFrom('projectTask')
    .modifyFront(preparedStatement)
    .select('id')
    .where('project', '=', task.project)
    .where('procedure', '=', task.procedure)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** What a task's course and the notifications about it ask of its project. */
export function projectOf(db: Db, id: number) {
  return db
    .selectFrom('project as p')
    .modifyFront(preparedStatement)
    .select(['p.name as projectName', 'p.clientName', 'p.cancelled', projectBegan('p').as('began')])
    .where('p.id', '=', id)
    .executeTakeFirstOrThrow();
}
export type ProjectOfTask = Awaited<ReturnType<typeof projectOf>>;

/** An existing task with the names that notices need. */
export const findTaskForNotice = (db: Db, id: number) =>
  db
    .selectFrom('projectTask as t')
    .innerJoin('project as p', 'p.id', 't.project')
    .select(['t.id', 't.name', 't.project', 't.task', 't.procedure', 't.service'])
    .select(['p.name as projectName', 'p.clientName'])
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow();

/** Whether a manager let the task go on before its predecessor ended. */
export async function isReleased(db: Db, task: number): Promise<boolean> {
  const entry = await db
    .selectFrom('projectTaskStatus')
    .modifyFront(preparedStatement)
    .select('id')
    .where('projectTask', '=', task)
    .where('reason', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return entry !== undefined;
}

/** A task as it is read; what its reader may do with it and its comments, `shownTask` adds. */
export type KnownTask = Omit<TaskInstance, 'may' | 'comments'> & {
  comments: CommentRow[];
  /** The handover that can be taken back. */
  last: LastHandover | undefined;
};

/** Everything that the task's modal shows. */
export async function getTaskDetails(db: Db, user: User, id: number): Promise<KnownTask> {
  const row = await throughPreparedPlans(db)
    .selectFrom('projectTask as t')
    .modifyFront(preparedStatement)
    .select([...taskColumns, ...instanceColumns])
    .select(customOf('task', 't.id', user.flags).as('custom'))
    .where('t.id', '=', id)
    .executeTakeFirstOrThrow();
  const { previous, ofProject, ...task } = row as typeof row & {
    previous: TaskStep | null;
    ofProject: Pick<TaskInstance['project'], 'cancelled' | 'began'>;
    released: TaskInstance['released'];
  };
  const { stamps, last, ...companyTime } = await together(db, {
    stamps: stampsOf(id),
    last: question(lastHandover(db, id)),
    ...companyTimeQuestions(db),
  });
  const [stamp] = stamps;
  if (!stamp) throw new Error(`No task ${id}`);
  const open = previous === null || isFinal(previous.status.id) || task.released !== null;
  const assignee = task.user;
  const standsIn =
    assignee !== null &&
    assignee.id !== user.id &&
    (await replacedBy(db, user.id)).includes(assignee.id);
  return {
    ...task,
    project: { ...task.project, ...ofProject },
    previousTaskStatus: previous?.status ?? null,
    waitsFor: open ? null : previous,
    onBehalfOf: standsIn && assignee ? { id: assignee.id, name: assignee.name } : null,
    course: courseOf(stamp, workingTimeOf(companyTime)),
    last: last[0],
  } as KnownTask;
}

/** The tasks next to one in its procedure: the one before, and those after it, in order. */
export async function neighbours(db: Db, task: Task) {
  const steps = await db
    .selectFrom('projectTask as s')
    .modifyFront(preparedStatement)
    .select([
      's.id',
      's.status',
      's.user',
      's.position',
      's.name',
      's.task',
      stepJson('s').as('step'),
    ])
    .where('s.project', '=', task.project)
    .where('s.procedure', '=', task.procedure)
    .where('s.service', '=', task.service)
    .orderBy('s.position')
    .execute();
  return {
    before: steps.filter((step) => step.position < task.position).at(-1),
    after: steps.filter((step) => step.position > task.position),
  };
}

/** The next open task of a procedure, or null. */
export async function nextOpen(db: Db, { project, service, procedure }: Omit<TaskIds, 'task'>) {
  const row = await db
    .selectFrom('projectTask as s')
    .modifyFront(preparedStatement)
    .select(stepJson('s').as('step'))
    .where('s.project', '=', project)
    .where('s.service', '=', service)
    .where('s.procedure', '=', procedure)
    .where('s.status', 'not in', endedTaskStatuses)
    .orderBy('s.position')
    .limit(1)
    .executeTakeFirst();
  return row?.step ?? null;
}

/** The people of a procedure of a project; empty when there is no such procedure. */
export async function peopleOf(db: Db, { project, service, procedure }: Omit<TaskIds, 'task'>) {
  const rows = await db
    .selectFrom('projectTask')
    .select('user')
    .where('project', '=', project)
    .where('service', '=', service)
    .where('procedure', '=', procedure)
    .execute();
  return rows.map((row) => row.user);
}

/** Tasks `t` of a person and of the people whom they substitute. */
export const doneBy = (user: number) =>
  sql<boolean>`(t."user" = ${user} or t."user" in (select replaced_by(${user})))`;

/** Whether a task is the person's own or theirs by substitution now. */
export async function worksOn({ db, user, id }: FileContext): Promise<boolean> {
  const found = await db
    .selectFrom('projectTask as t')
    .select('t.id')
    .where('t.id', '=', id)
    .where(doneBy(user.id))
    .executeTakeFirst();
  return found !== undefined;
}
