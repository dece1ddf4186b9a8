import { listAssignedIssues, listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { createBookkeeping } from '../../rooms/projects/projects.fixture.ts';

let it: TestApp;
let manager: Someone;
let client: number;
beforeAll(async () => {
  it = await testApp();
  manager = await it.signIn('ROLE_MANAGER');
  client = await insertClient(it.db);
  // Twenty-four that are worth 1.10, 2.10 … 24.10, and one that is not priced yet.
  await sql`insert into offer (name, client, seller, status, value)
    select 'Oferta ' || n, ${client}, ${manager.id}, n % 2, case when n < 25 then n + 0.1 end
    from generate_series(1, 25) n`.execute(it.db);
});
afterAll(() => it.close());

const offers = async (query: object) =>
  (await it.call(listOffers, { as: manager, query: query as never })).data.list;

test('sums are of the whole filter, not of the page, and only told when asked for [SHE-52]', async () => {
  expect(await offers({ perPage: 10 })).not.toHaveProperty('sums');
  const whole = await offers({ perPage: 10, sums: 1 });
  expect([whole.list.length, whole.count, whole.sums]).toEqual([10, 25, { value: 302.4 }]);
  expect((await offers({ perPage: 10, page: 3, sums: 1 })).sums).toEqual({ value: 302.4 });
  const even = await offers({ perPage: 1, sums: 1, filter: { status: [0] } });
  expect([even.count, even.sums]).toEqual([12, { value: 157.2 }]);
  expect((await offers({ sums: 1, search: 'oferta 24' })).sums).toEqual({ value: 24.1 });
});

test('of nothing, and of rows without the number, the sum is 0 [SHE-52]', async () => {
  expect(await offers({ sums: 1, search: 'nigdzie' })).toMatchObject({
    count: 0,
    sums: { value: 0 },
  });
  expect((await offers({ sums: 1, search: 'oferta 25' })).sums).toEqual({ value: 0 });
});

test('a list without sums does not know the word', async () => {
  const answer = await it.app.inject({
    url: '/api/knowledgeBase/list?sums=1',
    headers: { 'access-token': manager.token },
  });
  expect(answer.statusCode).toBe(400);
});

test('a person’s list sums what is theirs, and nobody else may ask [SHE-52]', async () => {
  const [anna, piotr] = [await it.signIn(), await it.signIn()];
  const insert = async (name: string, hours: number | null, user: number) => {
    const { rows } = await sql<{ id: number }>`insert into issue
      (name, description, type, "orderedBy", "timeRequired")
      values (${name}, 'opis', 1, ${manager.id}, ${hours}) returning id`.execute(it.db);
    await sql`insert into "issueUser" values (${rows[0]?.id}, ${user})`.execute(it.db);
  };
  await insert('Drukarka', 1.5, anna.id);
  await insert('Skaner', 2.25, anna.id);
  await insert('Monitor', null, anna.id);
  await insert('Laptop', 40, piotr.id);
  const own = (as: Someone) =>
    it.call(listAssignedIssues, { as, params: { user: anna.id }, query: { sums: 1 } });
  expect((await own(anna)).data.list.sums).toEqual({ timeRequired: 3.75 });
  expect((await own(piotr)).status).toBe(403);
  const all = (as: Someone) => it.call(listIssues, { as, query: { sums: 1, perPage: 1 } });
  expect((await all(manager)).data.list.sums).toEqual({ timeRequired: 43.75 });
  expect((await all(anna)).status).toBe(403);
});

test('projects sum what they are planned to be worth, and are ordered by it [SHE-52, PRO-10]', async () => {
  const house = await createBookkeeping(it, manager);
  const anna = await it.signIn();
  await sql`insert into project (name, client, service, "serviceName", "unitQuantity", "unitValue")
    values ('Mały', ${client}, ${house.service}, 'Księgi', 1.15, 0.7),
      ('Duży', ${client}, ${house.service}, 'Księgi', 12, 1500),
      ('Bez ceny', ${client}, ${house.service}, 'Księgi', 1, 0)`.execute(it.db);
  const query = { sums: 1, sort: 'plannedValue', order: 'desc' } as const;
  const { list, sums } = (await it.call(listProjects, { as: manager, query })).data.list;
  expect(list.map((row: { plannedValue: number }) => row.plannedValue)).toEqual([18_000, 0.81, 0]);
  expect(sums).toEqual({ plannedValue: 18_000.81 });
  const sheet = await it.app.inject({
    url: '/api/project/list/export?format=csv&sort=plannedValue&order=desc',
    headers: { 'access-token': manager.token },
  });
  const [head, first] = sheet.body.split('\r\n');
  expect(head).toContain('Wartość planowana');
  expect(first).toContain('18000,00');
  // A search that goes through words of several tables sums as well.
  await sql`insert into "projectTask" (project, service, procedure, "procedureName",
      "procedurePosition", task, name, position, "user", estimation)
    select p.id, ${house.service}, ${house.procedure}, 'Miesiąc', 1, ${house.first}, 'Zebrać', 1,
      ${anna.id}, 2.5 from project p`.execute(it.db);
  const tasks = async (more: object) =>
    (
      await it.call(listAssignedTasks, {
        as: anna,
        params: { user: anna.id },
        query: { sums: 1, ...more } as never,
      })
    ).data.list;
  expect(await tasks({ perPage: 1 })).toMatchObject({ count: 3, sums: { estimation: 7.5 } });
  expect(await tasks({ search: 'mały' })).toMatchObject({ count: 1, sums: { estimation: 2.5 } });
});

test('of more rows than are counted there is no sum until all are asked for [SHE-52]', async () => {
  await sql`insert into offer (name, client, seller, value)
    select 'Dużo', ${client}, ${manager.id}, 2 from generate_series(1, 10025)`.execute(it.db);
  const many = { search: 'dużo', perPage: 1 };
  const { list: _, ...told } = await offers({ ...many, sums: 1 });
  expect(told).toEqual({ count: 10_000, countExact: false });
  const { list: __, ...exact } = await offers({ ...many, sums: 1, exactCount: 1 });
  expect(exact).toEqual({ count: 10_025, sums: { value: 20_050 } });
  await it.db.deleteFrom('offer').where('name', '=', 'Dużo').execute();
});
