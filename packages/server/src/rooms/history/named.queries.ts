import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { type Names, namedBy } from './export-words.ts';

/** Names of the records that filters point at, by table and id; what is gone has none. */
export async function namesIn(db: Db, filters: Record<string, unknown>[]): Promise<Names> {
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
