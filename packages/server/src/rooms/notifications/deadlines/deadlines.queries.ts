import type { Db } from '../../../kit/database/database.ts';

/**
 * Notes that a reminder of a record's limit is given; false when it was given before, by whichever
 * server. A limit that moves is a new one.
 */
export async function claimReminder(
  db: Db,
  notice: { entity: string; record: number; limit: string; stage: number },
): Promise<boolean> {
  const claimed = await db
    .insertInto('deadlineNotice')
    .values(notice)
    .onConflict((known) => known.doNothing())
    .returning('record')
    .executeTakeFirst();
  return claimed !== undefined;
}
