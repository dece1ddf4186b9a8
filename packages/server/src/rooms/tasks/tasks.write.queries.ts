import { endedTaskStatuses, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import type { Insertable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { ProjectTask } from '../../kit/database/tables.ts';
import { countChange, saveRow } from '../../kit/records/rows.ts';
import { keepMore } from './step-files/step-files.write.queries.ts';

/** Makes the tasks of a project, each with the first entry of its status history. */
export async function insertTasks(
  db: Db,
  rows: (Insertable<ProjectTask> & { files?: number[] })[],
  by: number | null,
): Promise<void> {
  if (rows.length === 0) return;
  const createdTasks = await db
    .insertInto('projectTask')
    .values(rows.map(({ files: _, ...row }) => row))
    .returning(['id', 'project', 'procedure', 'task', 'status'])
    .execute();
  await db
    .insertInto('projectTaskStatus')
    .values(
      createdTasks.map((task) => ({ projectTask: task.id, status: task.status, createdBy: by })),
    )
    .execute();
  const stepFiles = rows.flatMap(({ files = [], ...row }) => {
    const same = (one: (typeof createdTasks)[number]) =>
      one.project === row.project && one.procedure === row.procedure && one.task === row.task;
    const { id } = createdTasks.find(same) ?? {};
    return id === undefined ? [] : files.map((file) => ({ task: id, file }));
  });
  await keepMore(db, stepFiles);
}

/** Changes a task; gives its new version. */
export const updateTask = (db: Db, id: number, fields: Updateable<ProjectTask>): Promise<number> =>
  saveRow(db, 'projectTask', id, fields);

/** Notes statuses that a project's cancelling or its return gave to tasks. */
async function noteWithProject(
  db: Db,
  tasks: { id: number; status: number }[],
  by: number,
): Promise<void> {
  if (tasks.length === 0) return;
  await db
    .insertInto('projectTaskStatus')
    .values(
      tasks.map(({ id, status }) => ({
        projectTask: id,
        status,
        createdBy: by,
        withProject: true,
      })),
    )
    .execute();
}

/** Cancels the open tasks of a project with it; each keeps what it was. Gives their ids. */
export async function cancelTasks(db: Db, project: number, by: number): Promise<number[]> {
  const cancelled = await db
    .updateTable('projectTask')
    .set((task) => ({
      status: taskStatus.cancelled,
      cancelledFrom: task.ref('status'),
      ...countChange,
    }))
    .where('project', '=', project)
    .where('status', 'not in', endedTaskStatuses)
    .returning(['id', 'status'])
    .execute();
  await noteWithProject(db, cancelled, by);
  return cancelled.map(({ id }) => id);
}

/**
 * Gives the tasks that were cancelled with their project the status they had, and those of somebody
 * who left since to their successor, if there is one. Gives their ids.
 */
export async function restoreTasks(db: Db, project: number, by: number): Promise<number[]> {
  const restored = await db
    .updateTable('projectTask')
    .set((task) => ({
      status: sql<number>`coalesce(${task.ref('cancelledFrom')}, status)`,
      cancelledFrom: null,
      user: sql<number | null>`at_work(${task.ref('user')})`,
      ...countChange,
    }))
    .where('project', '=', project)
    .where('cancelledFrom', 'is not', null)
    .returning(['id', 'status'])
    .execute();
  await noteWithProject(db, restored, by);
  return restored.map(({ id }) => id);
}

/** How many tasks of a person are still to be ended. */
export async function countOpenTasksOf(db: Db, user: number): Promise<number> {
  const row = await db
    .selectFrom('projectTask')
    .select(sql<number>`count(*)`.as('count'))
    .where('user', '=', user)
    .where('status', 'not in', endedTaskStatuses)
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Gives all open tasks of one person to another, or `only` these; gives how many they were. Those that wait for their
 * cancelled project to be taken back go along with all, uncounted.
 */
export async function handOverTasks(
  db: Db,
  from: number,
  to: number,
  only?: number[],
): Promise<number> {
  const moved = await db
    .updateTable('projectTask')
    .set({ user: to, ...countChange })
    .where('user', '=', from)
    .where((or) =>
      or.or([or('status', 'not in', endedTaskStatuses), or('cancelledFrom', 'is not', null)]),
    )
    .$if(only !== undefined, (some) => some.where('id', 'in', [0, ...(only ?? [])]))
    .returning('cancelledFrom')
    .execute();
  if (only) return moved.filter((task) => task.cancelledFrom === null).length;
  // What a substitute does for this period comes back to whoever took over, or stays with them.
  await db
    .updateTable('projectTask')
    .set({
      insteadOf: sql`nullif(${to}::int, "user")`,
      insteadUntil: sql`case when "user" = ${to} then null else "insteadUntil" end`,
    })
    .where('insteadOf', '=', from)
    .execute();
  return moved.filter((task) => task.cancelledFrom === null).length;
}

/** Notes that a task got a status; `reason` is why a manager passed a closed gate. */
export async function noteStatus(
  db: Db,
  entry: { projectTask: number; status: number; createdBy: number; reason?: string | null },
): Promise<void> {
  await db.insertInto('projectTaskStatus').values(entry).execute();
}

/** Removes tasks of a project, all unless some are told; gives their ids, for what hangs on them. */
export async function removeTasks(db: Db, project: number, only?: number[]): Promise<number[]> {
  let tasks = db.deleteFrom('projectTask').where('project', '=', project);
  if (only) tasks = tasks.where(sql<boolean>`id = any(${only}::int[])`);
  const removedTasks = await tasks.returning('id').execute();
  return removedTasks.map((task) => task.id);
}
