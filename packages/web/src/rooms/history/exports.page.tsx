import type { listExports } from '@zaplecze/contract/rooms/history/list-exports/calls';
import { ListPage } from '../../kit/lists/list-page.tsx';
import type { OfList } from '../../kit/lists/state/screen-list.ts';
import type { ColumnOf, FilterOfList } from '../../kit/lists/types.ts';
import { DateTimeText } from '../../kit/records/date-text.tsx';
import { peopleSource } from '../choices/index.ts';
import { PersonName } from '../persons/index.ts';

const filters: FilterOfList<typeof listExports>[] = [
  { key: 'user', label: 'Kto', kind: 'choices', source: peopleSource },
  { key: 'dateFrom', label: 'Od', kind: 'day' },
  { key: 'dateTo', label: 'Do', kind: 'day' },
];

const columns: ColumnOf<typeof listExports>[] = [
  {
    key: 'created',
    header: 'Kiedy',
    sort: 'created',
    card: 'fact',
    width: 150,
    render: (row) => <DateTimeText value={row.created} />,
  },
  {
    key: 'createdBy',
    header: 'Kto',
    sort: 'createdBy',
    card: 'fact',
    width: 200,
    render: (row) => <PersonName person={row.createdBy} />,
  },
  {
    key: 'list',
    header: 'Lista',
    sort: 'list',
    card: 'title',
    width: 220,
    render: (row) => row.list,
  },
  {
    key: 'asked',
    header: 'Zakres',
    card: 'fact',
    render: (row) => row.asked || 'Cała lista',
  },
  {
    key: 'rows',
    header: 'Wiersze',
    sort: 'rows',
    card: 'fact',
    width: 100,
    render: (row) => row.rows.toLocaleString('pl'),
  },
  {
    key: 'format',
    header: 'Postać',
    card: 'none',
    width: 90,
    render: (row) => row.format.toUpperCase(),
  },
];

/** Who took whole lists out of the product. */
export function ExportsPage({ list }: OfList<typeof listExports>) {
  return (
    <ListPage
      title="Pobrania list"
      list={list}
      search="Szukaj listy…"
      filters={filters}
      columns={columns}
      empty={{
        title: 'Nikt jeszcze nie pobrał żadnej listy',
        text: 'Tu widać, kto pobrał którą listę do pliku, z jakim filtrem i ile było wierszy.',
      }}
    />
  );
}
