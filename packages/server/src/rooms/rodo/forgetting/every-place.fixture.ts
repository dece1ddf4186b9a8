import * as clients from '@zaplecze/contract/rooms/clients/calls';
import { sql } from 'kysely';
import type { TestApp } from '../../../../test/http.ts';
import type { Db } from '../../../kit/database/database.ts';
import type { PersonalTexts } from '../../../kit/records/personal.ts';

/** Whom nobody else in the demonstration is called like. */
export const markedPerson = {
  firstName: 'Świętomir',
  lastName: 'Gżegżółkowski',
  phone: '511 777 013',
  email: 'swietomir.g@poczta.example',
};

/** Certain in every spelling and case; the last is a doubt that somebody confirms. */
export const markedText =
  'Ze ŚWIĘTOMIREM Gżegżółkowskim ustalono: tel. +48 (511) 777-013, 0048511777013, Swietomir.G@poczta.example; pismo dla Gzegzolkowskiego Swietomira. Pan Gżegżółkowski czeka.';

/** What must stand nowhere afterwards, folded; and the number without what parts its digits. */
export const traces = ['swietomir', 'gzegzol'];
export const digits = '511[^0-9a-z]{0,2}777[^0-9a-z]{0,2}013';

/** Rows of any table, waiting work included, in which the person still stands. */
export async function rowsOfPerson(db: Db): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(db);
  const found: string[] = [];
  for (const { schema, name } of rows) {
    const { rows: lines } = await sql<{ line: string }>`select line from (
        select to_jsonb(x)::text as line from ${sql.table(`${schema}.${name}`)} x) t
      where fold(line) like any (array['%swietomir%', '%gzegzol%']) or line ~ ${digits}`.execute(
      db,
    );
    found.push(...lines.map(({ line }) => `${name}: ${line}`));
  }
  return found;
}

/** The client of most kinds of rows. */
export async function richest(db: Db): Promise<number> {
  const { rows: tables } = await sql<{ table: string }>`
    select c.conrelid::regclass::text as "table" from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey) and a.attname = 'client'
    where c.contype = 'f' and c.confrelid = 'client'::regclass`.execute(db);
  const counts = tables.map(
    ({ table }) => sql`select distinct client from ${sql.raw(table)} where client is not null`,
  );
  const { rows } = await sql<{ client: number }>`select client from (${sql.join(
    counts,
    sql` union all `,
  )}) c group by client order by count(*) desc, client limit 1`.execute(db);
  return rows[0]?.client ?? 0;
}

/** Makes the person a contact of the client, through the call that people use; gives the number. */
export async function makeContact(
  it: TestApp,
  as: { id: number; token: string; name: string },
  client: number,
): Promise<number> {
  const body = { ...markedPerson, client, description: `Opis: ${markedText}` };
  return (await it.call(clients.createContact, { as, body })).data.id as number;
}

const textIn = (column: string) =>
  /html$/i.test(column) || column === 'content' ? `<p>${markedText}</p>` : markedText;

/** Where an empty text says something of the row: a client of the base instead of a typed one, a question without an answer. */
const emptyMeans: ReadonlySet<string> = new Set(['reception', 'question']);

/**
 * Writes the words into every column of a text, of rows about the client and of rows about no client, and then something
 * else over one of them, so that the history alone has it; gives `table/row` of each.
 */
export async function plant(db: Db, text: PersonalTexts, client: number): Promise<string[]> {
  const { table, columns, json = [] } = text;
  const planted: string[] = [];
  for (const meant of [text.ofClient(client), text.unbound]) {
    if (!meant) continue;
    for (const column of [...columns, ...json]) {
      const own = sql.ref(`x.${column}`);
      const value = json.includes(column)
        ? sql`case jsonb_typeof(${own}) when 'object'
            then ${own} || ${JSON.stringify({ mowa: markedText })}::jsonb else ${own} end`
        : sql`${textIn(column)}`;
      // What a row may not have, an empty one has not.
      const { rows } = await sql<{ id: number }>`update ${sql.table(table)} x
        set ${sql.ref(column)} = ${value} where x.id in (select x.id from ${sql.table(table)} x
          where ${meant} order by ${own} is null, x.id desc limit 3)
          and (${own} is not null or ${!emptyMeans.has(table)}) returning x.id`.execute(db);
      planted.push(...rows.map(({ id }) => `${table}/${id}`));
      if (rows.length < 3 || json.includes(column) || column === 'content') continue;
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = 'Bez uwag'
        where id = ${rows[0]?.id}`.execute(db);
    }
  }
  return planted;
}
