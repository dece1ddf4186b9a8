import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { keptDays } from '@zaplecze/contract/rooms/custom-fields/kind-changes';
import { sql } from 'kysely';
import { customTables } from '../../../kit/custom-fields/tables.ts';
import type { Db } from '../../../kit/database/database.ts';
import type { Change } from './changes.queries.ts';
import { holdFields, holdRecords, noteStep } from './changes.save.ts';

/* A choice that is taken out of its list: its records get another one or none, and it again when it is brought back. */

type Choice = Change & { option: number };

const tableOf = (record: CustomRecord) => sql.table(customTables[record].values);

/** What this transaction writes is no change of somebody else's for the change that writes it. */
export const asChange = (db: Db, id: number) =>
  sql`select set_config('app.customChange', ${String(id)}, true)`.execute(db);

/** Begins to take a choice out of `total` records: nobody can choose it any more. Gives the change. */
export async function beginRemoval(
  db: Db,
  option: { field: number; option: number; successor: number | null; total: number },
): Promise<number> {
  const { id } = await db
    .insertInto('customChange')
    .values({ what: 'option', ...option })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('customOption')
    .set({ archived: true })
    .where('id', '=', option.option)
    .execute();
  return id;
}

/** Takes it from up to `most` records, which are noted; whether there may be more. */
export async function takeFrom(db: Db, change: Choice, most: number): Promise<boolean> {
  const { id, record, field, option, successor, at } = change;
  const table = tableOf(record);
  const found = await sql<{ record: number }>`select record from ${table}
    where field = ${field} and opt = ${option} and record > ${at} order by record limit ${most}`.execute(
    db,
  );
  const ids = found.rows.map((row) => row.record);
  const last = ids.at(-1);
  if (last === undefined) return false;
  await holdRecords(db, record, ids);
  const has = sql`v.field = ${field} and v.opt = ${option} and v.record = any(${ids}::int[])`;
  const other = sql`exists (select from ${table} o where o.record = v.record and o.field = v.field and o.opt = ${successor})`;
  await sql`insert into "customTaken" (change, record, gave)
    select ${id}::int, v.record, ${successor}::int is not null and not ${other} from ${table} v
    where ${has} on conflict do nothing`.execute(db);
  if (successor !== null)
    // Of several that one record has, one may be the successor already.
    await sql`update ${table} v set opt = ${successor}, n = case v.n when 0 then 0 else ${successor} end
      where ${has} and not ${other}`.execute(db);
  await sql`delete from ${table} v where ${has}`.execute(db);
  await noteStep(db, id, { at: last, done: ids.length });
  return true;
}

const words = sql`jsonb_build_object('field', o.field, 'name', o.name, 'color', o.color, 'place', o.place,
  'initial', o.initial, 'archived', false)`;

/** Out of the list for thirty days, then for good; false where somebody has given it to a record meanwhile. */
export async function endRemoval(db: Db, { id, record, field, option }: Choice): Promise<boolean> {
  await holdFields(db, [field]);
  const { rows } = await sql`select from ${tableOf(record)}
    where field = ${field} and opt = ${option} limit 1`.execute(db);
  if (rows.length > 0) {
    await noteStep(db, id, { at: 0 });
    return false;
  }
  await sql`select set_config('app.quietChange', 'on', true)`.execute(db);
  await sql`insert into history (entity, "entityId", version, who, action, changes)
    select 'customOption', o.id, o.version, actor(), 'delete', ${words} from "customOption" o where o.id = ${option}`.execute(
    db,
  );
  await sql`update "customOption" set removed = now(), archived = false where id = ${option}`.execute(
    db,
  );
  await db
    .updateTable('customChange')
    .set({
      ...{ state: 'done', watched: field },
      until: sql<string>`now() + make_interval(days => ${keptDays})`,
    })
    .where('id', '=', id)
    .execute();
  await sql`select set_config('app.quietChange', '', true)`.execute(db);
  return true;
}

/** Back in its list, at the end of it, before its records get it. */
export async function putBack(db: Db, option: number): Promise<void> {
  await sql`select set_config('app.quietChange', 'on', true)`.execute(db);
  await sql`update "customOption" o set removed = null, place = (select coalesce(max(k.place), -1) + 1
      from "customOption" k where k.field = o.field and k.removed is null)
    where o.id = ${option}`.execute(db);
  await sql`insert into history (entity, "entityId", version, who, action, changes)
    select 'customOption', o.id, o.version, actor(), 'insert', ${words} from "customOption" o where o.id = ${option}`.execute(
    db,
  );
  await sql`select set_config('app.quietChange', '', true)`.execute(db);
}

/** Gives it back to up to `most` of the records that nobody has written since; whether there may be more. */
export async function giveTo(db: Db, change: Choice, most: number): Promise<boolean> {
  const { id, record, field, option, successor, kind, at } = change;
  const table = tableOf(record);
  const { rows } = await sql<{
    record: number;
    gave: boolean;
  }>`select k.record, k.gave from "customTaken" k
    where k.change = ${id} and k.record > ${at} order by k.record limit ${most}`.execute(db);
  const last = rows.at(-1)?.record;
  if (last === undefined) return false;
  await holdRecords(
    db,
    record,
    rows.map((row) => row.record),
  );
  // Asked once the records are held: what somebody has written since stays.
  const mine = (gave: boolean) => sql`select r.id from ${sql.table(customTables[record].records)} r
    where r.id = any(${rows.filter((row) => row.gave === gave).map((row) => row.record)}::int[])
      and not exists (select from "customTouched" t where t.change = ${id} and t.record = r.id)`;
  const n = kind === 'choices' ? option : 0;
  await sql`update ${table} v set opt = ${option}, n = ${n}
    where v.field = ${field} and v.opt = ${successor} and v.record in (${mine(true)})`.execute(db);
  await sql`insert into ${table} (record, field, n, opt)
    select r.id, ${field}::int, ${n}::int, ${option}::int from (${mine(false)}) r
    on conflict do nothing`.execute(db);
  await noteStep(db, id, { at: last, done: rows.length });
  return true;
}

export async function endRestoration(db: Db, { id }: Choice): Promise<void> {
  await db.deleteFrom('customTaken').where('change', '=', id).execute();
  await db.deleteFrom('customTouched').where('change', '=', id).execute();
  await db
    .updateTable('customChange')
    .set({ state: 'undone', watched: null, until: null })
    .where('id', '=', id)
    .execute();
}

/** An option that no value has goes for good, with what was noted of it. */
export async function forgetOption(db: Db, { id, record, option }: Change): Promise<void> {
  await db.deleteFrom('customTaken').where('change', '=', id).execute();
  await db.deleteFrom('customTouched').where('change', '=', id).execute();
  await db
    .updateTable('customChange')
    .set({ state: 'over', watched: null })
    .where('id', '=', id)
    .execute();
  await sql`select set_config('app.quietChange', 'on', true)`.execute(db);
  // Values that a change of kind has kept may name it still: it goes when they have gone.
  await sql`delete from "customOption" o where o.id = ${option} and o.removed is not null
    and not exists (select from ${tableOf(record)} v where v.opt = o.id)`.execute(db);
}
