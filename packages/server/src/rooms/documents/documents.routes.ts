import * as contract from '@zaplecze/contract/rooms/documents/calls';
import { documentFilters } from '@zaplecze/contract/rooms/documents/columns';
import { documentFields } from '@zaplecze/contract/rooms/documents/fields';
import { documentFormOf } from '@zaplecze/contract/rooms/documents/forms';
import { on } from '../../kit/http/calls/mount.ts';
import { onList } from '../../kit/lists/list-routes.ts';
import { mergeEdits } from '../changes/index.ts';
import { findDocuments } from './documents.list.queries.ts';
import * as queries from './documents.queries.ts';
import { create, remove, update } from './documents.save.ts';

export const documentRoutes = [
  ...onList(contract.listDocuments, {
    find: ({ db, user, query }) => findDocuments(db, user, query),
    fields: documentFields,
    filters: documentFilters,
    sheet: {
      title: 'Dokumenty',
      but: { file: { header: 'Rozmiar (B)', width: 12, number: ({ file }) => file.size } },
    },
  }),
  on(contract.getDocument, {
    record: ({ db, user, params }) => queries.getDocument(db, user, params.id),
    handle: async ({ record }) => ({ document: record }),
  }),
  on(contract.createDocument, async ({ db, user, body, services }) => ({
    id: await create({ db, storage: services.storage, user }, body),
  })),
  on(contract.updateDocument, {
    record: ({ db, user, params }) => queries.lockDocument(db, user, params.id),
    may: ({ record }) => record.may.edit,
    handle: async ({ db, user, request, record, body, services }) => {
      const { id, version } = record;
      const edited = { entity: 'document', id, version, form: documentFormOf(record) } as const;
      const saving = { db, storage: services.storage, user };
      return { version: await update(saving, record, await mergeEdits(db, request, edited, body)) };
    },
  }),
  on(contract.removeDocument, {
    record: ({ db, user, params }) => queries.lockDocument(db, user, params.id),
    may: ({ record }) => record.may.delete,
    handle: ({ db, record }) => remove(db, record.id),
  }),
];
