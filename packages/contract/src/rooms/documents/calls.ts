import { endpointsOf } from '../../kit/calls/endpoint.ts';
import { list } from '../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** The document library: files of the company and of its clients. */

export type { Document, DocumentRow } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('documents');

export const documentList = list({
  custom: 'document',
  sort: ['filename', 'type', 'client', 'modifiedDate', 'modified', 'modifiedBy', 'created'],
  defaultSort: 'modifiedDate',
  defaultOrder: 'desc',
  filters: {
    type: 'ids',
    client: 'ids',
    /** Who added it. */
    user: 'ids',
    status: 'ids',
  },
});

export const listDocuments = endpoint<'listDocuments'>('GET /document/list', 'everyone', {
  list: documentList,
});

export const getDocument = endpoint<'getDocument'>('GET /document/:id', 'everyone');

export const createDocument = endpoint<'createDocument'>('POST /document/create', 'everyone');

/** A new file becomes the document's; the former ones stay as its versions. */
export const updateDocument = endpoint<'updateDocument'>('PATCH /document/:id', 'everyone');

export const removeDocument = endpoint<'removeDocument'>('DELETE /document/:id', 'everyone');
