import { IconPlus } from '@tabler/icons-react';
import { addressOf } from '@zaplecze/contract/addresses';
import { listReception, type ReceptionRow } from '@zaplecze/contract/reception';
import { Suspense } from 'react';
import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { ColumnOf, FilterOfList, PillsOf } from '../../kit/lists/types.ts';
import { AppLink } from '../../kit/navigation/link.tsx';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { isOpen, useItem } from '../../kit/records/use-item.ts';
import { clientSource, dictionarySource } from '../choices/index.ts';
import { CompanyBadge } from './company-badge.tsx';
import classes from './reception.module.css';
import { partyName } from './reception-values.ts';
import { Report } from './report.tsx';
import { useRowActions } from './use-row-actions.ts';

const ReceptionView = lazyPart(() => import('./reception-view.tsx').then((m) => m.ReceptionView));

const fixed = { filter: { category: 'parcel' } };

const pills: PillsOf<typeof listReception>[] = [
  {
    filter: 'direction',
    label: 'Kierunek',
    options: [
      { id: 'inbound', name: 'Przychodzące' },
      { id: 'outbound', name: 'Wychodzące' },
    ],
  },
];

const filters: FilterOfList<typeof listReception>[] = [
  {
    key: 'type',
    label: 'Typy przesyłek',
    kind: 'checks',
    source: dictionarySource('receptionType'),
  },
  { key: 'client', label: 'Klient', kind: 'choices', source: clientSource },
  { key: 'company', label: 'Spółka', kind: 'choices', source: dictionarySource('company') },
  { key: 'dateFrom', label: 'Data od', kind: 'day', half: true },
  { key: 'dateTo', label: 'Data do', kind: 'day', half: true },
];

const columns: ColumnOf<typeof listReception>[] = [
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

export function ParcelsPage() {
  const item = useItem();
  const view = (row: ReceptionRow) => () => item.open({ id: row.id, name: row.sysNumber });
  const actions = useRowActions('parcel', view);
  return (
    <>
      <ListPage
        title="Recepcja - Przesyłki"
        endpoint={listReception}
        fixed={fixed}
        search="Szukaj przesyłki…"
        pills={pills}
        filters={filters}
        toolbar={({ query }) => (
          <>
            <span className={classes.neighbour}>
              <AppLink to={addressOf('guests')}>Goście</AppLink>
            </span>
            <Report query={query} />
          </>
        )}
        dense
        columns={columns}
        rowName={(row) => row.description ?? ''}
        open={view}
        actions={actions}
        primary={{ label: 'Dodaj przesyłkę', icon: IconPlus, to: { to: addressOf('parcelAdd') } }}
        empty={{
          title: 'Nie ma jeszcze przesyłek',
          text: 'Tu będzie dziennik listów i paczek, przychodzących i wychodzących.',
        }}
      />
      {isOpen(item) && (
        <Suspense>
          <ReceptionView key={item.id} item={item} onClose={item.close} guest={false} />
        </Suspense>
      )}
    </>
  );
}
