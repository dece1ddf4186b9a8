import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import { documentList, type listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { documentStatuses } from '@zaplecze/contract/rooms/documents/lists';
import type { Db } from '../../kit/database/database.ts';
import { statusOf } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { among, pagedList } from '../../kit/lists/paged-list.ts';
import { asCounted } from '../../kit/lists/sort-key.ts';
import { documentColumns } from './documents.queries.ts';
import { documentMay } from './documents.rules.ts';

type DocumentQuery = Query<typeof listDocuments>;

export const documents = pagedList(documentList, {
  from: (db: Db) => db.selectFrom('document as d'),
  whole: true,
  id: 'd.id',
  search: { in: 'd.search', fragments: 'd.fragments' },
  sort: {
    filename: asCounted('d.filename'),
    type: asCounted('d.typeName'),
    client: asCounted('d.clientName'),
    modifiedDate: 'd.modified',
    modified: 'd.modified',
    modifiedBy: 'd.modifiedByName',
    created: 'd.created',
  },
  filters: {
    type: among('d.type'),
    client: among('d.client'),
    user: among('d.createdBy'),
    status: among('d.status'),
  },
});

export const findDocuments = (db: Db, user: User, query: DocumentQuery) =>
  documents.pageOf(db, query, (wanted) => wanted.select(documentColumns()), {
    row: (row) => ({
      ...row,
      status: statusOf(documentStatuses, row.status),
      may: documentMay(user, row),
    }),
  });
