import type pg from 'pg';
import { namePool } from '../../tracing/statements.ts';
import { type DatabaseClient, DatabasePool } from './client.ts';
import { type HealthCheckTimes, watchHealth } from './health-check.ts';
import type { ServerConnection } from './hosts.ts';

/** Connections that lists and big statements have besides: they wait for the processor, not for each other. */
const mostPageReaders = 6;
const mostKeptReaders = 4;

/** How often the statements of a pool are looked at, in milliseconds. */
const lookEveryMs = 500;

type Stoppable = Pick<DatabaseClient, 'statements' | 'giveUp'>;

/** Stops what has taken longer than its kind of work may; whole sessions of work are limited by themselves. */
function watchStatements(pool: pg.Pool): void {
  const connections = new Set<pg.PoolClient & Stoppable>();
  pool.on('connect', (client) => connections.add(client as pg.PoolClient & Stoppable));
  pool.on('remove', (client) => connections.delete(client as pg.PoolClient & Stoppable));
  const timer = setInterval(() => {
    if (pool.ended) return clearInterval(timer);
    const now = performance.now();
    for (const one of connections) if (one.statements.overdue(now)) one.giveUp('time');
  }, lookEveryMs);
  timer.unref();
}

export type PoolSettings = pg.PoolConfig & ServerConnection;

function openPool(
  config: PoolSettings,
  times: HealthCheckTimes,
  Client?: typeof DatabaseClient,
): pg.Pool {
  const settings: PoolSettings = {
    max: 10,
    connectionTimeoutMillis: 5_000,
    // A peer that vanished is found out even where nothing is being asked.
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    ...config,
  };
  const pool = new DatabasePool(settings, Client);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  watchHealth(pool, times);
  watchStatements(pool);
  return pool;
}

/** SQL that runs on each connection before its use; set by the opener. */
export type Beginnings = { sql: string };

/**
 * The three pools of a server: one for all, one for pages of lists, whose connections take no processes besides their own, and one whose
 * connections plan each prepared statement once for all values.
 *
 * @param options.beginnings what further connections are begun with
 */
export function openPools(
  config: PoolSettings,
  options: {
    times: HealthCheckTimes;
    beginnings?: Beginnings;
    Client?: typeof DatabaseClient;
    /** What their names in traces begin with. */
    of?: string;
  },
) {
  const { times, beginnings = { sql: '' }, Client, of = '' } = options;
  const open = (name: string, own: string, max?: number) => {
    const onConnect = async (client: pg.ClientBase) => {
      const text = own + beginnings.sql;
      if (text) await client.query(text);
    };
    const pool = openPool({ ...config, ...(max && { max }), onConnect }, times, Client);
    namePool(pool, of + name);
    return pool;
  };
  const main = open('main', '');
  const pages = open('pages', 'set max_parallel_workers_per_gather = 0;', mostPageReaders);
  const prepared = open('kept plans', 'set plan_cache_mode = force_generic_plan;', mostKeptReaders);
  return { main, pages, prepared, all: [main, pages, prepared] };
}

export type Pools = ReturnType<typeof openPools>;
