import { endpoint, type RowOf } from '../../../kit/calls/endpoint.ts';
import type { TableIo } from '../../../kit/lists/list.schemas.ts';
import { list } from '../../../kit/lists/list.ts';
import type { exportColumns } from './columns.ts';

/** 'Pobrania list': who took a whole list out of the product, what was asked for and how much it was. */

export const exportList = list({
  sort: ['created', 'createdBy', 'list', 'rows'],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: { user: 'ids', dateFrom: 'day', dateTo: 'day' },
});

export const listExports = endpoint<TableIo<typeof exportList, typeof exportColumns>>({
  method: 'GET',
  path: '/export/list',
  allow: 'admin',
  area: 'none',
  list: exportList,
});

export type ListExport = RowOf<typeof listExports>;
