import { IconPlus } from '@tabler/icons-react';
import { createOffer, listOffers, type OfferRow } from '@zaplecze/contract/offers';
import { offerStatuses } from '@zaplecze/contract/offers.lists';
import { StatusDot } from '../../kit/color-pill.tsx';
import { DayText } from '../../kit/date-text.tsx';
import type { Column, FilterField } from '../../kit/list/types.ts';
import { ListPage } from '../../kit/list-page.tsx';
import { PersonName } from '../../kit/person.tsx';
import { useMay } from '../../kit/session.ts';
import { clientSource, dictionarySource, peopleSource } from '../../kit/sources.ts';
import classes from './offers.module.css';
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

const columns: Column<OfferRow>[] = [
  {
    key: 'name',
    header: 'Nazwa oferty',
    sort: 'name',
    card: 'title',
    width: '24%',
    clip: true,
    render: (row) => row.name,
  },
  {
    key: 'client',
    header: 'Klient',
    sort: 'client',
    width: '18%',
    clip: true,
    render: (row) => row.client.name,
  },
  {
    key: 'seller',
    header: 'Sprzedawca',
    sort: 'seller',
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
    key: 'status',
    header: 'Status',
    sort: 'status',
    card: 'status',
    width: 176,
    render: (row) => (
      <span className={classes.whole}>
        <StatusDot status={row.status} />
      </span>
    ),
  },
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
      columns={columns}
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
