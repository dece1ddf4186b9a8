import {
  listNotifications,
  readAllNotifications,
  removeNotification,
  updateNotification,
} from '@zaplecze/contract/notifications';
import type { User } from '../../kit/guard.ts';
import { onList } from '../../kit/list-routes.ts';
import { on } from '../../kit/mount.ts';
import { channelRoutes } from './channels.routes.ts';
import * as queries from './notifications.queries.ts';
import { notificationSheet } from './notifications.sheet.ts';
import { pushRoutes } from './push.routes.ts';

/** Notifications are their owner's alone (decisions, "Who may"). */
const own = ({ record, user }: { record: { user: number }; user: User }) => record.user === user.id;

export const notificationRoutes = [
  ...onList(listNotifications, {
    find: ({ db, user, query }) => queries.listOwn(db, user.id, query),
    sheet: notificationSheet,
  }),
  on(updateNotification, {
    record: ({ db, params }) => queries.findNotification(db, params.id),
    may: own,
    handle: async ({ db, params, body }) => {
      await queries.setStatus(db, params.id, body.status);
      return {};
    },
  }),
  on(readAllNotifications, async ({ db, user }) => ({ read: await queries.readAll(db, user.id) })),
  on(removeNotification, {
    record: ({ db, params }) => queries.findNotification(db, params.id),
    may: own,
    handle: async ({ db, params }) => {
      await queries.remove(db, params.id);
      return {};
    },
  }),
  ...channelRoutes,
  ...pushRoutes,
];
