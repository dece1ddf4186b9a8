import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import {
  createCustomField,
  customFieldUses,
  listCustomDefinitions,
  removeCustomField,
  updateCustomField,
} from '@zaplecze/contract/rooms/custom-fields/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readsOf } from '../../../../test/plans.ts';
import { choices, customFieldsApp } from '../custom-fields.fixture.ts';

const { it, user, admin, create, field } = await customFieldsApp();
afterAll(() => it.close());

/** More than a list counts. */
const firms = 12_000;
/** One firm in so many stands aside. */
const aside = 100;

/** What nearly all firms have in the first field of a kind is what hardly any has in the second. */
const [often, seldom, early, late, ...others] = [
  await field('choice', choices('A', 'B')),
  await field('choice', choices('A', 'B')),
  await field('day'),
  await field('day'),
  await field('decimal'),
  await field('text'),
  await field('text'),
  await field('text'),
] as const;

beforeAll(async () => {
  const db = it.db;
  const first = await create({ name: 'Firma 1' });
  await db.connection().execute(async (one) => {
    // As data is filled for measuring: what triggers add is of no account here.
    await sql`set session_replication_role = replica`.execute(one);
    await sql`insert into client (name, phone, email, city, street, "postalCode", "fvName", "fvPhone", "fvEmail", nip,
        "fvCity", "fvStreet", "fvPostalCode", status)
      select 'Firma ' || i, phone, email, city, street, "postalCode", "fvName", "fvPhone", "fvEmail", nip,
        "fvCity", "fvStreet", "fvPostalCode", status
      from client, generate_series(2, ${firms}::int) i where id = ${first}`.execute(one);
    const choice = (
      own: { id: number; options: Record<string, number> },
      common: string,
      rare: string,
      at: number,
    ) =>
      sql`insert into "clientCustom" (record, field, opt) select id, ${own.id}::int,
        case when id % ${aside}::int = ${at}::int then ${own.options[rare]}::int else ${own.options[common]}::int end
        from client`.execute(one);
    await choice(often, 'A', 'B', 0);
    await choice(seldom, 'B', 'A', 1);
    const day = (own: { id: number }, common: string, rare: string, at: number) =>
      sql`insert into "clientCustom" (record, field, day) select id, ${own.id}::int,
        case when id % ${aside}::int = ${at}::int then ${rare}::date else ${common}::date end + id % 28
        from client`.execute(one);
    await day(early, '2026-01-01', '2027-06-01', 2);
    await day(late, '2027-06-01', '2026-01-01', 3);
    for (const { id } of others)
      await sql`insert into "clientCustom" (record, field, num, txt)
        select id, ${id}::int, case when ${id === others[0].id} then id end, case when ${id !== others[0].id} then 'UM/' || id end
        from client`.execute(one);
    await sql`set session_replication_role = origin`.execute(one);
  });
  await sql`vacuum analyze client, "clientCustom"`.execute(db);
});

const inJanuary = (key: string) => ({
  [`custom.${key}.from`]: '2026-01-01',
  [`custom.${key}.to`]: '2026-01-31',
});
const inJune = (key: string) => ({
  [`custom.${key}.from`]: '2027-06-01',
  [`custom.${key}.to`]: '2027-06-30',
});
const chosen = (one: typeof often, name: string) => ({ [`custom.${one.key}`]: one.options[name] });

/** What a list goes through of the values of own fields, without the count by which the rarer condition is found. */
async function valuesRead(query: object): Promise<number> {
  let count: number | undefined;
  const asked = await readsOf(async () => {
    const answer = await it.call(listClients, { as: user, query: { ...query } });
    count = answer.data.list.count;
  });
  expect(count).toBe(firms / aside);
  const of = asked.filter(({ text }) => text.includes('from found') || text.includes('"page"'));
  expect(of).toHaveLength(1);
  return of
    .flatMap(({ reads }) => reads)
    .filter(({ table }) => table === 'clientCustom')
    .reduce((sum, { rows }) => sum + rows, 0);
}

test('of two conditions on fields of opposite frequencies the values of the rarer one are gone through, whatever was analyzed, ten times [CUS-301]', async () => {
  for (let at = 0; at < 10; at += 1) {
    await sql`vacuum analyze client, "clientCustom"`.execute(it.db);
    const asked: Record<string, object> = {
      'a choice that many have and one that few have': {
        filter: { ...chosen(often, 'A'), ...chosen(seldom, 'A') },
      },
      'the same the other way round': {
        filter: { ...chosen(seldom, 'B'), ...chosen(often, 'B') },
      },
      'days that many have and days that few have': {
        filter: { ...inJanuary(early.key), ...inJanuary(late.key) },
      },
      'the same days the other way round': {
        filter: { ...inJune(late.key), ...inJune(early.key) },
      },
      'a choice that few have in the order of what many have': {
        filter: chosen(seldom, 'A'),
        sort: `custom.${often.key}`,
      },
    };
    // Each of the few is found, asked of the other condition, counted and put in its order.
    for (const [words, query] of Object.entries(asked))
      expect(await valuesRead(query), words).toBeLessThanOrEqual((6 * firms) / aside);
  }
});

