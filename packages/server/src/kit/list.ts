import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from './database.ts';
import type { DB } from './tables.ts';

/** Words of a search, folded as the `search` columns are (see fold() in 0001_kit.sql). */
function searchWords(search: string | undefined): string[] {
  return (search ?? '')
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, 10);
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Condition that a folded `search` column has every word of the search somewhere. Trigrams cannot
 * find words of one or two letters; with `shortGrams` (for the page, never for the count: the
 * expression is dear to work out on many rows) those may also go through the table's index of
 * short fragments, so that a rare one is found without walking the whole order.
 */
export function matches(
  column: string,
  search: string | undefined,
  { shortGrams = false }: { shortGrams?: boolean } = {},
) {
  const parts = searchWords(search).map((word) => {
    const like = sql`${sql.ref(column)} like '%' || fold(${escapeLike(word)}) || '%'`;
    if (!shortGrams || [...word].length > 2) return like;
    return sql`${like} and short_grams(${sql.ref(column)}) @> array[fold(${word})]`;
  });
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** The first instant of a Warsaw day (YYYY-MM-DD), for filters by days. */
export const dayStart = (day: string) =>
  sql<string>`(${day}::date::timestamp at time zone 'Europe/Warsaw')`;

// biome-ignore lint/suspicious/noExplicitAny: rows of any query can be paged and counted
type AnyQuery = SelectQueryBuilder<DB, any, any>;

export type ListQuery = { page: number; perPage: number; sort: string; order: 'asc' | 'desc' };

/** Exact counts by query text; each is right while its tables' versions stand. */
const counts = new Map<string, { version: number; count: number }>();
const keptCounts = 5_000;

/**
 * A page of a list and the exact count of the whole.
 *
 * `rows` is the filtered query over one aliased table, without order, page or columns; `columns`
 * adds what is shown, under the same alias, for the page's rows only (a deep page would else work
 * out mentions for every row it skips). `sort` maps the contract's sort names to columns that are
 * never null, or to expressions, whose nulls go last both ways; `id` breaks ties. `tables` are
 * those whose changes can change the count: it is made anew only when one of them has changed
 * since (in any server process).
 */
export async function pageOf<Q extends AnyQuery, R>(
  db: Db,
  query: ListQuery,
  options: {
    rows: Q;
    /** The same rows asked for in the way that counts best, when that differs. */
    counted?: AnyQuery;
    id: string;
    sort: Record<string, string | RawBuilder<unknown>>;
    tables: (keyof DB)[];
    columns: (page: Q) => { execute: () => Promise<R[]> };
  },
): Promise<{ list: R[]; count: number }> {
  const { rows, id, sort, tables, columns } = options;
  const by = sort[query.sort];
  const [alias] = id.split('.');
  if (by === undefined || alias === undefined) throw new Error(`No sort ${query.sort}`);
  const direction =
    query.order === 'asc' ? sql`asc` : typeof by === 'string' ? sql`desc` : sql`desc nulls last`;
  const key = typeof by === 'string' ? sql.ref(by) : by;
  const found = rows
    .selectAll(alias)
    .select(sql`${key}`.as('sortKey'))
    .orderBy(sql`${key} ${direction}`)
    .orderBy(id, query.order)
    .limit(query.perPage)
    .offset((query.page - 1) * query.perPage);
  const page = db
    .selectFrom(found.as(alias))
    .orderBy(sql`${sql.ref(`${alias}.sortKey`)} ${direction}`)
    .orderBy(sql`${sql.ref(id)} ${sql.raw(query.order)}`) as unknown as Q;
  const [list, count] = await Promise.all([
    columns(page).execute(),
    exactCount(db, options.counted ?? rows, tables),
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
