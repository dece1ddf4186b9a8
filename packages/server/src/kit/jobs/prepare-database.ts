import { assertNotMoved } from '@zaplecze/keeper/moving/mark';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import {
  type LaterMigrations,
  type MigrateOptions,
  migrate,
  oneAtATime,
} from '../database/migrations/migrate.ts';
import type { Log } from '../operations/log.ts';
import { migrateJobs } from './jobs.ts';

/**
 * Brings our schema and the queue's up to date. Of two servers that begin at once the second waits: it would look at
 * tables that the first is still making.
 *
 * @returns what need not be done before this server works
 * @throws OperatorError when this program cannot work on the base, now or at all, or its data was moved away
 */
export async function prepareDatabase(
  db: Database,
  log: Log,
  options: MigrateOptions = {},
): Promise<LaterMigrations> {
  const logLine = (text: string) => log.info(text);
  const left = await migrate(db, { tell: logLine, assertUsable: assertNotMoved, ...options });
  await sql`select continue_events()`.execute(db);
  await oneAtATime(db, 'jobs', () => migrateJobs(db.pool, log));
  return left;
}
