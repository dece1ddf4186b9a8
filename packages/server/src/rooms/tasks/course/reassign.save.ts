import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { lockVersions } from '../../../kit/records/rows.ts';
import { updateTask } from '../tasks.write.queries.ts';
import { noteHandover } from './handover.queries.ts';

/* Several tasks of somebody who goes away, settled at once (rooms/impact). */

/** Versions of tasks, locked; their projects first, as wherever both are locked. */
export async function lockTasks(db: Db, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  await sql`select id from project where id in
      (select project from "projectTask" where id = any(${ids}::int[]))
    order by id for no key update`.execute(db);
  return await lockVersions(db, 'projectTask', ids);
}

/** Reassigns a task for good; the task records the author and the reason. */
export async function passTask(
  db: Db,
  pass: { id: number; from: number; to: number; by: number; text: string },
): Promise<void> {
  const { id, by, ...handover } = pass;
  await updateTask(db, id, { user: handover.to });
  await noteHandover(db, { projectTask: id, ...handover, back: false, createdBy: by });
}

/** @param limit an instant */
export async function moveTask(db: Db, id: number, limit: string): Promise<void> {
  await updateTask(db, id, { dateRealizationLimit: limit });
}
