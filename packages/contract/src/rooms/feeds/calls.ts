import { endpoint } from '../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Calendars of the product in other programs, under private addresses. */

export type { Feed } from './schemas.ts';

export const listFeeds = endpoint<Schemas['listFeeds']>({
  method: 'GET',
  path: '/feed/list',
  allow: 'everyone',
  area: 'none',
});

export const createFeed = endpoint<Schemas['createFeed']>({
  method: 'POST',
  path: '/feed/create',
  allow: 'everyone',
  area: 'none',
});

export const removeFeed = endpoint<Schemas['removeFeed']>({
  method: 'DELETE',
  path: '/feed/:id',
  allow: 'everyone',
  area: 'none',
});

/** Asked for by calendars, which sign in to nothing: the address itself opens it. */
export const readFeed = endpoint<Schemas['readFeed']>({
  method: 'GET',
  path: '/auth/feed/:token/kalendarz.ics',
  allow: 'public',
  area: 'none',
  file: true,
});
