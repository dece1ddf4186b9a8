import { sql } from 'kysely';
import type { Db, Tx } from '../../kit/database/database.ts';
import type { TableExports } from '../../kit/exports/table-exports.ts';

/** A column as the export writes it. */
export type ExportColumn = {
  name: string;
  type: string;
  /** The table whose record it names. */
  to: string | null;
};

export type Table = { name: string; columns: ExportColumn[]; key: string[] };

/** Made by the database for searching, of what stands beside it. */
const derived = ['search', 'nameSearch', 'fragments'];

/** Columns with a person's id that have no foreign key to say so. */
const people = ['createdBy', 'userModified', 'who'];

/** Every table of the database with its columns, those of the machinery aside. */
export async function allTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
          'to', coalesce(f.to, case when a.attname = any(${people})
            and a.atttypid = 'integer'::regtype then 'person' end))
          order by a.attnum)
        from pg_attribute a left join lateral (
          select k.confrelid::regclass::text as to from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
            and a.atttypid = 'integer'::regtype limit 1) f on true
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      coalesce((select json_agg(a.attname order by x.place) from pg_index i
          cross join lateral unnest(i.indkey) with ordinality x(attnum, place)
          join pg_attribute a on a.attrelid = i.indrelid and a.attnum = x.attnum
        where i.indrelid = c.oid and i.indisprimary), '[]') as key
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname !~ '^kysely_'
    order by c.relname collate "C"`.execute(db);
  return rows.map((table) => ({
    ...table,
    columns: table.columns.map((column) => ({
      ...column,
      to: column.to?.replaceAll('"', '') ?? null,
    })),
  }));
}

/**
 * The exported tables with their exported columns: tables without a declaration are left out.
 *
 * @throws Error for a table without a declaration
 */
export async function exportedTables(db: Db, declared: TableExports): Promise<Table[]> {
  const tables = await allTables(db);
  return tables.flatMap((table) => {
    const declaration = (declared as Partial<TableExports>)[table.name as keyof TableExports];
    if (!declaration) throw new Error(`Nobody says whether ${table.name} is exported`);
    if ('leftOut' in declaration) return [];
    const columns = table.columns.filter(
      ({ name }) => !derived.includes(name) && !Object.hasOwn(declaration.without, name),
    );
    return [{ ...table, columns }];
  });
}

export async function countRows(db: Db, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*) as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A value as a text that says the same in every country: ISO 8601 in UTC, decimal points, true and false. */
function asText({ name, type }: ExportColumn) {
  const column = sql.ref(`t.${name}`);
  if (type === 'timestamp with time zone') {
    return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
  }
  if (type === 'boolean')
    return sql`case when ${column} then 'true' when not ${column} then 'false' end`;
  if (type.endsWith('[]')) return sql`to_json(${column})::text`;
  if (type === 'bytea') return sql`encode(${column}, 'base64')`;
  return sql`${column}::text`;
}

/** How a record is called, by what columns its table has. */
function nameOf(table: Table | undefined) {
  const has = (name: string) => table?.columns.some((column) => column.name === name);
  if (has('firstName') && has('lastName')) return sql`n."firstName" || ' ' || n."lastName"`;
  if (has('name')) return sql`n.name`;
  if (has('fileName')) return sql`n."fileName"`;
  return has('filename') ? sql`n.filename` : undefined;
}

/** The columns of a table's file: each column, and after one that names a record that record's name. */
export function headingsOf({ columns }: Table, tables: Map<string, Table>): string[] {
  return columns.flatMap(({ name, to }) =>
    to && nameOf(tables.get(to)) ? [name, `${name}_name`] : [name],
  );
}

const portion = 500;

/** Every row of a table, as texts under `headingsOf`, a few hundred at a time: the transaction's snapshot is read. */
export async function* readTableRows(
  tx: Tx,
  table: Table,
  tables: Map<string, Table>,
): AsyncGenerator<(string | null)[][]> {
  const fields = table.columns.flatMap((column) => {
    const name = column.to ? nameOf(tables.get(column.to)) : undefined;
    const value = asText(column);
    if (!name) return [value];
    return [
      value,
      sql`(select ${name} from ${sql.table(column.to ?? '')} n where n.id = ${sql.ref(`t.${column.name}`)})`,
    ];
  });
  const order = table.key.length > 0 ? table.key.map((key) => sql.ref(`t.${key}`)) : [sql`1`];
  await sql`declare everything no scroll cursor for
    select array[${sql.join(fields)}]::text[] as row from ${sql.table(table.name)} t
    order by ${sql.join(order)}`.execute(tx);
  try {
    for (;;) {
      const { rows } = await sql<{ row: (string | null)[] }>`
        fetch ${sql.lit(portion)} from everything`.execute(tx);
      if (rows.length === 0) return;
      yield rows.map(({ row }) => row);
    }
  } finally {
    await sql`close everything`.execute(tx).catch(() => undefined);
  }
}

export type StoredFile = {
  id: number;
  fileName: string;
  contentType: string;
  size: number;
  sha256: string;
  storageKey: string;
  attachedTo: string | null;
  attachedId: number | null;
};

/** Every file, in the order of their numbers, a few hundred at a time. */
export async function* filesOf(tx: Tx): AsyncGenerator<StoredFile[]> {
  let last = 0;
  for (;;) {
    const rows = await tx
      .selectFrom('file')
      .select(['id', 'fileName', 'contentType', 'size', 'sha256', 'storageKey'])
      .select(['attachedTo', 'attachedId'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(portion)
      .execute();
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.id ?? last;
  }
}
