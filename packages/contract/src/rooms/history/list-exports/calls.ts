import { endpoint } from '../../../kit/calls/endpoint.ts';
import { list } from '../../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** 'Pobrania list': who took a whole list out of the product, what was asked for and how much it was. */

export type { ListExport } from './schemas.ts';

export const exportList = list({
  sort: ['created', 'createdBy', 'list', 'rows'],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: { user: 'ids', dateFrom: 'day', dateTo: 'day' },
});

export const listExports = endpoint<Schemas['listExports']>({
  method: 'GET',
  path: '/export/list',
  allow: 'admin',
  area: 'none',
  list: exportList,
});
