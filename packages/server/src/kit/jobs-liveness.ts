import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import type { Log } from './log.ts';

/** First half of the advisory locks' keys, so that they meet no other lock of the product. */
export const workerLockClass = 0x7a61;
const sweepEveryMs = 15_000;

/**
 * Frees the jobs of killed servers. The queue by itself would leave them locked for four hours, and a
 * password mail would come half a day late.
 *
 * Each worker of this process holds an advisory lock under its id, in a session that the database ends with the
 * process. A job whose worker's lock is free has nobody working on it.
 *
 * @returns `events` to hand to the queue, which tells of its workers there
 */
export async function startLiveness(
  pool: Pool,
  log: Log,
): Promise<{ events: WorkerEvents; stop: () => Promise<void> }> {
  const events = new EventEmitter() as WorkerEvents;
  const workers = new Set<string>();
  let session: PoolClient | undefined;
  let work: Promise<void> = Promise.resolve();

  const drop = (error?: Error) => {
    session?.release(error ?? true);
    session = undefined;
  };

  /** The session, opened anew after the database was away, with the locks of all workers. */
  const ensure = async (): Promise<PoolClient> => {
    if (session) return session;
    const client = await pool.connect();
    session = client;
    client.once('error', (error) => {
      if (session === client) drop(error);
    });
    for (const id of workers) await hold(client, id);
    return client;
  };

  const hold = (client: PoolClient, id: string) =>
    client.query('select pg_advisory_lock($1, hashtext($2))', [workerLockClass, id]);

  const guarded = (task: (client: PoolClient) => Promise<unknown>) => {
    work = work.then(async () => {
      try {
        await task(await ensure());
      } catch (error) {
        if (session) drop(error as Error);
        log.debug({ err: error }, 'Zadania w tle: baza danych nie odpowiada');
      }
    });
    return work;
  };

  // Young locks are left alone: a new worker may take a job a moment before its own advisory lock.
  const sweep = (client: PoolClient) =>
    client.query(
      `with holders as materialized (
         select distinct locked_by as id from graphile_worker._private_jobs
          where locked_at < now() - interval '15 seconds' and locked_by <> all ($2::text[])
       ), dead as materialized (
         select id from holders where pg_try_advisory_xact_lock($1, hashtext(id))
       )
       select graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`,
      [workerLockClass, [...workers]],
    );

  events.on('worker:create', ({ worker }) => {
    workers.add(worker.workerId);
    void guarded((client) => hold(client, worker.workerId));
  });
  const timer = setInterval(() => void guarded(sweep), sweepEveryMs);
  timer.unref();
  await guarded(sweep);
  const stop = async () => {
    clearInterval(timer);
    await work;
    drop();
  };
  return { events, stop };
}
