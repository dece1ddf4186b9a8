import { sql } from 'kysely';
import type { Database, Tx } from '../../kit/database/database.ts';
import { backupLock } from '../../kit/operations/backup-lock.ts';

/** Work that reads all of one moment, whatever is changed meanwhile. */
export const snapshot = <T>(
  db: Database,
  work: (tx: Tx, moment: string) => Promise<T>,
): Promise<T> =>
  db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const { rows } = await sql<{ now: string }>`select now() as now`.execute(tx);
      return await work(tx, rows[0]?.now ?? '');
    });

/**
 * Work during which contents of files are not taken away, as during a backup.
 *
 * @returns null when there was a backup, and nothing was done
 */
export const holdingFiles = <T>(db: Database, work: () => Promise<T>): Promise<T | null> =>
  db.connection().execute(async (one) => {
    const { class: kind, id } = backupLock;
    const { rows } = await sql<{ free: boolean }>`
      select pg_try_advisory_lock(${kind}::int, ${id}::int) as free`.execute(one);
    if (!rows[0]?.free) return null;
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${kind}::int, ${id}::int)`.execute(one);
    }
  });
