import type { Query } from '@zaplecze/contract/kit/endpoint';
import type { ListExport, listExports } from '@zaplecze/contract/list-exports';
import { sql } from 'kysely';
import type { Db } from '../../kit/database.ts';
import { dayStart, matches, pageOf } from '../../kit/list.ts';
import { personTo } from '../../kit/refs.ts';
import { askedInWords, type Names, namedBy } from './exports.words.ts';

type Asked = { search?: string; filter?: Record<string, unknown> };

/** A page of downloads of the filter. */
export async function findExports(db: Db, query: Query<typeof listExports>) {
  const { search, filter } = query;
  let rows = db.selectFrom('listExport as e').innerJoin('person as p', 'p.id', 'e.createdBy');
  if (search) rows = rows.where(matches(sql<string>`fold(e.list)`, search));
  if (filter.user) rows = rows.where('e.createdBy', '=', sql<number>`any(${filter.user})`);
  if (filter.dateFrom) rows = rows.where('e.created', '>=', dayStart(filter.dateFrom));
  if (filter.dateTo) {
    rows = rows.where('e.created', '<', sql<string>`${dayStart(filter.dateTo)} + interval '1 day'`);
  }
  const page = await pageOf(db, query, {
    rows,
    id: 'e.id',
    sort: {
      created: 'e.created',
      createdBy: sql`p."lastName" || ' ' || p."firstName"`,
      list: 'e.list',
      rows: 'e.rowCount',
    },
    columns: (wanted) =>
      wanted.select([
        'e.id',
        'e.created',
        'e.list',
        'e.format',
        'e.rowCount as rows',
        'e.query',
        personTo('e.createdBy').as('createdBy'),
      ]),
  });
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
