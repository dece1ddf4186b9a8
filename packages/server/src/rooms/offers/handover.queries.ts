import { offerStatus, openOfferStatuses as open } from '@zaplecze/contract/rooms/offers/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { literals } from '../../kit/database/literals.ts';
import { countChange } from '../../kit/records/rows.ts';

/** Offers that somebody is to do something about: open ones, and accepted ones that have no project that holds. */
const isLive = sql<boolean>`(offer.status in ${literals(open)} or offer.status = ${sql.lit(offerStatus.accepted)}
  and not exists (select from project p where p.offer = offer.id and not p.cancelled))`;

/** How many such offers a person sells. */
export async function openOffersOf(db: Db, seller: number): Promise<number> {
  const { count } = await db
    .selectFrom('offer')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('seller', '=', seller)
    .where(isLive)
    .executeTakeFirstOrThrow();
  return count;
}

/** Gives those of one seller to another, or `only` these; gives how many they were. */
export async function handOverOffers(
  db: Db,
  from: number,
  to: number,
  only?: number[],
): Promise<number> {
  const moved = await db
    .updateTable('offer')
    .set({ seller: to, ...countChange })
    .where('seller', '=', from)
    .where(isLive)
    .$if(only !== undefined, (some) => some.where('id', 'in', [0, ...(only ?? [])]))
    .returning('id')
    .execute();
  return moved.length;
}
