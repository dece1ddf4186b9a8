import { endpointsOf, type RowOf } from '../../../kit/calls/endpoint.ts';
import type { TableIo } from '../../../kit/lists/list.schemas.ts';
import { list } from '../../../kit/lists/list.ts';
import type { exportColumns } from './columns.ts';

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
