import { namesOf } from '@zaplecze/contract/kit/fields/field-kinds';
import {
  directionOf,
  type FilterKind,
  type Filters,
  type LineFields,
  type ListInfo,
  type ListPage,
  type Sums,
} from '@zaplecze/contract/kit/lists/list';
import { addDays } from '@zaplecze/contract/kit/values/time';
import { type RawBuilder, type SelectQueryBuilder, type SelectType, sql } from 'kysely';
import type { CustomAsked } from '../custom-fields/lists.ts';
import { type Db, throughPages } from '../database/database.ts';
import type { DB } from '../database/tables.ts';
import { type Elsewhere, findElsewhere, type SearchPlace } from './elsewhere.ts';
import { dayStart, type ListQuery, oneOf, pageOf } from './list.ts';
import { withColumn, withCustom } from './own-values.ts';
import { matches, wordsAsked } from './search.ts';
import type { SortKey } from './sort-key.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of any query can be listed
type AnyQuery = SelectQueryBuilder<DB, any, any>;

/** The columns of a query, with their aliases, that are never null: `c.name`. */
type NeverNull<Q> =
  Q extends SelectQueryBuilder<infer D, infer A, infer _O>
    ? { [T in A & keyof D & string]: NeverNullIn<D[T], T> }[A & keyof D & string]
    : never;
type NeverNullIn<Row, A extends string> = {
  [C in keyof Row & string]: null extends SelectType<Row[C]> ? never : `${A}.${C}`;
}[keyof Row & string];
/** What the schemas make of a filter's value (contract, kit/lists/list.schemas.ts). */
type ValueOf<K extends FilterKind> = K extends 'ids'
  ? number[]
  : K extends 'day' | 'text'
    ? string
    : K extends 'flag'
      ? boolean
      : K extends readonly (infer W)[]
        ? W
        : number;
type FilterValues<F extends Filters> = { [N in keyof F]?: ValueOf<F[N]> | undefined };
type Condition = RawBuilder<boolean> | undefined;
/** For every filter of the list what it asks of a row; `all` for those that belong together. */
type Conditions<F extends Filters> = {
  [N in keyof F]: (value: ValueOf<F[N]>, all: FilterValues<F>) => Condition;
};

/** What says which rows they are. */
type RowsQuery<F extends Filters, X extends Filters> = {
  search?: string | undefined;
  only?: number[] | undefined;
  filter: FilterValues<F>;
  /** What is asked about own fields (kit/custom-fields/lists.ts). */
  custom?: CustomAsked | undefined;
  /** What `lookedUp` has found of the search in other records. */
  elsewhere?: Elsewhere | undefined;
} & FilterValues<X>;

/** What a search looks through; `above`: other records that its rows belong to. */
type SearchedIn = {
  in: string | RawBuilder<string>;
  fragments?: string;
  above?: SearchPlace;
};

type Spec<
  S extends string,
  F extends Filters,
  X extends Filters,
  P extends LineFields,
  T extends Sums,
  Q extends AnyQuery,
> = {
  /** The rows of everybody's whole list, over one aliased table: `(db: Db) => …`, so that its columns are known to `sort`. */
  from: (db: Db) => Q;
  /** The id, with the alias: `c.id`. */
  id: string;
  /** Where a fragment is looked for: folded columns, with that of short fragments where there is one. */
  search?: SearchedIn;
  /** Columns that are never null, or expressions, whose nulls go last both ways. */
  sort: Record<Exclude<S, keyof P>, SortKey<NeverNull<NoInfer<Q>>>>;
  filters: keyof P extends never ? Conditions<F> : Omit<Conditions<F>, keyof P>;
  /** Whether `from` leaves no row of its table out: what own fields are asked needs no look at the rows then. */
  whole?: true;
  /** Filters that every index of the list begins with: they narrow nothing by themselves. */
  within?: readonly (keyof F & string)[];
  /**
   * The filter that everybody's page asks for all the time (the menu's number), its values `amongLiterals`: of a small part found `once`,
   * in the usual order, its plan is kept.
   */
  steady?: FilterValues<F>;
  /** A condition that holds for every query, such as that archived rows appear only on demand. */
  always?: (filter: FilterValues<F>) => Condition;
} & (keyof X extends never ? { extra?: undefined } : { extra: Conditions<X> }) &
  (keyof T extends never
    ? { sums?: undefined }
    : /** The columns of what stands summed under the list. */
      { sums: { [N in keyof T]: string | RawBuilder<unknown> } });

