import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { DB } from '../../kit/database/tables.ts';

/** Tables whose rows are archived rather than torn out of the records that use them. */
export type Archivable = {
  [T in keyof DB]: DB[T] extends { archived: unknown; name: unknown } ? T : never;
}[keyof DB];

/** PostgreSQL's code for a row that another one still refers to. */
const stillUsed = '23503';

/**
 * Deletes a row, or archives it when anything refers to it (whatever the database's foreign keys
 * know of). The attempt is undone as a whole, so nothing that hangs on an archived row goes.
 *
 * @param options.inUse something uses the row that its foreign keys would silently let go
 * @returns whether the row was archived
 */
export async function deleteOrArchive(
  db: Db,
  table: Archivable,
  id: number,
  options: { inUse?: boolean } = {},
): Promise<boolean> {
  if (!options.inUse && (await deleteUnlessUsed(db, table, id))) return false;
  await sql`update ${sql.table(table)} set archived = true where id = ${id}`.execute(db);
  return true;
}

async function deleteUnlessUsed(db: Db, table: Archivable, id: number): Promise<boolean> {
  await sql`savepoint removal`.execute(db);
  try {
    await sql`delete from ${sql.table(table)} where id = ${id}`.execute(db);
    await sql`release savepoint removal`.execute(db);
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code !== stillUsed) throw error;
    await sql`rollback to savepoint removal`.execute(db);
    return false;
  }
}

/** Columns of other tables that refer to `table`, as the database itself knows them. */
async function referencesTo(db: Db, table: Archivable) {
  const found = await sql<{ table: string; column: string }>`
    select r.relname as "table", a.attname as "column"
    from pg_constraint c
    join pg_class r on r.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${`"${table}"`}::regclass
    order by 1, 2`.execute(db);
  return found.rows;
}

/** Deletes every row, archived ones too, that nothing refers to; gives how many there were. */
export async function deleteUnused(db: Db, table: Archivable): Promise<number> {
  const unused = (await referencesTo(db, table)).map(
    (at) => sql`not exists (select from ${sql.table(at.table)} l
      where l.${sql.ref(at.column)} = d.id)`,
  );
  const removedRow = await sql`delete from ${sql.table(table)} d
    where ${unused.length > 0 ? sql.join(unused, sql` and `) : sql`true`}`.execute(db);
  return Number(removedRow.numAffectedRows ?? 0);
}
