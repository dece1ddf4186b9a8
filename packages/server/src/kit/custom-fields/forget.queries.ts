import { type CustomRecord, customName } from '@zaplecze/contract/kit/fields/custom-fields';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { forgetInHistory } from '../records/history.ts';
import { customKin, customTables } from './tables.ts';

/* Own fields of records that are about one person: they go with what says who that was, whatever they hold. */

/** The names that the history has for every own field of a kind of record, archived and deleted ones too: `custom.numerDowodu`. */
export async function customNames(db: Db, record: CustomRecord): Promise<string[]> {
  const fields = await db
    .selectFrom('customKey')
    .distinct()
    .select('key')
    .where('record', 'in', customKin(record))
    .execute();
  return fields.map(({ key }) => customName(key));
}

/** Takes the own values of records away, with all that the history knew of them. */
export async function forgetCustomValues(
  db: Db,
  record: CustomRecord,
  ids: number[],
): Promise<void> {
  const { values, records: entity } = customTables[record];
  const fields = await customNames(db, record);
  if (fields.length === 0 || ids.length === 0) return;
  await sql`delete from ${sql.table(values)} where record = any(${ids}::int[])`.execute(db);
  await forgetInHistory(db, { entity, ids, fields });
}
