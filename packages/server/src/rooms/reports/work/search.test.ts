import { listReportTasks } from '@zaplecze/contract/rooms/reports/tasks/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { company } from '../reports.fixture.ts';

/** Tasks of everybody, found by their own words and by those of their projects. */
let it: Awaited<ReturnType<typeof company>>;
beforeAll(async () => {
  it = await company();
});
afterAll(() => it.close());

async function found(search: string, query: object = {}) {
  const { status, data } = await it.call(listReportTasks, {
    as: it.manager,
    query: { search, perPage: 100, ...query },
  });
  expect([search, status]).toEqual([search, 200]);
  return data.list;
}
const ids = async (search: string, query: object = {}) =>
  (await found(search, query)).list
    .map(({ id }: { id: number }) => id)
    .toSorted((a: number, b: number) => a - b);

test('a task of everybody is found by words of its own, of its project, and of both together; however many projects have a word [REP-197]', async () => {
  const settled = await it.task(it.books, { name: 'Rozliczyć zaliczkę', estimation: '2' });
  const closed = await it.task(it.books, { name: 'Zamknąć miesiąc', estimation: '3' });
  const paid = await it.task(it.payroll, { name: 'Rozliczyć ZUS', estimation: '5' });
  const expectAll = async (query: object) => {
    expect(await ids('zaliczke', query)).toEqual([settled]);
    expect(await ids('pełna księgowość', query)).toEqual([settled, closed]);
    expect(await ids('rozliczyć', query)).toEqual([settled, paid]);
    expect(await ids('rozliczyć kadry', query)).toEqual([paid]);
    // Two letters have no index of their own.
    expect(await ids('zu pł', query)).toEqual([paid]);
    expect(await ids('zaliczke kadry', query)).toEqual([]);
  };
  const orders = [{}, { sort: 'name', order: 'asc' }, { exactCount: 1 }];
  for (const query of orders) await expectAll(query);
  // More projects than are told by their numbers (mostCounted) have these words, and no task.
  await sql`insert into project (name, client, service, "serviceName", department, company)
    select 'Kadry i płace, pełna księgowość ' || n, client, service, "serviceName", department, company
    from project, generate_series(1, 10100) n where project.id = ${it.payroll}`.execute(it.db);
  for (const query of orders) await expectAll(query);
  expect(await found('rozliczyć', { sums: 1 })).toMatchObject({
    count: 2,
    sums: { estimation: 7 },
  });
  const file = await it.app.inject({
    url: `/api/report/task/list/export?format=csv&search=${encodeURIComponent('rozliczyć kadry')}`,
    headers: { 'access-token': it.manager.token },
  });
  expect(file.statusCode).toBe(200);
  expect(file.body.trim().split('\n')).toHaveLength(2);
  expect(file.body).toContain('Rozliczyć ZUS');
});
