import { type Address, addressOf, type PageName, withSearch } from '@zaplecze/contract/addresses';
import { decodeQuery } from '@zaplecze/contract/kit/calls/query';
import type { MenuView } from '@zaplecze/contract/rooms/views/calls';

/**
 * The address of a view: its list's address with all that the view stores, and the view's id (docs/decisions/0046).
 */
export const viewAddress = ({
  list,
  state,
  id,
}: Pick<MenuView, 'list' | 'state' | 'id'>): Address =>
  withSearch(addressOf(list), { ...decodeQuery(state), view: id });

/** Whose list a page shows, / the same as /task; every page with a list stands in the contract's `viewLists`. */
export const listAt = (page: PageName | null) =>
  (page === 'home' ? 'tasks' : page) as MenuView['list'];
