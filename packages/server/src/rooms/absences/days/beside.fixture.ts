import { expect } from 'vitest';
import type { Database } from '../../../kit/database/database.ts';

type App = { db: Database };

/** How many statements wait for what another one holds. */
async function countBlocked({ db }: App): Promise<number> {
  const { rows } = await db.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

/**
 * Does something beside a transaction that has run a statement and is not over yet: it waits until that is, or is done before.
 *
 * @returns whether it waited, and its answer
 */
export const besideIn =
  (app: App) =>
  async <T>(statement: string, act: () => Promise<T>) => {
    const holder = await app.db.pool.connect();
    try {
      await holder.query('begin');
      await holder.query(statement);
      let done = false;
      const answer = act().finally(() => {
        done = true;
      });
      await expect.poll(async () => done || (await countBlocked(app)) > 0).toBe(true);
      const waited = !done;
      await holder.query('commit');
      return { waited, answer: await answer };
    } finally {
      await holder.query('rollback');
      holder.release();
    }
  };
