import {
  type CustomField,
  type CustomInput,
  type CustomKind,
  type CustomRecord,
  type CustomValue,
  type CustomValues,
  customIds,
} from '@zaplecze/contract/kit/fields/custom-fields';
import type { PersonRef, Ref } from '@zaplecze/contract/kit/values/records';
import type { Flags } from '@zaplecze/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import { type Db, preparedStatement, throughPreparedPlans } from '../database/database.ts';
import { personJson, personTo } from '../database/refs.ts';
import { audiencesOf } from './definitions.queries.ts';
import { customTables } from './tables.ts';

/* Values of own fields: read as answers have them, written as forms send them. */

/** The column that each kind is kept in. */
export const customColumns = {
  text: 'txt',
  long: 'long',
  decimal: 'num',
  money: 'num',
  day: 'day',
  moment: 'moment',
  flag: 'flag',
  choice: 'opt',
  choices: 'opt',
  person: 'person',
  client: 'client',
  website: 'txt',
  phone: 'txt',
  email: 'txt',
  account: 'txt',
  nip: 'txt',
  regon: 'txt',
  pesel: 'txt',
} as const satisfies Record<CustomKind, string>;

type CustomColumn = (typeof customColumns)[CustomKind];

/** Of the row `v`, joined with its option; no table of records is called so in its room. */
const answered = sql`case
  when v.opt is not null then jsonb_build_object('id', vo.id, 'name', vo.name, 'color', vo.color)
  when v.person is not null then (select ${personJson('u')}::jsonb from person u where u.id = v.person)
  when v.client is not null then (select jsonb_build_object('id', k.id, 'name', k.name) from client k where k.id = v.client)
  else custom_json(v.num, v.day, v.moment, v.flag, null, null, null, v.txt, v.long) end`;

/** The values of a record that this person sees, by the keys of their fields; the record is told by a column of the query around. */
export const customOf = (record: CustomRecord, id: string, flags: Flags) =>
  sql<CustomValues>`coalesce((select jsonb_object_agg(f.key, case f.kind when 'choices' then f.all else f.all -> 0 end)
    from (select f.key, f.kind, jsonb_agg(${answered} order by vo.place, vo.id) as all
      from ${sql.table(customTables[record].values)} v
      join "customField" f on f.id = v.field and not f.archived and f.sees = any(${audiencesOf(flags)})
      left join "customOption" vo on vo.id = v.opt
      where v.record = ${sql.ref(id)} group by f.id) f), '{}')`;

/** Whether a row of a page has a value at all: of most rows no more is asked than that. */
export const hasCustom = (record: CustomRecord, id: string) =>
  sql<true | null>`(select true from ${sql.table(customTables[record].values)} v
    where v.record = ${sql.ref(id)} limit 1)`;

/** A value as it is read: in the column of its kind, what it names as answers have it. */
type ValueRow = {
  record: number;
  key: string;
  kind: CustomKind;
  num: number | null;
  day: string | null;
  moment: string | null;
  flag: boolean | null;
  words: string | null;
  option: number | null;
  name: string | null;
  color: string | null;
  other: PersonRef | Ref | null;
};

const answerOf = ({ option, name, color, ...row }: ValueRow) =>
  option === null
    ? (row.num ?? row.day ?? row.moment ?? row.flag ?? row.words ?? row.other)
    : { id: option, name, color };

/**
 * The same of several records at once, by their ids; one that has none is not among them. In rows: lists read a few hundred
 * values a page, and a database takes three times as long to write them as JSON.
 */
