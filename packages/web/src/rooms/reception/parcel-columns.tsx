import type { listReception } from '@zaplecze/contract/rooms/reception/calls';
import type { ColumnOf } from '../../kit/lists/types.ts';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { CompanyBadge } from './company-badge.tsx';
import classes from './reception.module.css';
import { partyName } from './reception-values.ts';

export const parcelColumns: ColumnOf<typeof listReception>[] = [
  {
    key: 'description',
    header: 'Opis',
    sort: 'description',
    card: 'title',
    width: 240,
    clip: true,
    render: (row) => row.description,
  },
  {
    key: 'type',
    header: 'Rodzaj',
    sort: 'type',
    card: 'none',
    from: 1280,
    render: (row) => row.type?.name,
  },
  {
    key: 'client',
    header: 'Nadawca / Odbiorca',
    sort: 'client',
    width: 240,
    clip: true,
    render: partyName,
  },
  {
    key: 'company',
    header: 'Spółka',
    sort: 'company',
    card: 'status',
    render: (row) => <CompanyBadge company={row.company} />,
  },
  {
    key: 'operationDate',
    header: 'Data nadania / odbioru',
    sort: 'operationDate',
    render: (row) => <DateTimeText value={row.operationDate} />,
  },
  {
    key: 'taskNumber',
    header: 'Numer przesyłki',
    sort: 'taskNumber',
    card: 'none',
    from: 1280,
    render: (row) => row.taskNumber,
  },
  {
    key: 'sysNumber',
    header: 'Numer systemowy',
    sort: 'sysNumber',
    render: (row) => <span className={classes.whole}>{row.sysNumber}</span>,
  },
];
