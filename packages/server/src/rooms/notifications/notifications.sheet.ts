import type { RowOf } from '@zaplecze/contract/kit/calls/endpoint';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import type { Sheet } from '../../kit/exports/sheet.ts';
import { plainText } from '../../kit/records/html.ts';

export const notificationSheet: Sheet<RowOf<typeof listNotifications>> = {
  title: 'Powiadomienia',
  columns: [
    { header: 'Treść', width: 80, text: (row) => plainText(row.content) },
    { header: 'Dzień', day: (row) => warsawDay(Date.parse(row.created)) },
    { header: 'Stan', width: 16, text: (row) => row.status.name },
  ],
};
