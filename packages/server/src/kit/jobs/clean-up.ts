import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { defineTask, handleTask } from './jobs.ts';

const cleanUp = defineTask('kit:tidy');

/**
 * Forgets what only the last hours needed: answers kept for doubled submits (a page repeats within
 * minutes) and counts of attempts (a day at most).
 */
export async function forgetStale(db: Database): Promise<void> {
  const old = sql<string>`now() - interval '2 days'`;
  await db.deleteFrom('idempotency').where('created', '<', old).execute();
  await db.deleteFrom('rateLimit').where('window', '<', old).execute();
  await db.deleteFrom('failedAttempt').where('last', '<', old).execute();
}

export const cleanUpTasks = (db: Database) => [handleTask(cleanUp, () => forgetStale(db))];

export const cleanUpCrontab = '40 2 * * * kit:tidy';
