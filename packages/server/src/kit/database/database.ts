import { EventEmitter } from 'node:events';
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import { type HealthCheckTimes, healthCheckTimes } from './servers/health-check.ts';
import type { ServerConnection } from './servers/hosts.ts';
import { type Beginnings, openPools, type PoolSettings } from './servers/pools.ts';
import { createReplica, type ReplicaWatch } from './servers/replica.ts';
import type { StoppedStatement } from './statements.ts';
import type { DB } from './tables.ts';
import { currentWork, type Limits } from './work.ts';

export { preparedStatement } from './servers/client.ts';

/**
 * Kysely over a pool, which background work needs by itself. `pools`: that one and those of `throughPages` and
 * `throughPreparedPlans`, of a replica too. `reading`: the same database for what may be read from a replica, or `db`
 * itself without one, and `replica` its state to watch. `news` emits `committed` when a transaction of this process
 * has left news to publish (kit/live/news.ts), `stopped` reports statements that the database stopped.
 * `limitSessions`: from now on no statement takes longer, or waits longer for a lock.
 */
export type Database = Kysely<DB> & {
  pool: pg.Pool;
  pools: pg.Pool[];
  reading: Kysely<DB>;
  replica: ReplicaWatch | undefined;
  news: EventEmitter<{ committed: [] }>;
  stopped: EventEmitter<{ stopped: [StoppedStatement] }>;
  limitSessions: (limits: SessionLimits) => void;
};
/** What queries take first: the database or a transaction, so that a forgotten one is visible. */
export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;

/** In whose name a transaction works; history and stamps read it. */
export const actAs = (tx: Db, user: number) =>
  sql`select set_config('app.user', ${String(user || '')}, true)`.execute(tx);

const setting = (name: string, value: string) =>
  sql`set_config(${sql.lit(name)}, ${sql.lit(value)}, true)`;

/** In whose name a transaction works, and the limits of the work that it is for; nothing waits longer than they say. */
function settingsOf(user: number) {
  const work = currentWork();
  const name = setting('app.user', String(user || ''));
  if (!work) return name;
  const { statement, lock, idle } = work.limits;
  const ms = (seconds: number) => String(Math.round(seconds * 1_000));
  return sql.join([
    name,
    setting('statement_timeout', ms(statement)),
    setting('lock_timeout', ms(lock)),
    setting('idle_in_transaction_session_timeout', ms(idle)),
  ]);
}

/**
 * One transaction in somebody's name, rolled back when the work throws. As `transaction()` with
 * `actAs`, but its beginning, limits included, is one round trip to the database instead of two: every write pays it.
 *
 * @throws Error when the database gave the transaction up although the work went on
 */
export async function transactAs<T>(
  db: Db,
  user: number,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  return await db.connection().execute(async (tx) => {
    await sql`begin; select ${settingsOf(user)}`.execute(tx);
    try {
      const result = await work(tx);
      const { rows } = await sql<{ command: string }>`commit`.execute(tx);
      if (rows[0]?.command !== 'COMMIT') throw new Error('The transaction was given up');
      return result;
    } catch (error) {
      // A connection that cannot even do this is broken, and its transaction gone with it.
      await sql`rollback`.execute(tx).catch(() => undefined);
      throw error;
    }
  });
}

// Days stay texts (YYYY-MM-DD): a calendar day has no zone to be shifted by.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
/** Instants leave as ISO 8601 in UTC; Postgres' own form is no ISO: `2026-11-22 10:00:00.346856+00`. */
function instant(value: string): string {
  // Of a connection in UTC its letters are put together anew, a tenth of what a date takes; pages of work have thousands.
  if (value.endsWith('+00') && value[10] === ' ' && /[.+]/.test(value[19] ?? ''))
    return `${value.slice(0, 10)}T${value.slice(11, 19)}.${value.slice(20, -3).slice(0, 3).padEnd(3, '0')}Z`;
  return new Date(value.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')).toISOString();
}
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, instant);

/**
 * Instants within JSON that the database has built come in its own form and the connection's zone
 * (`2026-11-22T10:00:00.346856+00:00`); they leave as all others do. On the whole text, which takes
 * a tenth of what asking each value would.
 */
