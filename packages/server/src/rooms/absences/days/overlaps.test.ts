import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import {
  type Balance,
  checkAbsence,
  getBalances,
} from '@zaplecze/contract/rooms/absences/balances/calls';
import { createTerm } from '@zaplecze/contract/rooms/absences/employment/calls';
import { absenceMessages } from '@zaplecze/contract/rooms/absences/forms';
import { absenceStatus as status } from '@zaplecze/contract/rooms/absences/statuses';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { requestsApp } from '../requests/requests.fixture.ts';

const app = await requestsApp();
const { it, head, anna, piotr, leave, remote, vacation, asked, decide, create, patch, told } = app;
afterAll(() => it.close());
beforeEach(async () => {
  for (const table of ['calendarEntry', 'notification'] as const)
    await it.db.deleteFrom(table).execute();
});

/** A Monday some months ahead, in one year with the two weeks after it, without holidays. */
const monday = '2037-06-15';
const week = { dateFrom: monday, dateTo: addDays(monday, 4) };
const late = { dateFrom: addDays(monday, 2), dateTo: addDays(monday, 8) };
const type = async (more: object) =>
  (
    await it.db
      .insertInto('calendarType')
      .values({ name: 'typ', ...more })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
const limited = await type({ name: 'wypoczynkowy', limited: true, limitKind: 'vacation' });
const care = await type({ name: 'opieka', unit: 'hour' });
const sick = await type({ name: 'zwolnienie', interruptsLeave: true });
const enter = (as: Someone, body: object) => create(as, { owner: anna.id, ...week, ...body });

test('an absence that meets another is refused with its name and days, and changed into one as well [ABS-64]', async () => {
  expect((await enter(anna, { type: vacation })).status).toBe(200);
  const met = await enter(anna, { type: limited, ...late });
  expect(met.status).toBe(400);
  expect(met.errors?.dateFrom).toContain(
    'W tym czasie jest już: urlop wypoczynkowy (od 15.06.2037',
  );
  // A request that waits is met too.
  const after = { dateFrom: addDays(monday, 7), dateTo: addDays(monday, 8) };
  await asked(anna, after);
  expect((await enter(anna, { type: vacation, ...after })).status).toBe(400);
  const { data } = await enter(anna, {
    type: vacation,
    dateFrom: addDays(monday, 14),
    dateTo: addDays(monday, 15),
  });
  expect((await patch(anna, data.id, { dateFrom: addDays(monday, 8) })).status).toBe(400);
  // Somebody on leave may be noted as working elsewhere, and the others have days of their own.
  expect((await enter(anna, { type: remote })).status).toBe(200);
  expect(
    (await create(it.stranger, { owner: it.stranger.id, type: vacation, ...week })).status,
  ).toBe(200);
});

test('the form is told what the absence meets [ABS-64]', async () => {
  const { data } = await enter(anna, { type: vacation });
  const query = { owner: anna.id, type: limited, ...late };
  const { overlaps } = (await it.call(checkAbsence, { as: anna, query })).data;
  expect(overlaps).toEqual([
    { id: data.id, type: { id: vacation, name: 'urlop wypoczynkowy' }, ...week, hours: null },
  ]);
});

test('what saving would do is asked of a type that is offered, else the answer names the field [ABS-300]', async () => {
  const check = (more: object) =>
    it.call(checkAbsence, { as: anna, query: { owner: anna.id, type: limited, ...late, ...more } });
  expect((await check({})).status).toBe(200);
  const unknown = await check({ type: 2_000_000_000 });
  expect([unknown.status, unknown.errors]).toEqual([400, { type: absenceMessages.noType }]);
});

test('hours of a day are no more together than it has, on a day that has work [ABS-64, ABS-51]', async () => {
  const day = { dateFrom: monday, dateTo: monday, type: care };
  expect((await enter(anna, { ...day, hours: 4 })).status).toBe(200);
  expect((await enter(anna, { ...day, hours: 4, hoursFrom: '12:00' })).status).toBe(200);
  expect((await enter(anna, { ...day, hours: 1 })).errors).toEqual({
    hours: 'Razem z innymi nieobecnościami to więcej niż ten dzień ma',
  });
  expect((await enter(anna, { ...day, hours: 0.01 })).errors).toEqual({
    hours: 'Najmniej kwadrans',
  });
  const [saturday, friday] = [addDays(monday, 5), addDays(monday, 4)];
  const off = await enter(anna, { ...day, dateFrom: saturday, dateTo: saturday, hours: 4 });
  expect(off.errors).toEqual({ dateFrom: 'Tego dnia nie ma pracy według grafiku' });
  const last = { ...day, dateFrom: friday, dateTo: friday };
  expect((await enter(anna, { ...last, hours: 8, hoursFrom: '23:30' })).errors).toEqual({
    hoursFrom: 'Te godziny wychodzą poza dzień',
  });
  expect((await enter(anna, { ...last, hoursFrom: '10:00' })).errors).toEqual({
    hoursFrom: 'Godzinę podaje się dla części dnia',
  });
});

test('of two people who enter the same days at once one is refused [ABS-64]', async () => {
  const both = await Promise.all([
    enter(anna, { type: vacation }),
    enter(it.manager, { type: limited, ...late }),
    enter(it.admin, { type: vacation }),
  ]);
  expect(both.map((one) => one.status).sort()).toEqual([200, 400, 400]);
  const values = { owner: anna.id, type: vacation, ...week };
  // Beside a server that asks nothing, the database gives the time to the first alone.
  const { id } = await it.db
    .insertInto('calendarEntry')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  const held = it.db.selectFrom('absenceTime').select('entry').where('entry', '=', id);
  expect(await held.execute()).toEqual([]);
});

test('what was asked for is accepted only while the days are free [ABS-64]', async () => {
  const id = await asked(anna, week);
  await it.db
    .insertInto('calendarEntry')
    .values({ owner: anna.id, type: vacation, ...week })
    .execute();
  expect((await decide(head, id, { status: status.accepted })).status).toBe(409);
});

test('sickness inside leave gives its days back and says so to the person and who decides [ABS-65]', async () => {
  const leaveId = (await enter(it.manager, { type: limited, ...week })).data.id;
  const query = { owner: anna.id, type: sick, ...late };
  const check = (await it.call(checkAbsence, { as: anna, query })).data;
  expect(check).toMatchObject({ givesBack: 24, overlaps: [] });
  expect((await enter(anna, { type: sick, ...late })).status).toBe(200);
  expect((await told(head)).at(-1)).toBe('absenceChanged');
  const { content } = await it.db
    .selectFrom('notification')
    .select('content')
    .where('user', '=', head.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect(content).toContain('oddaje jej dni do puli');
  const answer = await it.call(getBalances, {
    as: anna,
    params: { id: anna.id },
    query: { year: 2037 },
  });
  const balance = answer.data.person.balances.find((one: Balance) => one.type.id === limited);
  expect(balance).toMatchObject({ planned: 16, used: 0 });
  expect(leaveId).toBeGreaterThan(0);
  // Another sickness of the same days is none.
  expect((await enter(anna, { type: sick, ...week })).status).toBe(400);
});

test('what is asked for in the days of today goes by the roster of the person [ABS-51]', async () => {
  const minutes = [720, 0, 720, 0, 0, 0, 0];
  await it.db
    .insertInto('workingPattern')
    .values({ person: piotr.id, validFrom: warsawDay(), minutes })
    .execute();
  const query = { owner: piotr.id, type: leave, ...week };
  expect((await it.call(checkAbsence, { as: piotr, query })).data.takes).toBe(24);
});

test('what meets another is told where it could lie instead: shortened, and moved past all that stands [ABS-152]', async () => {
  await enter(anna, { type: vacation });
  await enter(anna, { type: vacation, dateFrom: addDays(monday, 9), dateTo: addDays(monday, 9) });
  const check = async (as: Someone, days: object) =>
    (await it.call(checkAbsence, { as, query: { owner: anna.id, type: vacation, ...days } })).data;
  const { fitting, overlaps } = await check(anna, late);
  expect(overlaps).toHaveLength(1);
  expect(fitting).toEqual({
    shortened: { dateFrom: addDays(monday, 7), dateTo: addDays(monday, 8) },
    moved: { dateFrom: addDays(monday, 10), dateTo: addDays(monday, 16) },
  });
  for (const days of [fitting.shortened, fitting.moved])
    expect((await check(anna, days)).overlaps).toEqual([]);
  expect((await enter(anna, { type: vacation, ...fitting.moved })).status).toBe(200);
  const free = { dateFrom: addDays(monday, 28), dateTo: addDays(monday, 29) };
  expect((await check(anna, free)).fitting).toEqual({ shortened: null, moved: null });
});

test('before saving days that are leave already are told as such, sickness where it is [ABS-284]', async () => {
  const zofia = await it.signIn();
  const own = { owner: zofia.id, type: limited };
  const check = async (days: object) => {
    const query = { ...own, ...days };
    return (await it.call(checkAbsence, { as: zofia, query })).data;
  };
  expect((await create(zofia, { ...own, ...week })).status).toBe(200);
  expect(await check(week)).toMatchObject({ refusal: null, takes: 0, overlaps: [{}] });
  const later = { dateFrom: addDays(monday, 14), dateTo: addDays(monday, 18) };
  expect((await create(zofia, { ...own, ...later, type: sick })).status).toBe(200);
  expect(await check(later)).toMatchObject({
    ...{ takes: 0, overlaps: [] },
    refusal: 'W tych dniach jest już niezdolność do pracy, a ona wolnego nie bierze',
  });
});

test('leave that would take nothing is refused with the reason, sickness is not [ABS-207]', async () => {
  const noWork = {
    dateFrom: 'W tych dniach ta osoba nie ma pracy, więc nie ma z czego brać wolnego',
  };
  const weekend = { dateFrom: addDays(monday, 5), dateTo: addDays(monday, 6) };
  const ask = (who: Someone, body: object) =>
    create(who, { owner: who.id, type: limited, ...body });
  expect((await ask(piotr, weekend)).errors).toEqual(noWork);
  const query = { owner: piotr.id, type: limited, ...weekend };
  const check = await it.call(checkAbsence, { as: piotr, query });
  expect(check.data.refusal).toBe(noWork.dateFrom);
  expect((await ask(piotr, { ...weekend, type: sick })).status).toBe(200);
  expect((await ask(piotr, { ...week, type: sick })).status).toBe(200);
  expect((await ask(piotr, week)).errors).toEqual({
    dateFrom: 'W tych dniach jest już niezdolność do pracy, a ona wolnego nie bierze',
  });
  // Only a part of it is: the rest is leave.
  expect((await ask(piotr, { ...week, dateTo: addDays(monday, 7) })).status).toBe(200);
  const nowa = await it.signIn();
  await it.call(createTerm, {
    ...{ as: it.manager, params: { person: nowa.id } },
    body: { firstDay: addDays(monday, 7), partTime: 1 } as never,
  });
  expect((await ask(nowa, week)).errors).toEqual({
    dateFrom: 'W tych dniach ta osoba tu nie pracuje',
  });
});

test('a part of a day begins at an hour that the clocks do not leave out [ABS-248]', async () => {
  const meeting = await type({ name: 'spotkanie', isVacation: false, unit: 'hour' });
  const spring = { dateFrom: '2027-03-28', dateTo: '2027-03-28' };
  const at = (hoursFrom: string) => enter(anna, { type: meeting, ...spring, hours: 1, hoursFrom });
  expect((await at('2:30')).errors).toEqual({ hoursFrom: absenceMessages.skipped });
  expect((await at('3:00')).status).toBe(200);
});

test('the hour at which a part of a day begins is asked about before saving: what it meets, and that it is a change [ABS-335]', async () => {
  const day = { dateFrom: monday, dateTo: monday };
  const asks = async (of: number, hoursFrom: string, except?: number) =>
    (
      await it.call(checkAbsence, {
        as: anna,
        query: { owner: anna.id, type: of, ...day, hours: 4, hoursFrom, except } as never,
      })
    ).data;
  const id = await asked(anna, { ...day, hours: 4, hoursFrom: '8:00' });
  await decide(head, id, { status: 1 });
  expect((await asks(care, '9:00')).overlaps).toMatchObject([{ id }]);
  expect((await asks(care, '12:00')).overlaps).toEqual([]);
  expect((await asks(leave, '8:00', id)).outcome).toBe('saved');
  expect((await asks(leave, '12:00', id)).outcome).toBe('change');
});
