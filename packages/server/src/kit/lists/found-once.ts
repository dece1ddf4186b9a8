import { mostCounted } from '@zaplecze/contract/kit/lists/list';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { type Db, preparedStatement } from '../database/database.ts';
import type { DB } from '../database/tables.ts';
import type { ListQuery } from './list.ts';
import { type Numbers, numberColumns, totals } from './list-sums.ts';
import type { OfId } from './sort-key.ts';

/* Pages and counts of lists whose filter asks more of a row than one index tells. */

// biome-ignore lint/suspicious/noExplicitAny: rows of any query can be paged and counted
type AnyQuery = SelectQueryBuilder<DB, any, any>;
type Directed = ListQuery & { order: 'asc' | 'desc' };

export type PageOfIds = {
  ids: number[];
  count: number;
  countExact?: false;
  sums?: Record<string, number>;
};

/** All that a filter asks, where it is of nothing but own fields: `found` are the ids of such rows among `every` row. */
export type OwnAlone = { where: OfId[]; found?: RawBuilder<unknown> | undefined; every: AnyQuery };

/**
 * The ids of a page and the count, from going through the rows of the filter once: all of them
 * (`whole`, and when the exact count is asked for), or as many as are counted. Where there are more, the page is
 * looked for in its order.
 */
export async function foundOnce(
  db: Db,
  list: {
    rows: AnyQuery;
    inOrder: RawBuilder<number[]>;
    id: string;
    key: RawBuilder<unknown>;
    direction: RawBuilder<unknown>;
    skipped: number;
    query: Directed;
    numbers: Numbers | undefined;
    whole: boolean;
    /** Whether its plan may be kept: nothing in it hangs on the values. */
    keeps: boolean;
    own: OwnAlone | undefined;
  },
): Promise<PageOfIds> {
  const { rows, inOrder, id, key, direction, skipped, query, numbers = {}, whole, own } = list;
  const mark = list.keeps && whole ? preparedStatement : sql``;
  const { perPage, exactCount = false } = query;
  const bounded = !whole && !exactCount;
  const summed = Object.keys(numbers).length > 0;
  const columnsOf = (of: AnyQuery) =>
    of.clearSelect().select([sql.ref(id).as('id'), key.as('key'), ...numberColumns(numbers)]);
  const each = columnsOf(rows);
  // Rows are looked at only where they are few enough to be put in order.
  const ownIds = bounded ? own?.found : undefined;
  const found = bounded ? sql`${ownIds ?? each} limit ${mostCounted + 1}` : each;
  const few =
    own && ownIds
      ? sql`(${columnsOf(own.every).where(sql<boolean>`${sql.ref(id)} = any(array(select id from found))`)}) few`
      : sql`found`;
  const isFew = sql`counted.count <= ${mostCounted}`;
  const sums = summed
    ? sql`, case when ${bounded ? isFew : sql`true`} then (select ${totals(numbers)} from ${few}) end as sums`
    : sql``;
  const page = sql`array(select id from ${few} order by key ${direction}, id ${sql.raw(query.order)}
        limit ${perPage} offset ${skipped})`;
  const shownIds = bounded ? sql`case when ${isFew} then ${page} else ${inOrder} end` : page;
  const { rows: answered } = await sql<{
    ids: number[];
    count: number;
    sums?: Record<string, number>;
  }>`${mark}
    with found as materialized (${found}),
      counted as materialized (select count(*) as count from found)
    select ${shownIds} as ids, counted.count${sums} from counted`.execute(db);
  const { ids: shown, ...counted } = answered[0] ?? { ids: [], count: 0 };
  if (!bounded || counted.count <= mostCounted) return { ids: shown, ...counted };
  return beyond(shown, skipped, perPage);
}

/**
 * What is said of more rows than are counted, `ids` being a page with one row more: where there is none, it is the
 * last one and tells the count. Past the end nothing is known but that there are more.
 */
export function beyond(ids: number[], skipped: number, perPage: number): PageOfIds {
  if (ids.length > 0 && ids.length <= perPage) return { ids, count: skipped + ids.length };
  const shown = ids.slice(0, perPage);
  const seen = shown.length > 0 ? skipped + shown.length : 0;
  return { ids: shown, count: Math.max(mostCounted, seen), countExact: false };
}
