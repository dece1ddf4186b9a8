import { endpointsOf, type RowOf } from '../../../kit/calls/endpoint.ts';
import type { Fields } from '../../../kit/fields/field-kinds.ts';
import type { TableIo } from '../../../kit/lists/list.schemas.ts';
import { list, type Table } from '../../../kit/lists/list.ts';

/** 'Pobrania list': who took a whole list out of the product, what was asked for and how much it was. */

type Schemas = { listExports: TableIo<typeof exportList, typeof exportColumns> };
const endpoint = endpointsOf<Schemas>('none');

export const exportList = list({
  sort: ['created', 'createdBy', 'list', 'rows'],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: { user: 'ids', dateFrom: 'day', dateTo: 'day' },
});

export const listExports = endpoint<'listExports'>('GET /export/list', 'admin', {
  list: exportList,
});

export type ListExport = RowOf<typeof listExports>;

const formats = ['xlsx', 'csv', 'zip', 'pdf'].map((id) => ({ id, name: id.toUpperCase() }));

const exportColumns = {
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

export const table = {
  call: listExports,
  list: exportList,
  noun: 'ListExport',
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
