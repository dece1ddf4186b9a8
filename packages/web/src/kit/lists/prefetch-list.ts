import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import { getMe, type Me } from '@zaplecze/contract/people';
import type { CallInput } from '../calls/api.ts';
import { queryClient } from '../calls/query-client.ts';
import { getToken } from '../calls/token.ts';
import { apiQuery } from '../calls/use-api.ts';
import { listQuery } from './list-address.ts';

type Search = Record<string, unknown>;

type Options = {
  /** As the page's own `fixed`, which may hang on the address. */
  fixed?: Record<string, unknown> | ((search: Search) => Record<string, unknown> | undefined);
  /** Path parameters that depend on who is signed in. */
  params?: (me: Me) => object;
};

/**
 * A screen's `prefetch`: asks for the list that the page will show while the page itself is still
 * on its way, at the first visit and when a link to it is pointed at. A refusal is the page's to tell.
 */
export function prefetchList(endpoint: Endpoint, { fixed, params }: Options = {}) {
  const ask = (input: object) =>
    queryClient.prefetchQuery(apiQuery(endpoint, input as CallInput<Endpoint>));
  return (search: Search) => {
    if (getToken() === null) return;
    const query = listQuery(endpoint, search, typeof fixed === 'function' ? fixed(search) : fixed);
    if (!params) void ask({ query });
    else {
      queryClient.ensureQueryData(apiQuery(getMe, {})).then(
        ({ user }) => ask({ query, params: params(user) }),
        () => undefined,
      );
    }
  };
}
