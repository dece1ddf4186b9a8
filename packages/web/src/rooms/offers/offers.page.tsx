import { IconPlus } from '@tabler/icons-react';
import { createOffer, listOffers } from '@zaplecze/contract/offers';
import { offerStatuses } from '@zaplecze/contract/offers.lists';
import type { FilterField } from '../../kit/list/types.ts';
import { ListPage } from '../../kit/list-page.tsx';
import { useMay } from '../../kit/session.ts';
import { clientSource, dictionarySource, peopleSource } from '../../kit/sources.ts';
import { offerColumns } from './offer-columns.tsx';
import { useOfferActions } from './use-offer-actions.ts';

const filters: FilterField[] = [
  { key: 'client', label: 'Klient', kind: 'choices', source: clientSource },
  { key: 'type', label: 'Usługa', kind: 'choices', source: dictionarySource('projectType') },
  { key: 'seller', label: 'Sprzedawca', kind: 'choices', source: peopleSource, half: true },
  { key: 'createdBy', label: 'Utworzona przez', kind: 'choices', source: peopleSource, half: true },
  { key: 'dateFrom', label: 'Utworzono od', kind: 'day', half: true },
  { key: 'dateTo', label: 'Utworzono do', kind: 'day', half: true },
  { key: 'status', label: 'Status', kind: 'options', options: offerStatuses },
];

export function OffersPage() {
  const mayCreate = useMay(createOffer);
  const actions = useOfferActions();
  return (
    <ListPage
      title="Oferty"
      endpoint={listOffers}
      search="Szukaj oferty…"
      filters={filters}
      dense
      columns={offerColumns}
      open={({ id }) => ({ to: '/offer/view/$id', params: { id } })}
      actions={actions}
      primary={mayCreate && { label: 'Dodaj ofertę', icon: IconPlus, to: { to: '/offer/add' } }}
      empty={{
        title: 'Nie ma jeszcze ofert',
        text: 'Oferta to propozycja dla klienta: z plikiem, decyzją i historią rozmów.',
      }}
    />
  );
}
