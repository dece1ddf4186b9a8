import { exportOf } from '@zaplecze/contract/kit/calls/export';
import { addDays } from '@zaplecze/contract/kit/values/time';
import {
  type Balance,
  checkAbsence,
  getBalances,
  saveBalance,
} from '@zaplecze/contract/rooms/absences/balances/calls';
import { listCalendar } from '@zaplecze/contract/rooms/absences/calls';
import { saveFreeDay } from '@zaplecze/contract/rooms/absences/free-days/calls';
import { savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { afterAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { requestsApp } from '../requests/requests.fixture.ts';

const app = await requestsApp();
const { it, anna, head, leave, range, asked, decide, create, patch } = app;
afterAll(() => it.close());

await it.db
  .updateTable('calendarType')
  .set({ limited: true, limitKind: 'vacation' })
  .where('id', '=', leave)
  .execute();
const typeOf = async (name: string, more: object) =>
  (
    await it.db
      .insertInto('calendarType')
      .values({ name, ...more })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const onDemand = await typeOf('na żądanie', {
  ...{ limited: true, limitDays: 4, within: leave, needsApproval: true },
});
const sick = await typeOf('L4', { interruptsLeave: true });

const year = Number(range.dateFrom.slice(0, 4));
/** Days of a type in the year of the range. */
const daysOf = async (person: Someone, type: number, of = year) => {
  const query = { year: of };
  const { data } = await it.call(getBalances, { as: person, params: { id: person.id }, query });
  const found = data.person.balances.find((one: Balance) => one.type.id === type);
  const { used, planned, waiting, left } = found as Balance;
  return { taken: (used + planned) / 8, waiting: waiting / 8, left: left / 8 };
};

describe('a change that waits', () => {
  test('counts what it takes beyond its absence, and nothing once it is decided [ABS-97]', async () => {
    const id = await asked(anna);
    await decide(head, id, { status: 1 });
    expect(await daysOf(anna, leave)).toEqual({ taken: 5, waiting: 0, left: 21 });
    // Over the weekend to the end of the next week, which has some day of work whatever its holidays.
    const longer = addDays(range.dateTo, 7);
    await patch(anna, id, { dateTo: longer });
    const { waiting } = await daysOf(anna, leave);
    expect(waiting).toBeGreaterThan(0);
    expect(await daysOf(anna, leave)).toEqual({ taken: 5, waiting, left: 21 });
    // A shorter one, which takes the place of the first, gives nothing back before it is accepted.
    await patch(anna, id, { dateTo: addDays(range.dateTo, -2) });
    expect(await daysOf(anna, leave)).toEqual({ taken: 5, waiting: 0, left: 21 });
    // Another type within it waits with its own limit alone.
    await patch(anna, id, { type: onDemand, dateTo: range.dateTo });
    expect(await daysOf(anna, onDemand)).toEqual({ taken: 0, waiting: 5, left: 4 });
    expect(await daysOf(anna, leave)).toEqual({ taken: 5, waiting: 0, left: 21 });
    const { change } = await app.read(head, id);
    await decide(head, id, { status: 2, reason: 'nie', change: change?.id });
    expect(await daysOf(anna, onDemand)).toEqual({ taken: 0, waiting: 0, left: 4 });
  });
});

test('leave that sickness kept from beginning takes nothing; what follows it waits (C19 b) [ABS-65]', async () => {
  const ewa = await it.signIn();
  const july = { dateFrom: '2026-07-06', dateTo: '2026-07-17' };
  const as = it.manager;
  expect((await create(as, { owner: ewa.id, type: leave, ...july })).status).toBe(200);
  const note = { owner: ewa.id, type: sick, dateFrom: '2026-07-03', dateTo: '2026-07-10' };
  const check = await it.call(checkAbsence, { as, query: note });
  expect(check.data).toMatchObject({ givesBack: 40, overlaps: [] });
  expect((await create(as, note)).status).toBe(200);
  expect(await daysOf(ewa, leave, 2026)).toEqual({ taken: 0, waiting: 5, left: 26 });
});

test('a company’s free day takes nothing of leave, half of one half, and is no working day of the file [ABS-98]', async () => {
  const ola = await it.signIn();
  const free = (day: string, body: object) =>
    it.call(saveFreeDay, { as: it.admin, params: { day }, body: body as never });
  await free('2026-12-28', {});
  await free('2026-12-31', { half: true });
  const week = { dateFrom: '2026-12-28', dateTo: '2026-12-31' };
  const query = { owner: ola.id, type: leave, ...week };
  const { data } = await it.call(checkAbsence, { as: ola, query });
  expect(data).toMatchObject({ takes: 20, workDays: 3 });
  await create(it.manager, query);
  expect((await daysOf(ola, leave, 2026)).taken).toBe(2.5);
  const url = `/api${exportOf(listCalendar).path}?format=csv&dateFrom=2026-12-28&dateTo=2026-12-31&filter[user]=${ola.id}`;
  const file = await it.app.inject({ url, headers: { 'access-token': ola.token } });
  const [heads, line] = file.body
    .trim()
    .split('\r\n')
    .map((one) => one.split(';'));
  const of = (header: string) => line?.[heads?.indexOf(header) ?? -1];
  expect([of('Dni kalendarzowe'), of('Dni robocze')]).toEqual(['4', '3']);
});

test('the rest of leave, less than a day has, may be taken of a type that knows halves too [ABS-206]', async () => {
  const iga = await it.signIn();
  await it.call(savePattern, {
    ...{ as: it.manager, params: { person: iga.id, from: '2026-01-05' } },
    body: { minutes: Array(7).fill(720), holidays: true } as never,
  });
  await it.call(saveBalance, {
    ...{ as: it.manager, params: { id: iga.id, year: 2026, type: leave } },
    body: { entitled: 0.5, carried: 0 } as never,
  });
  const day = { dateFrom: '2026-12-14', dateTo: '2026-12-14' };
  const part = (hours: number) => create(it.manager, { owner: iga.id, type: leave, ...day, hours });
  expect((await part(3)).status).toBe(400);
  expect((await part(4)).status).toBe(200);
  expect((await daysOf(iga, leave, 2026)).left).toBe(0);
});

test('leave that waits takes nothing of remote work that is accepted, before it is accepted [ABS-221]', async () => {
  const remote = await typeOf('zdalna', { limited: true, limitDays: 24, isVacation: false });
  const day = { dateFrom: range.dateFrom, dateTo: range.dateFrom };
  await create(head, { owner: head.id, type: remote, ...day });
  expect((await daysOf(head, remote)).taken).toBe(1);
  const id = await asked(head, day);
  expect((await daysOf(head, remote)).taken).toBe(1);
  await decide(it.manager, id, { status: 1 });
  expect((await daysOf(head, remote)).taken).toBe(0);
});

test('a request tells the balance without it while it waits, with it once it is accepted, none when it is over [ABS-222]', async () => {
  const jan = await it.signIn();
  const id = await asked(jan);
  const other = await asked(jan, {
    dateFrom: addDays(range.dateFrom, 7),
    dateTo: addDays(range.dateFrom, 7),
  });
  const read = async () => await app.read(it.manager, id);
  const [waiting] = (await read()).balances;
  expect([waiting?.left, (await read()).takes]).toEqual([26 * 8, 40]);
  expect(waiting?.waiting).toBeGreaterThanOrEqual(0);
  await decide(it.manager, id, { status: 1 });
  const accepted = await read();
  expect([accepted.balances[0]?.left, accepted.takes]).toEqual([21 * 8, 40]);
  await app.withdraw(it.manager, id, { reason: 'zamknięcie' });
  expect(await read()).toMatchObject({ balances: [], takes: 0 });
  await app.withdraw(jan, other);
});
