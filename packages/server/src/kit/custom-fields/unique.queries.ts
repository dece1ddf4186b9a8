import {
  type CustomField,
  type CustomInput,
  type CustomName,
  type CustomRecord,
  customName,
} from '@zaplecze/contract/kit/fields/custom-fields';
import { allows, type Flags } from '@zaplecze/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database.ts';
import { readValue } from './read-value.ts';
import { customTables } from './tables.ts';
import { type CustomWrite, customColumns } from './values.queries.ts';

/* Fields of which no two records have the same value; `customUnique` is kept by the tables of values (migration 0155). */

type Asker = { id: number; flags: Flags };

/** Guests and parcels are the reception's, and of whom they concern. */
const atReception = ({ id, flags }: Asker) =>
  sql`(${allows('reception', flags)}::boolean or r."user" = ${id})`;

/** What a record is called in a refusal, for who may see it. */
const naming: Record<
  CustomRecord,
  { word: string; of: (asker: Asker) => RawBuilder<string | null> }
> = {
  client: { word: 'klient', of: () => sql`(select r.name from client r where r.id = u.record)` },
  project: {
    word: 'projekt',
    of: ({ flags }) =>
      sql`(select r.name from project r where r.id = u.record and ${flags.manager}::boolean)`,
  },
  issue: {
    word: 'zgłoszenie',
    of: ({ id, flags }) => sql`(select r.name from issue r where r.id = u.record
      and (${flags.manager}::boolean or r."orderedBy" = ${id}
        or exists (select from "issueUser" i where i.issue = r.id and i."user" = ${id})))`,
  },
  offer: { word: 'oferta', of: () => sql`(select r.name from offer r where r.id = u.record)` },
  document: {
    word: 'dokument',
    of: () => sql`(select r.filename from document r where r.id = u.record)`,
  },
  contact: {
    word: 'osoba kontaktowa',
    of: () =>
      sql`(select r."firstName" || ' ' || r."lastName" from "clientPerson" r where r.id = u.record)`,
  },
  task: {
    word: 'zadanie',
    of: ({ id, flags }) => sql`(select r.name from "projectTask" r where r.id = u.record
      and (${flags.manager}::boolean or r."user" = ${id}))`,
  },
  person: {
    word: 'pracownik',
    // Of who has left own fields are the administrators' alone.
    of: ({ flags }) => sql`(select r."firstName" || ' ' || r."lastName" from person r
      where r.id = u.record and (r.active or ${flags.admin}::boolean))`,
  },
  guest: {
    word: 'gość',
    of: (asker) =>
      sql`(select r."fullName" from reception r where r.id = u.record and ${atReception(asker)})`,
  },
  parcel: {
    word: 'przesyłka',
    of: (asker) =>
      sql`(select r."sysNumber" from reception r where r.id = u.record and ${atReception(asker)})`,
  },
};

/**
 * What of these values another record has already, in words by the names of the fields. Who writes the same value meanwhile
 * waits until this transaction has ended, so that the second one is told.
 */
