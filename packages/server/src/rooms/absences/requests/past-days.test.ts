import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { checkAbsence, getBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import { listPresence } from '@zaplecze/contract/rooms/absences/presence/calls';
import { absenceStatus as status } from '@zaplecze/contract/rooms/absences/statuses';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { absenceHistory } from '@zaplecze/contract/rooms/history/calls';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { requestsApp } from './requests.fixture.ts';
import { settleRequests } from './settle.ts';

const app = await requestsApp();
const { it, head, anna, piotr, leave, range, asked, decide, withdraw, read, told } = app;
const { create, patch, remove } = app;
const { accepted, requested, cancelled } = status;

afterAll(() => it.close());
beforeEach(async () => {
  for (const table of ['calendarEntry', 'notification', 'replacement'] as const)
    await it.db.deleteFrom(table).execute();
});

const type = async (name: string, more: object) =>
  (
    await it.db
      .insertInto('calendarType')
      .values({ name, ...more })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const sickness = await type('niezdolność do pracy', { interruptsLeave: true });
const care = await type('opieka', { limited: true, limitDays: 1, limitForbids: true });

const today = warsawDay();
const over = { dateFrom: addDays(today, -10), dateTo: addDays(today, -8) };
const one = (id: number) =>
  it.db.selectFrom('calendarEntry').selectAll().where('id', '=', id).executeTakeFirst();
const enter = (as: Someone, body: object) =>
  create(as, { owner: as.id, type: sickness, ...over, ...body });

describe('days that are over, entered by their person', () => {
  test('wait for somebody else, whatever the type; the form says so, and nothing counts before [ABS-201]', async () => {
    for (const who of [anna, it.manager]) {
      const query = { owner: who.id, type: sickness, ...over };
      const check = (await it.call(checkAbsence, { as: who, query })).data;
      expect(check).toMatchObject({ outcome: 'request', needsDecision: true });
      expect(check.asks.length).toBeGreaterThan(0);
      const { data } = await enter(who, {});
      expect(data.status).toBe(requested);
      expect((await decide(who, data.id, { status: accepted })).status).toBe(403);
      // Nor is it accepted by being changed.
      await patch(who, data.id, { dateTo: addDays(over.dateTo, -1) });
      expect((await one(data.id))?.status).toBe(requested);
    }
  });

  test('give back leave that was taken once somebody else has accepted it, who is told, as is the person [ABS-201]', async () => {
    const taken = (await create(it.manager, { owner: anna.id, type: leave, ...over })).data.id;
    const sick = (await enter(anna, {})).data.id;
    expect((await told(head)).at(-1)).toBe('absenceRequested');
    expect((await decide(head, sick, { status: accepted })).status).toBe(200);
    expect((await one(sick))?.status).toBe(accepted);
    const changed = (await told(anna)).filter((kind) => kind === 'absenceChanged');
    // Of the leave that the manager entered for days that are over, and of what the sickness gives back.
    expect(changed).toHaveLength(2);
    expect((await one(taken))?.status).toBe(accepted);
  });

  test('wait alone where the days go on past today: from today on the person is away at once [ABS-219]', async () => {
    const days = { dateFrom: addDays(today, -1), dateTo: addDays(today, 1) };
    const query = { owner: anna.id, type: sickness, ...days };
    const check = (await it.call(checkAbsence, { as: anna, query })).data;
    expect(check).toMatchObject({ outcome: 'split', needsDecision: true });
    const { data } = await enter(anna, days);
    expect(data).toMatchObject({ status: accepted, pastWaits: true });
    expect(await one(data.id)).toMatchObject({ dateFrom: today, dateTo: days.dateTo });
    const { list } = (await it.call(listPresence, { as: head, query: {} })).data;
    expect(list).toContainEqual(expect.objectContaining({ user: anna.id, away: true }));
    const rows = await it.db
      .selectFrom('calendarEntry')
      .where('owner', '=', anna.id)
      .where('id', '<>', data.id)
      .select(['dateFrom', 'dateTo', 'status'])
      .execute();
    expect(rows).toEqual([{ dateFrom: days.dateFrom, dateTo: days.dateFrom, status: requested }]);
    expect(await told(head)).toEqual(['absenceRequested']);
    // Of a type that is decided about all of it waits.
    const asked = { owner: piotr.id, type: leave, ...days };
    expect((await create(piotr, asked)).data).toMatchObject({
      ...{ status: requested, pastWaits: false },
    });
  });

  test('count at once where a manager enters them for somebody else, who is told [ABS-201]', async () => {
    const { data } = await create(it.manager, { owner: anna.id, type: sickness, ...over });
    expect(data.status).toBe(accepted);
    expect(await told(anna)).toEqual(['absenceChanged']);
    expect(await one(data.id)).toMatchObject({ decidedBy: it.manager.id });
  });

  test('are not taken from somebody else by a manager for themselves [ABS-201]', async () => {
    const { data } = await create(it.manager, { owner: anna.id, type: sickness, ...over });
    const stolen = await patch(it.manager, data.id, { owner: it.manager.id, reason: 'pomyłka' });
    expect(stolen.status).toBe(403);
    expect((await one(data.id))?.owner).toBe(anna.id);
    const given = await patch(it.manager, data.id, { owner: piotr.id, reason: 'pomyłka' });
    expect(given.status).toBe(200);
  });
});

test('what has begun and was moved away is cancelled, and its history stays [ABS-39]', async () => {
  const { data } = await enter(anna, { dateFrom: today, dateTo: today });
  const later = { dateFrom: addDays(today, 20), dateTo: addDays(today, 20) };
  expect((await patch(anna, data.id, later)).status).toBe(200);
  expect((await remove(anna, data.id)).status).toBe(200);
  expect((await one(data.id))?.status).toBe(cancelled);
  const history = { as: it.manager, params: { id: data.id } };
  expect((await it.call(absenceHistory, history)).status).toBe(200);
  // What never began is erased as before.
  const other = (await enter(anna, later)).data.id;
  await patch(anna, other, { dateTo: addDays(today, 21) });
  await remove(anna, other);
  expect(await one(other)).toBeUndefined();
});

test('who switches approval off does not decide about what they asked for themselves [ABS-95]', async () => {
  const [own, other] = [await asked(it.admin), await asked(anna)];
  const item = { as: it.admin, params: { id: leave } };
  const write = (needsApproval: boolean) =>
    it.call(dictionaryCalls.calendarType.update, { ...item, body: { needsApproval } as never });
  expect((await write(false)).status).toBe(200);
  await settleRequests(it.db, { type: leave, by: it.admin.id });
  expect([(await one(own))?.status, (await one(other))?.status]).toEqual([requested, accepted]);
  expect((await decide(it.manager, own, { status: accepted })).status).toBe(200);
  expect(await read(it.admin, own)).toMatchObject({ decidedBy: { id: it.manager.id } });
  await write(true);
});

test('sickness that gave back days of a limit is not taken back over it [ABS-202]', async () => {
  const [first, second] = [range.dateFrom, range.dateTo];
  const day = (dateFrom: string) => ({ dateFrom, dateTo: dateFrom });
  const take = (on: string) => create(anna, { owner: anna.id, type: care, ...day(on) });
  expect((await take(first)).status).toBe(200);
  expect((await take(second)).status).toBe(400);
  const sick = (await enter(anna, day(first))).data.id;
  const taken = await take(second);
  expect(taken.status).toBe(200);
  const words = expect.stringContaining('„opieka”');
  expect((await remove(anna, sick)).errors).toEqual({ dateTo: words });
  expect((await patch(anna, sick, day(addDays(second, 7)))).errors).toEqual({ dateTo: words });
  expect((await withdraw(it.manager, sick)).status).toBe(400);
  const year = Number(first.slice(0, 4));
  const { balances } = (
    await it.call(getBalances, { as: anna, params: { id: anna.id }, query: { year } })
  ).data.person;
  expect(balances).toMatchObject([{ left: 0 }]);
  await remove(anna, taken.data.id);
  expect((await remove(anna, sick)).status).toBe(200);
});
