import { openProjectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { countChange } from '../../kit/records/rows.ts';

/** Of how many running projects a person is the seller. */
export async function runningSalesOf(db: Db, seller: number): Promise<number> {
  const { count } = await db
    .selectFrom('project')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('seller', '=', seller)
    .where('status', 'in', openProjectStatuses)
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives those of one seller to another, or `only` these; gives how many they were. */
export async function handOverSales(
  db: Db,
  from: number,
  to: number,
  only?: number[],
): Promise<number> {
  const moved = await db
    .updateTable('project')
    .set({ seller: to, ...countChange })
    .where('seller', '=', from)
    .where('status', 'in', openProjectStatuses)
    .$if(only !== undefined, (some) => some.where(sql<boolean>`id = any(${only ?? []}::int[])`))
    .returning('id')
    .execute();
  return moved.length;
}
