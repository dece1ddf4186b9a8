import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import { list } from '../../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** 'Pobrania list': who took a whole list out of the product, what was asked for and how much it was. */

export type { ListExport } from './schemas.ts';

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
