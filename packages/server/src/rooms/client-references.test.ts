import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { house } from './house.ts';

let it: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  it = await testDatabase();
});
afterAll(() => it.drop());

/** Columns that refer to a client or a contact person, by the database's own word, and those that only are called so. */
async function references(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid in ('client'::regclass, '"clientPerson"'::regclass)
    union
    select table_name || '.' || column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'integer' and column_name in ('client', 'clientPerson')
    order by 1`.execute(it.db);
  return [...new Set(rows.map(({ name }) => name.replaceAll('"', '')))].sort();
}

test('everything that refers to a client or a contact person is moved when clients are merged, or stays for a reason that is told [CLI-124]', async () => {
  const columns = await references();
  expect(columns.length).toBeGreaterThan(10);
  expect(columns.filter((name) => !Object.hasOwn(house.references, name))).toEqual([]);
});

test('nothing is named there that the database does not have [CLI-124]', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public'`.execute(it.db);
  const known = rows.map(({ name }) => name);
  expect(Object.keys(house.references).filter((name) => !known.includes(name))).toEqual([]);
});

test('what is moved with all its rows has a number of its own and a column with the client [CLI-124]', async () => {
  const moved = Object.entries(house.references).filter(([, one]) => 'move' in one);
  // A client's own fields are values of the client itself.
  const others = moved.filter(([name]) => !name.endsWith('.client')).map(([name]) => name);
  expect(others).toEqual(['clientCustom.record']);
  for (const [name, one] of Object.entries(house.references))
    if ('stays' in one) expect(one.stays.length, name).toBeGreaterThan(10);
});
