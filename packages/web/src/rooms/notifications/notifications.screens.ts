import { getChannels, listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { getPush } from '@zaplecze/contract/rooms/notifications/push/calls';
import { part } from '../../kit/first-screen/part.ts';
import { listScreen, type RoomScreens } from '../../kit/navigation/screen.ts';

export const notificationScreens = {
  notifications: listScreen({
    title: 'Powiadomienia',
    list: { endpoint: listNotifications },
    page: part(() => import('./notifications.page.tsx'), 'NotificationsPage'),
  }),
  notificationSettings: {
    title: 'Kanały powiadomień',
    allow: getChannels.allow,
    page: part(() => import('./settings.page.tsx'), 'NotificationSettingsPage'),
  },
  push: {
    title: 'Powiadomienia push',
    allow: getPush.allow,
    page: part(() => import('./push.page.tsx'), 'PushPage'),
  },
} satisfies RoomScreens;
