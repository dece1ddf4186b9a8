import { type DueFilter, restOfWeek } from '@zaplecze/contract/kit/fields/limits';
import { type ListPage, mostCounted } from '@zaplecze/contract/kit/lists/list';
import { addDays, dayBegins, warsawDay } from '@zaplecze/contract/kit/values/time';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import {
  type Db,
  preparedStatement,
  throughPages,
  throughPreparedPlans,
} from '../database/database.ts';
import type { DB } from '../database/tables.ts';
import type { Elsewhere } from './elsewhere.ts';
import { beyond, foundOnce, type OwnAlone, type PageOfIds } from './found-once.ts';
import { type Numbers, numberColumns, totals } from './list-sums.ts';
import { isColumn, keyOf, type OrderWalk, type SortKey } from './sort-key.ts';

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

/** The same of a day of these years, computed here: a stored plan would convert time zones for each row. */
const beginOf = (day: string) => sql<string>`${dayBegins(day)}::timestamptz`;

/**
 * Whether a limit is past, on what is left of today, or on one of the days left of the week (at a
 * weekend of the next one). The one place that says so: lists and Mój dzień agree to the unit.
 */
export function isDue(column: string, due: DueFilter, today = warsawDay()) {
  // As `isPast`, in words that an index of the column can answer.
  if (due === 'overdue')
    return sql<boolean>`(${sql.ref(column)} is not null and ${sql.ref(column)} < date_trunc('minute', now()))`;
  const { dateFrom, dateTo } =
    due === 'today' ? { dateFrom: today, dateTo: today } : restOfWeek(today);
  const within = sql<boolean>`${sql.ref(column)} < ${beginOf(addDays(dateTo, 1))}`;
  return due === 'today'
    ? sql<boolean>`(${sql.ref(column)} >= date_trunc('minute', now()) and ${within})`
    : sql<boolean>`(${sql.ref(column)} >= ${beginOf(dateFrom)} and ${within})`;
}

// biome-ignore lint/suspicious/noExplicitAny: rows of any query can be paged and counted
type AnyQuery = SelectQueryBuilder<DB, any, any>;

/** All rows of a list in its order, found once and then read batch by batch; `elsewhere`: what its search found in other records. */
export type Cursor = { ids?: number[]; elsewhere?: Elsewhere };

export type ListQuery = {
  page: number;
  perPage: number;
  sort: string;
  /** Where it is left out, the list's own (`directionOf`). */
  order?: 'asc' | 'desc' | undefined;
  /** Whether more than `mostCounted` rows are counted to the last. */
  exactCount?: boolean | undefined;
  /** Whether the list's sums are told, where the count is exact. */
  sums?: boolean | undefined;
  /** Given: the pages are batches of this cursor, of any size. */
  cursor?: Cursor;
};

/** Rows of a batch: few enough to hold, many enough to be quick. */
const batchRows = 1_000;

/**
 * Every row that a list's filter shows, in its order, batch by batch through the list's own
 * `find`. Which rows they are is found in one statement, hence one moment (but for what a search or the value of one own
 * field has found a moment before); no transaction stays open while somebody downloads slowly. Rows that leave the filter meanwhile are left out.
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
 * A page of a list and the count of the whole: exact up to `mostCounted` (contract, kit/lists/list.ts), beyond
 * it when asked for. `once`: the filter asks so much of each row that page and count go through the
 * rows together, where an index would else serve each by itself; `narrowed`: the same, but no
 * further than rows are counted, so that a page of more is found in its order.
 *
 * `rows` is the filtered query over one aliased table, without order, page or columns; `columns`
 * adds what is shown, under the same alias, for the page's rows only (a deep page would else work
 * out mentions for every row it skips). `sort` maps the contract's sort names to columns that are
 * never null, or to expressions, whose nulls go last both ways; `id` breaks ties. `sums` are worked
 * out with the count, when they are asked for.
 */
