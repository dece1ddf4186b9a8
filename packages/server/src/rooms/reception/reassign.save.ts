import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { countChange, lockVersions, saveRow } from '../../kit/records/rows.ts';

/* Guests and parcels of somebody who goes away, settled at once (rooms/impact). */

/** Versions of guests and parcels, locked. */
export const lockVisits = (db: Db, ids: number[]): Promise<Map<number, number>> =>
  lockVersions(db, 'reception', ids);

/** Gives a guest or parcel to another person. */
export async function passVisit(db: Db, { id, to }: { id: number; to: number }): Promise<void> {
  await saveRow(db, 'reception', id, { user: to });
}

/** Guests who have not left and inbound parcels that nobody confirmed. */
const waiting = sql<boolean>`(category = 'guest' and coalesce("exitDate" > now(), true)
  or direction = 'inbound' and "receivedAt" is null)`;

export async function countWaitingVisits(db: Db, person: number): Promise<number> {
  const row = await db
    .selectFrom('reception')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user', '=', person)
    .where(waiting)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Gives what waits for one person to another; gives how many they were. */
export async function handOverWaitingVisits(db: Db, from: number, to: number): Promise<number> {
  const moved = await db
    .updateTable('reception')
    .set({ user: to, ...countChange })
    .where('user', '=', from)
    .where(waiting)
    .returning('id')
    .execute();
  return moved.length;
}
