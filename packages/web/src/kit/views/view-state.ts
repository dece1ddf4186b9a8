import { decodeQuery } from '@zaplecze/contract/kit/calls/query';
import { viewState } from '@zaplecze/contract/rooms/views/lists';
import { type ListAddress, readList } from '../lists/state/list-address.ts';
import type { ViewSource } from '../lists/view/view-button.tsx';

type Raw = Record<string, unknown>;

/** All that a view keeps of an address, what it leaves to the list's defaults written out. */
const spelled = (search: Raw, { sort, order, perPage, filter }: ListAddress, columns: unknown) =>
  viewState({ ...search, sort, order, perPage, filter, columns });

/** The list as it is looked at now, as a view would keep it. */
export const lookedAt = ({ state, chosen }: ViewSource<never>): string =>
  spelled(state.address, state, chosen.text);

/** The same of a view; filters and orders that its list no longer has are left out of both. */
export function lookOf({ endpoint }: ViewSource<never>['state'], stored: string): string {
  const search = decodeQuery(stored);
  return spelled(search, readList(endpoint, search), search.columns);
}
