import { EventEmitter } from 'node:events';
import type { Worker, WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import type { Log } from './log.ts';

/** First half of the advisory locks' keys, so that they meet no other lock of the product. */
export const workerLockClass = 0x7a61;

/**
 * Frees jobs that nobody works on. The queue by itself would leave them locked for four hours, and
 * a password mail would come half a day late. They come about in two ways:
 *
 * - A server was killed. The queue locks jobs in the name of a process's worker pool; each process
 *   holds an advisory lock under that name, in a session that the database ends with the process.
 *   A job whose pool's lock is free has nobody working on it.
 * - The database died while a finished job was being marked. The process lives on, but its workers
 *   do not know the job any more: it is freed when they did not at two looks in a row (a job that
 *   has ended this moment is about to be marked).
 *
 * @returns `events` to hand to the queue, which tells of its pool and workers there
 */
export async function startLiveness(
  pool: Pool,
  log: Log,
  sweepEveryMs: number,
): Promise<{ events: WorkerEvents; stop: () => Promise<void> }> {
  const events = new EventEmitter() as WorkerEvents;
  const names = new Set<string>();
  const workers = new Set<Worker>();
  /** Jobs of ours that no worker knew at the last look, with the time of their lock. */
  let unknown = new Set<string>();
  let session: PoolClient | undefined;
  let work: Promise<void> = Promise.resolve();

  const drop = (error?: Error) => {
    session?.release(error ?? true);
    session = undefined;
  };

  /** The session, opened anew after the database was away, with the locks of this process. */
  const ensure = async (): Promise<PoolClient> => {
    if (session) return session;
    const client = await pool.connect();
    session = client;
    client.once('error', (error) => {
      if (session === client) drop(error);
    });
    for (const name of names) await hold(client, name);
    return client;
  };

  const hold = (client: PoolClient, name: string) =>
    client.query('select pg_advisory_lock($1, hashtext($2))', [workerLockClass, name]);

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

  // Young locks are left alone: a new pool may take a job a moment before its own advisory lock.
  const sweepOthers = (client: PoolClient) =>
    client.query(
      `with holders as materialized (
         select distinct locked_by as id from graphile_worker._private_jobs
          where locked_at < now() - interval '15 seconds' and locked_by <> all ($2::text[])
       ), dead as materialized (
         select id from holders where pg_try_advisory_xact_lock($1, hashtext(id))
       )
       select graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`,
      [workerLockClass, [...names]],
    );

  const sweepOwn = async (client: PoolClient) => {
    const { rows } = await client.query<{ id: string; lock: string }>(
      `select id::text as id, id || ' ' || locked_at as lock from graphile_worker._private_jobs
        where locked_by = any ($1::text[])`,
      [[...names]],
    );
    // Asked after the locks were read: what a worker took since is not among them.
    const known = new Set([...workers].map((worker) => String(worker.getActiveJob()?.id)));
    const idle = rows.filter(({ id }) => !known.has(id));
    const lost = idle.filter(({ lock }) => unknown.has(lock)).map(({ id }) => id);
    unknown = new Set(idle.map(({ lock }) => lock));
    if (lost.length === 0) return;
    await client.query(
      `update graphile_worker._private_jobs set locked_at = null, locked_by = null
        where id = any ($1::bigint[]) and locked_by = any ($2::text[])`,
      [lost, [...names]],
    );
    log.warn(`Zadania w tle bez znaku zakończenia, do powtórzenia: ${lost.length}`);
  };

  const sweep = async (client: PoolClient) => {
    await sweepOthers(client);
    await sweepOwn(client);
  };

  events.on('pool:create', ({ workerPool }) => {
    names.add(workerPool.id);
    void guarded((client) => hold(client, workerPool.id));
  });
  events.on('worker:create', ({ worker }) => workers.add(worker));
  events.on('worker:stop', ({ worker }) => workers.delete(worker));
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
