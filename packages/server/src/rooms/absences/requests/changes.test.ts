import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { checkAbsence } from '@zaplecze/contract/rooms/absences/balances/calls';
import { type Away, awayOn, listAway } from '@zaplecze/contract/rooms/absences/calls';
import { absenceStatus as status } from '@zaplecze/contract/rooms/absences/statuses';
import { getDay } from '@zaplecze/contract/rooms/day/calls';
import { absenceHistory } from '@zaplecze/contract/rooms/history/calls';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { requestsApp } from './requests.fixture.ts';

const app = await requestsApp();
const { it, head, anna, piotr, leave, range, remote, secret } = app;
const { asked, decide, withdraw, read, requests, told, create, patch, remove, of } = app;
const { accepted, refused, requested, withdrawn, cancelled } = status;

afterAll(() => it.close());
beforeEach(async () => {
  for (const table of ['calendarEntry', 'notification', 'replacement'] as const)
    await it.db.deleteFrom(table).execute();
});

const longer = { dateTo: addDays(range.dateTo, 3) };
const past = { dateFrom: addDays(warsawDay(), -10), dateTo: addDays(warsawDay(), -8) };
const running = { dateFrom: addDays(warsawDay(), -3), dateTo: addDays(warsawDay(), 3) };

/** Leave that the head has accepted. */
async function given(to: Someone, body: object = {}): Promise<number> {
  const id = await asked(to, body);
  expect((await decide(to === head ? it.manager : head, id, { status: accepted })).status).toBe(
    200,
  );
  return id;
}
const away = async (person: Someone, day: string): Promise<number> => {
  const query = { users: [person.id], dateFrom: day, dateTo: day };
  const answer: Away = (await it.call(listAway, { as: it.stranger, query })).data;
  return awayOn(answer, day).length;
};
const row = (id: number) =>
  it.db.selectFrom('calendarEntry').selectAll().where('id', '=', id).executeTakeFirst();
