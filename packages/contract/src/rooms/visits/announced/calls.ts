import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import { list } from '../../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** Guests who are announced, until they are let in. */

export type { Announcement } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('reception');

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

export const listAnnounced = endpoint<'listAnnounced'>('GET /visit/announced/list', 'everyone', {
  list: announcedList,
});

export const getAnnounced = endpoint<'getAnnounced'>('GET /visit/announced/:id', 'everyone');

export const announceGuest = endpoint<'announceGuest'>('POST /visit/announced/create', 'everyone');

export const updateAnnounced = endpoint<'updateAnnounced'>(
  'PATCH /visit/announced/:id',
  'everyone',
);

export const removeAnnounced = endpoint<'removeAnnounced'>(
  'DELETE /visit/announced/:id',
  'everyone',
);
