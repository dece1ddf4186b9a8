import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { createOffer, listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { offerColumns, offerFilters } from '@zaplecze/contract/rooms/offers/columns';
import { useMay } from '../../kit/calls/session.ts';
import { fieldFilters } from '../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import { sourceOf } from '../choice-sources/index.ts';
import { offerActs, offerBoard } from './offer-acts.ts';
import { offerColumns as columns } from './offer-columns.tsx';
import { useOfferActions } from './use-offer-actions.ts';

const filters = fieldFilters(listOffers, offerColumns, offerFilters, sourceOf);

export function OffersPage({ list }: OfList<typeof listOffers>) {
  const mayCreate = useMay(createOffer);
  const actions = useOfferActions();
  return (
    <ListPage
      title="Oferty"
      list={list}
      search="Szukaj oferty…"
      filters={filters}
      columns={columns}
      open={({ id }) => ({ to: addressOf('offer', { id }) })}
      actions={actions}
      acts={offerActs}
      board={offerBoard}
      primary={
        mayCreate && { label: 'Dodaj ofertę', icon: IconPlus, to: { to: addressOf('offerAdd') } }
      }
      empty={{
        title: 'Nie ma jeszcze ofert',
        text: 'Oferta to propozycja dla klienta: z plikiem, decyzją i historią rozmów.',
        needs: ['client', 'projectType'],
      }}
    />
  );
}
