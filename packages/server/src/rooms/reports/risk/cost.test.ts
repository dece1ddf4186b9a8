import type { ReportTask } from '@zaplecze/contract/rooms/reports/tasks/calls';
import { listReportTasks, taskCosts } from '@zaplecze/contract/rooms/reports/tasks/calls';
import { type CostRow, workCost } from '@zaplecze/contract/rooms/reports/value/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertClient } from '../../../../test/client.ts';
import { type Company, company } from '../reports.fixture.ts';

let it: Company;
let other: number;

/** A task that was done; `ended` is what its person says, unless told as it was noted. */
async function done(
  project: number,
  told: { started: string | null; noted: string; ended?: string; estimation: number | null },
) {
  const { started, noted, ended = noted, estimation } = told;
  const id = await it.task(project, {
    ...{ status: 9, estimation, dateEndJob: ended, user: it.worker.id },
  });
  // The course is worked out of notes; here its moments are what is told.
  await sql`update "projectTask" set "startedAt" = ${started}::timestamptz, "endedAt" = ${noted}::timestamptz
    where id = ${id}`.execute(it.db);
}

beforeAll(async () => {
  it = await company();
  const { books, payroll, task } = it;
  other = await insertClient(it.db);
  await it.db
    .updateTable('project')
    .set({ client: other, company: null })
    .where('id', '=', payroll)
    .execute();
  // Friday 15:00 to Monday 9:00 in Warsaw, over the weekend on which summer time begins: two hours.
  await done(books, {
    ...{ started: '2026-03-27T14:00:00Z', noted: '2026-03-30T07:00:00Z', estimation: 3 },
  });
  // 31 December 12:00 to 2 January 10:00: four hours, the New Year, two hours; an hour too long.
  await done(books, {
    ...{ started: '2025-12-31T11:00:00Z', noted: '2026-01-02T09:00:00Z', estimation: 5 },
  });
  // Friday 8:00 to Tuesday 8:00 over the end of summer time: two days, as it was thought.
  await done(books, {
    ...{ started: '2026-10-23T06:00:00Z', noted: '2026-10-27T07:00:00Z', estimation: 16 },
  });
  // Begun on Friday 28 November, ended with the first minute of December in Warsaw: eight hours …
  await done(books, {
    ...{ started: '2025-11-28T07:00:00Z', noted: '2025-11-30T23:00:00Z', estimation: 8 },
  });
  // … and the same with the last minute of November, which is not asked for.
  await done(books, {
    ...{ started: '2025-11-28T07:00:00Z', noted: '2025-11-30T22:59:00Z', estimation: 8 },
  });
  // Done on 31 October, as its person says, and noted on Monday 2 November at 10:00: two hours of Friday, two of Monday.
  await done(books, {
    ...{ started: '2026-10-30T13:00:00Z', noted: '2026-11-02T09:00:00Z', estimation: 4 },
    ended: '2026-10-31T10:00:00Z',
  });
  // A night, from 18:00 to 7:30.
  await done(payroll, {
    ...{ started: '2026-06-01T16:00:00Z', noted: '2026-06-02T05:30:00Z', estimation: 1 },
  });
  // Without an estimate, and without a beginning.
  await done(payroll, {
    ...{ started: '2026-06-01T06:00:00Z', noted: '2026-06-01T14:00:00Z', estimation: null },
  });
  await done(payroll, { started: null, noted: '2026-06-01T14:00:00Z', estimation: 2 });
  // Neither open nor cancelled ones count.
  await task(books, { status: 2, estimation: 7 });
  await task(books, { status: 10, estimation: 7, dateEndJob: '2026-06-01T14:00:00Z' });
});
afterAll(() => it.close());

const period = { dateFrom: '2025-12-01', dateTo: '2026-10-31' };
const ask = async (by: string, filter: object = period): Promise<CostRow[]> =>
  (await it.call(workCost, { as: it.manager, query: { filter, by } })).data.list;
const list = async (filter: object, more: object = {}) =>
  (
    await it.call(listReportTasks, {
      as: it.manager,
      query: {
        filter: { ...filter, endedFrom: period.dateFrom, endedTo: period.dateTo },
        ...more,
      } as never,
    })
  ).data.list;

describe('how long tasks take, and nothing of what they were thought to take [REP-54]', () => {
  test('by service: worked hours alone, over weekends, holidays and changes of the clock', async () => {
    expect(await ask('service')).toMatchObject([
      {
        ...{ name: 'Pełna księgowość', count: 5, elapsed: 36, notBegun: 0, rest: false },
      },
      {
        ...{ name: 'Kadry i płace', count: 2, elapsed: 8, notBegun: 1, rest: false },
      },
    ]);
  });

  test('by client and company of the project; of a person, a department and days [REP-02]', async () => {
    const told = (rows: CostRow[]) => rows.map(({ id, count, elapsed }) => [id, count, elapsed]);
    expect(told(await ask('client'))).toEqual([
      [it.client, 5, 36],
      [other, 2, 8],
    ]);
    const [, nobodys] = await ask('company');
    expect(nobodys).toMatchObject({ id: null, name: '', rest: false, count: 2 });
    expect(await ask('service', { ...period, user: it.manager.id })).toEqual([]);
    expect(await ask('client', { ...period, user: it.worker.id })).toHaveLength(2);
    const march = { dateFrom: '2026-03-01', dateTo: '2026-03-31' };
    expect(told(await ask('client', march))).toEqual([[it.client, 1, 2]]);
  });

  test('a number’s list counts the same tasks, and its sums are the chart’s hours [REP-21]', async () => {
    for (const row of await ask('service')) {
      for (const cost of taskCosts) {
        const { count } = await list({ service: row.id, cost });
        expect([row.name, cost, count]).toEqual([
          ...[row.name, cost, cost === 'measured' ? row.count : row[cost]],
        ]);
      }
      const { sums } = await list({ service: row.id, cost: 'measured' }, { sums: 1 });
      expect(sums).toMatchObject({ worked: row.elapsed });
    }
    const { list: rows } = await list({ cost: 'measured' }, { sort: 'worked', order: 'desc' });
    expect(rows.map(({ worked }: ReportTask) => worked)).toEqual([16, 8, 8, 6, 4, 2, 0]);
    expect((await list({ client: other })).count).toBe(3);
  });

  test('is downloaded with what its table has [REP-06]', async () => {
    const url = `/api/report/project/cost/export?format=csv&by=service&filter[dateFrom]=2025-12-01&filter[dateTo]=2026-10-31`;
    const { body } = await it.app.inject({ url, headers: { 'access-token': it.manager.token } });
    expect(body.trimEnd().split('\r\n').slice(1)).toEqual([
      'Pełna księgowość;5;36;0,9;0',
      'Kadry i płace;2;8;0,5;1',
    ]);
  });
});
