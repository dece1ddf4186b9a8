import type { CustomKind, CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import type { EmptyReason } from '@zaplecze/contract/rooms/custom-fields/formulas';
import { type RawBuilder, sql } from 'kysely';
import { customTables } from '../../../kit/custom-fields/tables.ts';
import type { Db } from '../../../kit/database/database.ts';
import type { Candidate, CompiledFormula } from './compile.ts';

/** What a formula may name and what leans on it: every field of the record, archived ones too. */
export type KnownField = Candidate & { sees: string; personal: boolean; busy: boolean };

/** Whether another kind of the field is being made. */
const busy = sql<boolean>`exists (select from "customChange" c
  where c.field = "customField".id and c.what = 'kind' and c.state in ('running', 'undoing'))`;

const fieldsOf = (db: Db, record: CustomRecord) =>
  db
    .selectFrom('customField')
    .select(['id', 'key', 'label', 'formula', 'archived', 'sees', 'personal'])
    .select([sql<CustomKind>`kind`.as('kind'), busy.as('busy')])
    .where('record', '=', record)
    .where('heldFor', 'is', null)
    .orderBy('id');

/** The fields of a kind of record, held until the transaction ends: nobody writes values by them meanwhile. */
export const holdFields = (db: Db, record: CustomRecord): Promise<KnownField[]> =>
  fieldsOf(db, record).forUpdate().execute();

/** The same without holding them. */
export const knownFields = (db: Db, record: CustomRecord): Promise<KnownField[]> =>
  fieldsOf(db, record).execute();

/** Fields that are worked out of one, with what matters of them to it. */
export async function formulasOf(db: Db, part: number) {
  return await db
    .selectFrom('customPart as p')
    .innerJoin('customField as f', 'f.id', 'p.field')
    .select(['f.id', 'f.label as name', 'f.sees', 'f.archived', 'f.personal'])
    .where('p.part', '=', part)
    .orderBy('f.id')
    .execute();
}

/** Keeps what a field is worked out by. */
export async function setFormula(
  db: Db,
  field: number,
  { steps, parts, columns }: CompiledFormula,
): Promise<void> {
  await sql`insert into "customFormula" (field, steps) values (${field}, ${JSON.stringify(steps)}::jsonb)
    on conflict (field) do update set steps = excluded.steps`.execute(db);
  await sql`delete from "customPart" where field = ${field} and not part = any(${parts}::int[])`.execute(
    db,
  );
  await sql`insert into "customPart" (field, part) select ${field}::int, unnest(${parts}::int[])
    on conflict do nothing`.execute(db);
  await db.deleteFrom('customColumn').where('field', '=', field).execute();
  if (columns.length === 0) return;
  const { record } = await db
    .selectFrom('customField')
    .select(sql<CustomRecord>`record`.as('record'))
    .where('id', '=', field)
    .executeTakeFirstOrThrow();
  const table = customTables[record].records;
  await db
    .insertInto('customColumn')
    .values(columns.map(({ name, use }) => ({ field, table, name, use })))
    .execute();
}

/** Notes that the values of all records are to be worked out anew, from the first one on. */
export async function beginWork(db: Db, field: number): Promise<void> {
  await sql`update "customFormula" set "after" = 0, done = 0, total = 0, since = event_transaction()
    where field = ${field}`.execute(db);
}

/** Whether everybody has ended who may have written columns of a record by what its formula was before. */
export async function isSettled(db: Db, field: number): Promise<boolean> {
  const { rows } =
    await sql`select from "customFormula" m where m.field = ${field} and m.since >= event_horizon()
    and exists (select from "customColumn" c where c.field = m.field)`.execute(db);
  return rows.length === 0;
}

/** Of records `r`, kinds of which may stand in one table, those of one kind. */
export const ofKind = (record: CustomRecord) =>
  record === 'guest' || record === 'parcel' ? sql`and r.category = ${record}` : sql``;

/** A result of `custom_formula` as answers have it: a number, or a day as it is written. */
export const inAnswer = (kind: RawBuilder<unknown>, value: RawBuilder<unknown>) =>
  sql<
    number | string | null
  >`case ${kind} when 'day' then to_jsonb(date '1970-01-01' + ${value}::integer)
    else to_jsonb(${value}) end`;

export type FormulaResult = { value: number | string | null; why: EmptyReason | null };

/**
 * Works one portion of records out anew, in their order. Records are held first, then descriptions, as whoever writes values does.
 *
 * @returns whether there may be more
 */
export async function workPortion(db: Db, field: number, most: number): Promise<boolean> {
  const { rows } = await sql<{ record: CustomRecord; after: number; total: number }>`
    select f.record, m."after", m.total from "customFormula" m join "customField" f on f.id = m.field
    where m.field = ${field} and m."after" is not null`.execute(db);
  const [now] = rows;
  if (!now) return false;
  const { values, records } = customTables[now.record];
  const [table, owners] = [sql.table(values), sql.table(records)];
  const { rows: parts } = await sql<{
    id: number;
  }>`select part as id from "customPart" where field = ${field}`.execute(db);
  const fields = [field, ...parts.map(({ id }) => id)];
  const columns = await db
    .selectFrom('customColumn')
    .select('name')
    .where('field', '=', field)
    .execute();
  const having = (after: number) =>
    columns.length > 0
      ? // All of them: one that gets a value by what stood there before is not seen yet.
        sql`select r.id as record from ${owners} r where r.id > ${after} ${ofKind(now.record)}`
      : sql`select distinct record from ${table} where field = any(${fields}::int[]) and record > ${after}`;
  const found = await sql<{
    record: number;
  }>`${having(now.after)} order by record limit ${most}`.execute(db);
  const ids = found.rows.map(({ record }) => record);
  if (ids.length > 0) {
    await sql`select from ${owners} where id = any(${ids}::int[]) order by id for no key update`.execute(
      db,
    );
    await sql`select from "customField" where id = any(${fields}::int[]) order by id for key share`.execute(
      db,
    );
    await sql`select work_out_custom(${values}, ${records}, ${ids}::int[], array[${field}::int])`.execute(
      db,
    );
  }
  const last = ids.at(-1) ?? null;
  const total = now.total === 0 ? sql`(select count(*)::int from (${having(0)}) w)` : sql`total`;
  // Begun anew meanwhile, it goes on from there.
  await sql`update "customFormula" set "after" = ${last}, done = done + ${ids.length}, total = ${total}
    where field = ${field} and "after" = ${now.after}`.execute(db);
  return true;
}
