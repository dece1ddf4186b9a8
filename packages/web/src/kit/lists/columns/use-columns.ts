import { columnsKey } from '@zaplecze/contract/rooms/people/calls';
import type { ViewList } from '@zaplecze/contract/rooms/views/lists';
import { useMemo } from 'react';
import { useSetting } from '../../calls/session.ts';
import { usePageName, usePageSearch } from '../../navigation/page-place.tsx';
import { useChangeList } from '../../views/use-change-list.ts';
import { listAt } from '../../views/view-address.ts';
import { viewOf } from '../state/list-address.ts';
import type { Column } from '../types.ts';
import { readColumns } from './columns.ts';

/** The columns of a screen's list as its address, else the person, has them. */
export type ChosenColumns<R> = {
  /** The screen's name, under which its views are stored. */
  list: ViewList;
  /** The columns to show, in their order. */
  columns: Column<R>[];
  /** Every column there is. */
  all: Column<R>[];
  /** What was chosen (columns.ts); '' for the list's own. */
  text: string;
  /** Shows other columns; outside of a view they are kept for the person. */
  choose: (text: string) => void;
};

/** Which columns the page's list shows. Without a view, the person's own choice; in one, what the address says. */
export function useColumns<R>(all: Column<R>[]): ChosenColumns<R> {
  const list = listAt(usePageName());
  const search = usePageSearch();
  const change = useChangeList();
  const [stored, store] = useSetting(columnsKey(list));
  const inView = viewOf(search) > 0;
  const written = search.columns ?? (inView ? '' : stored);
  const text = typeof written === 'string' ? written : '';
  const columns = useMemo(() => readColumns(text, all), [text, all]);
  const choose = (next: string) => {
    if (!inView) store(next);
    change({ columns: next }, { replace: true });
  };
  return { list, columns, all, text, choose };
}
