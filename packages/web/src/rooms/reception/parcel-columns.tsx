import { listReception } from '@zaplecze/contract/rooms/reception/calls';
import { parcelColumns as fields } from '@zaplecze/contract/rooms/reception/columns';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { CompanyBadge } from './company-badge.tsx';
import { partyName } from './party-name.ts';
import classes from './registers.module.css';

/** Headings of files are shorter than those of the screen. */
export const parcelColumns = fieldColumns(listReception, fields, {
  description: { header: 'Opis', card: 'title' },
  type: { card: 'none', short: true, from: 1280 },
  client: { render: partyName },
  company: { card: 'status', render: (row) => <CompanyBadge company={row.company} /> },
  operationDate: {
    header: fields.operationDate.label,
    render: (row) => <DateTimeText value={row.operationDate} />,
  },
  taskNumber: {
    header: fields.taskNumber.label,
    card: 'none',
    from: 1280,
    short: true,
    render: (row) => row.taskNumber,
  },
  sysNumber: {
    header: fields.sysNumber.label,
    short: true,
    render: (row) => <span className={classes.whole}>{row.sysNumber}</span>,
  },
});
