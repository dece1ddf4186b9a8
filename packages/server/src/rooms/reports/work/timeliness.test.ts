import { listReportTasks } from '@zaplecze/contract/rooms/reports/tasks/calls';
import { timeliness } from '@zaplecze/contract/rooms/reports/work/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Company, company } from '../reports.fixture.ts';

let it: Company;

beforeAll(async () => {
  it = await company();
  const { task, books, payroll } = it;
  const done = (project: number, limit: string | null, ended: string) =>
    task(project, { status: 9, dateRealizationLimit: limit, dateEndJob: ended });
  // The last minute of the year in Warsaw, when UTC's day is the same; and the first of the next.
  await done(books, '2025-12-31T22:59:00Z', '2025-12-31T22:59:00Z');
  await done(books, '2025-12-31T22:59:00Z', '2025-12-31T23:00:00Z');
  // 23:30 in UTC of 28 March is already the day of the clock's change; 24 hours later the 30th.
  await done(books, '2026-03-28T22:59:00Z', '2026-03-28T23:30:00Z');
  await done(books, '2026-03-29T21:59:00Z', '2026-03-29T21:30:00Z');
  // Four days late over the change of autumn, by days of the calendar.
  await done(payroll, '2026-10-23T21:59:00Z', '2026-10-27T11:00:00Z');
  await done(payroll, null, '2026-10-27T11:00:00Z');
  // Neither done nor cancelled ones count.
  await task(books, { status: 1, dateRealizationLimit: '2026-03-01T22:59:00Z' });
  await task(books, { status: 10, dateRealizationLimit: '2026-03-01T22:59:00Z' });
});
afterAll(() => it.close());

const rows = async (filter: object, by = 'month') =>
  (await it.call(timeliness, { as: it.manager, query: { filter, by } })).data.list;
const year = { dateFrom: '2025-12-01', dateTo: '2026-11-30' };

describe('tasks on time and late [REP-20]', () => {
  test('by month: the limit’s own day is on time, days are Warsaw’s [REP-04]', async () => {
    const list = await rows(year);
    expect(list).toHaveLength(12);
    const told = Object.fromEntries(
      list.map((row: { name: string }) => [row.name, Object.values(row).slice(2)]),
    );
    expect(told['2025-12']).toEqual([1, 0, 0, null]);
    expect(told['2026-01']).toEqual([0, 1, 0, 1]);
    expect(told['2026-02']).toEqual([0, 0, 0, null]);
    expect(told['2026-03']).toEqual([1, 1, 0, 1]);
    expect(told['2026-10']).toEqual([0, 1, 1, 4]);
  });

  test('by department and by service, what is latest first [REP-02]', async () => {
    const [first, second] = await rows(year, 'department');
    expect(first).toMatchObject({ name: 'Księgowość', onTime: 2, late: 2, lateDays: 1 });
    expect(second).toMatchObject({ name: 'Kadry', onTime: 0, late: 1, noLimit: 1, lateDays: 4 });
    expect(await rows({ ...year, department: String(second.id) }, 'service')).toEqual([
      expect.objectContaining({ name: 'Kadry i płace', late: 1 }),
    ]);
    expect(await rows({ ...year, company: '999' }, 'service')).toEqual([]);
  });

  test('a number’s list counts the same tasks [REP-21]', async () => {
    for (const row of await rows(year)) {
      const [y = 0, m = 1] = row.name.split('-').map(Number);
      const endedTo = new Date(Date.UTC(y, m, 0)).toISOString().slice(0, 10);
      for (const timely of ['onTime', 'late', 'noLimit']) {
        const filter = { endedFrom: `${row.name}-01`, endedTo, timely };
        const answer = await it.call(listReportTasks, { as: it.manager, query: { filter } });
        expect(answer.data.list.count, `${row.name} ${timely}`).toBe(row[timely]);
      }
    }
  });
});

test('only managers ask; unknown filters, days that run backwards and long periods are refused [REP-01, REP-02]', async () => {
  const ask = async (as: typeof it.manager, filter: object) =>
    (await it.call(timeliness, { as, query: { filter } })).status;
  expect(await ask(it.worker, {})).toBe(403);
  expect(await ask(it.manager, {})).toBe(200);
  expect(await ask(it.manager, { client: '1' })).toBe(400);
  expect(await ask(it.manager, { dateFrom: '2026-02-01', dateTo: '2026-01-01' })).toBe(400);
  expect(await ask(it.manager, { dateFrom: '2020-01-01', dateTo: '2026-01-01' })).toBe(400);
});

test('the table is downloaded with the same rights, and noted [REP-06]', async () => {
  const path = `/api/report/timeliness/export?format=csv&filter[dateFrom]=2025-12-01&filter[dateTo]=2026-01-31`;
  const ask = (token: string) => it.app.inject({ url: path, headers: { 'access-token': token } });
  expect((await ask(it.worker.token)).statusCode).toBe(403);
  const lines = (await ask(it.manager.token)).body.trimEnd().split('\r\n');
  expect(lines).toEqual([
    '\ufeffMiesiąc;Na czas;Po terminie;Bez terminu;Średnie spóźnienie (dni)',
    '2025-12;1;0;0;',
    '2026-01;0;1;0;1',
  ]);
  const noted = await it.db.selectFrom('listExport').select(['list', 'rowCount']).execute();
  expect(noted).toEqual([{ list: 'Terminowość', rowCount: 2 }]);
});
