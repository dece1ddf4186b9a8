import { endpointsOf } from '../../kit/calls/endpoint.ts';
import { fileCalls } from '../../kit/calls/file-calls.ts';
import { list } from '../../kit/lists/list.ts';
import { categories, directionIds } from './lists.ts';
import type { Schemas } from './schemas.ts';

/** Registers of the reception: guests and parcels, one kind of record in two categories. */

export type { Reception, ReceptionRow } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('reception');

export const receptionList = list({
  sort: [
    'operationDate',
    'fullName',
    'user',
    'client',
    'description',
    'type',
    'company',
    'taskNumber',
    'sysNumber',
    'exitDate',
  ],
  defaultSort: 'operationDate',
  defaultOrder: 'desc',
  filters: {
    category: categories,
    direction: directionIds,
    type: 'ids',
    client: 'ids',
    company: 'ids',
    user: 'ids',
    dateFrom: 'day',
    dateTo: 'day',
    /** With 1: guests who came today and have not left. */
    present: 'flag',
  },
  custom: { by: 'category', among: categories },
});

export const listReception = endpoint<'listReception'>('GET /reception/list', 'reception', {
  list: receptionList,
});

export const getReception = endpoint<'getReception'>('GET /reception/:id', 'everyone');

export const createReception = endpoint<'createReception'>('POST /reception/create', 'reception');

export const updateReception = endpoint<'updateReception'>('PATCH /reception/:id', 'reception');

export const removeReception = endpoint<'removeReception'>('DELETE /reception/:id', 'reception');

/** Whom an inbound parcel is for has it, or has it not after all. */
export const confirmParcel = endpoint<'confirmParcel'>('POST /reception/received/:id', 'everyone');

export const receptionFiles = fileCalls('/reception/file/:id/:file', 'reception', 'reception');

/** The report's address without filters; a ticket in it works for some minutes. */
export const reportTicket = endpoint<'reportTicket'>(
  'POST /reception/download/ticket',
  'reception',
  { area: 'none' },
);

/** 'MK' of 'Meridian Księgowość sp. z o.o.': the first letters of the name's own words. */
export function companyInitials(name: string): string {
  const own = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word) && !word.includes('.'));
  const letters = own.map((word) => word.charAt(0)).slice(0, 3);
  if (letters.length > 1) return letters.join('');
  return (own[0] ?? name).slice(0, 2).toUpperCase();
}
