import type pg from 'pg';
import { DatabaseClient, type TimedClient } from './client.ts';

/** In milliseconds; all together is how long a request waits for a database that hangs. */
export type HealthCheckTimes = {
  /** How often connections are looked at. */
  look: number;
  /** Answers that take longer make it ask whether the database lives. */
  patience: number;
  /** How long an answer to that may take, twice. */
  answer: number;
};

export const healthCheckTimes: HealthCheckTimes = { look: 1_000, patience: 2_000, answer: 4_000 };

/** Whether the database takes a connection and answers on it. A refusal is an answer too. */
async function answers(config: pg.PoolConfig, within: number): Promise<boolean> {
  const Client = (config.Client ?? DatabaseClient) as unknown as typeof DatabaseClient;
  const client = new Client({ ...config, connectionTimeoutMillis: 0 });
  client.on('error', () => undefined);
  let late = false;
  const deadline = setTimeout(() => {
    late = true;
    // Ends at once what is still waited for.
    client.connection.stream.destroy();
  }, within);
  try {
    await client.connect();
    await client.query('select 1');
    void client.end();
  } catch {
    // Whoever refuses (too many connections, just starting up) does not hang.
  } finally {
    clearTimeout(deadline);
  }
  return !late;
}

/**
 * Gives up the connections of a pool whose database takes calls and answers none (stopped, its disk
 * stuck, its network gone without a word): what waits on them fails, and the pool is free for better
 * times. How long a statement runs says nothing, since reports and backups take their time; so a
 * connection of its own asks whether the database answers anybody.
 */
export function watchHealth(pool: pg.Pool, times: HealthCheckTimes): void {
  const connections = new Set<pg.PoolClient & TimedClient>();
  let asking = false;

  const giveUp = async (before: number) => {
    for (const one of connections) if ((one.busySince ?? before) < before) void one.end();
    for (let idle = pool.idleCount; idle > 0 && !pool.ending; idle -= 1) {
      const one = await pool.connect();
      // A connection that waits for an answer is cut; one that does not would wait for a goodbye.
      one.query('select 1').catch(() => undefined);
      one.release(true);
    }
  };

  const look = async () => {
    const now = performance.now();
    const longest = Math.min(...[...connections].map((one) => one.busySince ?? now));
    if (now - longest < times.patience) return;
    // Twice: this process itself may have been away so long that a timely answer was not read.
    if (await answers(pool.options, times.answer)) return;
    if (await answers(pool.options, times.answer)) return;
    await giveUp(now);
  };

  pool.on('connect', (client) => connections.add(client as pg.PoolClient & TimedClient));
  pool.on('remove', (client) => connections.delete(client as pg.PoolClient & TimedClient));
  const timer = setInterval(() => {
    if (pool.ended) return clearInterval(timer);
    if (asking) return;
    asking = true;
    look()
      .catch(() => undefined)
      .finally(() => {
        asking = false;
      });
  }, times.look);
  timer.unref();
}
