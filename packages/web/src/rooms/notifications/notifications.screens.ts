import { getChannels, listNotifications } from '@zaplecze/contract/notifications';
import { getPush } from '@zaplecze/contract/push';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const notificationScreens = {
  notifications: listScreen({
    title: 'Powiadomienia',
    list: { endpoint: listNotifications },
    page: () => import('./notifications.page.tsx').then((m) => m.NotificationsPage),
  }),
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
