import { endpointsOf } from '../../kit/calls/endpoint.ts';
import { list } from '../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** Notifications of the signed-in person (NOT-01 to NOT-05). */

const endpoint = endpointsOf<Schemas>('overview');

export const notificationList = list({
  sort: ['created'],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: { status: 'ids' },
});

export const listNotifications = endpoint<'listNotifications'>(
  'GET /notification/list',
  'everyone',
  { list: notificationList },
);

export const updateNotification = endpoint<'updateNotification'>(
  'PATCH /notification/:id',
  'everyone',
);

export const readAllNotifications = endpoint<'readAllNotifications'>(
  'POST /notification/readAll',
  'everyone',
);

export const removeNotification = endpoint<'removeNotification'>(
  'DELETE /notification/:id',
  'everyone',
);

export const getChannels = endpoint<'getChannels'>('GET /notification/channels', 'everyone', {
  area: 'none',
});

export const saveChannels = endpoint<'saveChannels'>('PUT /notification/channels', 'everyone', {
  area: 'none',
});

/** News for open pages, as server-sent events; the token stays in the header. */
export const streamEvents = endpoint<'streamEvents'>('GET /events', 'everyone', { area: 'none' });