const instantInJson = /"(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,6})?([+-]\d\d:\d\d)"/g;
const parseJson = (text: string) =>
  JSON.parse(
    text.replace(instantInJson, (_, clock: string, fraction = '', offset: string) =>
      offset === '+00:00'
        ? `"${clock}.${fraction.slice(1, 4).padEnd(3, '0')}Z"`
        : JSON.stringify(instant(`${clock}${fraction}${offset}`)),
    ),
  );
pg.types.setTypeParser(pg.types.builtins.JSON, parseJson);
pg.types.setTypeParser(pg.types.builtins.JSONB, parseJson);

/** Kysely only ends a pool it has itself made use of. */
async function end(db: Pick<Kysely<DB>, 'destroy'>, pool: pg.Pool): Promise<void> {
  await db.destroy();
  if (!pool.ended) await pool.end();
}

const pageReaders = new WeakMap<Db, Db>();

/**
 * The same database through connections of their own, for pages and counts of lists: no statement takes further processes of
 * the database for what ten thousand rows tell. A transaction stays itself: it sees what it wrote.
 */
export const throughPages = (db: Db): Db => pageReaders.get(db) ?? db;

const keptReaders = new WeakMap<Db, Db>();

/**
 * The same database through connections that plan each `preparedStatement` statement once for all values. For statements of
 * many parts, whose planning takes longer than what they do, and whose plan hangs on no value.
 */
export const throughPreparedPlans = (db: Db): Db => keptReaders.get(db) ?? db;

/** In seconds. */
export type SessionLimits = Pick<Limits, 'statement' | 'lock'>;

/** What holds for the connections of a server that is at work, however it ends. */
const sessionLimits = ({ statement, lock }: SessionLimits) => `
  set statement_timeout = '${statement}s';
  set lock_timeout = '${lock}s';
  do $$ begin
    -- A server that was killed waits for no answer; not every system can tell.
    perform set_config('client_connection_check_interval', '10s', false);
  exception when others then null; end $$`;

/**
 * Opens a pool of connections. Errors of idle connections (the server went away) are not fatal:
 * the next query opens another one or fails by itself. What waits for a database that hangs fails too,
 * within a dozen seconds (health-check.ts); statements that merely take long are stopped by the limits of the
 * work that they are for (work.ts).
 *
 * @param options.replica where `reading` may read instead
 */
export function createDatabase(
  config: PoolSettings,
  {
    times = healthCheckTimes,
    replica,
  }: { times?: HealthCheckTimes; replica?: ServerConnection } = {},
): Database {
  const beginnings: Beginnings = { sql: '' };
  const pools = openPools(config, { times, beginnings });
  const copy = replica && createReplica(pools, replica, { times, beginnings });
  const news = new EventEmitter<{ committed: [] }>();
  pools.main.on('connect', (client) => {
    (client as EventEmitter).on('news', () => news.emit('committed'));
  });
  const stopped = new EventEmitter<{ stopped: [StoppedStatement] }>();
  const all = [...pools.all, ...(copy?.pools.all ?? [])];
  for (const pool of all) {
    pool.on('connect', (client) => {
      (client as EventEmitter).on('stopped', (one: StoppedStatement) =>
        stopped.emit('stopped', one),
      );
    });
  }
  const over = (pool: pg.Pool) => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  const [db, pages, prepared] = [over(pools.main), over(pools.pages), over(pools.prepared)];
  pageReaders.set(db, pages);
  keptReaders.set(db, prepared);
  if (copy) {
    pageReaders.set(copy.main, copy.pages);
    keptReaders.set(copy.main, copy.kept);
  }
  const { destroy } = db;
  return Object.assign(db, {
    pool: pools.main,
    pools: all,
    reading: copy?.main ?? db,
    replica: copy?.watch,
    news,
    stopped,
    limitSessions: (limits: SessionLimits) => {
      beginnings.sql = sessionLimits(limits);
      for (const pool of all) replaceIdle(pool);
    },
    destroy: async () => {
      await copy?.destroy();
      await Promise.all([
        end(pages, pools.pages),
        end(prepared, pools.prepared),
        end({ destroy: () => destroy.call(db) }, pools.main),
      ]);
    },
  });
}

/** Connections that nothing is asked on just now are opened anew when there is something to ask. */
function replaceIdle(pool: pg.Pool): void {
  for (let idle = pool.idleCount; idle > 0; idle -= 1) {
    pool.connect().then(
      (one) => one.release(true),
      () => undefined,
    );
  }
}
