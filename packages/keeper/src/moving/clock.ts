import { EventEmitter, once } from 'node:events';
import { Logger, run, type WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';

/**
 * When the clock of a base last had something done, or was first known: what it asked for since then waits to be made
 * up for. The queue keeps this for itself alone, so it is read (and only read) where it stands.
 */
export async function clockLast(client: PoolClient): Promise<Date | undefined> {
  const { rows } = await client.query<{ last: string | null }>(
    `select max(coalesce(last_execution, known_since))::text as last
       from graphile_worker._private_known_crontabs`,
  );
  return rows[0]?.last ? new Date(rows[0].last) : undefined;
}

/**
 * Tells a base's queue of the clock, so that what it asks for between now and the first start of a server is made up for
 * by that start, as after any pause. Nothing else is done: this process knows no task.
 */
export async function startClock(pgPool: Pool, crontab: string): Promise<void> {
  const events = new EventEmitter() as WorkerEvents;
  const started = once(events, 'cron:started');
  const logger = new Logger(() => () => undefined);
  const runner = await run({
    ...{ pgPool, crontab, events, logger },
    ...{ taskList: {}, noHandleSignals: true },
  });
  await Promise.race([started, runner.promise]);
  await runner.stop();
}
