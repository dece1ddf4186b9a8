import type { listAnnounced } from '@zaplecze/contract/rooms/visits/announced/calls';
import type { ColumnOf } from '../../../kit/lists/types.ts';
import { DateTimeText } from '../../../kit/records/date-text.tsx';
import { PersonName } from '../../persons/index.ts';

export const announcedColumns: ColumnOf<typeof listAnnounced>[] = [
  {
    key: 'fullName',
    header: 'Osoba',
    sort: 'fullName',
    card: 'title',
    width: 240,
    clip: true,
    render: (row) => (row.people > 1 ? `${row.fullName} (osób: ${row.people})` : row.fullName),
  },
  {
    key: 'expected',
    header: 'Kiedy',
    sort: 'expected',
    render: (row) => <DateTimeText value={row.expected} />,
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
    render: (row) => row.client?.name ?? row.clientName,
  },
  {
    key: 'car',
    header: 'Samochód',
    card: 'none',
    from: 1280,
    render: (row) => row.car,
  },
  {
    key: 'entered',
    header: 'Wejście',
    card: 'status',
    render: (row) => (row.entered ? <DateTimeText value={row.entered} /> : 'oczekiwany'),
  },
];
