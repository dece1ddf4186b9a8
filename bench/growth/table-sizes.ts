import type pg from 'pg';

/** A table with what it takes on the disk, in bytes. */
export type TableSize = { name: string; rows: number; heap: number; indexes: number };

export async function readTables(db: pg.Client): Promise<TableSize[]> {
  const { rows } = await db.query<TableSize>(
    `select relname as name, greatest(reltuples, 0)::float8 as rows,
            pg_table_size(oid)::float8 as heap, pg_indexes_size(oid)::float8 as indexes
       from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'graphile_worker'::regnamespace)
      order by pg_total_relation_size(oid) desc`,
  );
  return rows;
}
