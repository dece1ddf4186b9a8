import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';

/** Rows of any table that hold one of these, letter case and diacritics aside: `table: row`. */
export async function rowsWith(db: Db, words: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public'`.execute(db);
  const hits: string[] = [];
  for (const { name } of rows) {
    const { rows: lines } = await sql<{ line: string }>`select to_jsonb(x)::text as line
      from ${sql.table(name)} x where exists (select from unnest(${words}::text[]) w
        where fold(to_jsonb(x)::text) like '%' || fold(w) || '%')`.execute(db);
    hits.push(...lines.map(({ line }) => `${name}: ${line}`));
  }
  return hits;
}