export async function takenValues(
  db: Db,
  { user, record, id }: { user: Asker; record: CustomRecord; id: number },
  { fields, writes }: { fields: CustomField[]; writes: CustomWrite[] },
): Promise<[name: string, message: string][]> {
  const comparable = writes.flatMap(({ field, kind, value }) => {
    const isUnique = fields.some((one) => one.id === field && one.unique);
    if (!isUnique || value === null) return [];
    return [{ field, [customColumns[kind] === 'num' ? 'num' : 'txt']: value }];
  });
  if (comparable.length === 0) return [];
  const wanted = sql`(select w.field, custom_key(w.num, w.txt) as key
    from json_to_recordset(${JSON.stringify(comparable)}) as w(field integer, num numeric, txt text))`;
  // In one order, so that two who write several values never wait for each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('customUnique ' || w.field || ' ' || w.key, 0))
    from (select * from ${wanted} k order by k.field, k.key) w`.execute(db);
  const words = naming[record];
  const { rows } = await sql<{ field: number; name: string | null }>`
    select u.field, ${words.of(user)} as name
    from "customUnique" u join ${wanted} w on w.field = u.field and w.key = u.key
    where u.record <> ${id}`.execute(db);
  return rows.map(({ field, name }) => {
    const { key = '', label = '' } = fields.find((one) => one.id === field) ?? {};
    const other = name === null ? 'inny rekord' : `${words.word} „${name}”`;
    return [customName(key), `${label}: tę wartość ma już ${other}`];
  });
}

/** A row of a file; `is`: the record that it changes, null: it makes a new one. */
export type UniqueRow = { number: number; is: number | null; custom: CustomInput };

/**
 * The rows of a file whose values another record has already, or an earlier row of the file, in words; two rows of one record may
 * say the same. Waits for nobody: who writes the rows then is told of what came meanwhile.
 */
export async function repeatedRows(
  db: Db,
  { user, record }: { user: Asker; record: CustomRecord },
  { fields, rows: all }: { fields: readonly CustomField[]; rows: readonly UniqueRow[] },
): Promise<{ row: number; field: CustomName; message: string }[]> {
  const comparable = fields.flatMap((field) =>
    !field.unique
      ? []
      : all.flatMap(({ number, is, custom }) => {
          const { value = null } = readValue(field, custom[field.key] ?? null);
          const column = customColumns[field.kind] === 'num' ? 'num' : 'txt';
          return value === null ? [] : [{ number, is, field: field.id, [column]: value }];
        }),
  );
  if (comparable.length === 0) return [];
  const words = naming[record];
  const { rows } = await sql<{
    number: number;
    field: number;
    earlier: number;
    name: string | null;
    isTaken: boolean;
  }>`
    select w.number, w.field, w.earlier, u.record is not null as "isTaken", ${words.of(user)} as name
    from (select k.*, first_value(k.number) over same as earlier, first_value(k.is) over same as first
      from (select n.number, n.is, n.field, custom_key(n.num, n.txt) as key
        from json_to_recordset(${JSON.stringify(comparable)})
          as n(number integer, "is" integer, field integer, num numeric, txt text)) k
      where k.key is not null window same as (partition by k.field, k.key order by k.number)) w
    left join "customUnique" u on u.field = w.field and u.key = w.key and u.record is distinct from w.is
    where u.record is not null or (w.earlier < w.number and (w.is is null or w.is is distinct from w.first))
    order by w.number, w.field`.execute(db);
  return rows.map(({ number, field, earlier, name, isTaken }) => {
    const { key = '', label = '' } = fields.find((one) => one.id === field) ?? {};
    const other = !isTaken
      ? `wiersz ${earlier}`
      : name === null
        ? 'inny rekord'
        : `${words.word} „${name}”`;
    return { row: number, field: customName(key), message: `${label}: tę wartość ma już ${other}` };
  });
}

type Repeated = { value: string; records: number };

/** Makes a field unique, or no longer; gives values that several records have, with how many there are of them. */
export async function keepUnique(
  db: Db,
  { record, field, unique }: { record: CustomRecord; field: number; unique: boolean },
): Promise<{ repeated: Repeated[]; count: number }> {
  await sql`delete from "customUnique" where field = ${field}`.execute(db);
  if (!unique) return { repeated: [], count: 0 };
  const values = sql.table(customTables[record].values);
  const { rows } = await sql<Repeated & { count: number }>`
    select min(coalesce(trim_scale(num)::text, txt)) as value, count(*)::int as records, (count(*) over ())::int as count
    from ${values} where field = ${field} and custom_key(num, txt) is not null
    group by custom_key(num, txt) having count(*) > 1
    order by count(*) desc, min(coalesce(trim_scale(num)::text, txt)) limit 3`.execute(db);
  const count = rows[0]?.count ?? 0;
  if (count === 0)
    await sql`insert into "customUnique" (field, key, record)
      select field, custom_key(num, txt), record from ${values}
      where field = ${field} and custom_key(num, txt) is not null`.execute(db);
  return { repeated: rows.map(({ value, records }) => ({ value, records })), count };
}
