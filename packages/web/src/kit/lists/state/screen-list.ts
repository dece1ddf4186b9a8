import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { listQuery, type Raw, type Usual, usualRows, viewOf } from './list-address.ts';

/** What a screen's list is asked with, besides what its address says. */
export type ListRequest<E extends Endpoint = Endpoint> = {
  /** A paged list of the contract; its query gives the default order and what may be asked. */
  endpoint: E;
  /** Parts of the query that the address never shows: a constant, since the list is asked anew for another. */
  fixed?: Raw;
  /** What the person chose for good, where the address says nothing. */
  usual?: Usual;
  /** The list of who is signed in: the `:user` of its path. */
  own?: true;
};

/**
 * A screen's list, told once, in its room's screens: its page, its prefetching and src/boot.ts
 * all ask as this says, so that an answer that is on its way is the one that is waited for. A function
 * where the address decides which one.
 */
export type ScreenList<E extends Endpoint = Endpoint> =
  | ListRequest<E>
  | ((search: Raw) => ListRequest<E>);

/** What the page of a list is given by its screen. */
export type OfList<E extends Endpoint> = { list: ScreenList<E> };

export const listRequestAt = <E extends Endpoint>(
  list: ScreenList<E>,
  search: Raw,
): ListRequest<E> => (typeof list === 'function' ? list(search) : list);

/** What the call of a list takes. */
export type ListInput = { query: Raw; params?: object };

/** Path parameters of a list, for the person who is signed in. */
export const paramsOf = ({ own }: ListRequest, person: number | string) =>
  own && { params: { user: person } };

/** The list with as many rows a page as the person is used to, where neither its screen nor its address says another number. */
export const withRows = <E extends Endpoint>(
  request: ListRequest<E>,
  rows: number,
): ListRequest<E> =>
  rows === usualRows || !request.endpoint.list
    ? request
    : { ...request, usual: { perPage: rows, ...request.usual } };

/** The call of a list at an address. */
export function listCall(
  list: ScreenList,
  search: Raw,
  person: number | string,
  rows: number = usualRows,
) {
  const request = withRows(listRequestAt(list, search), rows);
  // As the page reads it: a view's address says all that it means.
  const bare = request.usual !== undefined && viewOf(search) === 0;
  const address = bare ? { ...request.usual, ...search } : search;
  const query = listQuery(request.endpoint, address, request.fixed);
  const input: ListInput = { query, ...paramsOf(request, person) };
  return { endpoint: request.endpoint, input };
}
