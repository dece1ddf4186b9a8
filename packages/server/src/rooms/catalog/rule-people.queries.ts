import type { Db } from '../../kit/database/database.ts';

/** How many steps of procedures go to somebody by their rule. */
export async function countRulesOf(db: Db, person: number): Promise<number> {
  const row = await db
    .selectFrom('procedureTask')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('whoPerson', '=', person)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Makes these rules name another person; gives how many they were. */
export async function handOverRules(db: Db, from: number, to: number): Promise<number> {
  const moved = await db
    .updateTable('procedureTask')
    .set({ whoPerson: to })
    .where('whoPerson', '=', from)
    .returning('id')
    .execute();
  return moved.length;
}
