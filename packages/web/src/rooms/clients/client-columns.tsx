import { clientList, listClients } from '@zaplecze/contract/rooms/clients/calls';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { RowTitle } from '../../kit/lists/table/row-title.tsx';
import type { ColumnOf } from '../../kit/lists/types.ts';
import { ColorDot, StatusDot, TagLine } from '../../kit/records/color-pill.tsx';
import { People } from '../person-names/index.ts';

/** A number that no narrow column breaks. */
const whole = (number: string) => number.replaceAll(' ', '\u00A0');

export const clientColumns: ColumnOf<typeof listClients>[] = [
  {
    key: 'name',
    header: 'Nazwa klienta',
    sort: 'name',
    card: 'title',
    render: (row) => (
      <RowTitle beside={row.tags.length > 0 && <TagLine tags={row.tags} most={1} />}>
        <ColorDot color={row.color}>{row.name}</ColorDot>
      </RowTitle>
    ),
  },
  {
    key: 'carers',
    header: 'Opiekunowie',
    sort: 'carers',
    render: (row) => <People people={row.clientService} />,
  },
  {
    key: 'person',
    header: 'Osoba kontaktowa',
    sort: 'person',
    render: ({ persons: [first] }) =>
      first && [first.name, first.phone && whole(first.phone)].filter(Boolean).join(', '),
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    act: 'status',
    card: 'status',
    render: (row) => <StatusDot status={row.status} />,
  },
  ...fieldColumns(listClients, clientList.fields, {}),
];
