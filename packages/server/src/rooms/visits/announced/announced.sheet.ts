import type { Announcement } from '@zaplecze/contract/rooms/visits/announced/calls';
import { announcedFields } from '@zaplecze/contract/rooms/visits/announced/fields';
import { fieldColumns, type Sheet } from '../../../kit/exports/sheet.ts';

/** Whom they visit stands before the hour. */
const { fullName, user, client, clientName: _, ...others } = announcedFields;

export const announcedSheet: Sheet<Announcement> = {
  title: 'Zapowiedziani goście',
  columns: fieldColumns(
    { fullName, user, client, ...others },
    {
      client: { width: 36, text: (row) => row.client?.name ?? row.clientName },
      car: { width: 18 },
      description: { width: 50 },
    },
  ),
};
