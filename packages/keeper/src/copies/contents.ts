import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/**
 * A table as it is copied: its columns (generated ones are worked out anew) in the order of rows. `kept`: whether its rows
 * are; a session that was ended since must not come back to life, so after a restore everybody signs in anew.
 */
export type TableShape = { name: string; columns: string[]; order: string[]; kept: boolean };

/** What a copied table amounts to: the same for the same rows, whichever server holds them. */
export type TableSum = { rows: number; sha256: string };

export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Texts of values that do not hang on the settings of a server or a session. */
export async function fixTextSettings(client: PoolClient): Promise<void> {
  await client.query(`set local datestyle = 'ISO, YMD'; set local intervalstyle = 'iso_8601';
    set local timezone = 'UTC'; set local bytea_output = 'hex'; set local extra_float_digits = 3;
    set local statement_timeout = 0; set local lock_timeout = 0;
    set local idle_in_transaction_session_timeout = 0; set local search_path = public`);
}

/**
 * The product's tables, without those that the migrations keep for themselves.
 *
 * @param leftOut names of those whose rows stay out
 */
export async function readTables(
  client: PoolClient,
  leftOut: string[] = [],
): Promise<TableShape[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; order: string[] }>(
    `select c.relname as name,
            array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns,
            coalesce(
              array_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
                        order by array_position(k.conkey, a.attnum)) filter (where a.attnum = any(k.conkey)),
              array_agg(quote_ident(a.attname) || '::text collate "C"' order by a.attnum)
                filter (where a.attgenerated = '')) as "order"
       from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
       left join pg_constraint k on k.conrelid = c.oid and k.contype = 'p'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname !~ '^kysely_'
      group by c.relname order by c.relname collate "C"`,
  );
  return rows.map((row) => ({ ...row, kept: !leftOut.includes(row.name) }));
}

/** The rows of a table as PostgreSQL's own text, in the order of the key. */
export function copyRows(client: PoolClient, table: TableShape): Readable {
  const columns = table.columns.map(quoteName).join(', ');
  return client.query(
    copyTo(
      `copy (select ${columns} from public.${quoteName(table.name)} ${table.kept ? '' : 'where false'}
             order by ${table.order.join(', ')}) to stdout`,
    ),
  );
}

const newline = 10;

/** Counts and hashes rows as they flow by. */
export function createSum() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(chunk: Buffer): void {
      hash.update(chunk);
      // A line break within a value is written as \n, so each of these ends a row.
      for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, at + 1)) rows += 1;
    },
    result: (): TableSum => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** Passes a stream on and sums it up on the way. */
export async function* passAndSum(
  source: AsyncIterable<Buffer>,
  sum: ReturnType<typeof createSum>,
): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    sum.add(chunk);
    yield chunk;
  }
}

export async function sumOf(client: PoolClient, table: TableShape): Promise<TableSum> {
  const sum = createSum();
  for await (const chunk of copyRows(client, table) as AsyncIterable<Buffer>) sum.add(chunk);
  return sum.result();
}

/** Where each sequence stands; it may be further than the rows tell, never less. */
export async function readSequences(client: PoolClient): Promise<Record<string, string | null>> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences
      where schemaname = 'public' order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
