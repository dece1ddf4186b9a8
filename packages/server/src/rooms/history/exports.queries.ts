import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import {
  exportList,
  type ListExport,
  type listExports,
} from '@zaplecze/contract/rooms/history/list-exports/table';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { personTo } from '../../kit/database/refs.ts';
import { among, pagedList, since, until } from '../../kit/lists/paged-list.ts';
import { findNames } from '../changes/index.ts';
import {
  type DownloadQuery,
  describeDownload,
  type FilterWordsAt,
  namedIn,
} from './export-words.ts';

const exports = pagedList(exportList, {
  from: (db: Db) =>
    db.selectFrom('listExport as e').innerJoin('person as p', 'p.id', 'e.createdBy'),
  id: 'e.id',
  search: { in: sql<string>`fold(e.list)` },
  sort: {
    created: 'e.created',
    createdBy: sql`p."lastName" || ' ' || p."firstName"`,
    list: 'e.list',
    rows: 'e.rowCount',
  },
  filters: {
    user: among('e.createdBy'),
    dateFrom: since('e.created'),
    dateTo: until('e.created'),
  },
});

/** A page of downloads of the filter; `wordsAt`: what the filters of each list are called. */
export async function findExports(
  db: Db,
  query: Query<typeof listExports>,
  wordsAt: FilterWordsAt,
) {
  const { list, ...page } = await exports.pageOf(db, query, (wanted) =>
    wanted.select([
      'e.id',
      'e.created',
      'e.list',
      'e.path',
      'e.format',
      'e.rowCount as rows',
      'e.query',
      personTo('e.createdBy').as('createdBy'),
    ]),
  );
  const rows = list.map((row) => ({ ...row, query: row.query as DownloadQuery }));
  const names = await findNames(db, namedIn(rows, wordsAt));
  return {
    ...page,
    list: rows.map(({ query, path, ...row }) => ({
      ...row,
      createdBy: row.createdBy as ListExport['createdBy'],
      asked: describeDownload({ path, query }, wordsAt, names),
    })),
  };
}
