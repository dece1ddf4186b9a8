import type { Db } from '../../kit/database/database.ts';
import { countChange } from '../../kit/records/rows.ts';

/** How many departments somebody heads. */
export async function countHeaded(db: Db, person: number): Promise<number> {
  const rows = await db.selectFrom('department').select('id').where('head', '=', person).execute();
  return rows.length;
}

/** Gives the departments of one head to another, or `only` these; gives how many they were. */
export async function handOverDepartments(
  db: Db,
  from: number,
  to: number,
  only?: number[],
): Promise<number> {
  const moved = await db
    .updateTable('department')
    .set({ head: to, ...countChange })
    .where('head', '=', from)
    .$if(only !== undefined, (some) => some.where('id', 'in', [0, ...(only ?? [])]))
    .returning('id')
    .execute();
  return moved.length;
}
