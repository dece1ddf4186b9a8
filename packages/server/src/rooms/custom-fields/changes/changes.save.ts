import { randomUUID } from 'node:crypto';
import type { CustomField, CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { keptDays } from '@zaplecze/contract/rooms/custom-fields/kind-changes';
import { sql } from 'kysely';
import { clearValues } from '../../../kit/custom-fields/convert.queries.ts';
import { choiceKey } from '../../../kit/custom-fields/convert.ts';
import { customTables } from '../../../kit/custom-fields/tables.ts';
import { keepUnique } from '../../../kit/custom-fields/unique.queries.ts';
import type { Db } from '../../../kit/database/database.ts';
import { insertRow } from '../../../kit/records/rows.ts';
import type { Change } from './changes.queries.ts';

const tableOf = (record: CustomRecord) => sql.table(customTables[record].values);

/** What is written from now on in this transaction is told once, and not of each row. */
const quietly = (db: Db) => sql`select set_config('app.quietChange', 'on', true)`.execute(db);

/** The color of choices that are made of texts, one after the other. */
const colors = ['#1971C2', '#2F9E44', '#F08C00', '#9C36B5', '#0B6E75', '#C2255C', '#868E96'];

/** How many positions a list of a field's texts would have, case and doubled spaces aside. */
export async function countChoices(db: Db, { id, record }: CustomField): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct
      lower(btrim(regexp_replace(v.txt, '\\s+', ' ', 'g'))))::int as count
    from ${tableOf(record)} v where v.field = ${id} and length(v.txt) <= 100`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The description that comes, which stands for nothing yet, and the change; gives the change. */
export async function beginKind(
  db: Db,
  { field, to, total }: { field: CustomField; to: CustomField; total: number },
): Promise<number> {
  await quietly(db);
  const { record, label, help, section, sees, edits, purpose, kind, unit } = to;
  const other = await insertRow(db, 'customField', {
    ...{ record, label, help, section, sees, edits, purpose, kind, unit },
    ...{ key: `${field.key} ${randomUUID()}`, archived: true, heldFor: field.id },
    ...{ unique: to.unique, personal: to.personal },
    initial: to.initial === null ? null : JSON.stringify(to.initial),
  });
  const was = { kind: field.kind, unit: field.unit, options: field.options };
  const { id } = await db
    .insertInto('customChange')
    .values({
      ...{ what: 'kind', field: field.id, from: field.kind, to: kind, other, total },
      ...{ watched: field.id, was: JSON.stringify(was) },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type Step = { at?: number; done?: number; state?: Change['state']; failure?: string | null };

/** How far a change is. `done`: records more. */
export const noteStep = (db: Db, id: number, { done = 0, ...step }: Step) =>
  db
    .updateTable('customChange')
    .set((row) => ({ ...step, done: row('done', '+', done) }))
    .where('id', '=', id)
    .execute();

/** These have been gone through; whoever writes one of them after this is noted again. */
export const markDone = (db: Db, id: number, records: number[]) =>
  sql`update "customTouched" set done = true where change = ${id} and record = any(${records}::int[])`.execute(
    db,
  );

/** Records that are about to be written, in one order: nobody who writes one of them waits for what this waits for. */
export const holdRecords = (db: Db, record: CustomRecord, ids: number[]) =>
  sql`select from ${sql.table(customTables[record].records)} where id = any(${ids}::int[])
    order by id for key share`.execute(db);

/** Descriptions held against whoever writes values by them. */
export const holdFields = (db: Db, ids: number[]) =>
  sql`select from "customField" where id = any(${ids}::int[]) order by id for update`.execute(db);

/** Choices of these names in a list, made where there are none yet while it has room; their ids by their keys. */
export async function choicesOf(
  db: Db,
  field: number,
  names: string[],
  most: number,
): Promise<Map<string, number>> {
  await quietly(db);
  const known = await db
    .selectFrom('customOption')
    .select(['id', 'name'])
    .where('field', '=', field)
    .execute();
  const ids = new Map(known.map(({ id, name }) => [choiceKey(name), id]));
  for (const name of names) {
    if (ids.has(choiceKey(name)) || ids.size >= most) continue;
    const color = colors[ids.size % colors.length] ?? '#1971C2';
    const option = { field, name, color, place: ids.size };
    ids.set(choiceKey(name), await insertRow(db, 'customOption', option));
  }
  return ids;
}

/** No longer without repetitions, for there are some. */
export async function giveUpUnique(db: Db, record: CustomRecord, field: number): Promise<void> {
  await quietly(db);
  await db.updateTable('customField').set({ unique: false }).where('id', '=', field).execute();
  await keepUnique(db, { record, field, unique: false });
}

/**
 * The description that came takes the place of the one that was; that one is kept for thirty days. `back`: the other way
 * round, and what is left of the change goes.
 */
export async function switchKinds(
  db: Db,
  { id, field, other }: { id: number; field: number; other: number },
  how: { back: boolean; lost: number },
): Promise<void> {
  const { rows } = await sql<{ line: number }>`select max(id) as line from history`.execute(db);
  await sql`call switch_custom(${field}::int, ${other}::int)`.execute(db);
  // A list that goes on being one is watched where it stands now.
  await sql`update "customChange" c set watched = c.field from "customOption" o
    where o.id = c.option and o.field = c.field and c.watched = ${field} and c.id <> ${id}`.execute(
    db,
  );
  await db.deleteFrom('customTouched').where('change', '=', id).execute();
  await db
    .updateTable('customChange')
    .set({
      ...(how.back
        ? { state: 'undone', watched: null, until: null }
        : {
            ...{ state: 'done', watched: other, lost: how.lost, line: rows[0]?.line ?? 0 },
            until: sql<string>`now() + make_interval(days => ${keptDays})`,
          }),
      other: field,
    })
    .where('id', '=', id)
    .execute();
}

/** The description that is not wanted any more goes, once it has no values. */
async function dropDescription(db: Db, field: number): Promise<void> {
  await quietly(db);
  await db.deleteFrom('customField').where('id', '=', field).execute();
}

/** Takes away some of what a change has kept; whether there may be more. */
export async function clearKept(
  db: Db,
  { record, other }: Pick<Change, 'record' | 'other'>,
  { most, sparing }: { most: number; sparing: boolean },
): Promise<boolean> {
  if (other === null) return false;
  if (await clearValues(db, { record, field: other, sparing }, most)) return true;
  const { rows } = await sql`select from ${tableOf(record)} where field = ${other} limit 1`.execute(
    db,
  );
  if (rows.length === 0) await dropDescription(db, other);
  return false;
}

/** How many records have something kept that nobody has written since. */
export async function countKept(
  db: Db,
  { id, record, other }: Pick<Change, 'id' | 'record' | 'other'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct v.record)::int as count
    from ${tableOf(record)} v where v.field = ${other} and not exists (select from "customTouched" t
      where t.change = ${id} and t.record = v.record)`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Begins to take a change back: `total` records have to be gone through. */
export const beginUndo = (db: Db, id: number, total: number) =>
  db
    .updateTable('customChange')
    .set({ state: 'undoing', at: 0, done: 0, total, failure: null })
    .where('id', '=', id)
    .execute();
