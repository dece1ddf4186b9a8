import type { Endpoint } from '../calls/endpoint.ts';
import type { FieldOption, Fields, LineKind } from '../fields/field-kinds.ts';
import type { CustomRows } from './custom-filters.ts';

/** What pages and server both know of a list: its orders, its filters, what a link may ask for. */

/** Every paged list has ten rows a page unless asked otherwise (SHE-13). */
export const defaultPerPage = 10;

/**
 * So many rows of a filter are counted for a page; of more the answer says that there are more (docs/decisions/0004).
 * Nobody pages through a thousand pages, and counting a large table takes longer than the rest of its list.
 */
export const mostCounted = 10_000;

/**
 * A page of a list. `count`: all rows of the filter; with `countExact: false` at least so many, and
 * more.
 */
export type ListPage<R> = {
  list: R[];
  count: number;
  countExact?: false | undefined;
  sums?: Record<string, number> | undefined;
};

/** A number of the rows that stands under the list, summed over its whole filter (docs/decisions/0004). */
export type Sum = { label: string; kind: 'money' | 'hours' };
export type Sums = { readonly [name: string]: Sum };

/**
 * What a filter takes: several ids or statuses (`1`, `1,2` or a list; 0 is a value), a day as people
 * type it, words, a switch (1 or 0), any number, a whole number between two, one of a few words.
 */
export type FilterKind =
  | 'ids'
  | 'day'
  | 'text'
  | 'flag'
  | 'number'
  | { min: number; max: number }
  | readonly [string, ...string[]];
export type Filters = { readonly [name: string]: FilterKind };

/** Fields that are looked through by a fragment. */
export type LineFields = Fields<string, LineKind>;

/**
 * What a filter is called, in the dialog 'Filtry' and in the log of downloads alike, and how its values read. A filter
 * of a field's name has what the field says: `{}` is enough then. Filters of the dialog stand in
 * `rooms/<room>/columns.ts`, in its order; those that only links and reports ask for beside the fields, so that the
 * list's screen does not load them.
 */
export type FilterWords = {
  label?: string;
  /** Its values are ids of records of this table. */
  of?: string;
  /** Its values are ids of these. */
  options?: readonly FieldOption[];
  /** Only one of the options at a time. */
  one?: true;
  /** Several records at once. */
  many?: true;
  /** A switch that asks for nothing when it is off. */
  onlyWithOne?: true;
  /** It shares its line in the dialog with the next one. */
  half?: true;
  help?: string;
};

/** A list that its columns say: schema, file, log and screen follow from them (docs/checklists/add-a-list.md). */
export type Table<L extends ListInfo = ListInfo, C extends Fields = Fields> = {
  call: Endpoint;
  list: L;
  /** The row in the names of its calls: `Activity` gives `listActivities`, `createActivity`. */
  noun: string;
  /** The heading of its screen and the name of its file. */
  title: string;
  columns: C;
  /** The words of all its filters. */
  filters: { readonly [N in FilterOf<L>]: FilterWords };
  /** What stands in its box for a search; without it there is none. */
  search?: string;
  /** Said while there is nothing at all. */
  empty: { title: string; text?: string };
  /** Its rows are written in a form of its columns: each says besides them its version and what one may do with it. */
  edit?: TableEdit;
};

/** What a table says whose rows people write: calls, form and saving follow from its columns with a `section`. */
export type TableEdit = {
  /** The table of its records, as the history and questions of two editors name it. */
  entity: string;
  create: Endpoint;
  update: Endpoint;
  remove: Endpoint;
  /** Headings of the form ('Dodaj czynność', 'Edytuj czynność'), and what is said when it is done ('Czynność dodana'). */
  words: { add: string; edit: string; added: string; removed: string };
  /** Under a field of the form. */
  help?: { readonly [field: string]: string };
};

export type ListInfo<
  S extends string = string,
  F extends Filters = Filters,
  X extends Filters = Filters,
  P extends LineFields = LineFields,
  T extends Sums = Sums,
> = {
  /** Columns that may order the list; anything else is refused with 400. */
  sort: readonly [S, ...S[]];
  defaultSort: S;
  defaultOrder: 'asc' | 'desc';
  filters: F;
  /** Parameters beside the common ones, such as `name` and `nip` of the client list. */
  extra: X;
  /** Line fields: each is a column at the end, an order and a filter by a fragment; `list` adds them to `sort` and `filters`. */
  fields: P;
  /** Numbers to be summed, by the names that rows and columns have for them. */
  sums: T;
  /** Of which records the rows have own fields (kit/fields/custom-fields.ts): orders and filters too. */
  custom?: CustomRows | undefined;
};

/** The direction of an order that is asked for without one: of the list's own order as it begins, of any other from A to Z. */
export const directionOf = (list: ListInfo, sort: string): 'asc' | 'desc' =>
  sort === list.defaultSort ? list.defaultOrder : 'asc';

/** Names by which a list can be ordered. */
export type SortOf<L extends ListInfo> = L['sort'][number];
/** Names of its filters, or those of them that take a kind of value. */
export type FilterOf<L extends ListInfo, K extends FilterKind = FilterKind> = {
  [N in keyof L['filters']]: L['filters'][N] extends K ? N : never;
}[keyof L['filters']] &
  string;

/** A list as its call names it; names of orders and filters are types from here to the columns. */
export function list<
  const S extends string,
  const F extends Filters = Record<never, never>,
  const X extends Filters = Record<never, never>,
  const P extends LineFields = Record<never, never>,
  const T extends Sums = Record<never, never>,
>(spec: {
  sort: readonly [S, ...S[]];
  defaultSort: NoInfer<S>;
  defaultOrder?: 'asc' | 'desc';
  filters?: F;
  extra?: X;
  fields?: P;
  sums?: T;
  custom?: CustomRows;
}): ListInfo<S | NameOf<P>, F & { [N in NameOf<P>]: 'text' }, X, P, T> {
  const fields = spec.fields ?? ({} as P);
  const named = Object.keys(fields) as NameOf<P>[];
  const texts = Object.fromEntries(named.map((name) => [name, 'text']));
  return {
    defaultOrder: 'asc',
    ...spec,
    sort: [...spec.sort, ...named],
    filters: { ...spec.filters, ...texts } as F & { [N in NameOf<P>]: 'text' },
    extra: spec.extra ?? ({} as X),
    fields,
    sums: spec.sums ?? ({} as T),
  };
}

type NameOf<P extends LineFields> = keyof P & string;
