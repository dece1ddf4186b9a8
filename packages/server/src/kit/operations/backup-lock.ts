import { backupLock } from '@zaplecze/keeper/copies/backup-lock';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';

export { backupLock };

/**
 * Does work that takes contents of files away, unless a backup is running: the snapshot it copies
 * still has their rows.
 *
 * @returns false when there was a backup, and nothing was done
 */
export async function unlessBackup(db: Db, work: () => Promise<void>): Promise<boolean> {
  return await db.connection().execute(async (one) => {
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_lock_shared(${backupLock.class}::int, ${backupLock.id}::int) as free
    `.execute(one);
    if (!rows[0]?.free) return false;
    try {
      await work();
    } finally {
      await sql`select pg_advisory_unlock_shared(${backupLock.class}::int, ${backupLock.id}::int)`.execute(
        one,
      );
    }
    return true;
  });
}
