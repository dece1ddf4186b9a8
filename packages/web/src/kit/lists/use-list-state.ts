import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import { useMemo } from 'react';
import type { CallInput } from '../calls/api.ts';
import { useMe } from '../calls/session.ts';
import { useChangeSearch, usePageSearch } from '../navigation/page-place.tsx';
import { type FilterValue, type ListAddress, type Raw, readList } from './list-address.ts';
import { askedAt, type ListInput, paramsOf, type ScreenList } from './screen-list.ts';

export type ListState = ListAddress & {
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

/**
 * A screen's list, its state kept in the page's address: a link shows the same list and Back works.
 * What the list does not know (an old or mistyped link) falls back to the defaults.
 */
export function useListState<E extends Endpoint>(
  list: ScreenList<E>,
): ListState & { endpoint: E; input: ListInput & CallInput<E> } {
  const search = usePageSearch();
  const change = useChangeSearch();
  const { id } = useMe();
  return useMemo(() => {
    const asked = askedAt(list, search);
    const { endpoint } = asked;
    const address = readList(endpoint, search, asked.fixed);
    const { filter, query } = address;
    const go = (changes: Raw, replace = false) =>
      change({ page: undefined, ...changes }, { replace });
    return {
      ...address,
      endpoint,
      input: { query, ...paramsOf(asked, id) } as unknown as ListInput & CallInput<E>,
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
  }, [search, list, id, change]);
}
