import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { OperatorError } from '../../operations/operator-error.ts';
import type { Database } from '../database.ts';
import { DatabasePool } from '../servers/client.ts';
import { knownMigrations, numberOf } from './migrations.ts';

/** First half of the advisory locks of those that take jobs, so that they meet no other lock of the product. */
export const workerLockClass = 0x7a61;
/** First half of those by which servers say which version they are; the second is its number. */
const versionLockClass = 0x7a63;

/** How soon a server that lost its connection says again that it is there. */
const againAfterMs = 500;

/** A session, or a pool where any will do. */
type Asking = Pick<PoolClient, 'query'>;

/** A version is the number of the newest migration that it knows. */
export async function ownVersion(): Promise<string> {
  return numberOf((await knownMigrations()).at(-1) ?? '0000');
}

const fourDigits = (version: number): string => String(version).padStart(4, '0');

/** Says in a session, for as long as it lasts, that a server of this version works on the database. */
export async function holdVersion(client: Asking, version: string): Promise<void> {
  const key = [versionLockClass, Number(version)];
  await client.query('select pg_advisory_lock_shared($1, $2)', key);
}

/**
 * Versions of the servers that work on this database just now, in their order. `0000`: one of the first release, which
 * says nothing of itself but that it takes jobs.
 */
export async function versionsAtWork(client: Asking): Promise<string[]> {
  const { rows } = await client.query<{ version: number }>(
    `with held as (
       select pid, classid::int8 as class, objid::int8 as id from pg_locks
        where locktype = 'advisory' and granted and classid in ($1, $2)
          and database = (select oid from pg_database where datname = current_database())
     )
     select distinct coalesce(told.id, 0)::int as version
       from held left join held told on told.pid = held.pid and told.class = $1
      order by 1`,
    [versionLockClass, workerLockClass],
  );
  return rows.map(({ version }) => fourDigits(version));
}

/** What has run in a database, as far as that is ours: names in their order. */
async function doneMigrations(client: Asking): Promise<string[]> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.kysely_migration') is not null as there`,
  );
  if (!rows[0]?.there) return [];
  const done = await client.query<{ name: string }>(
    'select name from public.kysely_migration order by name collate "C"',
  );
  return done.rows.map(({ name }) => name);
}

/** The oldest version that may work after these migrations; undefined when a newer program did not say it. */
async function oldestAfter(client: Asking, names: string[]): Promise<string | undefined> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migration') is not null as there`,
  );
  if (!rows[0]?.there) return undefined;
  const found = await client.query<{ count: number; oldest: string }>(
    `select count(*)::int as count, coalesce(max(since), '') as oldest from public.migration
      where name = any($1)`,
    [names],
  );
  return found.rows[0]?.count === names.length ? found.rows[0].oldest : undefined;
}

/**
 * Lets a program work on a database in which everything it knows has run, or a part of that, or everything and more that
 * it may overlook: migrations of newer versions that only add.
 *
 * @returns names of the migrations that have run
 * @throws OperatorError naming both versions when the database is too new, or of another program
 */
export async function assertServes(client: Asking, known: string[]): Promise<string[]> {
  const done = await doneMigrations(client);
  const own = numberOf(known.at(-1) ?? '0000');
  const has = numberOf(done.at(-1) ?? '0000');
  const newer = done.slice(known.length);
  const same = done.slice(0, known.length).every((name, at) => known[at] === name);
  if (same && newer.length === 0) return done;
  const oldest = same ? await oldestAfter(client, newer) : undefined;
  if (oldest !== undefined && oldest <= own) return done;
  const from = oldest ? ` Może z niej korzystać program od wersji ${oldest}.` : '';
  throw new OperatorError(
    `Baza danych jest z nowszej (albo innej) wersji programu: ma wersję ${has}, a ten program zna wersje do ${own}.${from} Niczego w niej nie zmieniono. Uruchom program w wersji ${oldest || has} lub nowszej, odtwórz kopię sprzed aktualizacji (npm run restore) albo podaj inną, pustą bazę: DATA_DIR z innym folderem (przy DATABASE_URL: createdb NAZWA).`,
  );
}

/**
 * Registers this server so that no migration removes what it uses, from before it reads the schema until `stop`.
 * After a lost connection it registers again, once it has checked that this version may still run.
 *
 * @param refused called with the reason why this version may not go on
 */
export async function announceVersion(
  { pool }: Database,
  refused: (error: unknown) => void,
): Promise<{ stop: () => Promise<void> }> {
  const [known, version] = [await knownMigrations(), await ownVersion()];
  const own = new DatabasePool({ ...pool.options, max: 1 });
  own.on('error', () => undefined);
  const stopping = new AbortController();
  let client: PoolClient | undefined;

  const open = async () => {
    const opened = await own.connect();
    opened.on('error', () => {
      // Of one that was given back already, nothing is to be done.
      if (client !== opened) return;
      client = undefined;
      opened.release(true);
      void again();
    });
    try {
      await holdVersion(opened, version);
    } catch (error) {
      opened.release(true);
      throw error;
    }
    client = opened;
    return opened;
  };
  const again = async () => {
    while (!stopping.signal.aborted && !client) {
      await pause(againAfterMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      try {
        await assertServes(await open(), known);
      } catch (error) {
        if (error instanceof OperatorError) return refused(error);
      }
    }
  };
  await open();
  return {
    stop: async () => {
      stopping.abort();
      const last = client;
      client = undefined;
      last?.release(true);
      await own.end();
    },
  };
}
