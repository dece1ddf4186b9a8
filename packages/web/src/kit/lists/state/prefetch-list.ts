import type { Answer, Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { type Allow, allows, flagsOf } from '@zaplecze/contract/permissions';
import { getMe } from '@zaplecze/contract/rooms/people/calls';
import type { CallInput } from '../../calls/api.ts';
import { queryClient } from '../../calls/query-client.ts';
import { listLookOf } from '../../calls/session.ts';
import { getToken } from '../../calls/token.ts';
import { apiKey, apiQuery } from '../../calls/use-api.ts';
import { storedMay, storedRows } from '../../first-screen/early-answers.ts';
import type { Raw } from './list-address.ts';
import { listCall, listRequestAt, type ScreenList } from './screen-list.ts';

/**
 * Requests the list of a page while the page itself is loading, at the first visit and when a link to it is hovered.
 * Of a list that is not for the person nothing is asked: its page says so.
 */
export function prefetchList(list: ScreenList, search: Raw): void {
  if (getToken() === null) return;
  const ask = (
    person: number | string,
    rows: number | undefined,
    may: (allow: Allow) => boolean,
  ) => {
    const { endpoint, input } = listCall(list, search, person, rows);
    const mayAsk = endpoint.allow === 'everyone' || may(endpoint.allow);
    if (mayAsk) void queryClient.prefetchQuery(apiQuery(endpoint, input as CallInput<Endpoint>));
    return mayAsk;
  };
  const known = queryClient.getQueryData<Answer<typeof getMe>>(apiKey(getMe, {}));
  // While the person is on the way, what the last visit has left says enough of most lists.
  const isOwn = listRequestAt(list, search).own;
  if (known === undefined && !isOwn && ask('', storedRows(), storedMay)) return;
  queryClient.ensureQueryData(apiQuery(getMe, {})).then(
    ({ user }) => {
      const flags = flagsOf(user.roles);
      ask(user.id, listLookOf(user).rows, (allow) => allows(allow, flags));
    },
    () => undefined,
  );
}
