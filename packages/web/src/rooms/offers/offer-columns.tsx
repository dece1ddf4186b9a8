import type { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import type { ColumnOf } from '../../kit/lists/types.ts';
import { StatusDot } from '../../kit/records/color-pill.tsx';
import { DayText } from '../../kit/records/date-text.tsx';
import { formatMoney } from '../../kit/records/format.ts';
import { PersonName } from '../persons/index.ts';
import classes from './offers.module.css';

/** OFF-10. */
export const offerColumns: ColumnOf<typeof listOffers>[] = [
  {
    key: 'name',
    header: 'Nazwa oferty',
    sort: 'name',
    card: 'title',
    width: 300,
    clip: true,
    render: (row) => row.name,
  },
  {
    key: 'client',
    header: 'Klient',
    sort: 'client',
    width: 220,
    clip: true,
    render: (row) => row.client.name,
  },
  {
    key: 'seller',
    header: 'Sprzedawca',
    sort: 'seller',
    act: 'seller',
    card: 'none',
    render: (row) => <PersonName person={row.seller} />,
  },
  {
    key: 'created',
    header: 'Utworzono',
    sort: 'created',
    render: (row) => <DayText value={row.created} />,
  },
  {
    key: 'modified',
    header: 'Data aktualizacji',
    sort: 'modified',
    card: 'none',
    from: 1280,
    render: (row) => <DayText value={row.modified} />,
  },
  {
    key: 'submission',
    header: 'Data złożenia',
    sort: 'submission',
    card: 'none',
    from: 1280,
    render: (row) => <DayText value={row.submission} />,
  },
  {
    key: 'value',
    header: 'Wartość netto',
    sort: 'value',
    align: 'right',
    from: 1440,
    render: (row) =>
      row.value === null ? <span className={classes.none}>–</span> : formatMoney(row.value),
  },
  {
    key: 'status',
    header: 'Status',
    sort: 'status',
    act: 'status',
    card: 'status',
    width: 176,
    render: (row) => (
      <span className={classes.whole}>
        <StatusDot status={row.status} />
      </span>
    ),
  },
];

/** On a client's page the client is settled. */
export const clientOfferColumns = offerColumns.filter(({ key }) => key !== 'client');
