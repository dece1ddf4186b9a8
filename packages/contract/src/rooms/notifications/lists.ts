/** Fixed lists of notifications. */

export const notificationStatus = { unread: 0, read: 1 } as const;
export type NotificationStatus = (typeof notificationStatus)[keyof typeof notificationStatus];

export const notificationStatuses = [
  { id: notificationStatus.unread, name: 'Nieprzeczytane' },
  { id: notificationStatus.read, name: 'Przeczytane' },
] as const;
