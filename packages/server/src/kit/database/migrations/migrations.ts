import { readdir, readFile } from 'node:fs/promises';

/**
 * What a migration is to servers of the version before, which work on the same database meanwhile:
 * - `expand`: they do not notice it.
 * - `contract`: takes something away that versions before `since` still use; runs when none of these is at work.
 * - `batch`: changes the rows of a large table, so many at a time, beside working servers.
 * - `alone`: statements outside any transaction, one after another beside working servers (`create index concurrently`).
 */
export type Migration = {
  /** `0046_orders`: the file's, as `kysely_migration` has it. */
  name: string;
  /** `0046`. */
  number: string;
  text: string;
} & (
  | { kind: 'expand' | 'alone' }
  | { kind: 'contract'; since: string }
  | { kind: 'batch'; table: string; key: string; rows: number }
);

const folder = new URL('../../../../migrations/', import.meta.url);

export const numberOf = (name: string): string => name.slice(0, 4);

/**
 * Reads the head of a migration, its first line: `-- expand`, `-- contract: since 0046`, `-- batch: client by id, 1000 rows`
 * or `-- alone`. Those of the first release have none.
 */
export function migrationOf(name: string, text: string): Migration {
  const file = { name, number: numberOf(name), text };
  const [head = ''] = text.split('\n', 1);
  const [, since] = /^-- contract: since (\d{4})$/.exec(head) ?? [];
  if (since) return { ...file, kind: 'contract', since };
  const [, table, key, rows] = /^-- batch: (\w+) by (\w+), (\d+) rows$/.exec(head) ?? [];
  if (table && key) return { ...file, kind: 'batch', table, key, rows: Number(rows) };
  return { ...file, kind: head === '-- alone' ? 'alone' : 'expand' };
}

/** Names of all migrations this program knows, in their order. */
export async function knownMigrations(): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return names.map((name) => name.replace(/\.sql$/, ''));
}

/** All migrations this program knows, in their order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = await knownMigrations();
  return await Promise.all(
    names.map(async (name) =>
      migrationOf(name, await readFile(new URL(`${name}.sql`, folder), 'utf8')),
    ),
  );
}

/** Whether a base in which these have run is of this program: migrations run in one order. */
export async function areOurs(migrations: string[]): Promise<boolean> {
  const known = await knownMigrations();
  return migrations.every((name, at) => known[at] === name);
}
