import { getChannels, listNotifications } from '@zaplecze/contract/notifications';
import { getPush } from '@zaplecze/contract/push';
import type { Screen } from '../../kit/screen.ts';

export const notificationScreens: Screen[] = [
  {
    path: '/notifications',
    title: 'Powiadomienia',
    allow: listNotifications.allow,
    page: () => import('./notifications.page.tsx').then((m) => m.NotificationsPage),
  },
  {
    path: '/notifications/settings',
    title: 'Kanały powiadomień',
    allow: getChannels.allow,
    page: () => import('./settings.page.tsx').then((m) => m.NotificationSettingsPage),
  },
  {
    path: '/push',
    title: 'Powiadomienia push',
    allow: getPush.allow,
    page: () => import('./push.page.tsx').then((m) => m.PushPage),
  },
];
