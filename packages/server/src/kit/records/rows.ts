import { type InsertObject, type Selectable, sql, type UpdateObject } from 'kysely';
import { type Db, preparedStatement } from '../database/database.ts';
import type { DB } from '../database/tables.ts';

/*
 * One row of one table: making, locking, saving and removing it. Called by a room's queries and save
 * alone, for its own tables (`npm run check:walls`).
 */

/** Tables whose rows have a number of their own. */
export type RowTable = {
  [T in keyof DB]: 'id' extends keyof DB[T] ? T : never;
}[keyof DB];

/** Tables whose rows count their versions: the records that people open and change. */
export type RecordTable = {
  [T in RowTable]: 'version' | 'modified' extends keyof DB[T] ? T : never;
}[RowTable];

type Column<T extends RowTable> = keyof Selectable<DB[T]> & string;
type Locked<T extends RowTable, C extends Column<T>> = Pick<
  Selectable<DB[T]>,
  C | ('id' & Column<T>)
>;

/**
 * For `set()`: counts a change on a row although none of its columns may differ. The trigger that
 * stamps rows counts a version where anything is new, and the clock always is; `now()` would be the
 * same twice in one transaction.
 */
export const countChange = { modified: sql<string>`clock_timestamp()` };

/** For `set()`: the same, where anything that the history tells was changed in this transaction. */
const countDifference = {
  modified: sql<string>`case when current_setting('app.changed', true) = 'yes' then clock_timestamp() else modified end`,
};

/** One table stands for all in the types of the statements; callers are held to their own. */
const any = (table: RowTable) => table as 'offer';

/** Makes a row; gives its id. */
export async function insertRow<T extends RowTable>(
  db: Db,
  table: T,
  fields: InsertObject<DB, T>,
): Promise<number> {
  const row = await db
    .insertInto(any(table))
    .values(fields as InsertObject<DB, 'offer'>)
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * A row locked for a change until the transaction ends, with its id and the columns asked for;
 * undefined when there is none.
 *
 * @param options.hold `all` keeps others from hanging anything on the row too, `fields` only from
 * writing it
 */
export async function lockRow<T extends RowTable, C extends Column<T> = never>(
  db: Db,
  table: T,
  id: number,
  { columns = [], hold = 'all' }: { columns?: C[]; hold?: 'all' | 'fields' } = {},
): Promise<Locked<T, C> | undefined> {
  const rows = db
    .selectFrom(any(table))
    .modifyFront(preparedStatement)
    .select(['id', ...(columns as 'name'[])])
    .where('id', '=', id);
  const locked = hold === 'all' ? rows.forUpdate() : rows.forNoKeyUpdate();
  return (await locked.executeTakeFirst()) as Locked<T, C> | undefined;
}

/** Versions of records by id, locked in one order until the transaction ends; of those that there are. */
export async function lockVersions(
  db: Db,
  table: RecordTable,
  ids: number[],
): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom(any(table))
    .select(['id', 'version'])
    .where(sql<boolean>`id = any(${ids}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/**
 * Writes fields of a record, those that are not undefined; gives its version, a new one where a field or what hangs on the
 * record is other than it was: before, as far as the history tells of it (docs/decisions/0118).
 */
export async function saveRow<T extends RecordTable>(
  db: Db,
  table: T,
  id: number,
  fields: UpdateObject<DB, T>,
): Promise<number> {
  const row = await db
    .updateTable(any(table))
    .set({ ...countDifference, ...(fields as UpdateObject<DB, 'offer'>) })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

/**
 * Counts a change of what hangs on a record, whose own fields stay (see rooms/changes/merge.ts), whether the history tells
 * of it or not; gives its new version.
 */
export const touchRow = (db: Db, table: RecordTable, id: number): Promise<number> =>
  saveRow(db, table, id, countChange as UpdateObject<DB, RecordTable>);

export async function removeRow(db: Db, table: RowTable, id: number): Promise<void> {
  await db.deleteFrom(any(table)).where('id', '=', id).execute();
}