/**
 * A paged list, said once on the server: what its contract names (orders, filters, sums) each has its
 * column or condition here, and what is missing or misspelt does not compile. Its plain fields are
 * columns of their names, looked through as the index over `fold(column)` has them.
 */
export function pagedList<
  S extends string,
  F extends Filters,
  X extends Filters,
  P extends LineFields,
  T extends Sums,
  Q extends AnyQuery,
>(info: ListInfo<S, F, X, P, T>, spec: Spec<S, F, X, P, T, Q>) {
  const [alias] = spec.id.split('.');
  const plain = namesOf(info.fields).map((name) => [name, sql.ref(`${alias}.${name}`)] as const);
  const sort = { ...spec.sort, ...Object.fromEntries(plain) };
  const containing = plain.map(([name, column]) => [
    name,
    (part: string) => matches(sql<string>`fold(${column})`, part),
  ]);
  const filters = { ...spec.filters, ...Object.fromEntries(containing) } as Conditions<F>;
  const placesOf = ({ custom }: RowsQuery<F, X>): SearchPlace[] => [
    ...(spec.search?.above ? [spec.search.above] : []),
    ...(custom?.search?.(spec.id) ?? []),
  ];
  const searched = (query: RowsQuery<F, X>) => {
    const { search, elsewhere } = query;
    if (!search || !spec.search) return undefined;
    if (!elsewhere && placesOf(query).length > 0)
      throw new Error('What a search finds in other records is looked up first');
    return matches(spec.search.in, search, spec.search.fragments, elsewhere);
  };
  /** The query with what its search finds in other records than the rows; the batches of a cursor find it once. */
  const lookedUp = async <A extends RowsQuery<F, X> & Partial<ListQuery>>(
    db: Db,
    query: A,
  ): Promise<A> => {
    const { cursor } = query;
    const words = wordsAsked(query.search);
    if (words.size === 0) return query;
    const walked = query.sort === info.defaultSort && !query.exactCount && !cursor;
    const elsewhere =
      cursor?.elsewhere ??
      (await findElsewhere(throughPages(db), placesOf(query), words, { walked }));
    if (cursor) cursor.elsewhere = elsewhere;
    return { ...query, elsewhere };
  };
  const askedOf = (query: RowsQuery<F, X>) =>
    [
      query.only && oneOf(spec.id, query.only),
      spec.always?.(query.filter),
      ...conditionsOf<F>(filters, query.filter),
      ...conditionsOf<X>(spec.extra, query),
      ...(query.custom?.where ?? []).map((condition) => condition(spec.id)),
    ].filter((condition) => condition !== undefined);
  /** Rows of the filter, before order and page; `of` narrows the list to somebody's part of it. */
  const rowsOf = (db: Db, query: RowsQuery<F, X>, of?: (rows: Q) => Q): Q => {
    const whole = spec.from(db);
    let rows: AnyQuery = of ? of(whole) : whole;
    for (const condition of [searched(query), ...askedOf(query)]) {
      if (condition) rows = rows.where(condition);
    }
    return rows as Q;
  };
  const texts = Object.keys(info.filters).filter((name) => info.filters[name] === 'text');
  /**
   * Whether no index has both the rows of the filter and their order: a search, or more filters than one. In which order
   * the rows stand then, or how many there are, the planner can only guess.
   */
  const isNarrowed = (query: RowsQuery<F, X>) => {
    const within = spec.within?.filter((name) => query.filter[name] !== undefined) ?? [];
    return (
      Boolean(searched(query)) ||
      // Where their order stands in another table too, those few are found first.
      (query.custom?.where.length ?? 0) > 0 ||
      texts.some((name) => query.filter[name]) ||
      askedOf(query).length - within.length > 1
    );
  };
  const usual = spec.steady && JSON.stringify(spec.steady);
  /** Whether it is the one question whose plan is kept: others are too many for each to have one. */
  const isSteady = ({ search, only, custom, filter, sort, order }: ListQuery & RowsQuery<F, X>) =>
    JSON.stringify(filter) === usual &&
    !search &&
    !only &&
    !custom?.sort &&
    // Own fields are asked beside the filter, which names none of them.
    !custom?.where.length &&
    sort === info.defaultSort &&
    (order === undefined || order === info.defaultOrder);
  /** Whether nothing is asked but own fields. */
  const isOwnAlone = (query: RowsQuery<F, X>, isPart: boolean) =>
    spec.whole === true &&
    !isPart &&
    !searched(query) &&
    askedOf(query).length === (query.custom?.where.length ?? 0);
  return {
    rowsOf,
    lookedUp,
    /**
     * A page with the count of the whole; `columns` are added for the page's rows alone, and
     * `row` makes of each what is answered. `of` narrows the list to somebody's part of it; `once`:
     * that part is found by itself and is small, so page and count go through it together.
     */
    pageOf: async <R, S = R>(
      db: Db,
      listQuery: ListQuery & RowsQuery<F, X>,
      columns: (page: Q) => { execute: () => Promise<R[]> },
      { row, of, once }: { row?: (row: R) => S; of?: (rows: Q) => Q; once?: boolean } = {},
    ): Promise<ListPage<S>> => {
      const query = await lookedUp(db, listQuery);
      const own = isOwnAlone(query, of !== undefined) ? query.custom : undefined;
      const rows = own
        ? rowsOf(db, { ...query, custom: { ...own, where: own.alone } })
        : rowsOf(db, query, of);
      // Words that stand in no column are put together for each row, which is not to be done twice.
      const dear = Boolean(query.search) && typeof spec.search?.in !== 'string';
      const order = query.order ?? directionOf(info, query.sort);
      const custom = query.custom?.isFilled(spec.id);
      const { list, ...page } = await pageOf<Q, R>(
        db,
        { ...query, order },
        {
          rows,
          id: spec.id,
          sort: query.custom?.sort ? { ...sort, [query.sort]: query.custom.sort(spec.id) } : sort,
          columns: custom ? withColumn(columns, custom) : columns,
          once: once || dear,
          keeps: isSteady(query),
          narrowed: isNarrowed(query),
          walk: query.custom?.walk?.(spec.id),
          own: own && {
            where: own.alone,
            found: own.found,
            every: rowsOf(db, { ...query, custom: undefined }),
          },
          sums: {
            ...(spec.sums as Record<string, string | RawBuilder<unknown>> | undefined),
            ...query.custom?.sums?.(spec.id),
          },
        },
      );
      const rowsTold = row ? list.map(row) : (list as unknown as S[]);
      const whole = custom ? rowsTold.map((one, at) => withCustom(one, list[at])) : rowsTold;
      return { list: whole, ...page };
    },
  };
}

