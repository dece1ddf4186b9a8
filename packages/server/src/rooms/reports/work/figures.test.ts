import { addMonths, monthDays, monthOf } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { listReportTasks } from '@zaplecze/contract/rooms/reports/tasks/calls';
import { keyFigures } from '@zaplecze/contract/rooms/reports/work/calls';
import { figureMonths } from '@zaplecze/contract/rooms/reports/work/lists';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, company } from '../reports.fixture.ts';

let it: Company;
const today = warsawDay();
const month = monthOf(today);
const before = addMonths(month, -1);
const noon = (of: string, day: string) => `${of}-${day}T11:00:00Z`;

beforeAll(async () => {
  it = await company();
  const { task, books, payroll } = it;
  const old = noon(addMonths(month, -3), '05');
  const made = { created: old };
  // Late since the month before last, done in the last one; and one that is late until now.
  await task(books, {
    ...made,
    status: 9,
    dateRealizationLimit: noon(addMonths(month, -2), '10'),
    dateEndJob: noon(before, '10'),
  });
  await task(books, { ...made, status: 2, dateRealizationLimit: noon(before, '10') });
  await task(payroll, { ...made, status: 1, dateRealizationLimit: noon(before, '11') });
  // On time in the last month; cancelled ones count nowhere.
  await task(books, {
    ...made,
    status: 9,
    dateRealizationLimit: noon(before, '20'),
    dateEndJob: noon(before, '12'),
  });
  await task(books, { ...made, status: 10, dateRealizationLimit: noon(before, '20') });
});
afterAll(() => it.close());

const figures = async (filter: object = {}) =>
  (await it.call(keyFigures, { as: it.manager, query: { filter } })).data;

test('the months end with the one in which the period ends, never ahead of today [REP-140]', () => {
  const day = '2026-11-26';
  expect(figureMonths({}, day)).toEqual([
    '2026-06',
    '2026-07',
    '2026-08',
    '2026-09',
    '2026-10',
    '2026-11',
  ]);
  expect(figureMonths({ dateFrom: '2026-01-01', dateTo: '2026-12-31' }, day).at(-1)).toBe(
    '2026-11',
  );
  expect(figureMonths({ dateFrom: '2025-12-01', dateTo: '2026-02-10' }, day).at(0)).toBe('2025-09');
});

test('five numbers of six months, counted by hand; a worker is refused [REP-01, REP-140]', async () => {
  const { list, people } = await figures();
  expect(list).toHaveLength(6);
  expect(list.map(({ overdue }: { overdue: number }) => overdue)).toEqual([0, 0, 0, 1, 2, 2]);
  expect(list.at(-2)).toMatchObject({ month: before, onTime: 1, late: 1, accepted: 0, decided: 0 });
  expect(list.at(-1)).toMatchObject({ month, onTime: 0, late: 0 });
  expect(people).toBeGreaterThan(1);
  expect((await it.call(keyFigures, { as: it.worker, query: { filter: {} } })).status).toBe(403);
});

test('whoever is away today is counted, of a month that is over the mean of its working days [REP-140]', async () => {
  const type = await it.db
    .insertInto('calendarType')
    .values({ name: 'Urlop próbny', isVacation: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const away = (owner: number, days: { dateFrom: string; dateTo: string }) =>
    it.db
      .insertInto('calendarEntry')
      .values({ owner, type: type.id, ...days })
      .execute();
  await away(it.worker.id, { dateFrom: today, dateTo: today });
  await away(it.manager.id, monthDays(before));
  const { list } = await figures();
  expect(list.at(-1)?.absent).toBe(1);
  expect(list.at(-2)?.absent).toBe(1);
  expect(list.at(-3)?.absent).toBe(0);
});

test('the list behind a number has as many rows [REP-141]', async () => {
  const count = async (filter: object) =>
    (await it.call(listReportTasks, { as: it.manager, query: { filter } })).data.list.count;
  const { list } = await figures();
  for (const row of list) {
    const day = monthDays(row.month).dateTo;
    const overdue = row.month === month ? { due: 'overdue' } : { openOn: day, limitTo: day };
    expect([row.month, await count(overdue)]).toEqual([row.month, row.overdue]);
    const ended = { endedFrom: `${row.month}-01`, endedTo: day };
    expect(await count({ ...ended, timely: 'late' })).toBe(row.late);
    expect(await count({ ...ended, timely: 'onTime' })).toBe(row.onTime);
  }
});
