import { setTimeout as pause } from 'node:timers/promises';
import type { PoolClient } from 'pg';
import { inTurn, type Patience, type Tell } from './lock-patience.ts';
import type { Migration } from './migrations.ts';

/** Keys of rows are counted from 1. */
const beforeFirst = '0';
/** Rests after a batch as long as it took, but no longer: others are at work. */
const longestRestMs = 1_000;
/** How often progress is told. */
const tellEveryMs = 5_000;

const quoted = (name: string): string => `"${name}"`;

type Progress = { position: string | null; done: number; total: number | null };

export type Beside = {
  client: PoolClient;
  patience: Patience;
  tell: Tell;
  /** Ends the work between two batches, and by `cancel` a statement that runs alone. */
  signal: AbortSignal;
  cancel: () => void;
};

/** Names of migrations, of this program or a newer one, that run beside working servers and have not come to their end. */
export async function unendedMigrations(client: PoolClient): Promise<string[]> {
  const { rows: there } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migration') is not null as there`,
  );
  if (!there[0]?.there) return [];
  const { rows } = await client.query<{ name: string }>(
    `select name from public.migration where kind in ('batch', 'alone') and ended is null
      order by name collate "C"`,
  );
  return rows.map(({ name }) => name);
}

/** Known migrations that are unfinished, in their order. */
export async function listUnfinished(client: PoolClient, known: Migration[]): Promise<Migration[]> {
  const names = await unendedMigrations(client);
  return known.filter(({ name }) => names.includes(name));
}

const number = (value: number) => value.toLocaleString('pl-PL');

async function beginBatches(
  client: PoolClient,
  { name, table, key }: Extract<Migration, { kind: 'batch' }>,
): Promise<Progress> {
  await client.query(
    `update public.migration
        set began = coalesce(began, now()),
            total = coalesce(total, (select count(${quoted(key)}) from public.${quoted(table)}))
      where name = $1`,
    [name],
  );
  const { rows } = await client.query<Progress>(
    'select position::text, done, total from public.migration where name = $1',
    [name],
  );
  return rows[0] ?? { position: null, done: 0, total: null };
}

async function runBatches(
  migration: Extract<Migration, { kind: 'batch' }>,
  { client, patience, tell, signal }: Beside,
): Promise<void> {
  const { name, table, key, rows: size, text } = migration;
  const progress = await beginBatches(client, migration);
  const total = Math.max(progress.total ?? 0, progress.done);
  const say = (done: number) => {
    const share = total > 0 ? ` (${Math.min(100, Math.floor((100 * done) / total))}%)` : '';
    tell(`Zmiana bazy ${name}: ${number(done)} z ${number(total)} wierszy${share}`);
  };
  let { position, done } = progress;
  say(done);
  let loggedAt = performance.now();
  for (;;) {
    signal.throwIfAborted();
    const began = performance.now();
    const after = position ?? beforeFirst;
    const next = await inTurn(client, { name, tell, patience, signal }, async () => {
      const { rows } = await client.query<{ last: string | null; count: number }>(
        `select max(key)::text as last, count(*)::int as count from (
           select ${quoted(key)} as key from public.${quoted(table)}
            where ${quoted(key)} > $1::bigint order by 1 limit $2) rows`,
        [after, size],
      );
      const { last, count } = rows[0] ?? { last: null, count: 0 };
      if (last !== null) await client.query(text, [after, last]);
      await client.query(
        `update public.migration set position = coalesce($2::bigint, position), done = done + $3,
                ended = case when $2::bigint is null then now() end
          where name = $1`,
        [name, last, count],
      );
      return { last, count };
    });
    done += next.count;
    if (next.last === null) {
      say(done);
      tell(`Zmiana bazy ${name}: gotowa`);
      return;
    }
    position = next.last;
    if (performance.now() - loggedAt >= tellEveryMs) {
      say(done);
      loggedAt = performance.now();
    }
    const rest = Math.min(performance.now() - began, longestRestMs);
    await pause(rest, undefined, { signal }).catch(() => undefined);
  }
}

/** Each is asked by itself: several in one question would be one transaction. */
const statementsOf = (text: string): string[] =>
  text
    .replace(/--.*$/gm, '')
    .split(/;\s*$/m)
    .map((one) => one.trim())
    .filter(Boolean);

const indexOf = (text: string): string | undefined =>
  /^create (?:unique )?index concurrently "?(\w+)"? on /im.exec(text)?.[1];

/** An index that was being built when its builder died serves nobody, and keeps its name. */
async function dropHalfIndex(client: PoolClient, name: string): Promise<boolean> {
  const { rows } = await client.query<{ valid: boolean }>(
    `select i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relnamespace = 'public'::regnamespace and c.relname = $1`,
    [name],
  );
  if (rows[0] && !rows[0].valid) {
    await client.query(`drop index concurrently public.${quoted(name)}`);
    return false;
  }
  return rows.length > 0;
}

async function runAlone(
  { name, text }: Migration,
  { client, tell, signal, cancel }: Beside,
): Promise<void> {
  signal.throwIfAborted();
  tell(`Zmiana bazy ${name}: trwa, obok pracujących serwerów`);
  await client.query('update public.migration set began = coalesce(began, now()) where name = $1', [
    name,
  ]);
  // It holds nobody up while it waits, so it may wait.
  await client.query('set lock_timeout = 0; set statement_timeout = 0');
  signal.addEventListener('abort', cancel, { once: true });
  try {
    for (const statement of statementsOf(text)) {
      signal.throwIfAborted();
      const index = indexOf(statement);
      const there = index !== undefined && (await dropHalfIndex(client, index));
      if (!there) await client.query(statement);
    }
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
  await client.query('update public.migration set ended = now() where name = $1', [name]);
  tell(`Zmiana bazy ${name}: gotowa`);
}

/**
 * Does what has not come to its end of the migrations that run beside working servers, one after another, each from where
 * it stopped. One session does this at a time.
 *
 * @throws the signal's reason when that was broken off
 */
export async function runBeside(migrations: Migration[], beside: Beside): Promise<void> {
  for (const migration of migrations) {
    if (migration.kind === 'batch') await runBatches(migration, beside);
    else await runAlone(migration, beside);
  }
}

/**
 * Runs such a migration at once within a transaction, where no server works and tables are nearly empty: in a new
 * database, or in one that a backup is about to fill.
 */
export async function runAtOnce(client: PoolClient, migration: Migration): Promise<void> {
  const { kind, text } = migration;
  if (kind === 'batch') {
    const { key, table } = migration;
    const { rows } = await client.query<{ last: string }>(
      `select coalesce(max(${quoted(key)}), 0)::text as last from public.${quoted(table)}`,
    );
    await client.query(text, [beforeFirst, rows[0]?.last]);
  } else
    await client.query(
      text.replace(/^((?:create (?:unique )?|drop )index|reindex table) concurrently /gim, '$1 '),
    );
}
