import { sql } from 'kysely';
import type { Db } from './database.ts';

/** Notes what happened to a record besides the changes that triggers write down. */
export async function noteInHistory(
  db: Db,
  { entity, id, who, action }: { entity: string; id: number; who: number; action: string },
): Promise<void> {
  await db
    .insertInto('history')
    .values({ entity, entityId: id, who, action, changes: '{}' })
    .execute();
}

/** Removes the values that some fields of records ever had; that they changed stays. */
export async function forgetInHistory(
  db: Db,
  { entity, ids, fields }: { entity: string; ids: number[]; fields: string[] },
): Promise<void> {
  await sql`update history set changes = forget_fields(changes, ${fields})
    where entity = ${entity} and "entityId" = any(${ids})`.execute(db);
}
