import type { Answer, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { type Allow, allows, flagsOf } from '@zaplecze/contract/permissions';
import { getMe } from '@zaplecze/contract/rooms/people/calls';
import type { CallInput } from '../../calls/api.ts';
import { queryClient } from '../../calls/query-client.ts';
import { getToken } from '../../calls/token.ts';
import { apiKey, apiQuery } from '../../calls/use-api.ts';
import { storedMay, storedRows } from '../../first-screen/early-answers.ts';
import type { Raw } from './list-address.ts';
import { listCall, listRequestAt, type ScreenList } from './screen-list.ts';

function mayAsk(allow: Allow): boolean {
  if (allow === 'everyone') return true;
  const known = queryClient.getQueryData<Answer<typeof getMe>>(apiKey(getMe, {}));
  return known ? allows(allow, flagsOf(known.user.roles)) : storedMay(allow);
}

/**
 * Requests the list of a page while the page itself is loading, at the first visit and when a link to it is hovered.
 * Of a list that is not for the person nothing is asked: its page says so.
 */
export function prefetchList(list: ScreenList, search: Raw): void {
  if (getToken() === null) return;
  const ask = (person: number | string) => {
    const { endpoint, input } = listCall(list, search, person, storedRows());
    if (!mayAsk(endpoint.allow)) return;
    void queryClient.prefetchQuery(apiQuery(endpoint, input as CallInput<Endpoint>));
  };
  if (listRequestAt(list, search).own) {
    queryClient.ensureQueryData(apiQuery(getMe, {})).then(
      ({ user }) => ask(user.id),
      () => undefined,
    );
  } else ask('');
}
