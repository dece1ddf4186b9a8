import type { listDocuments } from '@zaplecze/contract/documents';
import { documentStatuses } from '@zaplecze/contract/documents.lists';
import type { Query } from '@zaplecze/contract/kit/endpoint';
import type { Db } from '../../kit/database.ts';
import type { User } from '../../kit/guard.ts';
import { matches, oneOf, pageOf } from '../../kit/list.ts';
import { statusOf } from '../../kit/refs.ts';
import { rowColumns } from './documents.queries.ts';
import { documentMay } from './documents.rules.ts';

type DocumentQuery = Query<typeof listDocuments>;

const columnOf = {
  type: 'd.type',
  client: 'd.client',
  user: 'd.createdBy',
  status: 'd.status',
} as const;

/** Documents of the filter, before order and page. */
function filtered(db: Db, { search, filter }: DocumentQuery) {
  let rows = db.selectFrom('document as d');
  if (search) rows = rows.where(matches('d.search', search, 'd.fragments'));
  for (const field of ['type', 'client', 'user', 'status'] as const) {
    const ids = filter[field];
    if (ids) rows = rows.where(oneOf(columnOf[field], ids));
  }
  return rows;
}

export async function findDocuments(db: Db, user: User, query: DocumentQuery) {
  const page = await pageOf(db, query, {
    rows: filtered(db, query),
    id: 'd.id',
    sort: {
      filename: 'd.filename',
      type: 'd.typeName',
      client: 'd.clientName',
      modifiedDate: 'd.modified',
      modified: 'd.modified',
      modifiedBy: 'd.modifiedByName',
      created: 'd.created',
    },
    columns: (wanted) => wanted.select(rowColumns()),
  });
  return {
    count: page.count,
    list: page.list.map((row) => ({
      ...row,
      status: statusOf(documentStatuses, row.status),
      may: documentMay(user, row),
    })),
  };
}
