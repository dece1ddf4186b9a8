import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  PostgresDriver,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import type { DB } from '../tables.ts';
import { currentWork, type Work } from '../work.ts';
import { ReplicaClient } from './client.ts';
import type { HealthCheckTimes } from './health-check.ts';
import type { ServerConnection } from './hosts.ts';
import { type Beginnings, openPools, type Pools } from './pools.ts';
import { askPrimary, askReplica, type LogPosition } from './replica-position.ts';

/**
 * Who answered a statement that a replica might have answered, and why it was not the replica: it had not come so far
 * yet, was away, failed, or is of another database.
 */
export type ReadOutcome = 'replica' | 'behind' | 'away' | 'failed' | 'foreign';

/** What is told of a replica: each statement's outcome, and by how many seconds it is behind (undefined: away). */
export type ReplicaWatch = EventEmitter<{ read: [ReadOutcome] }> & {
  lag: () => Promise<number | undefined>;
};

/** How long a statement waits for the replica to come so far, and how long for any answer of it, in milliseconds. */
const patience = { behind: 100, step: 5, answer: 1_000 };
/** For how long a replica is then not waited for, or not used at all. */
const pauseMs = { behind: 1_000, away: 5_000 };

/** The answer, unless it does not come in time; a late failure is nobody's. */
async function inTime<T>(query: Promise<T>): Promise<T> {
  const done = new AbortController();
  const late = pause(patience.answer, undefined, { signal: done.signal, ref: false }).then(
    () => Promise.reject(new Error('The replica takes too long')),
    () => query,
  );
  try {
    return await Promise.race([query, late]);
  } finally {
    done.abort();
    query.catch(() => undefined);
  }
}

/** Whether that is the answer of a server that works, and no broken connection. */
const refuses = (code: unknown) => typeof code === 'string' && /^(?!08|57P)[0-9A-Z]{5}$/.test(code);

/** Whether and how the replica answers; one for its three pools. */
class Replica {
  readonly reads = new EventEmitter<{ read: [ReadOutcome] }>();
  readonly #primary: pg.Pool;
  /** How far each connection's server was seen to be, and when; a server never goes back. */
  readonly #seen = new WeakMap<pg.PoolClient, { position: number; at: number }>();
  #awayUntil = 0;
  #why: ReadOutcome = 'away';
  #behindUntil = 0;

  constructor(primary: pg.Pool) {
    this.#primary = primary;
  }

  /** Everything that was committed before the work began stands before this place. */
  #wanted(work: Work | undefined): Promise<LogPosition> {
    if (!work) return askPrimary(this.#primary);
    work.position ??= askPrimary(this.#primary);
    return work.position;
  }

  #unusable(outcome: ReadOutcome): undefined {
    if (outcome === 'away' || outcome === 'foreign') {
      this.#why = outcome;
      this.#awayUntil = performance.now() + pauseMs.away;
    }
    this.reads.emit('read', outcome);
  }

