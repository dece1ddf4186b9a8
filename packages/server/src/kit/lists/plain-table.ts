import { namesOf } from '@zaplecze/contract/kit/fields/field-kinds';
import type { ListInfo, ListPage, Table } from '@zaplecze/contract/kit/lists/list';
import type { May } from '@zaplecze/contract/kit/values/records';
import { type InsertObject, type RawBuilder, sql, type UpdateObject } from 'kysely';
import type { Db } from '../database/database.ts';
import { personTo } from '../database/refs.ts';
import type { DB } from '../database/tables.ts';
import { invalid } from '../http/calls/errors.ts';
import { insertRow, lockRow, type RecordTable, removeRow, saveRow } from '../records/rows.ts';
import type { ListQuery } from './list.ts';
import { among, pagedList } from './paged-list.ts';

/** A row of a table that people write in. */
export type TableRow = { id: number; version: number; [column: string]: unknown };

/** What a filter asks of a row, whose table is `x`: `open: whetherEmpty('x.returned')`. */
export type TableFilters = { readonly [name: string]: (value: never) => RawBuilder<boolean> };

/** Its filters are checked by whoever says them, not here. */
type PlainList = ListInfo<string, Nothing, Nothing, Nothing, Nothing>;
type Nothing = Record<never, never>;

/** One table stands for all in the types of the query; what it has is said by the columns of the contract. */
const any = (table: RecordTable) => `${table} as x` as 'offer as x';

/**
 * Rows of a table of the contract whose columns are columns of the database, of the same names; some may name a person.
 * Filters are its line fields, ids of a column of the same name, and `filters` of the room. Whatever names other records
 * or is ordered by people has queries of its own. A search looks where `make_searchable` of the migration has put the
 * words.
 */
export function plainTable(
  entity: RecordTable,
  { list, columns, search }: Table,
  filters: TableFilters = {},
) {
  const people = namesOf(columns).filter((name) => columns[name]?.kind === 'person');
  const names = ['id', 'version', ...namesOf(columns)].map((name) =>
    people.includes(name) ? personTo(`x.${name}`).as(name) : `x.${name}`,
  ) as 'x.id'[];
  const byId = Object.keys(columns).filter((name) => list.filters[name] === 'ids');
  const orders = list.sort.map((name) => {
    if (people.includes(name)) throw new Error(`${entity}: an order by people has its own queries`);
    const { missing, known } = columns[name] ?? {};
    return [name, missing || known ? `x.${name}` : sql.ref(`x.${name}`)];
  });
  const rows = pagedList(list as PlainList, {
    from: (db: Db) => db.selectFrom(any(entity)),
    id: 'x.id',
    ...(search !== undefined && { search: { in: 'x.search', fragments: 'x.fragments' } }),
    sort: Object.fromEntries(orders),
    filters: { ...Object.fromEntries(byId.map((name) => [name, among(`x.${name}`)])), ...filters },
  });
  /**
   * Nobody who has left is named anew; whom the row names may stay.
   *
   * @throws HttpError 400 on each column
   */
  async function assertPeople(db: Db, values: object, before?: TableRow): Promise<void> {
    const fields = values as Record<string, number | null | undefined>;
    const chosen = people.filter((name) => {
      const present = before?.[name] as { id: number } | null | undefined;
      return fields[name] && fields[name] !== present?.id;
    });
    if (chosen.length === 0) return;
    const rows = await db
      .selectFrom('person')
      .select('id')
      .where(sql<boolean>`id = any(${chosen.map((name) => fields[name])}::int[])`)
      .where('active', '=', true)
      // Nobody leaves while they are being named.
      .forKeyShare()
      .execute();
    const wrong = chosen.filter((name) => !rows.some(({ id }) => id === fields[name]));
    if (wrong.length === 0) return;
    const words = (name: string) => columns[name]?.missing ?? 'Nie ma takiej osoby';
    throw invalid(Object.fromEntries(wrong.map((name) => [name, words(name)])));
  }
  return {
    find: (db: Db, query: ListQuery, may: May): Promise<ListPage<TableRow>> =>
      rows.pageOf(db, { filter: {}, ...query }, (page) => page.select(names), {
        row: (row) => ({ ...(row as unknown as TableRow), may }),
      }),
    /** The row as its list answers it, locked until the transaction ends. */
    lock: async (db: Db, id: number): Promise<TableRow | undefined> => {
      if (!(await lockRow(db, entity, id))) return undefined;
      const found = db.selectFrom(any(entity)).select(names).where('x.id', '=', id);
      return (await found.executeTakeFirstOrThrow()) as unknown as TableRow;
    },
    insert: async (db: Db, values: object) => {
      await assertPeople(db, values);
      return await insertRow(db, entity, values as InsertObject<DB, RecordTable>);
    },
    save: async (db: Db, before: TableRow, values: object) => {
      await assertPeople(db, values, before);
      return await saveRow(db, entity, before.id, values as UpdateObject<DB, RecordTable>);
    },
    remove: (db: Db, id: number) => removeRow(db, entity, id),
  };
}
