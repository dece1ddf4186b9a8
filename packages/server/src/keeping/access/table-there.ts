import type { ClientBase } from 'pg';

/** Whether a copy, perhaps of an older version, has a table at all. */
export const tableThere = async (client: ClientBase, name: string): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [`public."${name}"`],
  );
  return rows[0]?.there ?? false;
};

/** Whether a table of a copy has a column. */
export const columnThere = async (
  client: ClientBase,
  table: string,
  column: string,
): Promise<boolean> => {
  const { rows } = await client.query(
    `select from pg_attribute where attrelid = to_regclass($1) and attname = $2 and not attisdropped`,
    [`public."${table}"`, column],
  );
  return rows.length > 0;
};
