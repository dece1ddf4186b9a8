import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { offerColumns as fields } from '@zaplecze/contract/rooms/offers/columns';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { PersonName } from '../person-names/index.ts';

/** OFF-10. */
export const offerColumns = fieldColumns(listOffers, fields, {
  name: { header: 'Nazwa oferty', card: 'title', width: 300 },
  client: { width: 220 },
  seller: {
    act: 'seller',
    card: 'none',
    render: (row) => <PersonName person={row.seller} />,
  },
  created: { header: 'Utworzono' },
  modified: { card: 'none', from: 1280 },
  submission: { card: 'none', from: 1280 },
  value: { from: 1440 },
  status: {
    act: 'status',
    card: 'status',
    width: 176,
  },
});

/** On a client's page the client is settled. */
export const clientOfferColumns = offerColumns.filter(({ key }) => key !== 'client');