export async function findCustomValues(
  db: Db,
  record: CustomRecord,
  ids: number[],
  flags: Flags,
): Promise<Map<number, CustomValues>> {
  const { rows } = await sql<ValueRow>`
    select ${preparedStatement} v.record, f.key, f.kind, v.num, v.day, v.moment, v.flag, coalesce(v.txt, v.long) as words,
      vo.id as option, vo.name, vo.color, case
        when v.person is not null then ${personTo('v.person')}
        when v.client is not null then (select json_build_object('id', k.id, 'name', k.name) from client k where k.id = v.client)
      end as other
    from ${sql.table(customTables[record].values)} v
    join "customField" f on f.id = v.field and not f.archived and f.sees = any(${audiencesOf(flags)})
    left join "customOption" vo on vo.id = v.opt
    where v.record = any(${ids}::int[]) order by vo.place, vo.id`.execute(throughPreparedPlans(db));
  const found = new Map<number, Map<string, unknown>>();
  for (const row of rows) {
    const values = found.get(row.record) ?? new Map<string, unknown>();
    found.set(row.record, values);
    const value = answerOf(row);
    if (row.kind !== 'choices') values.set(row.key, value);
    else values.set(row.key, [...((values.get(row.key) as unknown[]) ?? []), value]);
  }
  return new Map(
    [...found].map(([id, values]) => [id, Object.fromEntries(values) as CustomValues]),
  );
}

/** A value that a change of kind keeps, under the key and label that its field has now; kind and unit are the former ones. */
export type KeptValue = Pick<CustomField, 'key' | 'label' | 'kind' | 'unit'> & {
  value: CustomValue;
};

/**
 * What changes of kind keep of a record, of fields that this person sees as they are now: the newest change of each first. What
 * is being rewritten, or could not be, stands in its field still.
 */
export async function findKeptValues(
  db: Db,
  record: CustomRecord,
  id: number,
  flags: Flags,
): Promise<KeptValue[]> {
  const { rows } = await sql<KeptValue>`select f.key, f.label, f.kind, f.unit,
      case f.kind when 'choices' then f.all else f.all -> 0 end as value
    from (select now.key, now.label, now.place, f.kind, f.unit, c.id, jsonb_agg(${answered} order by vo.place, vo.id) as all
      from ${sql.table(customTables[record].values)} v
      join "customField" f on f.id = v.field
      join "customField" now on now.id = f."heldFor" and now.sees = any(${audiencesOf(flags)})
      join "customChange" c on c.other = f.id and c.what = 'kind' and c.state not in ('running', 'failed')
      left join "customOption" vo on vo.id = v.opt
      where v.record = ${id} group by now.id, f.id, c.id) f order by f.place, f.key, f.id desc`.execute(
    db,
  );
  return rows;
}

/** The same of one record as its form holds it, of which two editors may have changed a part. */
export const customFormOfRecord = async (
  db: Db,
  record: CustomRecord,
  id: number,
  flags: Flags,
): Promise<CustomInput> =>
  customIds((await findCustomValues(db, record, [id], flags)).get(id) ?? {});

/** A value as it is written: `several` of a choice of several, else one; null empties the field. */
export type CustomWrite = { field: number; kind: CustomKind; value: CustomInput[string] };

/** Columns of values, with their types. */
export const columnTypes: Record<CustomColumn, string> = {
  txt: 'text',
  long: 'text',
  num: 'numeric',
  day: 'date',
  moment: 'timestamptz',
  flag: 'boolean',
  opt: 'integer',
  person: 'integer',
  client: 'integer',
};
const columns = Object.keys(columnTypes) as CustomColumn[];

/** The rows that a value stands in. */
export function valueRows({ field, kind, value }: CustomWrite) {
  const all = Array.isArray(value) ? value : value === null ? [] : [value];
  return all.map((one) => ({
    field,
    n: kind === 'choices' ? Number(one) : 0,
    [customColumns[kind]]: one,
  }));
}