const lastWords = async (person: Someone) =>
  (
    await it.db
      .selectFrom('notification')
      .select('content')
      .where('user', '=', person.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
  ).content;

describe('a change is asked for beside what was accepted', () => {
  test.each<[string, object]>([
    ['longer', longer],
    ['shorter', { dateTo: addDays(range.dateTo, -1) }],
    ['on other days', { dateFrom: addDays(range.dateFrom, 7), dateTo: addDays(range.dateTo, 7) }],
    ['of another type', { type: remote }],
  ])('%s: the old stands until the new is decided [ABS-33]', async (_, change) => {
    const id = await given(anna);
    const answer = await patch(anna, id, change);
    expect(answer.data).toEqual({ version: 2, status: accepted, changeWaits: true });
    expect(await row(id)).toMatchObject({ ...range, type: leave, status: accepted });
    expect(await away(anna, range.dateFrom)).toBe(1);
    const request = await read(head, id);
    expect(request).toMatchObject({ ...range, status: { id: accepted }, may: { decide: true } });
    const open = request.change;
    expect(open).toMatchObject({
      ...range,
      version: 1,
      ...change,
      type: { id: expect.any(Number) },
    });
    expect((await told(head)).at(-1)).toBe('absenceRequested');
    const body = { status: accepted, change: open?.id, version: open?.version };
    expect((await decide(anna, id, body)).status).toBe(403);
    expect((await decide(head, id, body)).status).toBe(200);
    expect(await row(id)).toMatchObject({ ...range, ...change, status: accepted });
    expect((await told(anna)).at(-1)).toBe('absenceDecided');
    expect(await read(anna, id)).toMatchObject({ change: null, changes: [{ status: accepted }] });
  });

  test('refused or withdrawn, the old stays, with its substitution [ABS-33, ABS-38]', async () => {
    const id = await given(anna);
    await it.db
      .insertInto('replacement')
      .values({
        ...{ user: piotr.id, replacedUser: anna.id, absence: id },
        ...{ dateFrom: `${range.dateFrom}T00:00:00Z`, dateTo: `${range.dateTo}T22:00:00Z` },
      })
      .execute();
    const substitution = () =>
      it.db.selectFrom('replacement').select(['absence', 'dateTo']).executeTakeFirstOrThrow();
    const before = await substitution();
    await patch(anna, id, longer);
    const change = (await read(anna, id)).change?.id;
    const silent = await decide(head, id, { status: refused, change });
    expect([silent.status, silent.errors]).toEqual([400, { reason: 'Podaj powód' }]);
    const reason = 'Zamknięcie roku';
    expect((await decide(head, id, { status: refused, change, reason })).status).toBe(200);
    expect(await lastWords(anna)).toContain('odmowa, zostaje jak było: Zamknięcie roku');
    await patch(anna, id, longer);
    const second = (await read(anna, id)).change?.id;
    const ended = await withdraw(anna, id, { change: second });
    expect(ended.data).toEqual({ status: accepted, changeWaits: false });
    expect((await withdraw(anna, id, { change: second })).status).toBe(409);
    expect(await row(id)).toMatchObject({ ...range, status: accepted });
    expect(await substitution()).toEqual(before);
    expect((await read(anna, id)).changes).toMatchObject([
      { status: withdrawn },
      { status: refused, reason, decidedBy: { id: head.id } },
    ]);
    // Accepted, the substitution goes with it.
    await patch(anna, id, longer);
    await decide(head, id, { status: accepted, change: (await read(anna, id)).change?.id });
    expect((await substitution()).dateTo > before.dateTo).toBe(true);
  });

  test('cancelling what was accepted is asked for too; nobody is free until it is decided [ABS-33, ABS-34]', async () => {
    const id = await given(anna);
    const answer = await withdraw(anna, id, { reason: 'Projekt się przesunął' });
    expect(answer.data).toEqual({ status: accepted, changeWaits: true });
    const { change } = await read(head, id);
    expect(change).toMatchObject({ type: null, dateFrom: null, note: 'Projekt się przesunął' });
    expect(await lastWords(head)).toContain('odwołanie');
    expect(await away(anna, range.dateFrom)).toBe(1);
    await decide(head, id, { status: accepted, change: change?.id });
    expect((await row(id))?.status).toBe(cancelled);
    expect(await away(anna, range.dateFrom)).toBe(0);
  });

  test('a second change takes the place of the first; who decides reads it again [ABS-31, ABS-33]', async () => {
    const id = await given(anna);
    await patch(anna, id, longer);
    const first = (await read(head, id)).change;
    await patch(anna, id, { dateTo: addDays(range.dateTo, 1) });
    const body = { status: accepted, change: first?.id, version: first?.version };
    expect((await decide(head, id, body)).status).toBe(409);
    expect((await decide(head, id, { ...body, version: 2 })).status).toBe(200);
    expect((await decide(head, id, { ...body, version: 2 })).status).toBe(409);
    expect((await row(id))?.dateTo).toBe(addDays(range.dateTo, 1));
  });

  test('what a manager changes meanwhile ends the change that waits [ABS-33]', async () => {
    const id = await given(anna);
    await patch(anna, id, longer);
    expect((await patch(it.manager, id, { dateTo: addDays(range.dateTo, -1) })).status).toBe(200);
    expect(await read(anna, id)).toMatchObject({ change: null, changes: [{ status: withdrawn }] });
    expect((await told(anna)).at(-1)).toBe('absenceChanged');
  });

  test('it stands in the lists of who decides and in Mój dzień, colleagues see nothing of it [ABS-37, ABS-12]', async () => {
    const id = await given(anna);
    await patch(anna, id, { type: secret });
    const answers = async (as: Someone) => (await it.call(getDay, { as })).data.day.answers;
    expect(await answers(head)).toMatchObject({ absences: 1, rows: [{ kind: 'absence', id }] });
    expect(await requests(head, { decide: 1 })).toMatchObject([{ id, change: {} }]);
    expect(await requests(anna, { status: [requested] })).toMatchObject([{ id }]);
    expect(await of(anna, piotr, range)).toMatchObject([{ id, change: null }]);
    expect(await of(anna, anna, range)).toMatchObject([{ id, change: { type: { id: secret } } }]);
  });
});

describe('what is over', () => {
  test.each<[string, object]>([
    ['another type without approval', { type: 0 }],
    ['another type with approval', { type: -1 }],
    ['fewer hours', { dateTo: past.dateFrom, hours: 4 }],
    ['fewer days', { dateTo: past.dateFrom }],
  ])('its person makes nothing of it: %s [ABS-35]', async (_, change) => {
    await it.db
      .updateTable('calendarType')
      .set({ needsApproval: true })
      .where('id', '=', secret)
      .execute();
    const type = { 0: remote, [-1]: secret }[(change as { type?: number }).type ?? 1];
    const id = await given(anna, past);
    const answer = await patch(anna, id, { ...change, ...(type && { type }) });
    expect(answer.status).toBe(400);
    expect((await withdraw(anna, id)).status).toBe(400);
    expect((await remove(anna, id)).status).toBe(400);
    expect(await row(id)).toMatchObject({ ...past, type: leave, status: accepted, hours: null });
  });

  test('a manager puts it right, with a reason that the person reads and the history keeps [ABS-35]', async () => {
    const id = await given(anna, past);
    const change = { dateTo: past.dateFrom };
    const silent = await patch(it.manager, id, change);
    expect([silent.status, silent.errors]).toEqual([400, { reason: 'Podaj powód' }]);
    const reason = 'Wróciła dzień wcześniej';
    expect((await patch(it.manager, id, { ...change, reason })).status).toBe(200);
    expect(await lastWords(anna)).toContain(reason);
    const { list } = (await it.call(absenceHistory, { as: anna, params: { id } })).data;
    expect(JSON.stringify(list)).toContain(reason);
    expect((await remove(it.manager, id)).errors).toEqual({ reason: 'Podaj powód' });
    expect((await withdraw(it.manager, id, { reason: 'Pomyłka' })).data.status).toBe(cancelled);
    expect(await lastWords(anna)).toContain('Pomyłka');
  });

  test('what nobody decides about is not erased either once it has begun [ABS-39]', async () => {
    const own = { owner: anna.id, type: remote };
    const { data: sick } = await create(it.manager, { ...own, ...past });
    expect((await remove(anna, sick.id)).status).toBe(400);
    expect((await patch(anna, sick.id, { type: leave })).status).toBe(400);
    const today = { dateFrom: warsawDay(), dateTo: warsawDay() };
    const { data: begun } = await create(anna, { ...own, ...today });
    expect((await remove(anna, begun.id)).status).toBe(200);
    expect((await row(begun.id))?.status).toBe(cancelled);
    expect((await it.call(absenceHistory, { as: anna, params: { id: begun.id } })).status).toBe(
      200,
    );
    const { data: later } = await create(anna, { ...own, ...range });
    expect((await remove(anna, later.id)).status).toBe(200);
    expect(await row(later.id)).toBeUndefined();
  });

  test('of what goes on the days to come may be asked about, those that are over not [ABS-35]', async () => {
    const id = await given(anna, running);
    expect((await patch(anna, id, { dateFrom: warsawDay() })).errors).toEqual({
      dateFrom: 'Dni, które minęły, zmienia kierownik, podając powód',
    });
    expect((await withdraw(anna, id)).status).toBe(400);
    const back = await patch(anna, id, { dateTo: addDays(warsawDay(), -1) });
    expect(back.data.changeWaits).toBe(true);
  });

  test('managers decide nothing about their own, over or to come [ABS-31, ABS-35]', async () => {
    const id = await asked(it.manager, past);
    await decide(it.admin, id, { status: accepted });
    const reason = 'Tak będzie lepiej';
    expect((await patch(it.manager, id, { type: remote, reason })).status).toBe(400);
    expect((await withdraw(it.manager, id, { reason })).status).toBe(400);
    expect((await patch(it.manager, id, { owner: anna.id, reason })).status).toBe(403);
    const other = await given(anna);
    expect((await patch(it.manager, other, { owner: it.manager.id })).status).toBe(403);
    const next = await asked(it.manager);
    await decide(it.admin, next, { status: accepted });
    expect((await patch(it.manager, next, { type: remote })).data.changeWaits).toBe(true);
  });

  test('a change that was asked for in time and waited too long needs a manager and a reason [ABS-35]', async () => {
    const id = await given(anna);
    await withdraw(anna, id);
    await it.db.updateTable('calendarEntry').set(past).where('id', '=', id).execute();
    const request = await read(head, id);
    expect(request.changesPast).toBe(true);
    const body = { status: accepted, change: request.change?.id };
    expect((await decide(head, id, body)).status).toBe(400);
    expect((await decide(it.manager, id, body)).errors).toEqual({ reason: 'Podaj powód' });
    expect((await decide(it.manager, id, { ...body, reason: 'Pracowała' })).status).toBe(200);
    expect((await row(id))?.status).toBe(cancelled);
  });
});

test('who decides about a change reads what the absence takes now beside what it would take [ABS-337]', async () => {
  const limited = await it.db
    .insertInto('calendarType')
    .values({ name: 'wypoczynkowy', limited: true, limitKind: 'vacation', needsApproval: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const days = { ...range, type: limited.id };
  const id = await asked(anna, days);
  await decide(head, id, { status: 1 });
  expect((await read(head, id)).takesNow).toBeNull();
  await patch(anna, id, { dateTo: addDays(range.dateFrom, 2) });
  expect(await read(head, id)).toMatchObject({ takesNow: 40, takes: 24 });
  await patch(anna, id, { dateTo: range.dateTo, type: leave });
  expect(await read(head, id)).toMatchObject({ takesNow: 40, balances: [] });
});

test('the form tells what saving will do [ABS-59]', async () => {
  const [id, over] = [await given(anna), await given(anna, past)];
  const ask = async (as: Someone, body: object) => {
    const query = { owner: anna.id, type: leave, ...range, ...body };
    return (await it.call(checkAbsence, { as, query })).data.outcome;
  };
  expect(await ask(anna, {})).toBe('request');
  expect(await ask(anna, { type: remote })).toBe('saved');
  expect(await ask(anna, { except: id })).toBe('saved');
  expect(await ask(anna, { except: id, ...longer })).toBe('change');
  expect(await ask(it.manager, { except: id, ...longer })).toBe('saved');
  const shorter = { except: over, ...past, dateTo: past.dateFrom };
  expect(await ask(anna, shorter)).toBe('past');
  expect(await ask(it.manager, shorter)).toBe('correction');
});
