import type { Endpoint, Query, RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import { type FieldKind, type Fields, namesOf } from '@zaplecze/contract/kit/fields/field-kinds';
import type { Table } from '@zaplecze/contract/kit/lists/list';
import type { Ref } from '@zaplecze/contract/kit/values/records';

/* How it is told what a list orders by; the lists themselves are in every-list.fixture.ts. */

/** Texts go in the Polish order, codes by their characters; instants are milliseconds. */
export type Key = string | number | null | { code: string };

/** What rows are told with that they do not show themselves. */
export type OrderContext = {
  /** A person as lists are ordered by them: the last name first. */
  byLastName: (person: { id: number }) => string;
};
export type KeyOf<R> = (row: R, told: OrderContext) => Key;

export type SortOf<E extends Endpoint> =
  Query<E> extends { sort: infer S extends string } ? S : never;

export type ListOrders = {
  endpoint: Endpoint;
  /** Sorts by what a row need not have: those without come last. */
  last?: string[];
  /** The sort by what all rows of the list have in common. */
  same?: string;
  /** The call that tells a row's whole record, where the row does not show all that it is ordered by. */
  record?: { endpoint: Endpoint; of: (data: never) => object };
  /** A filter that leaves enough of a very long list. */
  part?: object;
  keys: Record<string, KeyOf<never>>;
};

/** The keys of a list, one for each of its sorts. */
export function ordersOf<E extends Endpoint>(
  endpoint: E,
  keys: Record<SortOf<E>, KeyOf<RowOf<E>>>,
  more: { last?: SortOf<E>[]; same?: SortOf<E>; part?: object } = {},
): ListOrders {
  const fields = endpoint.list?.fields ?? {};
  const last = [...(more.last ?? []), ...optionalNames(fields)].toSorted();
  return { endpoint, keys, ...more, last };
}

/** 'Anna Maria Nowak' as lists are ordered by contact persons: the last name first. */
export const familyFirst = (name: string) => name.replace(/^(.+) (\S+)$/, '$2 $1');
export const at = (instant: string | null) => (instant === null ? null : Date.parse(instant));
export const byName = (one: Ref | null) => one?.name ?? '';
export const lastNames = (people: Ref[], { byLastName }: OrderContext) =>
  people.map(byLastName).join(', ');
export const lastName = (person: Ref | null, { byLastName }: OrderContext) =>
  person ? byLastName(person) : '';

export type Stamps = { created: string; modified: string };
export const byCreated = (row: Stamps) => at(row.created);
export const byModified = (row: Stamps) => at(row.modified);

/** A list's plain fields, each as the row has it … */
export const plainKeys = <P extends Fields>(fields: P) =>
  Object.fromEntries(
    namesOf(fields).map((name) => [name, (row: Record<string, Key>) => row[name] ?? null]),
  ) as { [N in keyof P]: (row: { [M in N]: string | null }) => Key };
/** … and those of them that a row need not have. */
export const optionalNames = (fields: Fields) =>
  namesOf(fields).filter((name) => fields[name]?.missing === undefined);

const tableKey =
  (name: string, kind: FieldKind | undefined): KeyOf<Record<string, never>> =>
  (row, told) => {
    const value = row[name] ?? null;
    if (kind === 'person') return lastName(value, told);
    return kind === 'moment' || kind === 'limit' ? at(value) : value;
  };

/** Of a table, whose columns say what it orders by. */
export function ordersOfTable({ call, columns, list }: Table): ListOrders {
  const keys = list.sort.map((name) => [name, tableKey(name, columns[name]?.kind)] as const);
  const last = list.sort.filter((name) => {
    const { missing, known, kind } = columns[name] ?? {};
    return missing === undefined && !known && kind !== 'person';
  });
  return { endpoint: call, keys: Object.fromEntries(keys), last: last.toSorted() };
}
