import { type Database, migrate, oneAtATime } from '../database/database.ts';
import { assertNotMoved } from '../database/moved.ts';
import type { Log } from '../operations/log.ts';
import { migrateJobs } from './jobs.ts';

/**
 * Brings our schema and the queue's up to date. Of two servers that begin at once the second waits: it would look at
 * tables that the first is still making.
 *
 * @throws OperatorError when the base has migrations that this program does not, or its data was moved away
 */
export async function prepareDatabase(db: Database, log: Log): Promise<void> {
  await oneAtATime(db, 'migrations', async () => {
    await assertNotMoved(db.pool);
    await migrate(db);
    await migrateJobs(db.pool, log);
  });
}
