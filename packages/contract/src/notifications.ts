import * as z from 'zod';
import { done, endpoint } from './kit/endpoint.ts';
import { idsFilter, list } from './kit/list.ts';
import { byId } from './kit/records.ts';
import { channel, channelsForm } from './notifications.forms.ts';

/** Notifications of the signed-in person (document 002, section 2.8). 0 unread, 1 read. */

export const notification = z.object({
  id: z.int(),
  /** HTML composed on the server from escaped values. */
  content: z.string(),
  status: z.object({ id: z.int(), name: z.string() }),
  params: z.object({
    name: z.string().nullable(),
    id: z.int().nullable(),
    project: z.int().nullable(),
    task: z.int().nullable(),
    procedure: z.int().nullable(),
    service: z.int().nullable(),
  }),
  created: z.string(),
});

const notificationList = list({
  sort: ['created'],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: { status: idsFilter() },
  row: notification,
});

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notification/list',
  allow: 'everyone',
  summary: 'Powiadomienia zalogowanej osoby, od najnowszych',
  list: notificationList,
  query: notificationList.query,
  answer: notificationList.answer,
});

export const updateNotification = endpoint({
  method: 'PATCH',
  path: '/notification/:id',
  allow: 'everyone',
  row: 'adresat',
  summary: 'Oznaczenie jako przeczytane (1) albo nieprzeczytane (0)',
  params: byId,
  body: z.strictObject({ status: z.union([z.literal(0), z.literal(1)]) }),
  answer: done,
});

export const readAllNotifications = endpoint({
  method: 'POST',
  path: '/notification/readAll',
  allow: 'everyone',
  summary: 'Oznaczenie wszystkich jako przeczytane',
  answer: z.object({ read: z.int() }),
});

export const removeNotification = endpoint({
  method: 'DELETE',
  path: '/notification/:id',
  allow: 'everyone',
  row: 'adresat',
  summary: 'Usunięcie powiadomienia',
  params: byId,
  answer: done,
});

export const getChannels = endpoint({
  method: 'GET',
  path: '/notification/channels',
  allow: 'everyone',
  summary: 'Kanały powiadomień zalogowanej osoby',
  answer: z.object({
    kinds: z.array(z.object({ kind: z.string(), name: z.string(), ...channel })),
    /** One letter a day with what is unread. */
    digest: z.boolean(),
    /** Where letters go. */
    email: z.string(),
  }),
});

export const saveChannels = endpoint({
  method: 'PUT',
  path: '/notification/channels',
  allow: 'everyone',
  summary: 'Zapisanie kanałów powiadomień',
  body: channelsForm,
  answer: done,
});

/** News for open pages, as server-sent events; the token stays in the header. */
export const streamEvents = endpoint({
  method: 'GET',
  path: '/events',
  allow: 'everyone',
  summary: 'Strumień zdarzeń (text/event-stream): „notifications”, gdy zmieniły się powiadomienia',
  answer: done,
});
