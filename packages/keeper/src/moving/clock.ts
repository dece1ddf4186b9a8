import { EventEmitter, once } from 'node:events';
import { Logger, run, type WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';

/**
 * When the clock of a base last ran, or was first registered: its jobs since then wait to be made up for. The queue
 * has no interface for this, so its table is read (and only read).
 */
export async function clockLast(client: PoolClient): Promise<Date | undefined> {
  const { rows } = await client.query<{ last: string | null }>(
    `select max(coalesce(last_execution, known_since))::text as last
       from graphile_worker._private_known_crontabs`,
  );
  return rows[0]?.last ? new Date(rows[0].last) : undefined;
}

/**
 * Registers a base's clock with its queue, so that the first start of a server makes up for the time until then, as
 * after any pause. No task runs: this process knows none.
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
