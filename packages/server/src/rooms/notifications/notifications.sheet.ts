import { warsawDay } from '@zaplecze/contract/kit/time';
import type { listNotifications } from '@zaplecze/contract/notifications';
import { plainText } from '../../kit/html.ts';
import type { RowOf } from '../../kit/list-routes.ts';
import type { Sheet } from '../../kit/sheet.ts';

export const notificationSheet: Sheet<RowOf<typeof listNotifications>> = {
  title: 'Powiadomienia',
  columns: [
    { header: 'Treść', width: 80, text: (row) => plainText(row.content) },
    { header: 'Dzień', day: (row) => warsawDay(Date.parse(row.created)) },
    { header: 'Stan', width: 16, text: (row) => row.status.name },
  ],
};
