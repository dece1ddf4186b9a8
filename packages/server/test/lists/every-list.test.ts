import { exportOf } from '@zaplecze/contract/kit/calls/export';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { listPeople, type PersonRow } from '@zaplecze/contract/rooms/people/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoApp } from '../../src/demo/demo.fixture.ts';
import { routes } from '../../src/rooms/house.ts';
import { startSession } from '../../src/rooms/session/session.fixture.ts';
import type { Someone, TestApp } from '../http.ts';
import { everyList } from './every-list.fixture.ts';
import type { Key, ListOrders } from './list-orders.fixture.ts';
import { scatter } from './scattered.fixture.ts';

/** The order of every sort of every paged list, over a company full of records. */

type Row = { id: number };

let it: TestApp;
/** Somebody with work and notifications of their own, who may read every list. */
let reader: Someone;
let names: Map<number, string>;
/** The client with the most issues. */
let busiest = 0;

beforeAll(async () => {
  it = await demoApp();
  const { id } = await it.db
    .updateTable('person')
    .set({ roles: ['ROLE_ADMIN', 'ROLE_MANAGER', 'ROLE_RECEPTION'] })
    .where('username', '=', 'pracownik')
    .returning('id')
    .executeTakeFirstOrThrow();
  reader = { id, token: await startSession(it.db, id, 30), name: 'Piotr Wiśniewski' };
  const people = await it.call(listPeople, { as: reader });
  names = new Map(
    people.data.list.map((one: PersonRow) => [one.id, `${one.lastName} ${one.firstName}`]),
  );
  busiest = (
    await it.db
      .selectFrom('issue')
      .select('client')
      .where('client', 'is not', null)
      .groupBy('client')
      .orderBy((one) => one.fn.countAll(), 'desc')
      .executeTakeFirstOrThrow()
  ).client as number;
  // As many issues as one client of a large company has.
  await sql`update issue set client = ${busiest} where id % 3 = 0`.execute(it.db);
  await takeLists();
  await scatter(it.db);
  // What the rows were before would be gone through for every page.
  await sql`vacuum analyze`.execute(it.db);
});
afterAll(() => it.close());

/** Downloads, for the list of downloads: by several people, of several lists. */
async function takeLists() {
  const people = await it.db.selectFrom('person').select('id').orderBy('id').limit(4).execute();
  for (const [at, { id }] of people.entries()) {
    const token = await startSession(it.db, id, 30);
    for (const { endpoint } of everyList.slice(at)) {
      await it.app.inject({
        url: `/api${exportOf(endpoint).path.replace(':user', String(id)).replace(':client', String(busiest))}?format=csv`,
        headers: { 'access-token': token },
      });
    }
  }
}

const polish = new Intl.Collator('pl', { numeric: true });

function compare(a: Key, b: Key): number {
  if (typeof a === 'string' && typeof b === 'string') return polish.compare(a, b);
  if (a && b && typeof a === 'object' && typeof b === 'object') {
    return Buffer.compare(Buffer.from(a.code), Buffer.from(b.code));
  }
  return Number(a) - Number(b);
}

const byLastName = ({ id }: Row) => names.get(id) ?? `Nobody is ${id}`;

async function page(list: ListOrders, query: object): Promise<{ list: Row[]; count: number }> {
  const answer = await it.call(list.endpoint, {
    as: reader,
    params: { user: reader.id, client: busiest },
    query: { filter: list.part, ...query },
  });
  expect(answer.status).toBe(200);
  return answer.data.list;
}

const counts = new Map<ListOrders, number>();

/** All rows of a list in an order, read page by page. */
async function whole(list: ListOrders, sort: string, order: 'asc' | 'desc'): Promise<Row[]> {
  const count = counts.get(list) ?? (await page(list, { perPage: 1 })).count;
  counts.set(list, count);
  const perPage = Math.min(100, Math.ceil(count / 3));
  const rows: Row[] = [];
  for (let at = 1; rows.length < count; at += 1) {
    const found = await page(list, { sort, order, perPage, page: at });
    expect(found.list).toHaveLength(Math.min(perPage, count - rows.length));
    rows.push(...found.list);
  }
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
  return rows;
}

const records = new Map<string, object>();

/** What a row is ordered by: of what it shows, or of its record. */
async function keysOf(list: ListOrders, sort: string, rows: Row[]): Promise<[number, Key][]> {
  const { record, keys } = list;
  const keyOf = keys[sort];
  if (!keyOf) throw new Error(`Nothing says what ${sort} orders by`);
  const known: [number, Key][] = [];
  for (const row of rows) {
    let told: object = row;
    if (record) {
      const name = `${record.endpoint.path} ${row.id}`;
      const { id } = row;
      told =
        records.get(name) ??
        record.of((await it.call(record.endpoint, { as: reader, params: { id } })).data as never);
      records.set(name, told);
    }
    known.push([row.id, keyOf(told as never, { byLastName })]);
  }
  return known;
}

