import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** One search over everything that a person may see (docs/decisions/0045). */

export type { FoundGroup, SearchResult } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('overview');

export const search = endpoint<'search'>('GET /search', 'everyone');

/** What their browser remembers of what they opened, as it is now and as they may see it now. */
export const listOpened = endpoint<'listOpened'>('GET /search/opened', 'everyone');
