import type { Db } from '../../kit/database/database.ts';
import { lockVersions, saveRow } from '../../kit/records/rows.ts';

/* Guests and parcels of somebody who goes away, settled at once (rooms/impact). */

/** Versions of guests and parcels, locked. */
export const lockVisits = (db: Db, ids: number[]): Promise<Map<number, number>> =>
  lockVersions(db, 'reception', ids);

/** Gives a guest or parcel to another person. */
export async function passVisit(db: Db, { id, to }: { id: number; to: number }): Promise<void> {
  await saveRow(db, 'reception', id, { user: to });
}
