import { databaseHome } from '@zaplecze/keeper/postgres/place';
import pg from 'pg';

/**
 * Whether tests run under libfaketime. PostgreSQL ends no wait of its own accord there (`lock_timeout`, a client that is gone): when
 * its alarm rings in the middle of a wait it reads the real clock, by which nothing is due (docs/decisions/0085).
 */
export const isClockFaked = process.env.LD_PRELOAD?.includes('faketime') ?? false;

/**
 * Lets a line of the crontab come round at a moment, on a server that runs: its work is put into the queue as the clock
 * does it, and done by the server in its own time.
 *
 * @param task as the crontab names it: 'projects:plan'
 */
export async function strikeClock(dataDir: string, task: string, at: Date): Promise<void> {
  const client = new pg.Client({
    ...{ host: databaseHome(dataDir), user: 'zaplecze', database: 'zaplecze' },
  });
  await client.connect();
  try {
    await client.query('select graphile_worker.add_job($1::text, payload => $2::json)', [
      task,
      JSON.stringify({ _cron: { ts: at.toISOString() } }),
    ]);
  } finally {
    await client.end();
  }
}
