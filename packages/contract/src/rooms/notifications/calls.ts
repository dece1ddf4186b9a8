import { endpoint } from '../../kit/calls/endpoint.ts';
import { list } from '../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** Notifications of the signed-in person (NOT-01 to NOT-05). */

export const notificationList = list({
  sort: ['created'],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: { status: 'ids' },
});

export const listNotifications = endpoint<Schemas['listNotifications']>({
  method: 'GET',
  path: '/notification/list',
  allow: 'everyone',
  area: 'overview',
  list: notificationList,
});

export const updateNotification = endpoint<Schemas['updateNotification']>({
  method: 'PATCH',
  path: '/notification/:id',
  allow: 'everyone',
  area: 'overview',
});

export const readAllNotifications = endpoint<Schemas['readAllNotifications']>({
  method: 'POST',
  path: '/notification/readAll',
  allow: 'everyone',
  area: 'overview',
});

export const removeNotification = endpoint<Schemas['removeNotification']>({
  method: 'DELETE',
  path: '/notification/:id',
  allow: 'everyone',
  area: 'overview',
});

export const getChannels = endpoint<Schemas['getChannels']>({
  method: 'GET',
  path: '/notification/channels',
  allow: 'everyone',
  area: 'none',
});

export const saveChannels = endpoint<Schemas['saveChannels']>({
  method: 'PUT',
  path: '/notification/channels',
  allow: 'everyone',
  area: 'none',
});

/** News for open pages, as server-sent events; the token stays in the header. */
export const streamEvents = endpoint<Schemas['streamEvents']>({
  method: 'GET',
  path: '/events',
  allow: 'everyone',
  area: 'none',
});
