import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { afterAll, expect, test } from 'vitest';
import { limitedTypes } from '../balances/balances.fixture.ts';
import { requestsApp } from '../requests/requests.fixture.ts';
import { findTaken } from './past-days.queries.ts';

const { it, anna, create } = await requestsApp();
afterAll(() => it.close());

const type = limitedTypes(it);
const change = (id: number, body: object) =>
  it.call(dictionaryCalls.calendarType.update, { as: it.admin, params: { id }, body });
const other = await type('pula', { limitKind: 'vacation' });
/** Of one day, so many days from today. */
const enter = async (kind: number, days: number) => {
  const day = addDays(warsawDay(), days);
  const absence = { owner: anna.id, type: kind, dateFrom: day, dateTo: day };
  expect((await create(it.manager, absence)).status).toBe(200);
};

/** Every day of the week and holidays too, so that each day is one of work. */
const daily = { minutes: Array(7).fill(480), holidays: true, validFrom: '2020-01-06' };
await it.db
  .insertInto('workingPattern')
  .values({ ...daily, person: anna.id, begins: '08:00' })
  .execute();

test.each<[string, object, number]>([
  ['isVacation', { isVacation: false }, -3],
  ['interruptsLeave', { interruptsLeave: true }, -6],
  ['lowersLeave', { lowersLeave: 'unpaid' }, -9],
  ['within', { within: other }, -12],
])('%s of a type stands once an absence of it has begun [ABS-270]', async (field, body, days) => {
  const used = await type(`użyty ${field}`, { limitDays: 30 });
  const ahead = await type(`przyszły ${field}`, { limitDays: 30 });
  await enter(used, days);
  await enter(ahead, -days + 30);
  const all = { dateFrom: addDays(warsawDay(), -30), dateTo: warsawDay() };
  const before = await findTaken(it.db, all, [anna.id]);
  const { status, errors } = await change(used, { ...body, name: `inny ${field}` });
  expect([status, errors]).toEqual([
    400,
    { [field]: expect.stringContaining('Na następne dodaj nowy typ') },
  ]);
  expect(await findTaken(it.db, all, [anna.id])).toEqual(before);
  expect((await change(ahead, body)).status).toBe(200);
  const free = { needsApproval: true, limitDays: 12, limitForbids: true, unit: 'hour' };
  expect((await change(used, free)).status).toBe(200);
});
