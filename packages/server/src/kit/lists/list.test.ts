import { directionOf } from '@zaplecze/contract/kit/lists/list';
import { rangeOrder } from '@zaplecze/contract/kit/lists/ranges';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { type TestApp, testApp } from '../../../test/http.ts';
import { routes } from '../../rooms/house.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

/** Lists by days, each with the names of its ranges. */
const ranges = routes.flatMap(({ endpoint }) =>
  Object.keys(endpoint.list?.filters ?? {})
    .filter((name) => name.endsWith('From'))
    .map((from) => [endpoint.path, from, from.replace(/From$/, 'To')] as const),
);

test('there are lists by days', () => expect(ranges.length).toBeGreaterThan(5));

test.each(ranges)('%s refuses days that run backwards: %s [OPE-08]', async (path, from, to) => {
  const [admin, reception] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_RECEPTION'),
  ]);
  const as = path.startsWith('/reception') ? reception : admin;
  const client = path.includes(':client') ? await insertClient(it.db) : 0;
  const at = path.replace(':user', String(as.id)).replace(':client', String(client));
  const ask = (first: string, last: string) =>
    it.app.inject({
      url: `/api${at}?filter[${from}]=${first}&filter[${to}]=${last}`,
      headers: { 'access-token': as.token },
    });
  expect((await ask('2026-11-02', '2026-11-02')).statusCode).toBe(200);
  const answer = await ask('2026-11-02', '2026-11-01');
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual({ [`filter.${to}`]: rangeOrder });
});

test('a filter of several values is written in three ways, all of which mean the same [OPE-58]', async () => {
  const people = [await it.signIn(), await it.signIn(), await it.signIn()] as const;
  const [one, two] = people;
  for (const { token } of people) {
    const url = '/api/client/list/export?format=csv';
    await it.app.inject({ url, headers: { 'access-token': token } });
  }
  const admin = await it.signIn('ROLE_ADMIN');
  const found = async (query: string) => {
    const url = `/api/export/list?${query}`;
    const answer = await it.app.inject({ url, headers: { 'access-token': admin.token } });
    return answer.json().data?.list.list.length;
  };
  expect(await found(`filter[user]=${one.id}`)).toBe(1);
  for (const query of [
    `filter[user]=${one.id},${two.id}`,
    `filter[user][]=${one.id}&filter[user][]=${two.id}`,
    `filter[user]=${one.id}&filter[user]=${two.id}`,
  ]) {
    expect([query, await found(query)]).toEqual([query, 2]);
  }
});

test('more rows than ten thousand are told as “more than”, and counted when asked for [SHE-51]', async () => {
  const { id, token } = await it.signIn();
  await sql`insert into notification ("user", kind, content)
    select ${id}, 'task', 'Nowe zadanie' from generate_series(1, 10025)`.execute(it.services.db);
  const ask = async (query: string) => {
    const headers = { 'access-token': token };
    const answer = await it.app.inject({ url: `/api/notification/list?${query}`, headers });
    const { list, ...told } = answer.json().data.list;
    return { rows: list.length, ...told };
  };
  expect(await ask('')).toEqual({ rows: 10, count: 10_000, countExact: false });
  expect(await ask('page=1001')).toEqual({ rows: 10, count: 10_010, countExact: false });
  expect(await ask('page=1003')).toEqual({ rows: 5, count: 10_025 });
  expect(await ask('page=1004')).toEqual({ rows: 0, count: 10_000, countExact: false });
  expect(await ask('exactCount=1')).toEqual({ rows: 10, count: 10_025 });
  expect(await ask('page=1004&exactCount=1')).toEqual({ rows: 0, count: 10_025 });
  expect(await ask('search=nigdzie')).toEqual({ rows: 0, count: 0 });
});

test('a search is told as “more than” too, and its pages beyond stand in their order [SHE-51]', async () => {
  const { id, token } = await it.signIn();
  await sql`insert into notification ("user", kind, content, created)
    select ${id}, 'task', case when n % 25 = 0 then 'Nowy komentarz' else 'Nowe zadanie' end,
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, 10450) n`.execute(it.services.db);
  const ask = async (query: string) => {
    const headers = { 'access-token': token };
    const answer = await it.app.inject({ url: `/api/notification/list?${query}`, headers });
    const { list, ...told } = answer.json().data.list;
    return { created: list.map((row: { created: string }) => row.created), ...told };
  };
  const found = async (query: string) => ask(`search=zadanie&${query}`);
  const newest = await found('');
  expect(newest).toMatchObject({ count: 10_000, countExact: false });
  expect(newest.created).toHaveLength(10);
  expect(newest.created[0]).toBe('2026-01-08T06:09:00.000Z');
  expect(newest.created).toEqual(newest.created.toSorted().reverse());
  expect(await found('order=asc&page=1004')).toEqual({
    created: ['2026-01-08T06:08:00.000Z', '2026-01-08T06:09:00.000Z'],
    count: 10_032,
  });
  expect(await found('page=1005')).toEqual({ created: [], count: 10_000, countExact: false });
  expect(await found('perPage=1&exactCount=1')).toMatchObject({ count: 10_032 });
  const few = await ask('search=komentarz&page=42');
  expect(few.created).toHaveLength(8);
  expect(few.count).toBe(418);
});

test('numbers within names are ordered as people count them [SHE-118]', async () => {
  for (const name of ['Etap 10', 'etap 1', 'Etap 2', 'Żuk 3', 'Zebra 20']) {
    await insertClient(it.db, { name: `Liczone ${name}` });
  }
  const { token } = await it.signIn();
  const names = async (order: string) => {
    const url = `/api/client/list?search=Liczone&sort=name${order}`;
    const answer = await it.app.inject({ url, headers: { 'access-token': token } });
    return answer.json().data.list.list.map(({ name }: { name: string }) => name.slice(8));
  };
  const counted = ['etap 1', 'Etap 2', 'Etap 10', 'Zebra 20', 'Żuk 3'];
  expect(await names('')).toEqual(counted);
  expect(await names('&order=desc')).toEqual(counted.toReversed());
});

test('an order that is not the list’s own goes from A to Z unless told otherwise [SHE-119]', async () => {
  const { token } = await it.signIn('ROLE_ADMIN');
  const pages = async (path: string, sort: string) => {
    const ids = async (query: string) => {
      const url = `/api${path}?${query}`;
      const answer = await it.app.inject({ url, headers: { 'access-token': token } });
      expect(answer.statusCode).toBe(200);
      return answer.json().data.list.list.map(({ id }: { id: number }) => id);
    };
    return [await ids(`sort=${sort}`), await ids(`sort=${sort}&order=asc`)];
  };
  const lists = routes.filter(
    ({ endpoint }) =>
      endpoint.list?.defaultOrder === 'desc' &&
      endpoint.list.sort.includes('name') &&
      !endpoint.path.includes(':'),
  );
  expect(lists.length).toBeGreaterThan(2);
  for (const { endpoint } of lists) {
    const [told, ascending] = await pages(endpoint.path, 'name');
    expect([endpoint.path, told]).toEqual([endpoint.path, ascending]);
    expect([endpoint.path, directionOf(endpoint.list as never, 'name')]).toEqual([
      endpoint.path,
      'asc',
    ]);
  }
});
