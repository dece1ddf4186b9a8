import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
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

function defaultsOf(endpoint: Endpoint): Raw {
  const parsed = endpoint.query.safeParse({});
  return parsed.success ? (parsed.data as Raw) : {};
}

/**
 * A list's state, kept in the page's address: a link shows the same list and Back works.
 * What the endpoint's schema refuses (an old or mistyped link) falls back to the defaults.
 * `fixed`: parts of the query that the address never shows.
 */
export function useListState(endpoint: Endpoint, fixed?: Raw): ListState {
  const search = useSearch({ strict: false }) as Raw;
  const navigate = useNavigate();
  return useMemo(() => {
    const defaults = defaultsOf(endpoint);
    const asked = pick(search, endpoint, defaults);
    const full = { ...defaults, ...asked };
    const filter = (asked.filter ?? {}) as Record<string, FilterValue>;
    const go = (changes: Raw, replace = false) =>
      void navigate({
        search: ((before: Raw) => ({ ...before, page: undefined, ...changes })) as never,
        to: '.',
        replace,
        resetScroll: false,
      });
    return {
      page: Number(full.page ?? 1),
      perPage: Number(full.perPage ?? 10),
      sort: String(full.sort ?? ''),
      order: full.order === 'desc' ? 'desc' : 'asc',
      search: String(asked.search ?? ''),
      filter,
      values: (key) =>
        [filter[key] ?? []]
          .flat()
          .flatMap((value) => value.split(','))
          .filter(Boolean),
      query: {
        ...asked,
        ...fixed,
        filter: { ...filter, ...(fixed?.filter as Raw | undefined) },
      },
      setPage: (page) => go({ page: page === 1 ? undefined : page }),
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

/** What of the address belongs to this list and its schema accepts, part by part. */
function pick(search: Raw, endpoint: Endpoint, defaults: Raw): Raw {
  const shape = Object.keys({ ...defaults, search: '', filter: {} });
  const own = Object.fromEntries(
    Object.entries(search).filter(([name, value]) => shape.includes(name) && value !== undefined),
  );
  if (endpoint.query.safeParse(own).success) return own;
  return Object.fromEntries(
    Object.entries(own).filter(
      ([name, value]) => endpoint.query.safeParse({ [name]: value }).success,
    ),
  );
}