/** By the key, empty ones last, and by id where keys are the same. */
function ordered(rows: [number, Key][], order: 'asc' | 'desc'): [number, Key][] {
  const sign = order === 'asc' ? 1 : -1;
  return rows.toSorted(([id, key], [otherId, other]) => {
    if ((key === null) !== (other === null)) return key === null ? 1 : -1;
    return sign * (compare(key, other) || id - otherId);
  });
}

test('what every list and every sort orders by is known', () => {
  const lists = routes.flatMap(({ endpoint }) => (endpoint.list ? [endpoint] : []));
  const sorts = (of: { path: string; list?: { sort: readonly string[] } }[]) =>
    Object.fromEntries(of.map(({ path, list }) => [path, list?.sort.toSorted()]));
  const remedy = 'say in every-list.fixture.ts what each sort orders by';
  expect(
    sorts(
      everyList.map(({ endpoint, keys }) => ({
        path: endpoint.path,
        list: { sort: Object.keys(keys) },
      })),
    ),
    remedy,
  ).toEqual(sorts(lists));
});

test.each([
  { endpoint: listClients, name: 'noCarer' },
  { endpoint: listClients, name: 'openIssues' },
  { endpoint: listOffers, name: 'noReason' },
  { endpoint: listOffers, name: 'noValue' },
  { endpoint: listOffers, name: 'noTag' },
  { endpoint: listOffers, name: 'expired' },
])('$endpoint.path shows with $name at 0 what it leaves out at 1', async ({ endpoint, name }) => {
  const ids = async (filter: object) => {
    const found: number[] = [];
    for (let at = 1; ; at += 1) {
      const { list, count } = await page(
        { endpoint, keys: {} },
        { perPage: 100, page: at, filter },
      );
      found.push(...list.map(({ id }) => id));
      if (found.length >= count || list.length === 0) return found;
    }
  };
  const [whole, having, lacking] = [
    await ids({}),
    await ids({ [name]: 1 }),
    await ids({ [name]: 0 }),
  ];
  expect(having.length).toBeGreaterThan(0);
  expect(lacking.length).toBeGreaterThan(0);
  expect([...having, ...lacking].toSorted()).toEqual(whole.toSorted());
});

describe.each(everyList.map((list) => ({ path: list.endpoint.path, list })))(
  '$path',
  ({ list }) => {
    const sorts = Object.keys(list.keys);

    test.each(sorts)('is ordered by %s up and down, ties by id, page after page', async (sort) => {
      for (const order of ['asc', 'desc'] as const) {
        const found = await keysOf(list, sort, await whole(list, sort, order));
        const remedy =
          'texts that differ in numbers alone: `collate counting` or `asCounted` (0104)';
        expect(found, remedy).toEqual(ordered(found, order));
      }
    });

    test('begins with its own order, and goes from A to Z by another one [SHE-119]', async () => {
      const { defaultSort, defaultOrder } = list.endpoint.list ?? {};
      const ids = async (query: object) =>
        (await page(list, { perPage: 20, ...query })).list.map(({ id }) => id);
      expect(await ids({})).toEqual(await ids({ sort: defaultSort, order: defaultOrder }));
      const other = sorts.find((sort) => sort !== defaultSort);
      if (other)
        expect(await ids({ sort: other })).toEqual(await ids({ sort: other, order: 'asc' }));
    });

    test('has rows that each sort orders in a way of its own, and some without what may be missing', async () => {
      const rows = await whole(list, list.endpoint.list?.defaultSort ?? '', 'asc');
      const wayOf = (keys: [number, Key][]) => ordered(keys, 'asc').map(([id]) => id);
      const ways = new Map([[(): Key => 0, wayOf(rows.map(({ id }) => [id, 0]))]]);
      const incomplete: string[] = [];
      for (const sort of sorts) {
        const keys = await keysOf(list, sort, rows);
        if (keys.some(([, key]) => key === null)) incomplete.push(sort);
        const keyOf = list.keys[sort] as () => Key;
        if (sort === list.same || ways.has(keyOf)) continue;
        const way = wayOf(keys);
        for (const other of ways.values()) {
          const remedy = `${sort}: give the demonstration (src/demo) values that differ from other orders`;
          expect(way, remedy).not.toEqual(other);
        }
        ways.set(keyOf, way);
      }
      expect(incomplete.sort()).toEqual(list.last ?? []);
    });
  },
);
