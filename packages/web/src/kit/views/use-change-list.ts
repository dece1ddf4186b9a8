import { useCallback } from 'react';
import { useMe } from '../calls/session.ts';
import { useChangeSearch, usePageName } from '../navigation/page-place.tsx';
import type { GoOptions } from '../navigation/use-go.ts';
import { listAt } from './view-address.ts';

/**
 * Changes what an address says of its list. Where the bare address leads to a view (`useUsualView`), it then says that
 * it means none: who takes off the last filter wants all rows.
 */
export function useChangeList() {
  const change = useChangeSearch();
  const page = usePageName();
  const { views } = useMe();
  const begins = views.some(({ usual, list }) => usual && list === listAt(page));
  return useCallback(
    (changes: Record<string, unknown>, options?: GoOptions) =>
      change((before) => ({ ...(begins && { view: 0 }), ...before, ...changes }), options),
    [change, begins],
  );
}
