import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** One search over everything that a person may see (docs/decisions/0045). */

export type { FoundGroup, SearchResult } from './schemas.ts';

export const search = endpoint<Schemas['search']>({
  method: 'GET',
  path: '/search',
  allow: 'everyone',
  area: 'overview',
});

/** What their browser remembers of what they opened, as it is now and as they may see it now. */
export const listOpened = endpoint<Schemas['listOpened']>({
  method: 'GET',
  path: '/search/opened',
  allow: 'everyone',
  area: 'overview',
});
