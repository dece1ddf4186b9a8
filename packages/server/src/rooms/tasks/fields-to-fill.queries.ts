import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';

/** Own fields that a task's definition asks for before it is closed and that the task has nothing in, by their ids. */
export async function emptyFields(
  db: Db,
  { id, task }: { id: number; task: number },
): Promise<number[]> {
  const { rows } = await sql<{ field: number }>`select l.field from "taskDefinitionField" l
    where l.task = ${task}
      and not exists (select from "taskCustom" v where v.record = ${id} and v.field = l.field)`.execute(
    db,
  );
  return rows.map(({ field }) => field);
}
