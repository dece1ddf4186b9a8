import { lookAtDay } from '@zaplecze/contract/rooms/day/calls';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ago, dayCompany, rowNames } from './day.fixture.ts';

/* What is new since the last look. */

const { it, manager, anna, piotr, first, second, patch, close, clear, day, due, issue } =
  await dayCompany();

beforeEach(() => clear());
afterAll(() => it.close());

test('new is what became mine since I last looked, begun or seen it is not [DAY-04]', async () => {
  const { turn, since } = await day(anna);
  expect(turn).toMatchObject({ count: 1, tasks: 1 });
  expect(Date.parse(since)).toBeLessThan(Date.now() - 3_600_000);
  expect((await day(piotr)).turn.count).toBe(0);
  await issue(manager, [anna]);
  expect((await day(anna)).turn).toMatchObject({ count: 2, issues: 1 });
  await it.call(lookAtDay, { as: anna, body: { clear: true } });
  expect((await day(anna)).turn.count).toBe(0);
  await it.call(lookAtDay, { as: piotr, body: { clear: true } });
  await close(anna, first);
  const got = (await day(piotr)).turn;
  expect(rowNames(got)).toEqual(['Zaksięgować']);
  expect(got.rows[0]).toMatchObject({ isNew: true });
  await patch(piotr, second, { status: 2 });
  expect((await day(piotr)).turn.count).toBe(0);
});

test('a visit ends when nobody looked for half an hour; until then what is new stays [DAY-05]', async () => {
  await it.call(lookAtDay, { as: anna, body: {} });
  expect((await day(anna)).turn.count).toBe(1);
  await it.call(lookAtDay, { as: anna, body: {} });
  expect((await day(anna)).turn.count).toBe(1);
  await sql`update "dayLook" set seen = seen - interval '31 minutes'`.execute(it.db);
  await sql`update "projectTaskStatus" set created = created - interval '2 hours'`.execute(it.db);
  await sql`update "projectTask" set created = created - interval '2 hours',
    "assignedAt" = "assignedAt" - interval '2 hours'`.execute(it.db);
  await sql`select refresh_courses(array_agg(id)) from "projectTask"`.execute(it.db);
  expect((await day(anna)).turn.count).toBe(1);
  await it.call(lookAtDay, { as: anna, body: {} });
  expect((await day(anna)).turn.count).toBe(0);
});

test('what burns is not told twice: there it is marked as new [DAY-04]', async () => {
  await due(first, ago(30));
  const { turn, overdue } = await day(anna);
  expect(turn.count).toBe(0);
  expect(overdue.rows[0]).toMatchObject({ isNew: true });
});
