import type { Query } from '@zaplecze/contract/kit/calls/endpoint';
import type { Flags } from '@zaplecze/contract/permissions';
import {
  exportList,
  type ListExport,
  type listExports,
} from '@zaplecze/contract/rooms/history/list-exports/table';
import { sql } from 'kysely';
import { findFieldsThen } from '../../kit/custom-fields/fields-then.queries.ts';
import { asksCustom } from '../../kit/custom-fields/filter-uses.ts';
import type { Db } from '../../kit/database/database.ts';
import { personTo } from '../../kit/database/refs.ts';
import { namedIn, type RowsAsked } from '../../kit/lists/filter-uses.ts';
import { among, pagedList, since, until } from '../../kit/lists/paged-list.ts';
import { findNames, type IdsByKind } from '../changes/index.ts';
import { type AskedLists, describeUses, usesOf } from './export-words.ts';

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

/**
 * A page of downloads of the filter. Filters are kept as they were asked and told in words to whoever reads, of own fields
 * what this person sees now: no label or value of a field waits in the log for somebody who may not know it.
 *
 * @param as.flags the reader's
 * @param as.lists what the filters of each list are called
 */
export async function findExports(
  db: Db,
  query: Query<typeof listExports>,
  { flags, lists }: { flags: Flags; lists: AskedLists },
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
  const rows = list.map((row) => ({ ...row, query: row.query as RowsAsked }));
  const fields = rows.some((row) => asksCustom(row.query.filter))
    ? await findFieldsThen(db, flags)
    : () => undefined;
  const uses = rows.map((row) => usesOf(row, lists, fields));
  const names = await findNames(db, namedIn(uses.flat()) as IdsByKind);
  return {
    ...page,
    list: rows.map(({ query, path, ...row }, at) => ({
      ...row,
      createdBy: row.createdBy as ListExport['createdBy'],
      asked: describeUses(uses[at] ?? [], names),
    })),
  };
}
