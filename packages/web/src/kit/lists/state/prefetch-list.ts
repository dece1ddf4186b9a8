import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { getMe } from '@zaplecze/contract/rooms/people/calls';
import type { CallInput } from '../../calls/api.ts';
import { queryClient } from '../../calls/query-client.ts';
import { getToken } from '../../calls/token.ts';
import { apiQuery } from '../../calls/use-api.ts';
import type { Raw } from './list-address.ts';
import { askedAt, listCall, type ScreenList } from './screen-list.ts';

/**
 * Asks for the list that a page will show while the page itself is still on its way, at the first
 * visit and when a link to it is pointed at. A refusal is the page's to tell.
 */
export function prefetchList(list: ScreenList, search: Raw): void {
  if (getToken() === null) return;
  const ask = (person: number | string) => {
    const { endpoint, input } = listCall(list, search, person);
    void queryClient.prefetchQuery(apiQuery(endpoint, input as CallInput<Endpoint>));
  };
  if (askedAt(list, search).own) {
    queryClient.ensureQueryData(apiQuery(getMe, {})).then(
      ({ user }) => ask(user.id),
      () => undefined,
    );
  } else ask('');
}
