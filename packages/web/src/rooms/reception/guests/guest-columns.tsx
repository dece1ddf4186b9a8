import type { listReception } from '@zaplecze/contract/rooms/reception/calls';
import type { ColumnOf } from '../../../kit/lists/types.ts';
import { DateTimeText } from '../../../kit/records/date-text.tsx';
import { PersonName } from '../../persons/index.ts';
import { CheckOutButton } from '../check-out-button.tsx';
import { partyName } from '../reception-values.ts';

export const guestColumns: ColumnOf<typeof listReception>[] = [
  {
    key: 'fullName',
    header: 'Osoba',
    sort: 'fullName',
    card: 'title',
    width: 240,
    clip: true,
    render: (row) => row.fullName,
  },
  {
    key: 'user',
    header: 'Do kogo',
    sort: 'user',
    render: (row) => <PersonName person={row.user} />,
  },
  {
    key: 'client',
    header: 'Firma',
    sort: 'client',
    width: 240,
    clip: true,
    render: partyName,
  },
  {
    key: 'operationDate',
    header: 'Data i godzina wejścia',
    sort: 'operationDate',
    render: (row) => <DateTimeText value={row.operationDate} />,
  },
  {
    key: 'exitDate',
    header: 'Wyjście',
    sort: 'exitDate',
    render: (row) =>
      row.exitDate ? <DateTimeText value={row.exitDate} /> : <CheckOutButton row={row} />,
  },
];
