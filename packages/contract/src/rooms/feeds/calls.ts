import { endpointsOf } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Calendars of the product in other programs, under private addresses. */

export type { Feed } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('none');

export const listFeeds = endpoint<'listFeeds'>('GET /feed/list', 'everyone');

export const createFeed = endpoint<'createFeed'>('POST /feed/create', 'everyone');

export const removeFeed = endpoint<'removeFeed'>('DELETE /feed/:id', 'everyone');

/** Asked for by calendars, which sign in to nothing: the address itself opens it. */
export const readFeed = endpoint<'readFeed'>('GET /auth/feed/:token/kalendarz.ics', 'public', {
  file: true,
});
