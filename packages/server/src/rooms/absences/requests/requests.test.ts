import { weekday } from '@zaplecze/contract/kit/values/days';
import { isWorkingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { checkAbsence } from '@zaplecze/contract/rooms/absences/balances/calls';
import { type Away, awayOn, listAway } from '@zaplecze/contract/rooms/absences/calls';
import { savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { absenceStatus as status } from '@zaplecze/contract/rooms/absences/statuses';
import { getDay } from '@zaplecze/contract/rooms/day/calls';
import { absenceHistory } from '@zaplecze/contract/rooms/history/calls';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { requestsApp } from './requests.fixture.ts';

const app = await requestsApp();
const { it, head, anna, piotr, leave, range, vacation, secret } = app;
const { asked, decide, withdraw, read, requests, standsIn, told, create, patch, remove, of } = app;

afterAll(() => it.close());
beforeEach(async () => {
  for (const table of ['calendarEntry', 'notification', 'replacement', 'workingPattern'] as const)
    await it.db.deleteFrom(table).execute();
});

const away = async (person: Someone): Promise<number> => {
  const query = { users: [person.id], ...range };
  const answer: Away = (await it.call(listAway, { as: it.stranger, query })).data;
  return awayOn(answer, range.dateFrom).length;
};
const answersOf = async (as: Someone) => (await it.call(getDay, { as })).data.day.answers;

describe('asking', () => {
  test('what needs approval waits, is shown so, and makes nobody absent until it is accepted [ABS-30, ABS-32]', async () => {
    const { data } = await create(anna, { owner: anna.id, type: leave, ...range });
    expect(data).toMatchObject({ id: data.id, status: status.requested });
    expect(await of(anna, piotr, range)).toMatchObject([
      { id: data.id, status: status.requested, may: { edit: false, decide: false } },
    ]);
    expect(await away(anna)).toBe(0);
    expect((await decide(head, data.id, { status: status.accepted })).status).toBe(200);
    expect(await away(anna)).toBe(1);
    expect(await read(anna, data.id)).toMatchObject({
      status: { id: status.accepted },
      decidedBy: { id: head.id, name: head.name },
    });
    expect(await told(head)).toEqual(['absenceRequested']);
    expect(await told(anna)).toEqual(['absenceDecided']);
  });

  test('a type that needs none counts at once, as before [ABS-30]', async () => {
    const { data } = await create(anna, { owner: anna.id, type: vacation, ...range });
    expect(data.status).toBe(status.accepted);
    expect(await away(anna)).toBe(1);
    expect(await requests(anna, { user: anna.id, status: status.accepted })).toEqual([]);
    expect((await remove(anna, data.id)).status).toBe(200);
  });

  test('what a manager enters for somebody is decided by that; their own is asked for [ABS-30]', async () => {
    const entered = await create(it.manager, { owner: anna.id, type: leave, ...range });
    expect(entered.data.status).toBe(status.accepted);
    const own = await create(it.manager, { owner: it.manager.id, type: leave, ...range });
    expect(own.data.status).toBe(status.requested);
    expect((await decide(it.manager, own.data.id, { status: status.accepted })).status).toBe(403);
    expect((await decide(it.admin, own.data.id, { status: status.accepted })).status).toBe(200);
    await withdraw(it.manager, entered.data.id);
    await withdraw(it.manager, own.data.id);
  });

  test('half a day is taken of types that know it, by the hours of one’s own day [ABS-51]', async () => {
    const day = { dateFrom: range.dateFrom, dateTo: range.dateFrom };
    const half = await create(anna, { owner: anna.id, type: leave, ...day, hours: 4 });
    expect(half.status).toBe(200);
    expect(await of(anna, anna, range)).toMatchObject([{ hours: 4, status: status.requested }]);
    await withdraw(anna, half.data.id);
    const wrong = (more: object) => create(anna, { owner: anna.id, type: leave, ...day, ...more });
    expect((await wrong({ hours: 3 })).errors).toEqual({
      hours: 'Ten typ bierze się całymi dniami albo połową dnia',
    });
    expect((await wrong({ type: vacation, hours: 4 })).errors).toEqual({
      hours: 'Ten typ bierze się całymi dniami',
    });
    expect((await wrong({ ...range, hours: 4 })).errors).toEqual({
      dateTo: 'Część dnia podaje się dla jednego dnia',
    });
    expect((await wrong({ hours: 4, hoursFrom: '25:00' })).errors).toEqual({
      hoursFrom: 'Podaj godzinę, na przykład 8:30',
    });
  });
});

describe('deciding', () => {
  test('the head of the department, their substitute, managers and administrators decide; others get 403 [ABS-31]', async () => {
    const id = await asked(anna);
    const accept = { status: status.accepted };
    for (const as of [anna, piotr, it.stranger, it.reception])
      expect((await decide(as, id, accept)).status).toBe(403);
    await standsIn(piotr, head);
    expect((await decide(piotr, id, accept)).status).toBe(200);
    // Nobody decides twice.
    const again = await decide(it.manager, id, accept);
    expect([again.status, again.message]).toEqual([409, 'Ktoś już zdecydował o tym wniosku']);
    await withdraw(anna, id);
  });

  test('a head’s own request goes to managers, not to who stands in for them [ABS-31]', async () => {
    await standsIn(piotr, head);
    const id = await asked(head);
    expect((await decide(head, id, { status: status.accepted })).status).toBe(403);
    expect((await decide(piotr, id, { status: status.accepted })).status).toBe(403);
    expect(await told(it.manager)).toContain('absenceRequested');
    expect((await decide(it.manager, id, { status: status.accepted })).status).toBe(200);
    await withdraw(head, id);
  });

  test('a refusal has its reason, which the person reads; the days are free again [ABS-32]', async () => {
    const id = await asked(anna);
    const silent = await decide(head, id, { status: status.refused });
    expect([silent.status, silent.errors]).toEqual([400, { reason: 'Podaj powód' }]);
    const reason = 'Zamknięcie roku';
    expect((await decide(head, id, { status: status.refused, reason })).status).toBe(200);
    expect(await read(anna, id)).toMatchObject({ status: { id: status.refused }, reason });
    expect(await of(anna, anna, range)).toEqual([]);
    const { content } = await it.db
      .selectFrom('notification')
      .select('content')
      .where('user', '=', anna.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(content).toContain('odmowa: Zamknięcie roku');
  });

  test('whoever decides about what changed meanwhile reads it again [ABS-31]', async () => {
    const id = await asked(anna);
    await patch(anna, id, { dateTo: addDays(range.dateTo, 3) });
    const stale = await decide(head, id, { status: status.accepted, version: 1 });
    expect(stale.status).toBe(409);
    expect((await decide(head, id, { status: status.accepted, version: 2 })).status).toBe(200);
    await withdraw(anna, id);
  });

  test('who decides sees the type, and who else of the department is away then [ABS-36]', async () => {
    const other = await create(it.manager, { owner: piotr.id, type: vacation, ...range });
    await it.db
      .updateTable('calendarType')
      .set({ needsApproval: true })
      .where('id', '=', secret)
      .execute();
    const id = await asked(anna, { type: secret });
    const request = await read(head, id);
    expect(request.type.name).toBe('zwolnienie lekarskie');
    expect(request.colleagues).toMatchObject([
      { user: { id: piotr.id, name: piotr.name }, ...range, status: status.accepted },
    ]);
    expect(await of(anna, head, range)).toMatchObject([
      { type: { id: secret }, may: { edit: false, decide: true } },
    ]);
    expect(await of(anna, piotr, range)).toMatchObject([{ type: { id: 0, name: 'Nieobecność' } }]);
    for (const as of [piotr, it.stranger])
      expect((await it.call(absenceHistory, { as, params: { id } })).status).toBe(403);
    await withdraw(anna, id);
    await remove(it.manager, other.data.id);
  });

  test('requests stand in Mój dzień of who is asked: the head, or managers where there is none [ABS-37, DAY-06]', async () => {
    const id = await asked(anna);
    const name = `${anna.name}: urlop za zgodą`;
    expect(await answersOf(head)).toMatchObject({
      absences: 1,
      rows: [{ kind: 'absence', id, name }],
    });
    expect(await answersOf(it.manager)).toMatchObject({ absences: 0 });
    // The list that it leads to says the same; managers find and decide it without that filter.
    expect(await requests(it.manager, { decide: 1 })).toEqual([]);
    expect(await requests(head, { decide: 1 })).toMatchObject([{ id }]);
    expect(await requests(it.manager, { status: String(status.requested) })).toMatchObject([
      { id, may: { decide: true } },
    ]);
    const loose = await asked(it.stranger);
    expect(await answersOf(it.manager)).toMatchObject({ absences: 1, rows: [{ id: loose }] });
    expect(await answersOf(anna)).toMatchObject({ absences: 0, count: 0 });
    await withdraw(anna, id);
    await withdraw(it.stranger, loose);
    expect(await answersOf(head)).toMatchObject({ absences: 0 });
  });
});

describe('taking back', () => {
  test('a request is withdrawn and what was accepted cancelled, by both sides, and all of it stays in the history [ABS-34, ABS-334]', async () => {
    const first = await asked(anna, { dateTo: range.dateFrom });
    const second = await asked(anna, { dateFrom: range.dateTo });
    expect((await withdraw(piotr, first)).status).toBe(403);
    expect((await withdraw(anna, first)).data.status).toBe(status.withdrawn);
    expect(await withdraw(anna, first)).toMatchObject({
      ...{ status: 404, message: 'Ten wniosek wycofano' },
    });
    await decide(head, second, { status: status.accepted });
    const reason = 'Kontrola skarbowa';
    expect((await withdraw(it.manager, second, { reason })).data.status).toBe(status.cancelled);
    expect((await told(anna)).at(-1)).toBe('absenceChanged');
    expect(await of(anna, anna, range)).toEqual([]);
    const { list } = (await it.call(absenceHistory, { as: anna, params: { id: second } })).data;
    const fields = list.flatMap((one: { entries: { fields: object[] }[] }) =>
      one.entries.flatMap((entry) => entry.fields),
    );
    expect(fields).toContainEqual({ field: 'status', before: 'Zaakceptowana', after: 'Odwołana' });
    expect(fields).toContainEqual({ field: 'reason', before: null, after: reason });
    expect(await requests(anna, { status: [status.withdrawn, status.cancelled] })).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: first }),
        expect.objectContaining({ id: second, reason }),
      ]),
    );
  });

  test('deleting what needs approval is taking it back: it stays among the requests [ABS-34]', async () => {
    const id = await asked(anna);
    expect((await remove(anna, id)).status).toBe(200);
    expect((await remove(anna, id)).status).toBe(404);
    expect(await read(anna, id)).toMatchObject({ status: { id: status.withdrawn } });
  });
});

