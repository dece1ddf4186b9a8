import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { getMe } from '@zaplecze/contract/rooms/people/calls';
import type { CallInput } from '../../calls/api.ts';
import { queryClient } from '../../calls/query-client.ts';
import { getToken } from '../../calls/token.ts';
import { apiQuery } from '../../calls/use-api.ts';
import { storedRows } from '../../first-screen/early-answers.ts';
import type { Raw } from './list-address.ts';
import { listCall, listRequestAt, type ScreenList } from './screen-list.ts';

/**
 * Requests the list of a page while the page itself is loading, at the first visit and when a link to it is hovered.
 * The page shows the error of a refused request.
 */
export function prefetchList(list: ScreenList, search: Raw): void {
  if (getToken() === null) return;
  const ask = (person: number | string) => {
    const { endpoint, input } = listCall(list, search, person, storedRows());
    void queryClient.prefetchQuery(apiQuery(endpoint, input as CallInput<Endpoint>));
  };
  if (listRequestAt(list, search).own) {
    queryClient.ensureQueryData(apiQuery(getMe, {})).then(
      ({ user }) => ask(user.id),
      () => undefined,
    );
  } else ask('');
}
