import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { offerColumns as fields } from '@zaplecze/contract/rooms/offers/columns';
import { fieldColumns } from '../../kit/lists/columns/field-columns.tsx';
import { PersonShort } from '../person-names/index.ts';

/** OFF-10. */
export const offerColumns = fieldColumns(listOffers, fields, {
  name: { header: 'Nazwa oferty', card: 'title' },
  client: {},
  seller: {
    act: 'seller',
    card: 'none',
    short: true,
    render: (row) => <PersonShort person={row.seller} />,
  },
  created: { header: 'Utworzono' },
  modified: { card: 'none', from: 1280 },
  submission: { card: 'none', from: 1280 },
  value: { from: 1600 },
  status: {
    act: 'status',
    card: 'status',
  },
});

/** On a client's page the client is settled. */
export const clientOfferColumns = offerColumns.filter(({ key }) => key !== 'client');
