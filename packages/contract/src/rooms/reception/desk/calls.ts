import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import { fileCalls } from '../../../kit/calls/file-calls.ts';
import type { Schemas } from './schemas.ts';

/** The parcels' desk: several at once, the book of posted mail, deadlines of e-Doręczenia. */

export type { Delivery, Party, PostingBook } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('reception');

export const createParcels = endpoint<'createParcels'>(
  'POST /reception/several/create',
  'reception',
);

/** Senders and addressees that are no clients, as they were typed before, with their addresses. */
export const listParties = endpoint<'listParties'>('GET /reception/parties', 'reception');

export const getPostingBook = endpoint<'getPostingBook'>('GET /reception/posting', 'reception');

export const openPostingBook = endpoint<'openPostingBook'>('POST /reception/posting', 'reception');

export const signPostingBook = endpoint<'signPostingBook'>(
  'POST /reception/posting/ticket',
  'reception',
  { area: 'none' },
);

export const printPostingBook = endpoint<'printPostingBook'>(
  'GET /reception/posting/pdf',
  'reception',
  { file: true },
);

export const bookFiles = fileCalls('/reception/posting/:id/:file', 'reception', 'reception');

export const listDeliveries = endpoint<'listDeliveries'>('GET /reception/electronic', 'everyone');

export const updateDelivery = endpoint<'updateDelivery'>(
  'PATCH /reception/electronic/:id',
  'reception',
);
