import { endpoint } from '../../../kit/calls/endpoint.ts';
import { list } from '../../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** Guests who are announced, until they are let in. */

export type { Announcement } from './schemas.ts';

export const announcedList = list({
  sort: ['expected', 'fullName', 'user', 'client'],
  defaultSort: 'expected',
  defaultOrder: 'desc',
  filters: {
    /** With 1: announced guests who have not come yet, from today on. */
    coming: 'flag',
    dateFrom: 'day',
    dateTo: 'day',
  },
});

export const listAnnounced = endpoint<Schemas['listAnnounced']>({
  method: 'GET',
  path: '/visit/announced/list',
  allow: 'everyone',
  area: 'reception',
  list: announcedList,
});

export const getAnnounced = endpoint<Schemas['getAnnounced']>({
  method: 'GET',
  path: '/visit/announced/:id',
  allow: 'everyone',
  area: 'reception',
});

export const announceGuest = endpoint<Schemas['announceGuest']>({
  method: 'POST',
  path: '/visit/announced/create',
  allow: 'everyone',
  area: 'reception',
});

export const updateAnnounced = endpoint<Schemas['updateAnnounced']>({
  method: 'PATCH',
  path: '/visit/announced/:id',
  allow: 'everyone',
  area: 'reception',
});

export const removeAnnounced = endpoint<Schemas['removeAnnounced']>({
  method: 'DELETE',
  path: '/visit/announced/:id',
  allow: 'everyone',
  area: 'reception',
});