test('a list that is asked of own fields alone shows, counts and sums what it does with a filter that all rows meet besides [CUS-302]', async () => {
  const [number, text, other] = others;
  // Every other firm has none.
  await sql`delete from "clientCustom" where field = ${other.id} and record % 2 = 0`.execute(it.db);
  const sums = { sums: '1', sumsOf: `custom.${number.key}` };
  const asked: Record<string, Record<string, unknown>> = {
    'what many have': { filter: chosen(often, 'A') },
    'what many have, a far page': { filter: chosen(often, 'A'), page: 900 },
    'what few have, with a sum': { filter: chosen(seldom, 'A'), ...sums },
    'two that many have': { filter: { ...chosen(often, 'A'), ...inJanuary(early.key) }, ...sums },
    'what half have not, with a sum': {
      filter: { [`custom.${other.key}.empty`]: '1' },
      ...sums,
    },
    'what nobody has not': { filter: { [`custom.${text.key}.empty`]: '1' } },
    'what many have and half have not': {
      filter: { ...inJune(late.key), [`custom.${other.key}.empty`]: '1' },
      sort: `custom.${number.key}`,
      order: 'desc',
      page: 40,
    },
    'both edges of a range': {
      filter: { [`custom.${number.key}.from`]: '5000', [`custom.${number.key}.to`]: '5004' },
    },
    'an order with rows that have no value, past them': {
      filter: {},
      sort: `custom.${other.key}`,
      page: 700,
    },
    'an order of what few and many have': {
      filter: inJanuary(early.key),
      sort: `custom.${seldom.key}`,
      page: 3,
    },
  };
  const shown = async (query: object) => {
    const { list } = (await it.call(listClients, { as: user, query: { ...query } })).data;
    return { ...list, list: list.list.map(({ id }: { id: number }) => id) };
  };
  const { rows } = await sql<{ status: number }>`select distinct status from client`.execute(it.db);
  const status = rows.map((one) => one.status).join();
  for (const [words, query] of Object.entries(asked)) {
    const besides = { ...query, filter: { ...(query.filter as object), status } };
    expect(await shown(query), words).toEqual(await shown(besides));
  }
  const both = await shown(asked['both edges of a range'] ?? {});
  expect(both.count).toBe(5);
  const half = await shown(asked['what half have not, with a sum'] ?? {});
  expect(half).toMatchObject({ count: firms / 2, list: { length: 10 } });
  const many = await shown(asked['what many have'] ?? {});
  expect(many).toMatchObject({ count: 10_000, countExact: false });
});

test('what describes a field, changes it or deletes it goes through no table of values [CUS-300]', async () => {
  const walks = async (ask: () => Promise<{ status: number }>): Promise<string[]> => {
    const asked = await readsOf(async () => expect((await ask()).status).toBe(200));
    return asked.flatMap(({ text, reads }) =>
      reads
        .filter(
          ({ how, table, rows }) =>
            table === 'clientCustom' && (how === 'Seq Scan' || rows > firms + 1),
        )
        .map(({ how, rows }) => `${how} of ${rows} rows: ${text.slice(0, 200)}`),
    );
  };
  const of = (one: { id: number }) => ({ as: admin, params: { id: one.id } });
  const empty = await field('long');
  expect(await walks(() => it.call(listCustomDefinitions, { as: admin }))).toEqual([]);
  expect(await walks(() => it.call(customFieldUses, of(often)))).toEqual([]);
  expect(
    await walks(() => it.call(updateCustomField, { ...of(often), body: { label: 'Nowa nazwa' } })),
  ).toEqual([]);
  const options = [
    { id: often.options.A, name: 'A', color: '#1971C2' },
    { id: often.options.B, name: 'Inna', color: '#1971C2' },
  ];
  expect(
    await walks(() =>
      it.call(updateCustomField, {
        ...of(often),
        body: { options: [...options, { name: 'Trzecia', color: '#1971C2' }] },
      }),
    ),
  ).toEqual([]);
  expect(
    await walks(() => it.call(updateCustomField, { ...of(others[3]), body: { archived: true } })),
  ).toEqual([]);
  expect(await walks(() => it.call(removeCustomField, of(empty)))).toEqual([]);
  const body = { record: 'client', kind: 'decimal', label: 'Jeszcze jedno' } as const;
  expect(await walks(() => it.call(createCustomField, { as: admin, body }))).toEqual([]);
});
