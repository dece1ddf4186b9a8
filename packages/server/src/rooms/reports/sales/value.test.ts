import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import {
  projectValue,
  type RiskRow,
  type ValueRow,
  valueAtRisk,
} from '@zaplecze/contract/rooms/reports/value/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertClient } from '../../../../test/client.ts';
import { type Company, company } from '../reports.fixture.ts';

let it: Company;
let like: { client: number; company: number; department: number; service: number };
let other: number;

type Told = Partial<{
  client: number;
  company: number | null;
  seller: number;
  created: string;
  recurrentFrom: string;
  unitQuantity: number;
  unitValue: number;
  cancelled: boolean;
}>;

async function project({ created, ...more }: Told): Promise<number> {
  const { id } = await it.db
    .insertInto('project')
    .values({
      ...{ name: 'Projekt', serviceName: 'Pełna księgowość', ...like },
      ...(created && { created: new Date(created) }),
      ...(more.recurrentFrom && { recurrent: 3 }),
      ...more,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // A new project follows its tasks, of which there are none.
  if (more.cancelled) {
    await it.db.updateTable('project').set({ status: 10 }).where('id', '=', id).execute();
  }
  return id;
}

beforeAll(async () => {
  it = await company();
  const books = await it.db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', it.books)
    .executeTakeFirstOrThrow();
  like = {
    client: it.client,
    company: books.company ?? 0,
    department: books.department ?? 0,
    service: books.service,
  };
  other = await insertClient(it.db);
  // The last minute of the year in Warsaw, and the first of the next.
  await project({ created: '2025-12-31T22:59:00Z', unitQuantity: 3, unitValue: 33.33 });
  await project({ created: '2025-12-31T23:00:00Z', unitValue: 1000, client: other });
  // A period made ahead of time counts on its first day; the day of the clock's change is one as others.
  await project({ created: '2026-02-15T10:00:00Z', recurrentFrom: '2026-03-01', unitValue: 50 });
  await project({ created: '2026-03-29T00:59:00Z', unitValue: 5, seller: it.worker.id });
  await project({ created: '2026-03-29T21:59:00Z', unitValue: 7, company: null });
  // Cancelled ones bring nothing.
  await project({ created: '2026-03-29T21:59:00Z', unitValue: 900, cancelled: true });
});
afterAll(() => it.close());

const year = { dateFrom: '2025-12-01', dateTo: '2026-04-30' };
const ask = async (by: string, filter: object = year): Promise<ValueRow[]> =>
  (await it.call(projectValue, { as: it.manager, query: { filter, by } })).data.list;
const counted = async (filter: object): Promise<number> =>
  (await it.call(listProjects, { as: it.manager, query: { filter } })).data.list.count;

describe('planned value [REP-50]', () => {
  test('by month: of a period its first day, else that of its making, in Warsaw; its list counts the same [REP-52]', async () => {
    const told = (await ask('month')).map(({ name, count, value }) => [name, count, value]);
    expect(told).toEqual([
      ['2025-12', 1, 99.99],
      ['2026-01', 1, 1000],
      ['2026-02', 0, 0],
      ['2026-03', 3, 62],
      ['2026-04', 0, 0],
    ]);
    for (const [month, count] of told) {
      const last = { '2025-12': 31, '2026-01': 31, '2026-02': 28, '2026-03': 31, '2026-04': 30 };
      const days = {
        valueFrom: `${month}-01`,
        valueTo: `${month}-${last[month as keyof typeof last]}`,
      };
      expect(await counted({ ...days, status: '0,1,2,9' }), String(month)).toBe(count);
    }
  });

  test('by company, service and client, with shares of the whole', async () => {
    expect(await ask('company')).toMatchObject([
      { id: like.company, rest: false, count: 4, value: 1154.99 },
      { id: null, name: '', rest: false, count: 1, value: 7 },
    ]);
    expect(await ask('service')).toMatchObject([{ id: like.service, value: 1161.99, share: 1 }]);
    const [first, second] = await ask('client');
    expect(first).toMatchObject({ id: other, value: 1000 });
    expect(first?.share).toBeCloseTo(1000 / 1161.99);
    expect(second).toMatchObject({ id: it.client, value: 161.99 });
    expect(await counted({ client: other, valueFrom: year.dateFrom, valueTo: year.dateTo })).toBe(
      1,
    );
    expect(
      await counted({
        service: like.service,
        valueFrom: year.dateFrom,
        valueTo: year.dateTo,
        status: '0,1,2,9',
      }),
    ).toBe(5);
  });

  test('of a person: what they sold; of a department: its projects [REP-02]', async () => {
    expect(await ask('service', { ...year, user: it.worker.id })).toMatchObject([{ value: 5 }]);
    expect(await counted({ seller: it.worker.id })).toBe(1);
    expect(await ask('service', { ...year, department: like.department })).toMatchObject([
      { value: 1161.99 },
    ]);
    expect(await ask('service', { ...year, department: like.department + 1000 })).toEqual([]);
  });

  test('tells ten clients, and the others as one', async () => {
    for (let at = 0; at < 12; at += 1) {
      const client = await insertClient(it.db);
      await project({ created: '2024-05-05T10:00:00Z', unitValue: 10 + at, client });
    }
    const rows = await ask('client', { dateFrom: '2024-05-01', dateTo: '2024-05-31' });
    expect(rows.map(({ value }) => value)).toEqual([21, 20, 19, 18, 17, 16, 15, 14, 13, 12, 21]);
    expect(rows.at(-1)).toMatchObject({ id: null, rest: true, count: 2 });
    expect(rows.reduce((all, { share }) => all + share, 0)).toBeCloseTo(1);
  });
});

test('value at risk: of open projects, and of those among them that burn [REP-55]', async () => {
  const { id: company } = await it.db
    .insertInto('company')
    .values({ name: 'Ryzykowna' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const limits = [-1, -2, 7, 8];
  for (const [at, days] of limits.entries()) {
    const id = await project({ unitValue: 10 ** at, company });
    await it.db.updateTable('project').set({ status: 1 }).where('id', '=', id).execute();
    await it.db
      .updateTable('project')
      .set({ nextLimit: `${addDays(warsawDay(), days)}T12:00:00Z` })
      .where('id', '=', id)
      .execute();
  }
  const { list } = (
    await it.call(valueAtRisk, { as: it.manager, query: { filter: {}, by: 'company' } })
  ).data;
  const row: RiskRow = list[0];
  expect(row).toMatchObject({ id: company, count: 2, value: 11, openValue: 1111 });
  expect(await counted({ status: '0,1,2', company })).toBe(row.open);
});
