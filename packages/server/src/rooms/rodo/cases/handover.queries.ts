import type { Db } from '../../../kit/database/database.ts';
import { countChange } from '../../../kit/records/rows.ts';

/** How many open requests of people somebody handles. */
export async function countOpenCases(db: Db, person: number): Promise<number> {
  const row = await db
    .selectFrom('personalCase')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('handler', '=', person)
    .where('status', '=', 'open')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Gives them to another person; gives how many they were. */
export async function handOverCases(db: Db, from: number, to: number): Promise<number> {
  const moved = await db
    .updateTable('personalCase')
    .set({ handler: to, ...countChange })
    .where('handler', '=', from)
    .where('status', '=', 'open')
    .returning('id')
    .execute();
  return moved.length;
}
