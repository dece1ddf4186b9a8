import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { DB } from '../database/tables.ts';

/** A column of names that is ordered as people count; never null. */
type Counting<C extends string = string> = { counting: C };
/** What orders a list: a column that is never null, or an expression, whose nulls go last both ways. */
export type SortKey<C extends string = string> = C | Counting<C> | RawBuilder<unknown>;

/**
 * Names ordered the Polish way and as people count: etap 2 before etap 10 (docs/decisions/0104). Of a column, or of an
 * expression that may be null.
 */
export const asCounted = <const K extends string | RawBuilder<unknown>>(of: K) =>
  (typeof of === 'string' ? { counting: of } : sql`${of} collate counting`) as K extends string
    ? Counting<K>
    : RawBuilder<unknown>;

/** Whether it is a column, which is never null. */
export const isColumn = (by: SortKey) => typeof by === 'string' || 'counting' in by;

/** What rows are compared by, in SQL. */
export function keyOf(by: SortKey): RawBuilder<unknown> {
  if (typeof by === 'string') return sql`${sql.ref(by)}`;
  return 'counting' in by ? sql`${sql.ref(by.counting)} collate counting` : by;
}

/** What is asked of a row by the column with its id. */
export type OfId = (id: string) => RawBuilder<boolean>;

/**
 * The ids of `limit` rows of a filter in an order, those before `skipped` left out, as an SQL array. `own`: all that the filter
 * asks, where it is of nothing but own fields.
 */
export type OrderWalk = (
  // biome-ignore lint/suspicious/noExplicitAny: rows of any query can be ordered
  rows: SelectQueryBuilder<DB, any, any>,
  page: { order: 'asc' | 'desc'; limit: number; skipped: number; own: OfId[] | undefined },
) => RawBuilder<number[]>;
