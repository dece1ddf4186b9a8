import { keptDays } from '@zaplecze/contract/rooms/custom-fields/kind-changes';
import { sql } from 'kysely';
import {
  giveChoice,
  isNamed,
  recordsWithChoice,
  takeChoice,
} from '../../../kit/custom-fields/choices.queries.ts';
import { isOnTheWay, keptChoices } from '../../../kit/custom-fields/kept/kept-values.queries.ts';
import type { Db } from '../../../kit/database/database.ts';
import { noteInHistory } from '../../../kit/records/history.ts';
import type { Change } from './changes.queries.ts';
import { holdFields, holdRecords, noteStep } from './changes.save.ts';

/* A choice that is taken out of its list: its records get another one or none, and it again when it is brought back. */

type Choice = Change & { option: number };

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
  const ids = await recordsWithChoice(db, { record, field, option }, { after: at, most });
  const last = ids.at(-1);
  if (last === undefined) return false;
  await holdRecords(db, record, ids);
  const rows = await takeChoice(db, { record, field, option, successor }, ids);
  await sql`insert into "customTaken" (change, record, gave)
    select ${id}::int, w.record, w.gave
    from json_to_recordset(${JSON.stringify(rows)}) as w(record integer, gave boolean)
    on conflict do nothing`.execute(db);
  await noteStep(db, id, { at: last, done: ids.length });
  return true;
}

/** What happened to an option as a whole, as the history has it of rows that come and go. */
async function noteOption(
  db: Db,
  { option, createdBy }: Choice,
  action: 'insert' | 'delete',
): Promise<void> {
  const row = await db
    .selectFrom('customOption')
    .select(['field', 'name', 'color', 'place', 'initial'])
    .where('id', '=', option)
    .executeTakeFirstOrThrow();
  const changes = { ...row, archived: false };
  await noteInHistory(db, { entity: 'customOption', id: option, who: createdBy, action, changes });
}

/** What a transaction writes from now on is told of each row, or not. */
const tellRows = (db: Db, tells: boolean) =>
  sql`select set_config('app.quietChange', ${tells ? '' : 'on'}, true)`.execute(db);

/** Out of the list for thirty days, then for good; false where somebody has given it to a record meanwhile. */
export async function endRemoval(db: Db, change: Choice): Promise<boolean> {
  const { id, record, field, option } = change;
  await holdFields(db, [field]);
  const left = await recordsWithChoice(db, { record, field, option }, { after: 0, most: 1 });
  if (left.length > 0) {
    await noteStep(db, id, { at: 0 });
    return false;
  }
  await noteOption(db, change, 'delete');
  await tellRows(db, false);
  await db
    .updateTable('customOption')
    .set({ removed: sql<string>`now()`, archived: false })
    .where('id', '=', option)
    .execute();
  await tellRows(db, true);
  await db
    .updateTable('customChange')
    .set({
      ...{ state: 'done', watched: field },
      until: sql<string>`now() + make_interval(days => ${keptDays})`,
    })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Back in its list, at the end of it, before its records get it; told as what who asks for it did. */
export async function putBack(db: Db, change: Choice): Promise<void> {
  await tellRows(db, false);
  await sql`update "customOption" o set removed = null, place = (select coalesce(max(k.place), -1) + 1
      from "customOption" k where k.field = o.field and k.removed is null)
    where o.id = ${change.option}`.execute(db);
  await noteOption(db, change, 'insert');
  await tellRows(db, true);
}

/** Gives it back to up to `most` of the records that nobody has written since; whether there may be more. */
export async function giveTo(db: Db, change: Choice, most: number): Promise<boolean> {
  const { id, record, field, option, successor, kind, at } = change;
  const { rows } = await sql<{
    record: number;
    gave: boolean;
  }>`select k.record, k.gave from "customTaken" k
    where k.change = ${id} and k.record > ${at} order by k.record limit ${most}`.execute(db);
  const last = rows.at(-1)?.record;
  if (last === undefined) return false;
  const ids = rows.map((row) => row.record);
  await holdRecords(db, record, ids);
  // Asked once the records are held: what somebody has written since stays.
  const touched = await sql<{ record: number }>`select record from "customTouched"
    where change = ${id} and record = any(${ids}::int[])`.execute(db);
  const changed = new Set(touched.rows.map((row) => row.record));
  const mine = rows.filter((row) => !changed.has(row.record));
  const n = kind === 'choices' ? option : 0;
  await giveChoice(db, { record, field, option, successor, n }, mine);
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
export async function forgetOption(db: Db, { id, record, field, option }: Change): Promise<void> {
  await db.deleteFrom('customTaken').where('change', '=', id).execute();
  await db.deleteFrom('customTouched').where('change', '=', id).execute();
  await db
    .updateTable('customChange')
    .set({ state: 'over', watched: null })
    .where('id', '=', id)
    .execute();
  // Values that a change of kind has kept may name it still: it goes when they have gone.
  if (option === null || (await isNamed(db, record, option))) return;
  // So may what a series goes on with, whose way to what stands now leads through it.
  if ((await keptChoices(db, { record, field }, [option])).length > 0) return;
  if (await isOnTheWay(db, option)) return;
  await tellRows(db, false);
  await db
    .deleteFrom('customOption')
    .where('id', '=', option)
    .where('removed', 'is not', null)
    .execute();
}
