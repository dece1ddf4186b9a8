import { type ListPage, mostCounted } from '@zaplecze/contract/kit/list';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type Db, prepared, throughIndexes } from '../database/database.ts';
import type { DB } from '../database/tables.ts';

/** Words of a search, folded as the `search` columns are (see fold() in 0001_kit.sql). */
function searchWords(search: string | undefined): string[] {
  return (
    (search ?? '')
      .split(/\s+/)
      .filter((word) => word !== '')
      // An area code stands in the columns of numbers without its brackets.
      .map((word) => word.replace(/^\((\d+)\)$/, '$1'))
      .slice(0, 10)
  );
}

/** Digits of a NIP or a telephone however it is typed, without PL or +48; null for what is none. */
export function bareNumber(typed: string): string | null {
  const number = typed.trim().replace(/^pl(?=[\s\d-])/i, '');
  if (!/^[\d\s()+./–-]+$/.test(number)) return null;
  const digits = number.replace(/\D/g, '');
  const home = digits.replace(/^(?:00)?48(?=\d{9}$)/, '');
  return home.length >= 5 ? home : null;
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/**
 * Condition that a folded `search` column, or folded text, has every word of the search somewhere.
 * Longer words go through the trigram index. In words of one or two letters there is no trigram, and
 * `like` would read that whole index and then every row it names; so they are looked for by
 * `strpos`, and with `fragments`, the name of the table's column of short fragments (fragments() in
 * 0001_kit.sql), through its index. A NIP or a telephone is also looked for by its digits alone,
 * which the columns of tables with numbers have beside the words (numbers_in() there).
 */
export function matches(
  column: string | RawBuilder<string>,
  search: string | undefined,
  fragments?: string,
) {
  const text = typeof column === 'string' ? sql.ref(column) : column;
  const numbered = (typed: string, found: RawBuilder<unknown>) => {
    const digits = bareNumber(typed);
    if (digits === null || digits === typed) return found;
    return sql`(${found} or ${text} like ${`%${digits}%`})`;
  };
  const parts = searchWords(search).map((word) => {
    if ([...word].length > 2) {
      return numbered(word, sql`${text} like '%' || fold(${escapeLike(word)}) || '%'`);
    }
    const found = sql`strpos(${text}, fold(${word})) > 0`;
    if (fragments === undefined) return found;
    return sql`${sql.ref(fragments)} @> array[fragment(fold(${word}))] and ${found}`;
  });
  if (parts.length === 0) return sql<boolean>`true`;
  const all = sql<boolean>`(${sql.join(parts, sql` and `)})`;
  return sql<boolean>`${parts.length > 1 ? numbered(search ?? '', all) : all}`;
}

/** The first instant of a Warsaw day (YYYY-MM-DD), for filters by days. */
export const dayStart = (day: string) =>
  sql<string>`(${day}::date::timestamp at time zone 'Europe/Warsaw')`;

/**
 * Filter by ids or statuses. The cast is what lets huge ones find nothing: left to itself the
 * database takes the array for that of the column, and 99999 is no smallint.
 */
export const oneOf = (column: string, ids: number[]) =>
  sql<boolean>`${sql.ref(column)} = any(${ids}::int[])`;

/** Whether a limit has passed (null: no): its own minute still counts, as `isPast` of the contract. */
export const isPast = (column: string) =>
  sql<boolean>`coalesce(${sql.ref(column)} < date_trunc('minute', now()), false)`;

// biome-ignore lint/suspicious/noExplicitAny: rows of any query can be paged and counted
type AnyQuery = SelectQueryBuilder<DB, any, any>;

/** All rows of a list in its order, found once and then read batch by batch. */
export type Cursor = { ids?: number[] };

export type ListQuery = {
  page: number;
  perPage: number;
  sort: string;
  order: 'asc' | 'desc';
  /** Whether more than `mostCounted` rows are counted to the last. */
  exactCount?: boolean | undefined;
  /** Given: the pages are batches of this cursor, of any size. */
  cursor?: Cursor;
};

/** Rows of a batch: few enough to hold, many enough to be quick. */
const batchRows = 1_000;

/**
 * Every row that a list's filter shows, in its order, batch by batch through the list's own
 * `find`. Which rows they are is found in one statement, hence one moment; no transaction stays
 * open while somebody downloads slowly. Rows that leave the filter meanwhile are left out.
 */
export async function* everyRow<Q extends object, R>(
  find: (query: Q & ListQuery) => Promise<{ list: R[]; count: number }>,
  query: Q & ListQuery,
): AsyncGenerator<R[], void> {
  const cursor: Cursor = {};
  for (let page = 1; ; page += 1) {
    const { list, count } = await find({ ...query, page, perPage: batchRows, cursor });
    yield list;
    if (page * batchRows >= count) return;
  }
}

/**
 * A page of a list and the count of the whole: exact up to `mostCounted` (contract, kit/list.ts), beyond
 * it when asked for.
 *
 * `rows` is the filtered query over one aliased table, without order, page or columns; `columns`
 * adds what is shown, under the same alias, for the page's rows only (a deep page would else work
 * out mentions for every row it skips). `sort` maps the contract's sort names to columns that are
 * never null, or to expressions, whose nulls go last both ways; `id` breaks ties.
 */
export async function pageOf<Q extends AnyQuery, R>(
  db: Db,
  query: ListQuery,
  options: {
    rows: Q;
    id: string;
    sort: Record<string, string | RawBuilder<unknown>>;
    columns: (page: Q) => { execute: () => Promise<R[]> };
  },
): Promise<ListPage<R>> {
  const { id, sort, columns } = options;
  const rows: AnyQuery = options.rows;
  const by = sort[query.sort];
  const [alias] = id.split('.');
  if (by === undefined || alias === undefined) throw new Error(`No sort ${query.sort}`);
  const direction =
    query.order === 'asc' ? sql`asc` : typeof by === 'string' ? sql`desc` : sql`desc nulls last`;
  const order = rows
    .clearSelect()
    .select(sql<number>`${sql.ref(id)}`.as('id'))
    .orderBy(sql`${typeof by === 'string' ? sql.ref(by) : by} ${direction}`)
    .orderBy(id, query.order);
  // A page's ids were found a moment ago; a cursor takes its time and asks the filter again. Read by
  // its ids alone, one prepared statement serves every filter and order.
  const whole = query.cursor ? rows : rows.clearWhere();
  /** The rows of these ids in their order. */
  const read = async (ids: number[]): Promise<R[]> => {
    if (ids.length === 0) return [];
    const found = whole
      .where(sql<boolean>`${sql.ref(id)} = any(${ids})`)
      .selectAll(alias)
      .select(sql`array_position(${ids}, ${sql.ref(id)})`.as('listPlace'));
    const page = db
      .selectFrom(found.as(alias))
      .orderBy(sql.ref(`${alias}.listPlace`)) as unknown as Q;
    const shown = columns(page) as unknown as AnyQuery;
    return (await shown.modifyFront(prepared).execute()) as R[];
  };
  const skipped = (query.page - 1) * query.perPage;
  const one = throughIndexes(db);
  if (query.cursor) {
    query.cursor.ids ??= await idsOf(one, order);
    const { ids } = query.cursor;
    return { list: await read(ids.slice(skipped, skipped + query.perPage)), count: ids.length };
  }
  const { ids, ...counted } = await countedIds(one, { rows, order, skipped, query });
  return { list: await read(ids), ...counted };
}

const arrayOf = (order: AnyQuery) => sql<number[]>`array(${order})`.as('ids');

async function idsOf(db: Db, order: AnyQuery): Promise<number[]> {
  return (await db.selectNoFrom(arrayOf(order)).executeTakeFirstOrThrow()).ids;
}

/**
 * The ids of a page and the count of the whole list, in one round trip. One row more than the page is
 * looked for: where there is none, the page is the last one, and tells the count without counting.
 */
async function countedIds(
  db: Db,
  list: { rows: AnyQuery; order: AnyQuery; skipped: number; query: ListQuery },
): Promise<{ ids: number[]; count: number; countExact?: false }> {
  const { rows, order, skipped, query } = list;
  const { perPage, exactCount = false } = query;
  const each = rows.clearSelect().select(sql<number>`1`.as('one'));
  const counted = exactCount ? each : each.limit(mostCounted + 1);
  const found = sql<number>`cardinality(page.ids)`;
  // Without its offset the page would be worked out for each mention of it.
  const page = db.selectNoFrom(arrayOf(order.limit(perPage + 1).offset(skipped))).offset(0);
  const { ids, all } = await db
    .selectFrom(page.as('page'))
    .select('page.ids')
    .select(
      sql<number | null>`case when ${found} > ${perPage} or (${found} = 0 and ${skipped} > 0)
        then (select count(*) from (${counted}) as counted) end`.as('all'),
    )
    .executeTakeFirstOrThrow();
  const shown = { ids: ids.slice(0, perPage) };
  if (all === null) return { ...shown, count: skipped + ids.length };
  if (exactCount || all <= mostCounted) return { ...shown, count: all };
  // Past the end nothing is known but that there are more than were counted.
  const seen = ids.length > 0 ? skipped + shown.ids.length : 0;
  return { ...shown, count: Math.max(mostCounted, seen), countExact: false };
}
