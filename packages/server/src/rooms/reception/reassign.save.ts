import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { countChange, lockVersions, saveRow } from '../../kit/records/rows.ts';
import { personAtWork } from '../people/index.ts';
import { isInside } from './inside.queries.ts';

/* Guests and parcels of somebody who goes away, settled at once (rooms/impact). */

/** Versions of guests and parcels, locked. */
export const lockVisits = (db: Db, ids: number[]): Promise<Map<number, number>> =>
  lockVersions(db, 'reception', ids);

/** Gives a guest or parcel to another person. */
export async function passVisit(db: Db, { id, to }: { id: number; to: number }): Promise<void> {
  await saveRow(db, 'reception', id, { user: to });
}

/** Guests who are here or entered for later, and inbound parcels that nobody confirmed; past visits are facts. */
const waiting =
  () => sql<boolean>`(r.direction = 'inbound' and r."receivedAt" is null or ${isInside()}
  or r.category = 'guest' and r."operationDate" > now())`;

/**
 * What waits again (an exit or a receipt taken back, a later day) goes from somebody who has left to whoever took over
 * from them. Gives its version, undefined where nothing changes.
 */
export async function passToPresent(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('reception as r')
    .innerJoin('person as p', 'p.id', 'r.user')
    .select('r.user')
    .where('r.id', '=', id)
    .where('p.active', '=', false)
    .where(waiting())
    .executeTakeFirst();
  if (!row) return undefined;
  return await saveRow(db, 'reception', id, { user: await personAtWork(db, row.user) });
}

export async function countWaitingVisits(db: Db, person: number): Promise<number> {
  const row = await db
    .selectFrom('reception as r')
    .select((all) => all.fn.countAll<number>().as('count'))
    .where('user', '=', person)
    .where(waiting())
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Gives what waits for one person to another; gives how many they were. */
export async function handOverWaitingVisits(db: Db, from: number, to: number): Promise<number> {
  const moved = await db
    .updateTable('reception as r')
    .set({ user: to, ...countChange })
    .where('user', '=', from)
    .where(waiting())
    .returning('id')
    .execute();
  return moved.length;
}
