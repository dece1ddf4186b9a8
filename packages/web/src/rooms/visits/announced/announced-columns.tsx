import { listAnnounced } from '@zaplecze/contract/rooms/visits/announced/calls';
import { announcedColumns as fields } from '@zaplecze/contract/rooms/visits/announced/columns';
import { fieldColumns } from '../../../kit/lists/columns/field-columns.tsx';
import { DateTimeText } from '../../../kit/records/date-text.tsx';
import { PersonName } from '../../person-names/index.ts';

export const announcedColumns = fieldColumns(listAnnounced, fields, {
  fullName: {
    header: 'Osoba',
    card: 'title',
    render: (row) => (row.people > 1 ? `${row.fullName} (osób: ${row.people})` : row.fullName),
  },
  expected: { render: (row) => <DateTimeText value={row.expected} /> },
  user: { render: (row) => <PersonName person={row.user} /> },
  client: { render: (row) => row.client?.name ?? row.clientName },
  car: { card: 'none', from: 1280, render: (row) => row.car },
  entered: {
    card: 'status',
    render: (row) => (row.entered ? <DateTimeText value={row.entered} /> : 'oczekiwany'),
  },
});
