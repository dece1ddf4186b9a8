import { endpoint } from '../../../kit/calls/endpoint.ts';
import { fileCalls } from '../../../kit/calls/file-calls.ts';
import type { Schemas } from './schemas.ts';

/** The parcels' desk: several at once, the book of posted mail, deadlines of e-Doręczenia. */

export type { Delivery, PostingBook } from './schemas.ts';

export const createParcels = endpoint<Schemas['createParcels']>({
  method: 'POST',
  path: '/reception/several/create',
  allow: 'reception',
  area: 'reception',
});

export const getPostingBook = endpoint<Schemas['getPostingBook']>({
  method: 'GET',
  path: '/reception/posting',
  allow: 'reception',
  area: 'reception',
});

export const openPostingBook = endpoint<Schemas['openPostingBook']>({
  method: 'POST',
  path: '/reception/posting',
  allow: 'reception',
  area: 'reception',
});

export const signPostingBook = endpoint<Schemas['signPostingBook']>({
  method: 'POST',
  path: '/reception/posting/ticket',
  allow: 'reception',
  area: 'none',
});

export const printPostingBook = endpoint<Schemas['printPostingBook']>({
  method: 'GET',
  path: '/reception/posting/pdf',
  allow: 'reception',
  area: 'reception',
  file: true,
});

export const bookFiles = fileCalls('/reception/posting/:id/:file', 'reception', 'reception');

export const listDeliveries = endpoint<Schemas['listDeliveries']>({
  method: 'GET',
  path: '/reception/electronic',
  allow: 'everyone',
  area: 'reception',
});

export const updateDelivery = endpoint<Schemas['updateDelivery']>({
  method: 'PATCH',
  path: '/reception/electronic/:id',
  allow: 'reception',
  area: 'reception',
});
