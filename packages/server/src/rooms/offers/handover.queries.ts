import { isOpenOffer, offerStatuses } from '@zaplecze/contract/offers.lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';

/** Offers that await a decision or are being completed: their seller still works on them. */
const open = offerStatuses.map(({ id }) => id).filter(isOpenOffer);

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
    .set({ seller: to, modified: sql`clock_timestamp()` })
    .where('seller', '=', from)
    .where('status', 'in', open)
    .returning('id')
    .execute();
  return moved.length;
}
