import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from '../database/database.ts';

/** How often others look whether the holder has gone. */
const askEveryMs = 5_000;
/** How often the holder makes sure that its own connection lives. */
const proveEveryMs = 10_000;

/**
 * Does work of which only one server may do it at a time, for as long as it likes: the database gives the lease to one
 * and takes it back when that one's connection ends; then another gets it.
 *
 * @param work gets a signal that says when the lease is lost, or the server stops
 * @throws whatever `work` throws; nothing when there was no lease before the stop
 */
export async function holdLease(
  { pool }: Database,
  name: string,
  stop: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const lost = new AbortController();
  // A connection of its own: the lease is the connection's, and pooled ones are given back.
  const client = new pg.Client(pool.options);
  client.on('error', () => lost.abort());
  client.on('end', () => lost.abort());
  const signal = AbortSignal.any([stop, lost.signal]);
  const take = async () => {
    const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1)) as mine', [
      `zaplecze.${name}`,
    ]);
    return rows[0]?.mine === true;
  };
  const proving = setInterval(() => {
    const late = setTimeout(() => lost.abort(), proveEveryMs);
    client
      .query('select 1')
      .catch(() => lost.abort())
      .finally(() => clearTimeout(late));
  }, proveEveryMs);
  proving.unref();
  try {
    await client.connect();
    while (!(await take())) {
      await pause(askEveryMs, undefined, { signal: signal }).catch(() => undefined);
      if (stop.aborted) return;
      if (lost.signal.aborted) throw new Error('Connection terminated');
    }
    await work(signal);
  } finally {
    clearInterval(proving);
    await client.end().catch(() => undefined);
  }
}