  /** Whether the server of a connection has come so far, waiting a little for it. */
  async #reached(
    client: pg.PoolClient,
    wanted: LogPosition,
  ): Promise<'replica' | 'behind' | 'foreign'> {
    const now = performance.now();
    const seen = this.#seen.get(client);
    // A replica that has been silent for long may be dead: the reading of its position alone shows that soonest.
    if (seen && seen.position >= wanted.position && now - seen.at < patience.answer)
      return 'replica';
    const until = now < this.#behindUntil ? now : now + patience.behind;
    for (;;) {
      const place = await inTime(askReplica(client));
      if (place.database !== wanted.database) return 'foreign';
      this.#seen.set(client, { position: place.position, at: performance.now() });
      if (place.position >= wanted.position) return 'replica';
      if (performance.now() >= until) {
        this.#behindUntil = performance.now() + pauseMs.behind;
        return 'behind';
      }
      await pause(patience.step);
    }
  }

  /**
   * The answer of the replica, or undefined where the primary is to be asked.
   *
   * @throws what stopped the statement, when that was this process
   */
  async read<R>(pool: pg.Pool, query: CompiledQuery): Promise<QueryResult<R> | undefined> {
    const work = currentWork();
    if (performance.now() < this.#awayUntil) {
      this.reads.emit('read', this.#why);
      return undefined;
    }
    const wanted = await this.#wanted(work);
    let client: pg.PoolClient;
    try {
      client = await pool.connect();
    } catch {
      return this.#unusable('away');
    }
    try {
      const reached = await this.#reached(client, wanted);
      if (reached !== 'replica') {
        client.release();
        return this.#unusable(reached);
      }
    } catch (error) {
      client.release(true);
      if (work?.isReaderGone) throw error;
      return this.#unusable('away');
    }
    try {
      const { rows } = await client.query(query.sql, query.parameters as unknown[]);
      client.release();
      this.reads.emit('read', 'replica');
      return { rows };
    } catch (error) {
      client.release(true);
      const { code } = error as { code?: unknown };
      if (work?.isReaderGone || code === '57014') throw error;
      return this.#unusable(refuses(code) ? 'failed' : 'away');
    }
  }

  async lag(pool: pg.Pool): Promise<number | undefined> {
    try {
      const { position, database } = await askPrimary(this.#primary);
      const place = await inTime(askReplica(pool));
      if (place.database !== database) return undefined;
      return place.position >= position ? 0 : place.age;
    } catch {
      return undefined;
    }
  }
}

/** What the driver of PostgreSQL gives and takes back. */
type Connected = Parameters<PostgresDriver['releaseConnection']>[0];

/** Statements that begin as reads go to the replica, each by itself; all that follows a write or a transaction does not. */
class ReadingConnection implements DatabaseConnection {
  primary: Connected | undefined;
  readonly #read: <R>(query: CompiledQuery) => Promise<QueryResult<R> | undefined>;
  readonly #acquire: () => Promise<Connected>;

  constructor(
    read: <R>(query: CompiledQuery) => Promise<QueryResult<R> | undefined>,
    acquire: () => Promise<Connected>,
  ) {
    this.#read = read;
    this.#acquire = acquire;
  }

  async toPrimary(): Promise<Connected> {
    this.primary ??= await this.#acquire();
    return this.primary;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const work = currentWork();
    const { kind } = query.query;
    const writes = kind !== 'SelectQueryNode' && kind !== 'RawNode';
    if (writes && work) work.wrote = true;
    if (!writes && !work?.wrote && !this.primary) {
      const answer = await this.#read<R>(query);
      if (answer) return answer;
    }
    return (await this.toPrimary()).executeQuery(query);
  }

  async *streamQuery<R>(query: CompiledQuery, rows: number): AsyncIterableIterator<QueryResult<R>> {
    yield* (await this.toPrimary()).streamQuery<R>(query, rows);
  }
}

class ReadingDriver implements Driver {
  readonly #primary: PostgresDriver;
  readonly #read: <R>(query: CompiledQuery) => Promise<QueryResult<R> | undefined>;

  constructor(primary: pg.Pool, replica: Replica, pool: pg.Pool) {
    this.#primary = new PostgresDriver({ pool: primary });
    this.#read = (query) => replica.read(pool, query);
  }

  init = () => this.#primary.init();

  async acquireConnection(): Promise<ReadingConnection> {
    return new ReadingConnection(
      this.#read,
      () => this.#primary.acquireConnection() as Promise<Connected>,
    );
  }

  async beginTransaction(connection: ReadingConnection, settings: TransactionSettings) {
    await this.#primary.beginTransaction(await connection.toPrimary(), settings);
  }

  async commitTransaction(connection: ReadingConnection) {
    await this.#primary.commitTransaction(await connection.toPrimary());
  }

  async rollbackTransaction(connection: ReadingConnection) {
    await this.#primary.rollbackTransaction(await connection.toPrimary());
  }

  async releaseConnection({ primary }: ReadingConnection) {
    if (primary) await this.#primary.releaseConnection(primary);
  }

  /** The pool of the primary is not this driver's own. */
  async destroy() {}
}

/**
 * Connections to a replica, and Kysely over them for what may be read there: reports, searches and exports. Nothing is
 * read from a replica that is older than the beginning of the work it is read for, so nobody finds there less than they
 * have seen or written before; where the replica is not so far, is away or fails, the primary answers.
 */
export function createReplica(
  primary: Pools,
  connection: ServerConnection,
  options: { times: HealthCheckTimes; beginnings: Beginnings },
) {
  const pools = openPools(
    { ...connection, connectionTimeoutMillis: patience.answer },
    { ...options, Client: ReplicaClient, of: 'replica ' },
  );
  const replica = new Replica(primary.main);
  const over = (own: pg.Pool, pool: pg.Pool) => {
    const dialect = new PostgresDialect({ pool: own });
    dialect.createDriver = () => new ReadingDriver(own, replica, pool);
    return new Kysely<DB>({ dialect });
  };
  const watch = Object.assign(replica.reads, { lag: () => replica.lag(pools.main) });
  return {
    pools,
    watch: watch as ReplicaWatch,
    main: over(primary.main, pools.main),
    pages: over(primary.pages, pools.pages),
    kept: over(primary.prepared, pools.prepared),
    destroy: async () => {
      await Promise.all(pools.all.map((pool) => pool.end()));
    },
  };
}
