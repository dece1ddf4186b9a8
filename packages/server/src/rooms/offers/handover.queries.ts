import { openOfferStatuses as open } from '@zaplecze/contract/rooms/offers/lists';
import type { Db } from '../../kit/database/database.ts';
import { countChange } from '../../kit/records/rows.ts';

/** How many open offers a person sells. */
export async function openOffersOf(db: Db, seller: number): Promise<number> {
  const { count } = await db
    .selectFrom('offer')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('seller', '=', seller)
    .where('status', 'in', open)
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives the open offers of one seller to another; gives how many they were. */
export async function handOverOffers(db: Db, from: number, to: number): Promise<number> {
  const moved = await db
    .updateTable('offer')
    .set({ seller: to, ...countChange })
    .where('seller', '=', from)
    .where('status', 'in', open)
    .returning('id')
    .execute();
  return moved.length;
}