/** Gives a record exactly these values in the fields that are named; its other fields stay. */
export async function writeCustomValues(
  db: Db,
  record: CustomRecord,
  id: number,
  writes: CustomWrite[],
): Promise<void> {
  if (writes.length === 0) return;
  const table = sql.table(customTables[record].values);
  const rows = writes.flatMap(valueRows);
  const wanted = sql`json_to_recordset(${JSON.stringify(rows)}) as w(field integer, n integer, ${sql.join(
    columns.map((column) => sql`${sql.ref(column)} ${sql.raw(columnTypes[column])}`),
  )})`;
  const emptying = sql`delete from ${table} v where v.record = ${id} and v.field = any(${writes.map(({ field }) => field)}::int[])
    and not exists (select from ${wanted} where w.field = v.field and w.n = v.n)`;
  if (rows.length === 0) {
    await emptying.execute(db);
    return;
  }
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const news = sql.join(columns.map((column) => sql`${sql.ref(`excluded.${column}`)}`));
  const olds = sql.join(columns.map((column) => sql`${sql.ref(`v.${column}`)}`));
  // At once, so that what follows from them changes once.
  await sql`with gone as (${emptying}) insert into ${table} as v (record, field, n, ${names})
    select ${id}::integer, w.field, w.n, ${sql.join(columns.map((column) => sql.ref(`w.${column}`)))} from ${wanted}
    on conflict (record, field, n) do update set (${names}) = row(${news})
    where (${olds}) is distinct from (${news})`.execute(db);
}

/**
 * Gives a record the values of another of its kind in the fields that it has nothing in: of fields in use that say that they are
 * copied. What must not repeat stays with the other one.
 */
export async function copyCustomValues(
  db: Db,
  record: CustomRecord,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const table = sql.table(customTables[record].values);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${table} (record, field, n, ${names})
    select ${to}::integer, field, n, ${names} from ${table} v
    where record = ${from}
      and exists (select from "customField" f where f.id = v.field and f.copied and not f.archived and not f."unique")
      and not exists (select from ${table} o where o.record = ${to} and o.field = v.field)`.execute(
    db,
  );
}

/** Of some fields of a kind of record the keys of those that a copy of the record has too. */
export async function copiedKeys(
  db: Db,
  record: CustomRecord,
  keys: readonly string[],
): Promise<string[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<{
    key: string;
  }>`select key from "customField" f where record = ${record}
    and key = any(${[...keys]}) and copied and not archived and not "unique" and formula is null`.execute(
    db,
  );
  return rows.map(({ key }) => key);
}

/**
 * Moves the values of a record that goes to the one that stays, in the fields that this one has nothing in; those that a change
 * of kind has left come along.
 */
export async function takeCustomValues(
  db: Db,
  record: CustomRecord,
  { from, to }: { from: number; to: number },
): Promise<void> {
  const table = sql.table(customTables[record].values);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  await sql`select set_config('app.keptValues', 'on', true)`.execute(db);
  // Gone before they come, as one that must not repeat is there once.
  const { rows } = await sql<{
    values: string;
  }>`with gone as (delete from ${table} v where v.record = ${from}
      and not exists (select from ${table} o where o.record = ${to} and o.field = v.field) returning v.*)
    select coalesce(jsonb_agg(to_jsonb(gone)), '[]')::text as values from gone`.execute(db);
  await sql`insert into ${table} (record, field, n, ${names})
    select ${to}::integer, field, n, ${names}
    from jsonb_populate_recordset(null::${table}, ${rows[0]?.values ?? '[]'}::jsonb)`.execute(db);
}

/** Of records named in values the ones that may be chosen newly: people who work here, clients that there are. */
export async function findChosen(
  db: Db,
  named: { people: number[]; clients: number[] },
): Promise<{ people: number[]; clients: number[] }> {
  const found = (query: RawBuilder<unknown>) => sql<number[]>`array(${query})`;
  const { rows } = await sql<{ people: number[]; clients: number[] }>`select
    ${found(sql`select id from person where active and id = any(${named.people}::int[])`)} as people,
    ${found(sql`select id from client where id = any(${named.clients}::int[])`)} as clients`.execute(
    db,
  );
  return rows[0] ?? { people: [], clients: [] };
}
