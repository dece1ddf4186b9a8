import type { FieldKind, Fields } from '@zaplecze/contract/kit/fields/field-kinds';
import { recordFields } from '@zaplecze/contract/rooms/fields';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../test/database.ts';
import { textsOf } from '../kit/records/personal.ts';
import { house } from './house.ts';
import { wordsOfNobody } from './personal-data.fixture.ts';

const personalData = house.personal;
const everyText = textsOf(personalData);

/** What the contract declares of a table's record, where that has fields. */
const fieldsOf = (table: string): Fields => (recordFields as Record<string, Fields>)[table] ?? {};

let it: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  it = await testDatabase();
});
afterAll(() => it.drop());

/** The columns in which words can stand, by their tables; those that the database makes of others aside. */
async function wordColumns(): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", array_agg(column_name::text order by column_name) as columns
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb', 'ARRAY')
      and is_generated = 'NEVER' and table_name not like 'kysely%'
    group by 1`.execute(it.db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

test('every table where words can stand says whether it names people outside the company [ROD-08]', async () => {
  const tables = [...(await wordColumns()).keys()];
  expect(tables.length).toBeGreaterThan(30);
  const remedy = 'each needs a word in `personal` of its room.ts (kit/records/personal.ts)';
  expect(
    tables.filter((table) => !Object.hasOwn(personalData, table)),
    remedy,
  ).toEqual([]);
});

/** Kinds of fields whose words are none that people write freely. */
const wordless: FieldKind[] = [
  ...(['choice', 'color', 'nip', 'regon', 'krs', 'province', 'postalCode', 'website'] as const),
];

test('what is looked through for a person leaves out no column unsaid [ROD-08]', async () => {
  const columns = await wordColumns();
  const remedy =
    'a field says `personal`, a column that no field declares stands in `besides` of the room’s texts';
  for (const table of new Set(everyText.map((text) => text.table))) {
    const words = columns.get(table) ?? [];
    const texts = everyText.filter((text) => text.table === table);
    const searched = texts.flatMap((text) => [...text.columns, ...(text.json ?? [])]);
    const besides = texts.flatMap((text) => text.besides ?? []);
    const fields = Object.entries(fieldsOf(table)).filter(([name]) => words.includes(name));
    const naming = fields.filter(([, { personal }]) => personal).map(([name]) => name);
    const others = fields
      .filter(([, { personal, kind }]) => personal === false || wordless.includes(kind))
      .map(([name]) => name);
    expect([table, naming.filter((name) => !searched.includes(name))], remedy).toEqual([table, []]);
    const said = [...new Set(searched), ...new Set(besides), ...others];
    expect([table, said.toSorted()], remedy).toEqual([table, words]);
  }
});

/** Whoever declared the field has looked at it. */
const isSaid = (table: string, column: string) => fieldsOf(table)[column]?.personal === false;

test('no column of words comes to a table of nobody’s data without being looked at [ROD-42]', async () => {
  const own = [...(await wordColumns())].flatMap(([table, columns]) => {
    const said = personalData[table as keyof typeof personalData];
    const written = wordsOfNobody[table]?.split(' ') ?? [];
    const words = columns.filter((name) => written.includes(name) || !isSaid(table, name));
    return said && 'not' in said && words.length > 0 ? [[table, words.join(' ')]] : [];
  });
  const remedy =
    'look at the column: its field says `personal: false`; where no field declares it, write it in rooms/personal-data.fixture.ts';
  expect(Object.fromEntries(own), remedy).toEqual(wordsOfNobody);
});