function* conditionsOf<F extends Filters>(
  conditions: Conditions<F> | undefined,
  values: FilterValues<F>,
): Generator<Condition> {
  for (const [name, conditionOf] of Object.entries(conditions ?? {})) {
    const value = values[name];
    // A field that was emptied asks for nothing.
    if (value !== undefined && value !== '') yield conditionOf(value as never, values);
  }
}

/** Filter by ids or statuses of a column. */
export const among = (column: string) => (ids: number[]) => oneOf(column, ids);

/** Filter by statuses of a column, written into the statement: whole numbers, as the contract has checked. */
export const amongLiterals = (column: string) => (ids: number[]) =>
  sql<boolean>`${sql.ref(column)} = any(${sql.lit(`{${ids.map(Math.trunc).join(',')}}`)}::int[])`;

/** Filter by one word of a column. */
export const is = (column: string) => (word: string) => sql<boolean>`${sql.ref(column)} = ${word}`;

/**
 * Filter by a switch: with 1 rows for which the condition holds, with 0 the others (it may not be null). A bare
 * `exists` is a join; `(exists …) = true` would be evaluated for each row.
 */
export const whether = (condition: RawBuilder<boolean>) => (wanted: boolean) =>
  wanted ? condition : sql<boolean>`not (${condition})`;

/** Filter by a switch: with 1 rows whose column is empty, with 0 the others. */
export const whetherEmpty = (column: string) => whether(sql<boolean>`${sql.ref(column)} is null`);

/** Filter by the first Warsaw day of a range, that day included. */
export const since = (column: string) => (day: string) =>
  sql<boolean>`${sql.ref(column)} >= ${dayStart(day)}`;

/** Filter by the last Warsaw day of a range, that day included. */
export const until = (column: string) => (day: string) =>
  sql<boolean>`${sql.ref(column)} < ${dayStart(addDays(day, 1))}`;

/** Rows that a link table joins with any of the ids: `linked('clientTag', 'client', 'tag', 'c.id')`. */
export const linkedBy =
  (table: keyof DB, own: string, other: string, id: string) => (ids: number[]) =>
    sql<boolean>`exists (select from ${sql.table(table)} l
      where l.${sql.ref(own)} = ${sql.ref(id)} and l.${sql.ref(other)} = any(${ids}))`;
