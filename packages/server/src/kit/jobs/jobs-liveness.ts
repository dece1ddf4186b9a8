import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import { holdVersion, ownVersion, workerLockClass } from '../database/migrations/versions.ts';
import type { Log } from '../operations/log.ts';

/**
 * Frees jobs that nobody works on, through the queue's public view and function alone. By itself the queue
 * leaves the jobs of a killed server locked for four hours, and a password mail would come half a day late
 * (why it stays all the same: docs/decisions/0030-background-work.md).
 *
 * The queue locks jobs in the name of a process's worker pool; each process holds an advisory lock under that
 * name, in a session that the database ends with the process. Jobs whose pool's lock is free at two looks in
 * a row have nobody working on them: a new pool may take a job a moment before its own lock, and a living
 * one loses its lock for a moment with its connection.
 *
 * @returns `events` to hand to the queue, which tells of its pool there
 */
export async function startLiveness(
  pool: Pool,
  log: Log,
  lookEveryMs: number,
): Promise<{ events: WorkerEvents; stop: () => Promise<void> }> {
  const events = new EventEmitter() as WorkerEvents;
  /** The pool of this process; a queue that is begun anew has a new one, and the jobs of the old are freed. */
  let own: string | undefined;
  let heldHere: string | undefined;
  let free = new Set<string>();
  let session: PoolClient | undefined;
  let work: Promise<void> = Promise.resolve();
  const version = await ownVersion();

  const drop = (error?: Error) => {
    session?.release(error ?? true);
    session = undefined;
    heldHere = undefined;
  };

  /** The session, opened anew after the database was away, with the lock of this process. */
  const ensure = async (): Promise<PoolClient> => {
    if (!session) {
      const client = await pool.connect();
      session = client;
      client.once('error', (error) => {
        if (session === client) drop(error);
      });
    }
    const client = session;
    if (heldHere !== own) {
      await client.query('select pg_advisory_unlock_all()');
      // First: a session that takes jobs and says no version is of the first release.
      await holdVersion(client, version);
      await client.query('select pg_advisory_lock($1, hashtext($2))', [workerLockClass, own]);
      heldHere = own;
    }
    return client;
  };

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

  const look = async (client: PoolClient) => {
    const { rows } = await client.query<{ id: string }>(
      `with holders as materialized (
         select distinct locked_by as id from graphile_worker.jobs where locked_by <> $2
       )
       select id from holders where pg_try_advisory_xact_lock($1, hashtext(id))`,
      [workerLockClass, own ?? ''],
    );
    const before = free;
    free = new Set(rows.map(({ id }) => id));
    const dead = [...free].filter((id) => before.has(id));
    if (dead.length === 0) return;
    await client.query('select graphile_worker.force_unlock_workers($1)', [dead]);
    log.warn(`Zadania w tle po serwerze, który zniknął, do powtórzenia: ${dead.join(', ')}`);
  };

  events.on('pool:create', ({ workerPool }) => {
    own = workerPool.id;
    void guarded(async () => undefined);
  });
  await guarded(look);
  const timer = setInterval(() => void guarded(look), lookEveryMs);
  timer.unref();
  const stop = async () => {
    clearInterval(timer);
    await work;
    drop();
  };
  return { events, stop };
}
