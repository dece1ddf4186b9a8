import type { User } from '../../kit/http/guard.ts';

/** Notifications are their owner's alone (NOT-01). */
export const isOwn = (user: User, notification: { user: number }): boolean =>
  notification.user === user.id;
