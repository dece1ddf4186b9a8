import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { DB } from './tables.ts';

/** Words of a search, folded as the `search` columns are (see fold() in 0001_kit.sql). */
export function searchWords(search: string | undefined): string[] {
  return (search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10);
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Condition that a folded `search` column has every word of the search somewhere. Words of one or
 * two letters go through the index of short fragments where the table has one.
 */
export function matches(
  column: string,
  search: string | undefined,
  options: { shortGrams?: boolean } = {},
) {
  const words = searchWords(search);
  const parts = words.map((word) =>
    options.shortGrams && [...word].length <= 2
      ? sql<boolean>`short_grams(${sql.ref(column)}) @> array[fold(${word})]`
      : sql<boolean>`${sql.ref(column)} like '%' || fold(${escapeLike(word)}) || '%'`,
  );
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

// biome-ignore lint/suspicious/noExplicitAny: rows of any query can be paged and counted
type AnyQuery = SelectQueryBuilder<DB, any, any>;

export type ListQuery = { page: number; perPage: number; sort: string; order: 'asc' | 'desc' };

/** Exact counts by query text; each is right while its tables' versions stand. */
const counts = new Map<string, { version: number; count: number }>();
const keptCounts = 5_000;

/**
 * A page of a list and the exact count of the whole.
 *
 * `rows` is the filtered query without order, page or columns; `sort` maps the contract's sort
 * names to expressions (null where the row has none goes last); `id` breaks ties; `columns` adds
 * what is shown, for the page's rows only. `tables` are those whose changes can change the count:
 * it is made anew only when one of them has changed since (in any server process).
 */
export async function pageOf<Q extends AnyQuery, R>(
  db: Db,
  query: ListQuery,
  options: {
    rows: Q;
    id: string;
    sort: Record<string, string | ReturnType<typeof sql>>;
    tables: (keyof DB)[];
    columns: (page: Q) => { execute: () => Promise<R[]> };
  },
): Promise<{ list: R[]; count: number }> {
  const column = options.sort[query.sort];
  if (column === undefined) throw new Error(`No sort ${query.sort}`);
  const expression = typeof column === 'string' ? sql.ref(column) : column;
  const direction = query.order === 'desc' ? sql`desc nulls last` : sql`asc`;
  const page = options.rows
    .orderBy(sql`${expression} ${direction}`)
    .orderBy(options.id, query.order)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage) as Q;
  const [list, count] = await Promise.all([
    options.columns(page).execute(),
    exactCount(db, options.rows, options.tables),
  ]);
  return { list, count };
}

async function exactCount(db: Db, rows: AnyQuery, tables: (keyof DB)[]): Promise<number> {
  const counted = rows.clearSelect().select(sql<number>`count(*)`.as('count'));
  const compiled = counted.compile();
  const key = `${compiled.sql}\n${JSON.stringify(compiled.parameters)}`;
  const known = counts.get(key);
  const versions = sql<number>`(select coalesce(sum(version), 0)::bigint from "tableVersion" where "table" = any(${tables}))`;
  if (known) {
    const now = await db.selectNoFrom(versions.as('version')).executeTakeFirstOrThrow();
    if (now.version === known.version) return known.count;
  }
  // One statement, hence one snapshot: the version belongs to exactly this count.
  const fresh = await db
    .selectNoFrom([versions.as('version'), sql<number>`(${counted})`.as('count')])
    .executeTakeFirstOrThrow();
  counts.delete(key);
  counts.set(key, { version: fresh.version, count: fresh.count });
  if (counts.size > keptCounts) counts.delete(counts.keys().next().value ?? '');
  return fresh.count;
}
