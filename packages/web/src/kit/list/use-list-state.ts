import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import type { ListInfo } from '@zaplecze/contract/kit/list';
import { useMemo } from 'react';

/** One filter's value as the address keeps it: ids as a list of texts. */
export type FilterValue = string | string[] | undefined;

export type ListState = {
  page: number;
  perPage: number;
  sort: string;
  order: 'asc' | 'desc';
  search: string;
  filter: Record<string, FilterValue>;
  /** Values of one filter, always as a list ('1,2' is two). */
  values: (key: string) => string[];
  /** What the endpoint is asked with. */
  query: Record<string, unknown>;
  setPage: (page: number) => void;
  /** Goes to the page that there is, without a step in the browser's history. */
  mendPage: (page: number) => void;
  setSort: (sort: string, order: 'asc' | 'desc') => void;
  setSearch: (search: string) => void;
  /** Sets or (undefined, '' and []) clears filters; the list goes to its first page. */
  setFilter: (changes: Record<string, FilterValue>) => void;
  /** Takes every filter off, but for those named. */
  clearFilters: (keep?: string[]) => void;
  /** Takes off the search and every filter. */
  reset: () => void;
};

type Raw = Record<string, unknown>;

/**
 * A list's state, kept in the page's address: a link shows the same list and Back works.
 * What the list does not know (an old or mistyped link) falls back to the defaults.
 * `fixed`: parts of the query that the address never shows.
 */
export function useListState(endpoint: Endpoint, fixed?: Raw): ListState {
  const search = useSearch({ strict: false }) as Raw;
  const navigate = useNavigate();
  return useMemo(() => {
    const { defaultSort, defaultOrder = 'asc' } = endpoint.list ?? unordered;
    const asked = askedOf(endpoint, search);
    const filter = (asked.filter ?? {}) as Record<string, FilterValue>;
    const go = (changes: Raw, replace = false) =>
      void navigate({
        search: ((before: Raw) => ({ ...before, page: undefined, ...changes })) as never,
        to: '.',
        replace,
        resetScroll: false,
      });
    return {
      page: Number(asked.page ?? 1),
      perPage: Number(asked.perPage ?? 10),
      sort: String(asked.sort ?? defaultSort),
      order: asked.order === 'desc' || asked.order === 'asc' ? asked.order : defaultOrder,
      search: String(asked.search ?? ''),
      filter,
      values: (key) =>
        [filter[key] ?? []]
          .flat()
          .flatMap((value) => value.split(','))
          .filter(Boolean),
      query: queryOf(asked, fixed),
      setPage: (page) => go({ page: page === 1 ? undefined : page }),
      mendPage: (page) => go({ page: page === 1 ? undefined : page }, true),
      setSort: (sort, order) => go({ sort, order }),
      // Typing must not fill the history with every letter.
      setSearch: (text) => go({ search: text || undefined }, true),
      setFilter: (changes) => go({ filter: { ...filter, ...changes } }),
      clearFilters: (keep = []) =>
        go({ filter: Object.fromEntries(keep.map((key) => [key, filter[key]])) }),
      reset: () => go({ search: undefined, filter: undefined }),
    };
  }, [search, endpoint, fixed, navigate]);
}

const unordered: ListInfo = { sort: [], defaultSort: '' };
const count = /^[1-9]\d{0,6}$/;

/** What an address may ask of any list; the rest is the list's own. */
const common: Record<string, (value: unknown, list: ListInfo) => boolean> = {
  page: (value) => count.test(String(value)) && Number(value) <= 1_000_000,
  perPage: (value) => count.test(String(value)) && Number(value) <= 100,
  search: (value) => typeof value === 'string' && value.length <= 200,
  sort: (value, { sort }) => sort.includes(String(value)),
  order: (value) => value === 'asc' || value === 'desc',
  filter: (value) => typeof value === 'object' && value !== null,
};

function queryOf(asked: Raw, fixed: Raw | undefined): Raw {
  const filter = { ...(asked.filter as Raw | undefined), ...(fixed?.filter as Raw | undefined) };
  return { ...asked, ...fixed, filter };
}

/** What a list's endpoint is asked with at an address, as useListState() asks it. */
export const listQuery = (endpoint: Endpoint, search: Raw, fixed?: Raw): Raw =>
  queryOf(askedOf(endpoint, search), fixed);

/** What of the address belongs to this list; parts that no list could mean are left out. */
function askedOf(endpoint: Endpoint, search: Raw): Raw {
  const info = endpoint.list ?? unordered;
  const parts = Object.entries(search).filter(([name, value]) =>
    name in common ? common[name]?.(value, info) : info.extra?.includes(name) && value,
  );
  const asked: Raw = Object.fromEntries(parts);
  if (!asked.filter) return asked;
  const known = Object.entries(asked.filter).filter(([name]) => info.filters?.includes(name));
  return { ...asked, filter: Object.fromEntries(known) };
}
