import { endpoint } from '../../kit/calls/endpoint.ts';
import { list } from '../../kit/lists/list.ts';
import type { Schemas } from './schemas.ts';

/** The document library: files of the company and of its clients. */

export type { Document, DocumentRow } from './schemas.ts';

export const documentList = list({
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

export const listDocuments = endpoint<Schemas['listDocuments']>({
  method: 'GET',
  path: '/document/list',
  allow: 'everyone',
  area: 'documents',
  list: documentList,
});

export const getDocument = endpoint<Schemas['getDocument']>({
  method: 'GET',
  path: '/document/:id',
  allow: 'everyone',
  area: 'documents',
});

export const createDocument = endpoint<Schemas['createDocument']>({
  method: 'POST',
  path: '/document/create',
  allow: 'everyone',
  area: 'documents',
});

/** A new file becomes the document's; the former ones stay as its versions. */
export const updateDocument = endpoint<Schemas['updateDocument']>({
  method: 'PATCH',
  path: '/document/:id',
  allow: 'everyone',
  area: 'documents',
});

export const removeDocument = endpoint<Schemas['removeDocument']>({
  method: 'DELETE',
  path: '/document/:id',
  allow: 'everyone',
  area: 'documents',
});
