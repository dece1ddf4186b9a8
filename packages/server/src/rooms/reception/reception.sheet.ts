import type { ReceptionRow } from '@zaplecze/contract/rooms/reception/calls';
import { guestFields, parcelFields } from '@zaplecze/contract/rooms/reception/fields';
import { directions } from '@zaplecze/contract/rooms/reception/lists';
import { fieldColumns, type Sheet } from '../../kit/exports/sheet.ts';

/** The client, or the name that was typed. */
const party = { width: 36, text: (row: ReceptionRow) => row.client?.name ?? row.clientName };

export const guestSheet: Sheet<ReceptionRow> = {
  title: 'Goście',
  columns: fieldColumns(guestFields, {
    client: party,
    clientName: null,
    description: { width: 50 },
  }),
};

/** The sender or the address first, then what is ours. */
const { type, description, client, company, user, taskNumber, ...parcel } = parcelFields;
const { sysNumber, operationDate, direction, clientAddress, clientPostal, clientCity } = parcel;

export const parcelSheet: Sheet<ReceptionRow> = {
  title: 'Przesyłki',
  columns: fieldColumns(
    {
      ...{ sysNumber, operationDate, direction, type, description, client },
      ...{ clientAddress, clientPostal, clientCity, company, user, taskNumber },
    },
    {
      sysNumber: { width: 16 },
      direction: {
        width: 14,
        text: (row) => directions.find(({ id }) => id === row.direction)?.name,
      },
      client: party,
      clientCity: { width: 18 },
      taskNumber: { width: 22 },
    },
  ),
};
