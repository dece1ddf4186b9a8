import { onTestFinished } from 'vitest';
import type { TestApp } from './http.ts';

/**
 * Holds what a statement takes, such as the lock of a table, until it is let go; no later than the end of the test.
 *
 * @returns lets it go
 */
export async function holdLock({ db }: Pick<TestApp, 'db'>, statement: string) {
  const holder = await db.pool.connect();
  await holder.query('begin');
  await holder.query(statement);
  let held = true;
  const letGo = async () => {
    if (!held) return;
    held = false;
    await holder.query('rollback');
    holder.release();
  };
  onTestFinished(letGo);
  return letGo;
}

/** How many statements of the test's database wait for a lock. */
export async function waitingForLocks({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}
