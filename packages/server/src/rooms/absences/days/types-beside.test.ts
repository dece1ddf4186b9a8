import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { getBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { afterAll, expect, test } from 'vitest';
import { limitedTypes } from '../balances/balances.fixture.ts';
import { requestsApp } from '../requests/requests.fixture.ts';
import { besideIn } from './beside.fixture.ts';

/* Types of absence that are changed or archived beside what is entered of them. */

const { it, anna, create, asked, decide } = await requestsApp();
afterAll(() => it.close());

const beside = besideIn(it);
const type = limitedTypes(it);
const today = warsawDay();
const change = (id: number, body: object) =>
  it.call(dictionaryCalls.calendarType.update, { as: it.admin, params: { id }, body });

/** Every day of the week and holidays too, so that each day is one of work. */
const daily = { minutes: Array(7).fill(480), holidays: true, validFrom: '2020-01-06' };
await it.db
  .insertInto('workingPattern')
  .values({ ...daily, person: anna.id, begins: '08:00' })
  .execute();

/** Hours of a type that are used or planned in the year of a day. */
async function takenOf(id: number, day: string): Promise<number | undefined> {
  const query = { year: Number(day.slice(0, 4)) };
  const { data } = await it.call(getBalances, { as: anna, params: { id: anna.id }, query });
  type Row = { type: { id: number }; used: number; planned: number };
  const row = (data.person.balances as Row[]).find((one) => one.type.id === id);
  return row && row.used + row.planned;
}

test('what was taken of a type stays taken of the one that it was within, once it is archived or has no limit [ABS-280]', async () => {
  const pool = await type('pula roczna', { limitKind: 'vacation' });
  const demand = await type('w ramach puli', { limitDays: 4, within: pool });
  const day = addDays(today, -2);
  const absence = { owner: anna.id, type: demand, dateFrom: day, dateTo: day };
  expect((await create(it.manager, absence)).status).toBe(200);
  expect([await takenOf(demand, day), await takenOf(pool, day)]).toEqual([8, 8]);
  const standing = { limited: expect.stringContaining('Na następne dodaj nowy typ') };
  expect((await change(demand, { limited: false })).errors).toEqual(standing);
  const { data } = await it.call(dictionaryCalls.calendarType.remove, {
    ...{ as: it.admin, params: { id: demand } },
  });
  expect(data.archived).toBe(true);
  expect([await takenOf(demand, day), await takenOf(pool, day)]).toEqual([undefined, 8]);
});

test('a type that was used without a limit gets none within another one [ABS-280]', async () => {
  const pool = await type('druga pula', { limitKind: 'vacation' });
  const free = await type('bez limitu', { limited: false });
  const day = addDays(today, -4);
  const absence = { owner: anna.id, type: free, dateFrom: day, dateTo: day };
  expect((await create(it.manager, absence)).status).toBe(200);
  const { errors } = await change(free, { limited: true, limitDays: 4, within: pool });
  expect(errors).toEqual({ within: expect.stringContaining('Na następne dodaj nowy typ') });
  expect((await change(free, { limited: true, limitDays: 4 })).status).toBe(200);
});

test('what is entered while its type is being changed goes by the new rules [ABS-281]', async () => {
  const kind = await type('zmieniany', { limited: false });
  const day = addDays(today, 40);
  const { waited, answer } = await beside(
    `update "calendarType" set "needsApproval" = true where id = ${kind}`,
    () => create(anna, { owner: anna.id, type: kind, dateFrom: day, dateTo: day }),
  );
  expect(waited).toBe(true);
  expect(answer.data.status).toBe(absenceStatus.requested);
});

test('a type is not changed beside an absence of it that is just being entered or accepted [ABS-281]', async () => {
  const kind = await type('brany', { limited: false, needsApproval: true });
  // As an absence holds the rules of its type until it is saved.
  const { waited, answer } = await beside(
    `select id from "calendarType" where id = ${kind} for share`,
    () => change(kind, { needsApproval: false }),
  );
  expect([waited, answer.status]).toEqual([true, 200]);
  await change(kind, { needsApproval: true });
  const day = addDays(today, 50);
  const id = await asked(anna, { type: kind, dateFrom: day, dateTo: day });
  const decision = await beside(
    `update "calendarType" set "interruptsLeave" = true where id = ${kind}`,
    () => decide(it.manager, id, { status: absenceStatus.accepted }),
  );
  expect([decision.waited, decision.answer.status]).toEqual([true, 200]);
});
