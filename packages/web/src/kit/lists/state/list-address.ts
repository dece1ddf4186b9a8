import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { isCustomName } from '@zaplecze/contract/kit/lists/custom-filters';
import { directionOf, type ListInfo, list } from '@zaplecze/contract/kit/lists/list';

/** One filter's value as the address keeps it: ids as a list of texts. */
export type FilterValue = string | string[] | undefined;

export type Raw = Record<string, unknown>;

/** What an address says of a list. */
export type ListAddress = {
  page: number;
  perPage: number;
  sort: string;
  order: 'asc' | 'desc';
  search: string;
  filter: Record<string, FilterValue>;
  /** Values of one filter, always as a list ('1,2' is two). */
  values: (key: string) => string[];
  /** What the endpoint is asked with. */
  query: Raw;
};

/** The view that an address names; 0 stands for none, where the bare address would lead to one. */
export const viewOf = ({ view }: Raw): number => Number(view) || 0;

/** How many rows a page has where nobody says otherwise: the number of the calls themselves. */
export const usualRows = 10;

/** How many rows a page may have by choice. */
export const rowsAPage = [10, 25, 50, 100] as const;

/** What of a list a person may have chosen for good, in place of the list's own defaults. */
export type Usual = {
  sort?: string;
  order?: 'asc' | 'desc';
  perPage?: number;
  filter?: Raw;
};

/**
 * An address with what the person is used to where it says nothing: a link that filters shows what it
 * means, and an order comes with its direction.
 */
function withUsual(search: Raw, { sort, order, perPage, filter }: Usual = {}): Raw {
  return {
    ...(filter !== undefined && search.filter === undefined && { filter }),
    ...(sort !== undefined && search.sort === undefined && { sort, order }),
    ...(perPage !== undefined && { perPage }),
    ...search,
  };
}

/**
 * Reads a list's part of an address; what the list does not know (an old or mistyped link) falls
 * back to its defaults. `fixed`: parts of the query that the address never shows; `usual`: what the
 * person chose for good, where the address says nothing.
 */
export function readList(
  endpoint: Endpoint,
  search: Raw,
  { fixed, usual }: { fixed?: Raw; usual?: Usual } = {},
): ListAddress {
  const info = endpoint.list ?? unordered;
  const query = askedOf(endpoint, withUsual(search, usual));
  const filter = (query.filter ?? {}) as Record<string, FilterValue>;
  const sort = String(query.sort ?? info.defaultSort);
  return {
    page: Number(query.page ?? 1),
    perPage: Number(query.perPage ?? usualRows),
    sort,
    order: query.order === 'desc' || query.order === 'asc' ? query.order : directionOf(info, sort),
    search: String(query.search ?? ''),
    filter,
    values: (key) =>
      [filter[key] ?? []]
        .flat()
        .flatMap((value) => value.split(','))
        .filter(Boolean),
    query: queryOf(query, fixed),
  };
}

const unordered = list({ sort: [''], defaultSort: '' });
const count = /^[1-9]\d{0,6}$/;

/** What an address may ask of any list; the rest is the list's own. */
const common: Record<string, (value: unknown, list: ListInfo) => boolean> = {
  page: (value) => count.test(String(value)) && Number(value) <= 1_000_000,
  perPage: (value) => count.test(String(value)) && Number(value) <= 100,
  search: (value) => typeof value === 'string' && value.length <= 200,
  sort: (value, { sort, custom }) =>
    sort.includes(String(value)) || (custom !== undefined && isCustomName(String(value))),
  order: (value) => value === 'asc' || value === 'desc',
  filter: (value) => typeof value === 'object' && value !== null,
};

function queryOf(query: Raw, fixed: Raw | undefined): Raw {
  const filter = { ...(query.filter as Raw | undefined), ...(fixed?.filter as Raw | undefined) };
  return { ...query, ...fixed, filter };
}

/** The query of a list's endpoint at an address, the same as that of useListState(). */
export const listQuery = (endpoint: Endpoint, search: Raw, fixed?: Raw): Raw =>
  queryOf(askedOf(endpoint, search), fixed);

/** What of the address belongs to this list; parts that no list could mean are left out. */
function askedOf(endpoint: Endpoint, search: Raw): Raw {
  const info = endpoint.list ?? unordered;
  const parts = Object.entries(search).filter(([name, value]) =>
    name in common ? common[name]?.(value, info) : name in info.extra && value,
  );
  const query: Raw = Object.fromEntries(parts);
  if (!query.filter) return query;
  const known = Object.entries(query.filter).filter(
    ([name]) => name in info.filters || (info.custom !== undefined && isCustomName(name)),
  );
  return { ...query, filter: Object.fromEntries(known) };
}
