import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { createOffer, type listOffers } from '@zaplecze/contract/offers';
import { offerStatuses } from '@zaplecze/contract/offers.lists';
import { useMay } from '../../kit/calls/session.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/screen-list.ts';
import type { FilterOfList } from '../../kit/lists/types.ts';
import { clientSource, dictionarySource, peopleSource } from '../choices/index.ts';
import { offerColumns } from './offer-columns.tsx';
import { useOfferActions } from './use-offer-actions.ts';

const filters: FilterOfList<typeof listOffers>[] = [
  { key: 'client', label: 'Klient', kind: 'choices', source: clientSource },
  { key: 'type', label: 'Usługa', kind: 'choices', source: dictionarySource('projectType') },
  { key: 'seller', label: 'Sprzedawca', kind: 'choices', source: peopleSource, half: true },
  { key: 'createdBy', label: 'Utworzona przez', kind: 'choices', source: peopleSource, half: true },
  { key: 'dateFrom', label: 'Utworzono od', kind: 'day', half: true },
  { key: 'dateTo', label: 'Utworzono do', kind: 'day', half: true },
  { key: 'status', label: 'Status', kind: 'options', options: offerStatuses },
];

export function OffersPage({ list }: OfList<typeof listOffers>) {
  const mayCreate = useMay(createOffer);
  const actions = useOfferActions();
  return (
    <ListPage
      title="Oferty"
      list={list}
      search="Szukaj oferty…"
      filters={filters}
      dense
      columns={offerColumns}
      open={({ id }) => ({ to: addressOf('offer', { id }) })}
      actions={actions}
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
