import type { CustomRecord } from '@zaplecze/contract/kit/fields/custom-fields';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { customKin, customTables } from './tables.ts';

/*
 * Which records have no value of a field, as somebody has looked (docs/decisions/0169): in blocks of 1,024 numbers. A block may name too
 * many, never too few, for triggers say of it that it is stale (migration 0181).
 */

/** A block's records: their numbers without so many bits. */
const bits = 10;
export const recordsOfBlock = 2 ** bits;
/** Where more of a block have no value, none is named: each is asked then. */
const mostNamed = 960;
/** So many are worth no second look; of more, values may have come since. */
const fewNamed = 64;

const recordsOf = (record: CustomRecord) => sql.table(customTables[record].records);

/** The last block of a kind of record, which is being filled; -1 where there is none. */
const lastBlock = (record: CustomRecord) =>
  sql<number>`coalesce((select max(id) >> ${sql.lit(bits)} from ${recordsOf(record)}), -1)`;

/** Blocks `m` of a field whose records without a value are named. */
const named = (field: number) => sql`m.field = ${field} and m.missing is not null
  and not exists (select from "customMissingStale" s where s.field = m.field and s.block = m.block)`;

type MissingCount = {
  /** How many records are named to have no value. */
  named: number;
  /** How many blocks name none, and how many there are. */
  open: number;
  blocks: number;
};

/** How much of a field has been looked at. */
export async function countMissing(
  db: Db,
  { record, field }: { record: CustomRecord; field: number },
): Promise<MissingCount> {
  const { rows } = await sql<{ named: number; looked: number; blocks: number }>`
    select coalesce(sum(cardinality(m.missing)), 0)::int as named, count(*)::int as looked, ${lastBlock(record)} + 1 as blocks
    from "customMissing" m where ${named(field)}`.execute(db);
  const { looked = 0, blocks = 0, ...one } = rows[0] ?? { named: 0 };
  return { ...one, blocks, open: Math.max(0, blocks - looked) };
}

/**
 * Numbers of records among which are all that have no value of a field: those that blocks name, and every record of the other
 * blocks. Whoever asks looks whether they have one now.
 */
export const mayMiss = ({ record, field }: { record: CustomRecord; field: number }) => sql`
  select (m.block << ${sql.lit(bits)}) + place as id from "customMissing" m cross join unnest(m.missing) place
  where ${named(field)} and exists (select from ${recordsOf(record)} r
    where r.id = (m.block << ${sql.lit(bits)}) + place offset 0)
  union all
  select r.id from (select b from generate_series(0, ${lastBlock(record)}) b
    where not exists (select from "customMissing" m where m.block = b and ${named(field)}) offset 0) open
    cross join lateral (select r.id from ${recordsOf(record)} r
      where r.id >= open.b << ${sql.lit(bits)} and r.id < (open.b + 1) << ${sql.lit(bits)} offset 0) r`;

type Looked = { record: CustomRecord; fields: number[] };

/** The fields in use of the records of one table: `record` is one kind of them. */
export async function fieldsToLook(db: Db, record: CustomRecord): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from "customField"
    where record = any(${customKin(record)}::text[]) and not archived and "heldFor" is null
    order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes away what is known of other fields than these. */
export async function forgetMissing(db: Db, { record, fields }: Looked): Promise<void> {
  await sql`delete from "customMissing" where source = ${customTables[record].records}
    and field <> all(${fields}::int[])`.execute(db);
  await sql`delete from "customMissingStale" s
    where not exists (select from "customMissing" m where m.field = s.field)`.execute(db);
}

/**
 * Blocks that are to be looked at, all but the last: those that nobody has, stale ones, and after a day those of which many had no value.
 *
 * @param least a table of fewer blocks is gone through as quickly
 */
export async function findBlocks(
  db: Db,
  { record, fields }: Looked,
  { most, least }: { most: number; least: number },
): Promise<number[]> {
  const { rows } = await sql<{ block: number }>`
    with fine as (select m.block, count(*) as fields from "customMissing" m
      where m.source = ${customTables[record].records} and m.field = any(${fields}::int[])
        and (m.looked > now() - interval '1 day' or cardinality(m.missing) <= ${fewNamed})
        and not exists (select from "customMissingStale" s where s.field = m.field and s.block = m.block)
      group by m.block),
    blocks as (select ${lastBlock(record)} as last)
    select block from blocks cross join lateral generate_series(0, last - 1) block
    where last >= ${least}::int
      and not exists (select from fine where fine.block = block.block and fine.fields = cardinality(${fields}::int[]))
    order by block limit ${most}`.execute(db);
  return rows.map(({ block }) => block);
}

/**
 * Looks at a block; in a transaction of its own. Who writes values of it or makes records in it waits until it ends; where somebody is
 * writing, nothing is done.
 */
export async function lookAtBlock(
  db: Db,
  { record, fields, block }: Looked & { block: number },
): Promise<void> {
  const { records, values } = customTables[record];
  const { rows } = await sql<{ mine: boolean }>`select pg_try_advisory_xact_lock(
    hashtext(${`customMissing ${records}`}), ${block}::int) as mine`.execute(db);
  if (!rows[0]?.mine) return;
  await sql`delete from "customMissingStale" where block = ${block} and field = any(${fields}::int[])`.execute(
    db,
  );
  const within = (column: RawBuilder<unknown>) =>
    sql`${column} >= ${block}::int << ${sql.lit(bits)} and ${column} < (${block}::int + 1) << ${sql.lit(bits)}`;
  const lacks = sql`d.id is not null and h.record is null`;
  await sql`
    insert into "customMissing" (source, field, block, missing)
    with has as materialized (select distinct v.record, v.field from ${sql.table(values)} v
      where ${within(sql`v.record`)} and v.field = any(${fields}::int[]) and num_nonnulls(v.num, v.day, v.moment,
        v.flag, v.opt, v.person, v.client, v.txt, v.long) > 0)
    select ${records}::text, f.id, ${block}::int, case when count(*) filter (where ${lacks}) <= ${mostNamed}
      then coalesce(array_agg((d.id & (1 << ${sql.lit(bits)}) - 1)::smallint order by d.id) filter (where ${lacks}), '{}') end
    from unnest(${fields}::int[]) f(id)
      left join ${recordsOf(record)} d on ${within(sql`d.id`)}
      left join has h on h.record = d.id and h.field = f.id
    group by f.id
    on conflict (field, block) do update set missing = excluded.missing, looked = excluded.looked`.execute(
    db,
  );
}
