import { listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { promisesKept } from '@zaplecze/contract/rooms/reports/work/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, company } from '../reports.fixture.ts';

let it: Company;
let mine: number;

beforeAll(async () => {
  it = await company();
  const { db, manager, worker } = it;
  const promised = '2026-03-10T09:00:00Z';
  /** An issue of a type by when it was answered and done, as if it had happened long ago. */
  const issue = async (type: number, more: object, doer = worker) => {
    const { id } = await db
      .insertInto('issue')
      .values({
        ...{ name: 'Zgłoszenie', description: 'Opis', type, orderedBy: manager.id },
        ...{ created: '2026-03-09T09:00:00Z', promisedAnswer: promised, ...more },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db.insertInto('issueUser').values({ issue: id, user: doer.id }).execute();
    return id;
  };
  const inTime = { promisedDone: promised, status: 30 };
  // The promised minute itself, and the one after it.
  await issue(1, { ...inTime, answeredAt: '2026-03-10T09:00:59Z', doneAt: '2026-03-10T09:00:00Z' });
  await issue(1, { ...inTime, answeredAt: '2026-03-10T08:00:00Z', doneAt: '2026-03-10T09:01:00Z' });
  // Nobody has answered, and the time has passed; of a cancelled one nothing is owed.
  await issue(1, { status: 1 });
  await issue(1, { status: 10 });
  // Another type promises no answer, and somebody else does it.
  mine = await issue(0, { promisedAnswer: null, promisedDone: promised, status: 2 }, manager);
  // Nothing was promised; another year; there is still time.
  await issue(2, { promisedAnswer: null, status: 1 });
  await issue(1, { created: '2025-03-09T09:00:00Z', status: 1 });
  await issue(3, { promisedAnswer: '2199-01-01T09:00:00Z', status: 1 });
});
afterAll(() => it.close());

const year = { dateFrom: '2026-01-01', dateTo: '2026-12-31' };
const rows = async (filter: object = {}) =>
  (await it.call(promisesKept, { as: it.manager, query: { filter: { ...year, ...filter } } })).data
    .list;

test('answers and ends in the promised time and late, by type, most broken first [REP-24]', async () => {
  expect(await rows()).toEqual([
    {
      type: { id: 1, name: 'Help desk - sprzęt' },
      answered: 2,
      answeredLate: 1,
      done: 1,
      doneLate: 1,
    },
    { type: { id: 0, name: 'Inne' }, answered: 0, answeredLate: 0, done: 0, doneLate: 1 },
    {
      type: { id: 3, name: 'Help desk - inne' },
      answered: 0,
      answeredLate: 0,
      done: 0,
      doneLate: 0,
    },
  ]);
  expect(await rows({ user: String(it.manager.id) })).toMatchObject([
    { type: { id: 0 }, doneLate: 1 },
  ]);
  expect(await rows({ department: '999' })).toEqual([]);
  expect((await it.call(promisesKept, { as: it.worker, query: {} })).status).toBe(403);
});

test('a number opens the list that counts the same issues [REP-24]', async () => {
  for (const row of await rows()) {
    for (const kept of ['answered', 'answeredLate', 'done', 'doneLate']) {
      const filter = { kept, type: row.type.id, ...year };
      const { list } = (await it.call(listIssues, { as: it.manager, query: { filter } })).data;
      expect([row.type.name, kept, list.count]).toEqual([row.type.name, kept, row[kept]]);
    }
  }
  const of = { kept: 'doneLate', user: it.manager.id };
  const { list } = (await it.call(listIssues, { as: it.manager, query: { filter: of } })).data;
  expect(list.list.map(({ id }: { id: number }) => id)).toEqual([mine]);
});
