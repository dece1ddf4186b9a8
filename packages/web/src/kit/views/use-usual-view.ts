import { decodeQuery } from '@zaplecze/contract/kit/calls/query';
import { useLayoutEffect } from 'react';
import { useMe } from '../calls/session.ts';
import { useChangeSearch, usePageName, usePageSearch } from '../navigation/page-place.tsx';
import { listAt } from './view-address.ts';

/**
 * Takes who comes to a list by its bare address to the view that they made its beginning. The address then tells
 * that view, so that a link shows the same.
 *
 * @returns whether they are on the way there: the page is not to be drawn for the bare address
 */
export function useUsualView(): boolean {
  const { views } = useMe();
  const page = usePageName();
  const search = usePageSearch();
  const change = useChangeSearch();
  const bare = Object.keys(search).length === 0;
  const view = bare ? views.find(({ usual, list }) => usual && list === listAt(page)) : undefined;
  useLayoutEffect(() => {
    if (view) change({ ...decodeQuery(view.state), view: view.id }, { replace: true });
  }, [view, change]);
  return view !== undefined;
}