export async function pageOf<Q extends AnyQuery, R>(
  db: Db,
  listQuery: ListQuery,
  options: {
    rows: Q;
    id: string;
    sort: Record<string, SortKey>;
    columns: (page: Q) => { execute: () => Promise<R[]> };
    once?: boolean;
    /** Of a list found `once`: whether nothing that is asked of its rows hangs on values, so that its plan is kept. */
    keeps?: boolean;
    narrowed?: boolean;
    /** Numbers of a row by the names under which they are summed. */
    sums?: Record<string, string | RawBuilder<unknown>>;
    /** Finds a page in the order by itself, where the key of that order stands in another table. */
    walk?: OrderWalk | undefined;
    own?: OwnAlone | undefined;
  },
): Promise<ListPage<R>> {
  const { id, sort, columns } = options;
  const query = { ...listQuery, order: listQuery.order ?? ('asc' as const) };
  const rows: AnyQuery = options.rows;
  const by = sort[query.sort];
  const [alias] = id.split('.');
  if (by === undefined || alias === undefined) throw new Error(`No sort ${query.sort}`);
  const direction =
    query.order === 'asc' ? sql`asc` : isColumn(by) ? sql`desc` : sql`desc nulls last`;
  const key = keyOf(by);
  const order = rows
    .clearSelect()
    .select(sql<number>`${sql.ref(id)}`.as('id'))
    .orderBy(sql`${key} ${direction}`)
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
    const page = throughPreparedPlans(db)
      .selectFrom(found.as(alias))
      .orderBy(sql.ref(`${alias}.listPlace`)) as unknown as Q;
    const shown = columns(page) as unknown as AnyQuery;
    // A cursor's has the filter in its text, which would be prepared for each: connections keep so many and no more.
    const statement = query.cursor ? shown : shown.modifyFront(preparedStatement);
    return (await statement.execute()) as R[];
  };
  const skipped = (query.page - 1) * query.perPage;
  const { walk, own } = options;
  const inOrder = walk
    ? walk(rows, {
        ...{ order: query.order, limit: query.perPage + 1, skipped },
        own: own?.where,
      })
    : sql<number[]>`array(${order.limit(query.perPage + 1).offset(skipped)})`;
  const one = throughPages(db);
  const { sums = {} } = options;
  const numbers = query.sums && Object.keys(sums).length > 0 ? sums : undefined;
  if (query.cursor) {
    query.cursor.ids ??= await idsOf(one, order);
    const { ids } = query.cursor;
    return { list: await read(ids.slice(skipped, skipped + query.perPage)), count: ids.length };
  }
  if (options.once || options.narrowed) {
    const pageQuery = { rows, inOrder, id, key, direction, skipped, query, numbers };
    const keeps = options.once === true && options.keeps === true;
    const { ids, ...counted } = await foundOnce(keeps ? throughPreparedPlans(db) : one, {
      ...pageQuery,
      whole: options.once ?? false,
      keeps,
      own,
    });
    return { list: await read(ids), ...counted };
  }
  const found = { rows, inOrder, skipped, query };
  const { ids, ...counted } = numbers
    ? await summedIds(one, { ...found, numbers })
    : await countedIds(one, found);
  return { list: await read(ids), ...counted };
}

async function idsOf(db: Db, order: AnyQuery): Promise<number[]> {
  const every = sql<number[]>`array(${order})`.as('ids');
  return (await db.selectNoFrom(every).executeTakeFirstOrThrow()).ids;
}

/**
 * The ids of a page and the count of the whole list, in one round trip. One row more than the page is
 * looked for: where there is none, the page is the last one, and tells the count without counting.
 */
async function countedIds(
  db: Db,
  list: { rows: AnyQuery; inOrder: RawBuilder<number[]>; skipped: number; query: ListQuery },
): Promise<PageOfIds> {
  const { rows, inOrder, skipped, query } = list;
  const { perPage, exactCount = false } = query;
  const each = rows.clearSelect().select(sql<number>`1`.as('one'));
  const counted = exactCount ? each : each.limit(mostCounted + 1);
  const found = sql<number>`cardinality(page.ids)`;
  // Without its offset the page would be worked out for each mention of it.
  const page = db.selectNoFrom(inOrder.as('ids')).offset(0);
  const { ids, all } = await db
    .selectFrom(page.as('page'))
    .select('page.ids')
    .select(
      sql<number | null>`case when ${found} > ${perPage} or (${found} = 0 and ${skipped} > 0)
        then (select count(*) from (${counted}) as counted) end`.as('all'),
    )
    .executeTakeFirstOrThrow();
  if (all === null) return { ids, count: skipped + ids.length };
  if (exactCount || all <= mostCounted) return { ids: ids.slice(0, perPage), count: all };
  return beyond(ids, skipped, perPage);
}

/**
 * As `countedIds`, with the sums of the counted rows. A list of more rows than a page counts has no sum, since a part
 * of it means nothing.
 */
async function summedIds(
  db: Db,
  list: {
    rows: AnyQuery;
    inOrder: RawBuilder<number[]>;
    skipped: number;
    query: ListQuery;
    numbers: Numbers;
  },
): Promise<PageOfIds> {
  const { rows, inOrder, skipped, query, numbers } = list;
  const { perPage, exactCount = false } = query;
  const each = rows.clearSelect().select(numberColumns(numbers));
  const counted = exactCount ? each : each.limit(mostCounted + 1);
  const answered = db
    .selectFrom(counted.as('counted'))
    .select([sql<number>`count(*)`.as('all'), totals(numbers).as('sums')]);
  const { ids, all, sums } = await db
    .selectFrom(answered.as('told'))
    .select(['told.all', 'told.sums', inOrder.as('ids')])
    .executeTakeFirstOrThrow();
  if (exactCount || all <= mostCounted) return { ids: ids.slice(0, perPage), count: all, sums };
  return beyond(ids, skipped, perPage);
}
