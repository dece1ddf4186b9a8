import { namesOf } from '@zaplecze/contract/kit/fields/field-kinds';
import type { ListInfo, ListPage, Table } from '@zaplecze/contract/kit/lists/list';
import { type InsertObject, sql, type UpdateObject } from 'kysely';
import type { Db } from '../database/database.ts';
import type { DB } from '../database/tables.ts';
import { insertRow, lockRow, type RecordTable, removeRow, saveRow } from '../records/rows.ts';
import type { ListQuery } from './list.ts';
import { pagedList } from './paged-list.ts';

/** A row of a table that people write in. */
export type TableRow = { id: number; version: number; [column: string]: unknown };

/** A list without filters but those of its line fields. */
type PlainList = ListInfo<string, Nothing, Nothing, Nothing, Nothing>;
type Nothing = Record<never, never>;

/** Whoever may open such a list may change its rows. */
const may = { edit: true, delete: true };
const withRights = (row: TableRow) => ({ ...row, may });

/** One table stands for all in the types of the query; what it has is said by the columns of the contract. */
const any = (table: RecordTable) => `${table} as x` as 'offer as x';

/**
 * Rows of a table of the contract whose columns are columns of the database, of the same names, and whose only filters are
 * its line fields. Whatever names other records, or has other filters, has queries of its own. A search looks where
 * `make_searchable` of the migration has put the words.
 */
export function plainTable(entity: RecordTable, { list, columns, search }: Table) {
  const names = ['id', 'version', ...namesOf(columns)].map((name) => `x.${name}`) as 'x.id'[];
  const orders = list.sort.map((name) => {
    const { missing, known } = columns[name] ?? {};
    return [name, missing || known ? `x.${name}` : sql.ref(`x.${name}`)];
  });
  const rows = pagedList(list as PlainList, {
    from: (db: Db) => db.selectFrom(any(entity)),
    id: 'x.id',
    ...(search !== undefined && { search: { in: 'x.search', fragments: 'x.fragments' } }),
    sort: Object.fromEntries(orders),
    filters: {},
  });
  return {
    find: (db: Db, query: ListQuery): Promise<ListPage<TableRow>> =>
      rows.pageOf(db, { filter: {}, ...query }, (page) => page.select(names), {
        row: (row) => withRights(row as unknown as TableRow),
      }),
    /** The row as its list answers it, locked until the transaction ends. */
    lock: async (db: Db, id: number): Promise<TableRow | undefined> => {
      if (!(await lockRow(db, entity, id))) return undefined;
      const found = db.selectFrom(any(entity)).select(names).where('x.id', '=', id);
      return withRights((await found.executeTakeFirstOrThrow()) as unknown as TableRow);
    },
    insert: (db: Db, values: object) =>
      insertRow(db, entity, values as InsertObject<DB, RecordTable>),
    save: (db: Db, id: number, values: object) =>
      saveRow(db, entity, id, values as UpdateObject<DB, RecordTable>),
    remove: (db: Db, id: number) => removeRow(db, entity, id),
  };
}
