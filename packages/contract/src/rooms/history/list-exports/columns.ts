import type { Fields } from '../../../kit/fields/field-kinds.ts';
import type { Table } from '../../../kit/lists/list.ts';
import { exportList } from './calls.ts';

const formats = ['xlsx', 'csv', 'zip', 'pdf'].map((id) => ({ id, name: id.toUpperCase() }));

export const exportColumns = {
  created: { label: 'Kiedy', kind: 'moment', known: true },
  createdBy: { label: 'Kto', kind: 'person', known: true },
  /** The list's title, as the downloaded file has it. */
  list: { label: 'Lista', kind: 'text', known: true },
  /** Search and filters in words; '' for the whole list. */
  asked: {
    label: 'Zakres',
    kind: 'text',
    known: true,
    options: [{ id: '', name: 'Cała lista' }],
  },
  rows: { label: 'Wiersze', kind: 'number', known: true },
  format: { label: 'Postać', kind: 'text', known: true, options: formats },
} as const satisfies Fields;

export const exportTable = {
  list: exportList,
  title: 'Pobrania list',
  search: 'Szukaj listy…',
  empty: {
    title: 'Nikt jeszcze nie pobrał żadnej listy',
    text: 'Tu widać, kto pobrał którą listę do pliku, z jakim filtrem i ile było wierszy.',
  },
  columns: exportColumns,
  filters: {
    user: { label: 'Kto', of: 'person' },
    dateFrom: { label: 'Od' },
    dateTo: { label: 'Do' },
  },
} as const satisfies Table<typeof exportList>;
