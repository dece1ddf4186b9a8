import type { FoundGroup, SearchResult } from '@zaplecze/contract/rooms/search/calls';
import { search } from '@zaplecze/contract/rooms/search/calls';
import type { FoundKind } from '@zaplecze/contract/rooms/search/lists';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';

/* What is old, among more newer ones than are looked through: by an index, whatever was typed. */

let it: TestApp;
let reception: Someone;
let worker: Someone;
beforeAll(async () => {
  it = await testApp();
  reception = await it.signIn('ROLE_RECEPTION');
  worker = await it.signIn();
});
afterAll(() => it.close());

const many = 900;

async function found(q: string, as: Someone, kind: FoundKind): Promise<SearchResult[]> {
  const { status, data } = await it.call(search, { as, query: { q, kind } });
  expect([q, status]).toEqual([q, 200]);
  return data.groups.flatMap((group: FoundGroup) => group.rows);
}
const titles = async (q: string, as: Someone, kind: FoundKind) =>
  (await found(q, as, kind)).map(({ title }) => title).sort();

const guests = (names: string[]) =>
  it.db
    .insertInto('reception')
    .values(names.map((fullName) => ({ category: 'guest', fullName })))
    .execute();

test('signs and short numbers are found among many [SEA-01]', async () => {
  await guests(['Paleta 4/2', 'Zwrot 10/2031', 'Ekipa (22)', 'Dostawa C&A']);
  await sql`update reception set "operationDate" = now() - interval '1 year'`.execute(it.db);
  await guests(Array.from({ length: many }, (_, at) => `Gość nr ${at} z 4.2.2026`));
  for (const [q, title] of [
    ['4/2', 'Paleta 4/2'],
    ['4/', 'Paleta 4/2'],
    ['10/2', 'Zwrot 10/2031'],
    ['10/203', 'Zwrot 10/2031'],
    ['/2031', 'Zwrot 10/2031'],
    ['(22)', 'Ekipa (22)'],
    ['&a', 'Dostawa C&A'],
    ['dostawa &', 'Dostawa C&A'],
  ] as const) {
    expect([q, await titles(q, reception, 'reception')]).toEqual([q, [title]]);
  }
  expect(await titles('%/2', reception, 'reception')).toEqual([]);
});

test('of names that differ in their number alone the right one is found, and one word with a mistake beside another [SEA-01, SEA-06]', async () => {
  const name = (number: number) =>
    `Zakład Stolarski „Bursztyn” sp. z o.o. w organizacji nr ${number}`;
  for (const number of [64002, 64003]) await insertClient(it.db, { name: name(number) });
  await sql`insert into client (name, phone, email, city, street, "postalCode", province, "fvName", "fvPhone", "fvEmail",
      nip, "fvCity", "fvStreet", "fvPostalCode", "fvProvince", status)
    select 'Piekarnia nr ' || n, phone, email, city, street, "postalCode", province, 'Piekarnia', "fvPhone", "fvEmail",
      nip, "fvCity", "fvStreet", "fvPostalCode", "fvProvince", status
    from client, generate_series(1, ${many}::int) as n where client.name = ${name(64002)}`.execute(
    it.db,
  );
  expect(await titles(name(64002), worker, 'client')).toEqual([name(64002)]);
  const near = await found('Zakład Stolrski', worker, 'client');
  expect(near.map(({ title, nearly }) => [title, nearly]).sort()).toEqual([
    [name(64002), true],
    [name(64003), true],
  ]);
});

test('whoever is told of their own alone finds them among others’ of that name, however old they are [SEA-02]', async () => {
  const other = await it.signIn('ROLE_MANAGER');
  const issues = (names: string[], orderedBy: number) =>
    it.db
      .insertInto('issue')
      .values(names.map((name) => ({ name, description: '', type: 1, orderedBy })))
      .execute();
  await issues(['Skaner milczy', 'Toner magenta'], worker.id);
  await issues(
    ['Toner magenta', ...Array.from({ length: 2 * many }, () => 'Skaner milczy')],
    other.id,
  );
  expect(await titles('skaner', worker, 'issue')).toEqual(['Skaner milczy']);
  await issues(
    Array.from({ length: many }, (_, at) => `Pytanie nr ${at}`),
    other.id,
  );
  expect(await titles('skaner', worker, 'issue')).toEqual(['Skaner milczy']);
  expect(await titles('toner magenta', worker, 'issue')).toEqual(['Toner magenta']);
  expect(await titles('toner magenta', other, 'issue')).toHaveLength(2);
});
