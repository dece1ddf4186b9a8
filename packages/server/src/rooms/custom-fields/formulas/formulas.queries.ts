import type {
  CustomInput,
  CustomKind,
  CustomRecord,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { Flags } from '@zaplecze/contract/permissions';
import type { EmptyReason } from '@zaplecze/contract/rooms/custom-fields/formulas';
import { type RawBuilder, sql } from 'kysely';
import { audiencesOf } from '../../../kit/custom-fields/definitions.queries.ts';
import { customTables } from '../../../kit/custom-fields/tables.ts';
import { customColumns } from '../../../kit/custom-fields/values.queries.ts';
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
  { steps, parts }: CompiledFormula,
): Promise<void> {
  await sql`insert into "customFormula" (field, steps) values (${field}, ${JSON.stringify(steps)}::jsonb)
    on conflict (field) do update set steps = excluded.steps`.execute(db);
  await sql`delete from "customPart" where field = ${field} and not part = any(${parts}::int[])`.execute(
    db,
  );
  await sql`insert into "customPart" (field, part) select ${field}::int, unnest(${parts}::int[])
    on conflict do nothing`.execute(db);
}

/** Notes that the values of all records are to be worked out anew, from the first one on. */
export async function beginWork(db: Db, field: number): Promise<void> {
  await sql`update "customFormula" set "after" = 0, done = 0, total = 0 where field = ${field}`.execute(
    db,
  );
}

/** A result of `custom_formula` as answers have it: a number, or a day as it is written. */
const answered = (kind: RawBuilder<unknown>, value: RawBuilder<unknown>) =>
  sql<
    number | string | null
  >`case ${kind} when 'day' then to_jsonb(date '1970-01-01' + ${value}::integer)
    else to_jsonb(${value}) end`;

type Worked = { value: number | string | null; why: EmptyReason | null };

/** Of which records an example is looked for. */
const sampled = 2_000;

const named: { [K in CustomRecord]?: RawBuilder<unknown> } = {
  ...{ client: sql`r.name`, project: sql`r.name`, issue: sql`r.name`, offer: sql`r.name` },
  ...{ document: sql`r.filename` },
  contact: sql`r."firstName" || ' ' || r."lastName"`,
  person: sql`r."firstName" || ' ' || r."lastName"`,
};

/** What a formula comes to in a record that has most of its parts; null where none has any. */
export async function findExample(
  db: Db,
  { record, kind, steps, parts }: CompiledFormula & { record: CustomRecord; kind: CustomKind },
): Promise<(Worked & { name: string }) | null> {
  const { values, records } = customTables[record];
  const { rows } = await sql<Worked & { name: string }>`
    select ${named[record] ?? sql`'rekord nr ' || r.id`} as name, ${answered(sql`${kind}`, sql`w.value`)} as value, w.why
    from (select v.record from (select record, field from ${sql.table(values)}
        where field = any(${parts}::int[]) limit ${sampled}) v
      group by v.record order by count(*) desc, v.record desc limit 1) best
    join ${sql.table(records)} r on r.id = best.record
    cross join lateral (select jsonb_object_agg(v.field, coalesce(v.num, v.day - date '1970-01-01', v.flag::integer)) as parts
      from ${sql.table(values)} v where v.record = r.id and v.field = any(${parts}::int[])) h
    cross join lateral custom_formula(${JSON.stringify(steps)}::jsonb, h.parts, ${kind}) w`.execute(
    db,
  );
  return rows[0] ?? null;
}

type Part = { field: number; kind: CustomKind; value: CustomInput[string] };

/** What the fields in use that somebody sees come to, by these values of others; of fields that count with none of them nothing. */
export async function workOut(
  db: Db,
  { record, flags }: { record: CustomRecord; flags: Flags },
  parts: Part[],
): Promise<(Worked & { key: string })[]> {
  const values = parts
    .filter(({ value }) => value !== null)
    .map(({ field, kind, value }) => ({ field, [customColumns[kind]]: value }));
  const { rows } = await sql<Worked & { key: string }>`
    select f.key, ${answered(sql`f.kind`, sql`w.value`)} as value, w.why
    from "customField" f join "customFormula" m on m.field = f.id
    cross join lateral (select coalesce(jsonb_object_agg(g.field, coalesce(g.num, g.day - date '1970-01-01', g.flag::integer)), '{}') as parts
      from json_to_recordset(${JSON.stringify(values)}) as g(field integer, num numeric, day date, flag boolean)
      join "customPart" p on p.field = f.id and p.part = g.field
      join "customField" k on k.id = p.part and not k.archived) h
    cross join lateral custom_formula(m.steps, h.parts, f.kind) w
    where f.record = ${record} and not f.archived and f.sees = any(${audiencesOf(flags)}::text[])
    order by f.place, f.id`.execute(db);
  return rows;
}

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
  const having = (after: number) => sql`select distinct record from ${table}
    where field = any(${fields}::int[]) and record > ${after}`;
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
