import { getChannels, listNotifications } from '@zaplecze/contract/notifications';
import { getPush } from '@zaplecze/contract/push';
import type { RoomScreens } from '../../kit/navigation/screen.ts';

export const notificationScreens = {
  notifications: {
    title: 'Powiadomienia',
    allow: listNotifications.allow,
    page: () => import('./notifications.page.tsx').then((m) => m.NotificationsPage),
  },
  notificationSettings: {
    title: 'Kanały powiadomień',
    allow: getChannels.allow,
    page: () => import('./settings.page.tsx').then((m) => m.NotificationSettingsPage),
  },
  push: {
    title: 'Powiadomienia push',
    allow: getPush.allow,
    page: () => import('./push.page.tsx').then((m) => m.PushPage),
  },
} satisfies RoomScreens;
