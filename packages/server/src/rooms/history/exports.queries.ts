import type { Query } from '@zaplecze/contract/kit/endpoint';
import { exportList, type ListExport, type listExports } from '@zaplecze/contract/list-exports';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { personTo } from '../../kit/database/refs.ts';
import { among, pagedList, since, until } from '../../kit/lists/paged-list.ts';
import { askedInWords, type Names, namedBy } from './export-words.ts';

type Asked = { search?: string; filter?: Record<string, unknown> };

const exports = pagedList(exportList, {
  from: (db) => db.selectFrom('listExport as e').innerJoin('person as p', 'p.id', 'e.createdBy'),
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

/** A page of downloads of the filter. */
export async function findExports(db: Db, query: Query<typeof listExports>) {
  const page = await exports.pageOf(db, query, (wanted) =>
    wanted.select([
      'e.id',
      'e.created',
      'e.list',
      'e.format',
      'e.rowCount as rows',
      'e.query',
      personTo('e.createdBy').as('createdBy'),
    ]),
  );
  const names = await namesIn(
    db,
    page.list.map((row) => (row.query as Asked).filter ?? {}),
  );
  return {
    count: page.count,
    list: page.list.map(({ query: asked, ...row }) => ({
      ...row,
      createdBy: row.createdBy as ListExport['createdBy'],
      asked: askedInWords(asked as Asked, names),
    })),
  };
}

/** Names of the records that filters point at, by table and id; what is gone has none. */
async function namesIn(db: Db, filters: Record<string, unknown>[]): Promise<Names> {
  const wanted = new Map<string, Set<number>>();
  for (const [key, value] of filters.flatMap(Object.entries)) {
    const table = namedBy[key];
    if (!table || !Array.isArray(value)) continue;
    const ids = wanted.get(table) ?? new Set();
    for (const id of value) ids.add(Number(id));
    wanted.set(table, ids);
  }
  const names: Names = {};
  for (const [table, ids] of wanted) {
    const name = table === 'person' ? sql`"firstName" || ' ' || "lastName"` : sql`name`;
    const { rows } = await sql<{ id: number; name: string }>`
      select id, ${name} as name from ${sql.table(table)} where id = any(${[...ids]})`.execute(db);
    names[table] = new Map(rows.map((row) => [row.id, row.name]));
  }
  return names;
}
