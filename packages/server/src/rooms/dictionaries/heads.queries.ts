import type { Db } from '../../kit/database/database.ts';
import { countChange } from '../../kit/records/rows.ts';

/** How many departments somebody heads. */
export async function countHeaded(db: Db, person: number): Promise<number> {
  const rows = await db.selectFrom('department').select('id').where('head', '=', person).execute();
  return rows.length;
}

/** Gives the departments of one head to another; gives how many they were. */
export async function handOverDepartments(db: Db, from: number, to: number): Promise<number> {
  const moved = await db
    .updateTable('department')
    .set({ head: to, ...countChange })
    .where('head', '=', from)
    .returning('id')
    .execute();
  return moved.length;
}