test('managers are asked besides a head who is not at work, with whoever stands in not there either [ABS-31, ABS-37, ABS-204]', async () => {
  const substitute = await it.signIn();
  const today = { dateFrom: warsawDay(), dateTo: warsawDay() };
  await standsIn(substitute, head);
  const id = await asked(anna);
  const day = async (as: Someone) => {
    const { rows } = (await it.call(getDay, { as })).data.day.answers;
    return rows.some(
      (one: { id: number; kind: string }) => one.kind === 'absence' && one.id === id,
    );
  };
  const asks = async () => {
    const query = { owner: anna.id, type: leave, ...range };
    const check = (await it.call(checkAbsence, { as: anna, query: { ...query, except: id } })).data;
    return check.asks.map((one: { id: number }) => one.id);
  };
  await create(it.manager, { owner: head.id, type: secret, ...today });
  // The substitute does the head's work.
  expect(await asks()).toEqual([head.id]);
  expect(await day(it.manager)).toBe(false);
  await create(it.manager, { owner: substitute.id, type: secret, ...today });
  expect(await asks()).toEqual(expect.arrayContaining([head.id, it.manager.id]));
  expect(await day(it.manager)).toBe(true);
  await it.db.deleteFrom('calendarEntry').where('owner', 'in', [head.id, substitute.id]).execute();
  expect(await asks()).toEqual([head.id]);
  const off = weekday(warsawDay());
  // A head who has the day off by their roster is not there either.
  await it.db.deleteFrom('replacement').execute();
  await it.call(savePattern, {
    ...{ as: it.manager, params: { person: head.id, from: addDays(warsawDay(), -7) } },
    body: { minutes: Array.from({ length: 7 }, (_, at) => (at === off ? 0 : 480)) } as never,
  });
  const works = isWorkingDay(warsawDay());
  expect((await asks()).includes(it.manager.id)).toBe(works);
  expect(await day(it.manager)).toBe(works);
});
