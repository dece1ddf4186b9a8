import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';

/** What the bell asks; the page of notifications shares its answer. */
export const unreadCount = {
  query: { filter: { status: String(notificationStatus.unread) }, perPage: 1 },
};
