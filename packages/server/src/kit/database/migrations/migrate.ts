import { setTimeout as pause } from 'node:timers/promises';
import type { Base } from '@zaplecze/keeper/product';
import type { PoolClient } from 'pg';
import { OperatorError } from '../../operations/operator-error.ts';
import { listUnfinished, runAtOnce, runBeside } from './batches.ts';
import { inTurn, type Patience, type Tell, patience as usual } from './lock-patience.ts';
import { type Migration, readMigrations } from './migrations.ts';
import { assertServes, versionsAtWork } from './versions.ts';

/** The first that `migration` tells of. */
const firstTold = '0044';
const lookAgainMs = 100;

export type MigrateOptions = {
  /** Default: those of this program. */
  migrations?: Migration[];
  tell?: Tell;
  patience?: Patience;
  /** Asked while no other server can change the schema. @throws OperatorError when nothing may work on the base */
  assertUsable?: (client: PoolClient) => Promise<void>;
  /** Ends the work where it can be taken up again. */
  signal?: AbortSignal;
};

/** What is left to be done later, and why. */
export type LaterMigrations = {
  /** Migrations that run beside working servers and have not come to their end. */
  beside: Migration[];
  /** Migrations that wait, in their order; the first of them for `beside` or for servers of older versions. */
  waiting: Migration[];
  /** Versions of servers that the first of them waits for. */
  older: string[];
};

const lockOf = (name: string): string => `zaplecze.${name}`;

/**
 * A lock of this name, held by the session until it ends; undefined when another has it. Nobody waits for it within a
 * statement: `create index concurrently` would wait for that statement in turn.
 */
export async function tryLock(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ free: boolean }>(
    'select pg_try_advisory_lock(hashtext($1)) as free',
    [lockOf(name)],
  );
  return rows[0]?.free === true;
}

/** Does work that only one server may do at a time, with the session that holds the lock; others wait for its end. */
export async function oneAtATime<T>(
  { pool }: Base,
  name: string,
  work: (client: PoolClient) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const client = await pool.connect();
  try {
    while (!(await tryLock(client, name))) {
      signal?.throwIfAborted();
      await pause(lookAgainMs);
    }
    return await work(client);
  } finally {
    // The lock goes with the session, whatever became of it.
    client.release(true);
  }
}

const never = new AbortController().signal;

/** Goes on, in a session that alone may do so, with what runs beside working servers. */
export async function goOnBeside(
  { pool }: Base,
  client: PoolClient,
  known: Migration[],
  { tell = () => undefined, patience = usual, signal = never }: MigrateOptions,
): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const pid = rows[0]?.pid;
  const cancel = () =>
    void pool.query('select pg_cancel_backend($1)', [pid]).catch(() => undefined);
  const left = await listUnfinished(client, known);
  await runBeside(left, { client, tell, patience, signal, cancel });
}

/** Notes that a migration has run, in the transaction in which it did; `ended` is not told of one that runs later. */
async function note(client: PoolClient, migration: Migration, ended: boolean): Promise<void> {
  const { name, kind, number } = migration;
  await client.query(
    `insert into public.kysely_migration (name, timestamp)
     select $1, to_char(greatest(now(), max(timestamp)::timestamptz + interval '1 ms') at time zone 'UTC',
                        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
       from public.kysely_migration`,
    [name],
  );
  if (number < firstTold) return;
  const since = kind === 'contract' ? migration.since : null;
  await client.query(
    `insert into public.migration (name, kind, since, ended)
     values ($1, $2, $3, case when $4 then now() end)`,
    [name, kind, since, ended],
  );
}

const ensureTable = (client: PoolClient) =>
  client.query(
    `create table if not exists public.kysely_migration (
       name varchar(255) primary key, timestamp varchar(255) not null)`,
  );

const besideKinds = new Set(['batch', 'alone']);

/**
 * Brings an empty schema to the state after one migration, within the transaction of `client`: a restored base is first
 * what it was when its backup was made.
 *
 * @param unended migrations that had not come to their end then: their rows will not have, so they go on later
 */
