import type {
  CustomField,
  CustomInput,
  CustomRecord,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { bareNumber } from '../imports/cells.ts';
import { Names } from '../parsing/names.ts';
import { type ConversionRules, type RawValue, writtenValue } from './convert.ts';
import { optionNames } from './imports.ts';
import { customTables } from './tables.ts';
import { columnTypes, customColumns, valueRows } from './values.queries.ts';

/* Values of many records at once, for a field that becomes another kind. */

export type RecordValues = { record: number; values: RawValue[] };

const tableOf = (record: CustomRecord) => sql.table(customTables[record].values);

/** The first `most` records after one that have a value, in the order of their numbers: of several, some fewer. */
export async function recordsAfter(
  db: Db,
  { record, field }: { record: CustomRecord; field: number },
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  // In the order of the primary key, so that nothing is read but what comes next.
  const { rows } = await sql<{ record: number }>`select v.record from ${tableOf(record)} v
    where v.record > ${after} and v.field = ${field}
    order by v.record, v.field, v.n limit ${most}`.execute(db);
  return [...new Set(rows.map((row) => row.record))];
}

/** What these records have in a field. */
export async function readValues(
  db: Db,
  { record, field }: { record: CustomRecord; field: number },
  ids: number[],
): Promise<RecordValues[]> {
  const { rows } =
    await sql<RecordValues>`select v.record, jsonb_agg(custom_json(v.num, v.day, v.moment, v.flag, v.opt,
      v.person, v.client, v.txt, v.long) order by v.n) as values
    from ${tableOf(record)} v where v.field = ${field} and v.record = any(${ids}::int[])
    group by v.record order by v.record`.execute(db);
  return rows;
}

/** How many have one in a field and none in another. */
export async function countLost(
  db: Db,
  record: CustomRecord,
  { from, to }: { from: number; to: number },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct v.record)::int as count
    from ${tableOf(record)} v where v.field = ${from}
      and not exists (select from ${tableOf(record)} o where o.record = v.record and o.field = ${to})`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

type Named = { id: number; name: string };

async function namesOf(
  db: Db,
  from: ConversionRules['from'],
  rows: RecordValues[],
): Promise<Named[]> {
  const ids = rows.flatMap(({ values }) => values.map(Number));
  if (from === 'choice' || from === 'choices')
    return (
      await sql<Named>`select id, name from "customOption" where id = any(${ids}::int[])`.execute(
        db,
      )
    ).rows;
  if (from === 'client')
    return (await sql<Named>`select id, name from client where id = any(${ids}::int[])`.execute(db))
      .rows;
  if (from === 'person')
    return (
      await sql<Named>`select id, "firstName" || ' ' || "lastName" as name from person
        where id = any(${ids}::int[])`.execute(db)
    ).rows;
  return [];
}

/** People who work here, by their names and addresses. */
async function findPeople(db: Db): Promise<Names> {
  const { rows } = await sql<Named & { email: string | null }>`select id,
    "firstName" || ' ' || "lastName" as name, email from person where active`.execute(db);
  const names = new Names();
  for (const { id, name, email } of rows) names.add(id, name, email ?? '');
  return names;
}

/** Clients that are called so, or have this NIP. */
async function findClients(db: Db, texts: string[]): Promise<Names> {
  const { rows } = await sql<Named & { nip: string }>`select id, name, nip from client
    where name = any(${texts}::text[]) or nip = any(${texts.map(bareNumber)}::text[])`.execute(db);
  const names = new Names();
  for (const { id, name, nip } of rows) names.add(id, name, nip);
  return names;
}

/** All that is needed to convert these values of a field into another. */
export async function convertingOf(
  db: Db,
  { field, to, adds }: Pick<ConversionRules, 'to' | 'adds'> & { field: CustomField },
  rows: RecordValues[],
): Promise<ConversionRules> {
  const { kind: from, unit } = field;
  const names = new Map((await namesOf(db, from, rows)).map(({ id, name }) => [id, name]));
  const nameOf = (id: number) => names.get(id) ?? '';
  const texts =
    to.kind === 'client' ? rows.map(({ values }) => writtenValue(from, values, nameOf)) : [];
  const known = {
    people: to.kind === 'person' ? await findPeople(db) : new Names(),
    client: to.kind === 'client' ? await findClients(db, texts) : new Names(),
    options: optionNames(to),
  };
  return { from, to, unit, nameOf, known, adds };
}

/** Gives records exactly these values in a field, as a change that is told once; null empties. Keeps what must not repeat. */
export async function putValues(
  db: Db,
  record: CustomRecord,
  { id: field, kind, unique }: Pick<CustomField, 'id' | 'kind' | 'unique'>,
  values: readonly (readonly [record: number, value: CustomInput[string]])[],
): Promise<void> {
  const table = tableOf(record);
  const ids = values.map(([one]) => one);
  await sql`select set_config('app.quietChange', 'on', true)`.execute(db);
  await sql`delete from ${table} where field = ${field} and record = any(${ids}::int[])`.execute(
    db,
  );
  const rows = values.flatMap(([one, value]) =>
    valueRows({ field, kind, value }).map((row) => ({ ...row, record: one })),
  );
  const column = customColumns[kind];
  await sql`insert into ${table} (record, field, n, ${sql.ref(column)})
    select w.record, w.field, w.n, w.${sql.ref(column)}
    from json_to_recordset(${JSON.stringify(rows)}) as w(record integer, field integer, n integer,
      ${sql.ref(column)} ${sql.raw(columnTypes[column])})`.execute(db);
  if (!unique) return;
  await sql`delete from "customUnique" where field = ${field} and record = any(${ids}::int[])`.execute(
    db,
  );
  await sql`insert into "customUnique" (field, key, record)
    select v.field, custom_key(v.num, v.txt), v.record from ${table} v
    where v.field = ${field} and v.record = any(${ids}::int[]) and custom_key(v.num, v.txt) is not null
    on conflict do nothing`.execute(db);
}

/** Whether no two of its values are the same; where some are, it is without repetitions no longer. */
export async function staysUnique(db: Db, record: CustomRecord, field: number): Promise<boolean> {
  const { rows } = await sql<{ repeated: boolean }>`select
    (select count(*) from ${tableOf(record)} v where v.field = ${field} and custom_key(v.num, v.txt) is not null)
      > (select count(*) from "customUnique" u where u.field = ${field}) as repeated`.execute(db);
  return rows[0]?.repeated !== true;
}

/**
 * Takes away up to `most` values of a field; whether there may be more.
 *
 * @param of.sparing who is restricted keeps what was kept of them
 */
export async function clearValues(
  db: Db,
  { record, field, sparing }: { record: CustomRecord; field: number; sparing: boolean },
  most: number,
): Promise<boolean> {
  const spared =
    sparing && record === 'contact'
      ? sql`and not exists (select from "clientPerson" p where p.id = v.record and p.restricted is not null)`
      : sql``;
  await sql`select set_config('app.quietChange', 'on', true)`.execute(db);
  const { rows } = await sql`delete from ${tableOf(record)} where ctid = any(array(
    select v.ctid from ${tableOf(record)} v where v.field = ${field} ${spared} limit ${most})) returning 1 as one`.execute(
    db,
  );
  return rows.length === most;
}
