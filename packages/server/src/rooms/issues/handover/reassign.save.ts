import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { lockVersions, saveRow } from '../../../kit/records/rows.ts';

/* Several issues of somebody who goes away, settled at once (rooms/impact). */

export const lockIssues = (db: Db, ids: number[]): Promise<Map<number, number>> =>
  lockVersions(db, 'issue', ids);

/** Adds another executor beside the present ones. */
export async function passIssue(
  db: Db,
  { id, from, to }: { id: number; from: number; to: number },
): Promise<void> {
  await db.deleteFrom('issueUser').where('issue', '=', id).where('user', '=', from).execute();
  await db
    .insertInto('issueUser')
    .values({ issue: id, user: to })
    .onConflict((known) => known.doNothing())
    .execute();
  await saveRow(db, 'issue', id, { assignDate: sql`now()` });
}

/** Makes another person the orderer, who accepts the issue. */
export async function passAcceptance(
  db: Db,
  { id, to }: { id: number; to: number },
): Promise<void> {
  await saveRow(db, 'issue', id, { orderedBy: to });
}

/** @param limit an instant */
export async function moveIssue(db: Db, id: number, limit: string): Promise<void> {
  await saveRow(db, 'issue', id, { dateRealization: limit });
}
