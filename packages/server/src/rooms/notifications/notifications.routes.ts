import {
  listNotifications,
  readAllNotifications,
  removeNotification,
  updateNotification,
} from '@zaplecze/contract/rooms/notifications/calls';
import { notificationStatuses } from '@zaplecze/contract/rooms/notifications/lists';
import { on, type Route } from '../../kit/http/calls/mount.ts';
import type { User } from '../../kit/http/guard.ts';
import { onList } from '../../kit/lists/list-routes.ts';
import type { Decisions } from './decisions.ts';
import { channelRoutes } from './delivery/channels.routes.ts';
import { pushRoutes } from './delivery/push.routes.ts';
import { listOwn } from './notifications.list.queries.ts';
import * as queries from './notifications.queries.ts';
import { isOwn } from './notifications.rules.ts';
import { notificationSheet } from './notifications.sheet.ts';

type One = { record: { user: number }; user: User };
const own = ({ record, user }: One) => isOwn(user, record);

/** @param decisions what some notices ask to be decided, by the rooms whose records they are about */
export const notificationRoutes = (decisions: Decisions): Route[] => [
  ...onList(listNotifications, {
    find: ({ db, user, query }) => listOwn(db, user.id, query, decisions),
    filters: { status: { label: 'Status', options: notificationStatuses } },
    sheet: notificationSheet,
  }),
  on(updateNotification, {
    record: ({ db, params }) => queries.findNotification(db, params.id),
    may: own,
    handle: ({ db, params, body }) => queries.setStatus(db, params.id, body.status),
  }),
  on(readAllNotifications, async ({ db, user, body }) => ({
    read: await queries.readAll(db, user.id, body.upTo),
  })),
  on(removeNotification, {
    record: ({ db, params }) => queries.findNotification(db, params.id),
    may: own,
    handle: ({ db, params }) => queries.remove(db, params.id),
  }),
  ...channelRoutes,
  ...pushRoutes,
];
