import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { customTables } from './tables.ts';

/* One choice of a list in many records: taken from them, and given back. */

type Choice = { record: CustomRecord; field: number; option: number };

const tableOf = (record: CustomRecord) => sql.table(customTables[record].values);

/** The first `most` records after one that have it. */
export async function recordsWithChoice(
  db: Db,
  { record, field, option }: Choice,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ record: number }>`select record from ${tableOf(record)}
    where field = ${field} and opt = ${option} and record > ${after} order by record limit ${most}`.execute(
    db,
  );
  return rows.map((row) => row.record);
}

/** Whether any value names it. */
export async function isNamed(db: Db, record: CustomRecord, option: number): Promise<boolean> {
  const { rows } = await sql`select from ${tableOf(record)} where opt = ${option} limit 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Puts its successor in its place, or none; gives the records that had it, and whether they have got the successor by that. */
export async function takeChoice(
  db: Db,
  { record, field, option, successor }: Choice & { successor: number | null },
  ids: number[],
): Promise<{ record: number; gave: boolean }[]> {
  const table = tableOf(record);
  const has = sql`v.field = ${field} and v.opt = ${option} and v.record = any(${ids}::int[])`;
  const other = sql`exists (select from ${table} o where o.record = v.record and o.field = v.field and o.opt = ${successor})`;
  const { rows } = await sql<{ record: number; gave: boolean }>`select v.record,
      (${successor}::int is not null and not ${other}) as gave from ${table} v where ${has}`.execute(
    db,
  );
  if (successor !== null)
    // Of several that one record has, one may be the successor already.
    await sql`update ${table} v set opt = ${successor}, n = case v.n when 0 then 0 else ${successor} end
      where ${has} and not ${other}`.execute(db);
  await sql`delete from ${table} v where ${has}`.execute(db);
  return rows;
}

/** Gives it back: in place of its successor to those that got that one (`gave`), else beside what they have. */
export async function giveChoice(
  db: Db,
  { record, field, option, successor, n }: Choice & { successor: number | null; n: number },
  records: { record: number; gave: boolean }[],
): Promise<void> {
  const table = tableOf(record);
  const those = (gave: boolean) =>
    records.filter((one) => one.gave === gave).map((one) => one.record);
  await sql`update ${table} v set opt = ${option}, n = ${n}
    where v.field = ${field} and v.opt = ${successor} and v.record = any(${those(true)}::int[])`.execute(
    db,
  );
  // Records that have gone since get nothing.
  await sql`insert into ${table} (record, field, n, opt)
    select r.id, ${field}::int, ${n}::int, ${option}::int
    from ${sql.table(customTables[record].records)} r where r.id = any(${those(false)}::int[])
    on conflict do nothing`.execute(db);
}
