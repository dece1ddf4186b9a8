import { type ListExport, listExports } from '@zaplecze/contract/list-exports';
import { DateTimeText } from '../../kit/date-text.tsx';
import type { Column, FilterField } from '../../kit/list/types.ts';
import { ListPage } from '../../kit/list-page.tsx';
import { PersonName } from '../../kit/person.tsx';
import { peopleSource } from '../../kit/sources.ts';

const filters: FilterField[] = [
  { key: 'user', label: 'Kto', kind: 'choices', source: peopleSource },
  { key: 'dateFrom', label: 'Od', kind: 'day' },
  { key: 'dateTo', label: 'Do', kind: 'day' },
];

const columns: Column<ListExport>[] = [
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
export function ExportsPage() {
  return (
    <ListPage
      title="Pobrania list"
      endpoint={listExports}
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