export async function migrateTo(
  client: PoolClient,
  last: string,
  unended: string[],
): Promise<void> {
  await ensureTable(client);
  for (const migration of await readMigrations()) {
    if (migration.name > last) return;
    const later = unended.includes(migration.name);
    if (!besideKinds.has(migration.kind)) await client.query(migration.text);
    else if (!later) await runAtOnce(client, migration);
    await note(client, migration, !later);
  }
}

/** What keeps a contracting migration from running now. */
async function obstacles(client: PoolClient, known: Migration[], migration: Migration) {
  if (migration.kind !== 'contract') return { beside: [], older: [] };
  const { since } = migration;
  const older = (await versionsAtWork(client)).filter((version) => version < since);
  return { beside: await listUnfinished(client, known), older };
}

/** The program can do without what takes things away, but not without what adds some after it. */
export const isNeeded = (pending: Migration[], at: number): boolean =>
  pending.slice(at).some(({ kind }) => kind === 'expand');

export const versionName = (version: string): string =>
  version === '0000' ? 'sprzed 0044' : version;

export function tooFar({ name, number }: Migration, older: string[]): OperatorError {
  const versions = older.map(versionName);
  return new OperatorError(
    `Tej wersji programu nie można uruchomić obok serwerów, które teraz pracują (wersje bazy: ${versions.join(', ')}): zmiana ${name} odebrałaby im dane, z których korzystają, a ta wersja bez niej nie ruszy. Zatrzymaj najpierw tamte serwery albo przejdź przez wersję pośrednią (bazę znającą do zmiany sprzed ${number}).`,
  );
}

/**
 * As `migrate`, for who has others kept off the schema already: `client` is the session that holds the lock `migrations`.
 */
export async function migrateHolding(
  db: Base,
  client: PoolClient,
  options: MigrateOptions = {},
): Promise<LaterMigrations> {
  const { tell = () => undefined, patience = usual, signal = never } = options;
  await options.assertUsable?.(client);
  const known = options.migrations ?? (await readMigrations());
  const done = await assertServes(
    client,
    known.map(({ name }) => name),
  );
  const isNew = done.length === 0;
  await ensureTable(client);
  const pending = known.slice(done.length);
  for (const [at, migration] of pending.entries()) {
    signal.throwIfAborted();
    let { beside, older } = await obstacles(client, known, migration);
    const needed = isNeeded(pending, at);
    if (older.length > 0 && needed) throw tooFar(migration, older);
    if (beside.length > 0 && needed) {
      tell(`Zmiana bazy ${migration.name} czeka na koniec wcześniejszych (${beside[0]?.name})`);
      await oneAtATime(db, 'beside', (other) => goOnBeside(db, other, known, options), signal);
      beside = [];
    }
    if (beside.length + older.length > 0) return { beside, waiting: pending.slice(at), older };
    const later = besideKinds.has(migration.kind);
    if (!isNew) tell(`Zmiana bazy ${migration.name}${later ? ' (obok pracujących serwerów)' : ''}`);
    await inTurn(client, { name: migration.name, tell, patience, signal }, async () => {
      if (!later) await client.query(migration.text);
      else if (isNew) await runAtOnce(client, migration);
      await note(client, migration, !later || isNew);
    });
  }
  return { beside: await listUnfinished(client, known), waiting: [], older: [] };
}

/**
 * Brings the schema as far as this program needs it: each missing migration in a transaction of its own, one server at a
 * time, never in the way of those who work. What need not be done before it starts is left (later-migrations.ts).
 *
 * @throws OperatorError when the base is too new for this program, or too old to be changed beside servers at work
 */
export async function migrate(db: Base, options: MigrateOptions = {}): Promise<LaterMigrations> {
  const work = (client: PoolClient) => migrateHolding(db, client, options);
  return await oneAtATime(db, 'migrations', work, options.signal);
}
