import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { ListInfo } from '@zaplecze/contract/kit/lists/list';
import { useMemo, useRef } from 'react';
import type { CallInput } from '../../calls/api.ts';
import { listLookOf, useMe, useSetting } from '../../calls/session.ts';
import { usePageSearch } from '../../navigation/page-place.tsx';
import { useChangeList } from '../../views/use-change-list.ts';
import { type FilterValue, type ListAddress, type Raw, readList, viewOf } from './list-address.ts';
import {
  type ListInput,
  listRequestAt,
  paramsOf,
  type ScreenList,
  withRows,
} from './screen-list.ts';

export type ListState = ListAddress & {
  /** What stands behind the `?` of the page's address, the list's or not. */
  address: Raw;
  setPage: (page: number) => void;
  /** Goes to the page that there is, without a step in the browser's history. */
  mendPage: (page: number) => void;
  /** Asks no longer about own fields that there are not, in filters or the order, without a step in the history. */
  leaveCustom: (names: string[]) => void;
  setSort: (sort: string, order: 'asc' | 'desc') => void;
  setPerPage: (perPage: number) => void;
  setSearch: (search: string) => void;
  /** Sets or (undefined, '' and []) clears filters; the list goes to its first page. */
  setFilter: (changes: Record<string, FilterValue>) => void;
  /** Takes every filter off, but for those named. */
  clearFilters: (keep?: string[]) => void;
  /** Takes off the search and every filter. */
  reset: () => void;
};

/** What a person has chosen of a list just now: kept by those that remember it. */
export type ListChoice = Pick<ListAddress, 'sort' | 'order' | 'filter'>;

/**
 * A screen's list, its state kept in the page's address: a link shows the same list and Back works.
 * What the list does not know (an old or mistyped link) falls back to the defaults.
 */
export function useListState<E extends Endpoint>(
  list: ScreenList<E>,
  /** Told of each choice of order and filters; the same function at every call. */
  onChoice?: (choice: ListChoice) => void,
): ListState & { endpoint: E; input: ListInput & CallInput<E> } {
  const search = usePageSearch();
  const change = useChangeList();
  const me = useMe();
  const { id } = me;
  const { rows } = listLookOf(me);
  const [, keepRows] = useSetting('list-rows');
  const keep = useRef(keepRows);
  keep.current = keepRows;
  return useMemo(() => {
    const request = withRows(listRequestAt(list, search), rows);
    const { endpoint } = request;
    // The address of a view says all that it means; what the person is used to is for the bare list.
    const inView = viewOf(search) > 0;
    const address = readList(endpoint, search, inView ? { fixed: request.fixed } : request);
    const { filter, query } = address;
    const go = (changes: Raw, replace = false) =>
      change({ page: undefined, ...changes }, { replace });
    /** The same with what was chosen for longer than this visit. */
    const choose = (changes: Partial<ListChoice>, replace = false) => {
      const { sort, order } = address;
      if (!inView) onChoice?.({ sort, order, filter, ...changes });
      go(changes, replace);
    };
    return {
      ...address,
      address: search,
      endpoint,
      input: { query, ...paramsOf(request, id) } as unknown as ListInput & CallInput<E>,
      setPage: (page) => go({ page: page === 1 ? undefined : page }),
      mendPage: (page) => go({ page: page === 1 ? undefined : page }, true),
      leaveCustom: (names) => {
        const rest = Object.entries(filter).filter(([name]) => !names.includes(name));
        const { defaultSort: sort, defaultOrder: order } = endpoint.list as ListInfo;
        const change = names.includes(address.sort) ? { sort, order } : {};
        choose({ filter: Object.fromEntries(rest), ...change }, true);
      },
      setSort: (sort, order) => choose({ sort, order }),
      // Outside of a view it is the person's choice for every list.
      setPerPage: (perPage) => {
        if (!inView) keep.current(perPage);
        go({ perPage: inView ? perPage : undefined });
      },
      // Typing must not fill the history with every letter.
      setSearch: (text) => go({ search: text || undefined }, true),
      setFilter: (changes) => choose({ filter: { ...filter, ...changes } }),
      clearFilters: (keep = []) =>
        choose({ filter: Object.fromEntries(keep.map((key) => [key, filter[key]])) }),
      reset: () => {
        choose({ filter: {} });
        go({ search: undefined, filter: undefined });
      },
    };
  }, [search, list, id, rows, change, onChoice]);
}
