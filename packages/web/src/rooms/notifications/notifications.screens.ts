import { listNotifications } from '@zaplecze/contract/notifications';
import type { Screen } from '../../kit/screen.ts';

export const notificationScreens: Screen[] = [
  {
    path: '/notifications',
    title: 'Powiadomienia',
    allow: listNotifications.allow,
    page: () => import('./notifications.page.tsx').then((m) => m.NotificationsPage),
  },
];
