import { IconPlus } from '@tabler/icons-react';
import { requestFilters } from '@zaplecze/contract/rooms/absences/filters';
import { absenceStatuses } from '@zaplecze/contract/rooms/absences/lists';
import { listRequests, type RequestRow } from '@zaplecze/contract/rooms/absences/requests/calls';
import { useState } from 'react';
import { lazyPart } from '../../../kit/first-screen/lazy-part.tsx';
import { part } from '../../../kit/first-screen/part.ts';
import { fieldFilters } from '../../../kit/lists/filters/field-filters.ts';
import { ListPage } from '../../../kit/lists/list-page.tsx';
import { viewAction } from '../../../kit/lists/table/row-actions.ts';
import type { ColumnOf, PillsOf } from '../../../kit/lists/types.ts';
import { ColorDot, StatusDot } from '../../../kit/records/color-pill.tsx';
import { DateTimeText } from '../../../kit/records/date-text.tsx';
import { isOpen, useItem } from '../../../kit/records/use-item.ts';
import { sourceOf } from '../../choice-sources/index.ts';
import { ImpactHost } from '../../impact/index.ts';
import { PersonName } from '../../person-names/index.ts';
import { changeWords, whenWords } from './change-words.ts';

const AbsenceForm = lazyPart(part(() => import('../absence-form.tsx'), 'AbsenceForm'));
const RequestDialog = lazyPart(part(() => import('./request-dialog.tsx'), 'RequestDialog'));

const list = { endpoint: listRequests };

const pills: PillsOf<typeof listRequests>[] = [
  { filter: 'status', label: 'Status', all: 'Wszystkie', options: absenceStatuses },
];

const filters = fieldFilters(listRequests, {}, requestFilters, sourceOf);

const columns: ColumnOf<typeof listRequests>[] = [
  {
    key: 'user',
    header: 'Pracownik',
    sort: 'user',
    card: 'title',
    render: (row) => <PersonName person={row.user} />,
  },
  {
    key: 'type',
    header: 'Typ',
    render: (row) => <ColorDot color={row.type.color}>{row.type.name}</ColorDot>,
  },
  {
    key: 'dateFrom',
    header: 'Kiedy',
    sort: 'dateFrom',
    render: (row) =>
      row.change ? `${whenWords(row)} → ${changeWords(row.change, row)}` : whenWords(row),
  },
  {
    key: 'status',
    header: 'Status',
    card: 'status',
    render: (row) => (
      <StatusDot
        status={row.change ? { ...absenceStatuses[0], name: 'Czeka zmiana' } : row.status}
      />
    ),
  },
  {
    key: 'decidedBy',
    header: 'Zdecydował(a)',
    card: 'none',
    from: 1280,
    render: (row) => row.decidedBy?.name ?? '–',
  },
  {
    key: 'created',
    header: 'Złożony',
    sort: 'created',
    from: 1024,
    card: 'none',
    render: (row) => <DateTimeText value={row.created} />,
  },
];

const nameOf = (row: RequestRow) => `${row.user.name}: ${row.type.name}`;

/** One's own requests, and those that one decides about. */
export function RequestsPage() {
  const item = useItem();
  const [isAdding, setAdding] = useState(false);
  const open = (row: RequestRow) => item.link({ id: row.id, name: nameOf(row) });
  return (
    <>
      <ListPage
        title="Wnioski o nieobecność"
        list={list}
        primary={{ label: 'Dodaj nieobecność', icon: IconPlus, run: () => setAdding(true) }}
        search="Szukaj pracownika…"
        pills={pills}
        filters={filters}
        columns={columns}
        rowName={nameOf}
        open={open}
        actions={(row) => [viewAction(open(row), 'Zobacz')]}
        empty={{
          title: 'Nie ma wniosków',
          text: 'Tu są nieobecności, które wymagają akceptacji: Twoje i te, o których decydujesz.',
        }}
      />
      {isAdding && <AbsenceForm start={{}} onClose={() => setAdding(false)} />}
      <ImpactHost />
      {isOpen(item) && (
        <RequestDialog key={item.id} id={item.id} address="item" onClose={item.close} />
      )}
    </>
  );
}
