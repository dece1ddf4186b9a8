import type { Db } from '../../kit/database/database.ts';
import { Names } from '../../kit/parsing/names.ts';
import type { Archivable } from './usage.queries.ts';

/** Entries that are still offered, by their names. */
export async function offeredNames(db: Db, table: Archivable): Promise<Names> {
  const rows = db.selectFrom(table).select(['id', 'name']).where('archived', '=', false);
  const names = new Names();
  for (const { id, name } of await rows.execute()) names.add(id, name);
  return names;
}
