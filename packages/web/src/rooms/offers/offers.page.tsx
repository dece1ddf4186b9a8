import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { createOffer, type listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { offerStatuses } from '@zaplecze/contract/rooms/offers/lists';
import { useMay } from '../../kit/calls/session.ts';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import type { FilterOfList } from '../../kit/lists/types.ts';
import { clientSource, dictionarySource, peopleSource } from '../choices/index.ts';
import { offerActs, offerBoard } from './offer-acts.ts';
import { offerColumns } from './offer-columns.tsx';
import { useOfferActions } from './use-offer-actions.ts';

const companies = dictionarySource('company');
const departments = dictionarySource('department');
const reasons = dictionarySource('refusalReason');
const tags = dictionarySource('tag');

const filters: FilterOfList<typeof listOffers>[] = [
  { key: 'client', label: 'Klient', kind: 'choices', source: clientSource },
  { key: 'type', label: 'Usługa', kind: 'choices', source: dictionarySource('projectType') },
  { key: 'seller', label: 'Sprzedawca', kind: 'choices', source: peopleSource, half: true },
  { key: 'createdBy', label: 'Utworzona przez', kind: 'choices', source: peopleSource, half: true },
  { key: 'dateFrom', label: 'Utworzono od', kind: 'day', half: true },
  { key: 'dateTo', label: 'Utworzono do', kind: 'day', half: true },
  { key: 'status', label: 'Status', kind: 'options', options: offerStatuses },
  { key: 'company', label: 'Spółka sprzedawcy', kind: 'choices', source: companies, half: true },
  {
    key: 'department',
    label: 'Dział sprzedawcy',
    kind: 'choices',
    source: departments,
    half: true,
  },
  { key: 'decidedFrom', label: 'Decyzja od', kind: 'day', half: true },
  { key: 'decidedTo', label: 'Decyzja do', kind: 'day', half: true },
  { key: 'sentFrom', label: 'Złożona od', kind: 'day', half: true },
  { key: 'sentTo', label: 'Złożona do', kind: 'day', half: true },
  { key: 'refusalReason', label: 'Powód odmowy', kind: 'choices', source: reasons },
  { key: 'clientTag', label: 'Tag klienta', kind: 'choices', source: tags },
  { key: 'noReason', label: 'Bez powodu odmowy', kind: 'flag', half: true },
  { key: 'noValue', label: 'Bez wartości', kind: 'flag', half: true },
  { key: 'noTag', label: 'Klient bez tagu', kind: 'flag', half: true },
  { key: 'expired', label: 'Po ważności', kind: 'flag', half: true },
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
