import { restOfWeek } from '@zaplecze/contract/kit/fields/limits';
import { daysOf } from '@zaplecze/contract/kit/values/days';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { saveEmployment } from '@zaplecze/contract/rooms/absences/balances/calls';
import * as contract from '@zaplecze/contract/rooms/absences/patterns/calls';
import { getDay } from '@zaplecze/contract/rooms/day/calls';
import { type HistoryChange, profileHistory } from '@zaplecze/contract/rooms/history/calls';
import { peopleForWork } from '@zaplecze/contract/rooms/radar/calls';
import { teamLoad } from '@zaplecze/contract/rooms/reports/work/calls';
import { afterAll, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { absencesApp } from '../absences.fixture.ts';
import { availabilityOf } from './availability.queries.ts';

const { it, create, made, vacation, remote } = await absencesApp();
afterAll(() => it.close());

const tuesdays = [0, 480, 480, 480, 480, 480, 0];
const save = (as: Someone, person: number, from: string, body: object) =>
  it.call(contract.savePattern, { as, params: { person, from }, body: body as never });
const read = (as: Someone, person: number) =>
  it.call(contract.getPatterns, { as, params: { person } });
const freeOn = async (person: Someone, day: string) =>
  (await availabilityOf(it.db, [person.id], { dateFrom: day, dateTo: day }))[0];

test('managers give people a roster from a day on, the company’s administrators one for all without [ABS-71]', async () => {
  const [anna, other] = [await it.signIn(), await it.signIn()];
  expect((await save(it.manager, anna.id, '2026-12-01', { minutes: tuesdays })).status).toBe(200);
  const body = { minutes: tuesdays, begins: '9.30', holidays: true };
  expect((await save(it.manager, anna.id, '2026-12-01', body)).data.version).toBe(2);
  expect((await read(anna, anna.id)).data).toEqual({
    list: [{ ...body, begins: '09:30', validFrom: '2026-12-01', version: 2 }],
    current: expect.anything(),
    may: { edit: false },
  });
  expect((await freeOn(anna, '2026-12-05'))?.norm).toBe(480);
  expect((await freeOn(anna, '2026-12-07'))?.norm).toBe(0);
  expect((await freeOn(anna, '2026-11-30'))?.norm).toBe(480);

  expect((await save(anna, anna.id, '2026-12-01', body)).status).toBe(403);
  expect((await read(other, anna.id)).status).toBe(403);
  expect((await save(it.manager, 0, '2030-01-01', body)).status).toBe(403);
  expect((await save(it.admin, 0, '2030-01-01', body)).status).toBe(200);
  expect((await read(other, 0)).data.list).toHaveLength(1);
  expect((await freeOn(other, '2030-01-05'))?.norm).toBe(480);
  const gone = { as: it.admin, params: { person: 0, from: '2030-01-01' } };
  expect((await it.call(contract.removePattern, gone)).status).toBe(200);
  expect((await it.call(contract.removePattern, gone)).status).toBe(404);
  expect((await freeOn(other, '2030-01-05'))?.norm).toBe(0);
});

test('nobody gives themselves a roster while somebody else could [ABS-71]', async () => {
  expect((await save(it.manager, it.manager.id, '2026-12-01', { minutes: tuesdays })).status).toBe(
    403,
  );
});

test('who has no roster of their own reads the one that holds for them, and whose it is [ABS-73]', async () => {
  const anna = await it.signIn();
  const year = Number(warsawDay().slice(0, 4));
  await it.call(saveEmployment, {
    ...{ as: it.manager, params: { id: anna.id, year } },
    body: { partTime: 0.75 },
  });
  expect((await read(anna, anna.id)).data.current).toEqual({
    ...{ minutes: [360, 360, 360, 360, 360, 0, 0], begins: '08:00', holidays: false, of: 'law' },
  });
  await save(it.admin, 0, '2020-01-01', { minutes: tuesdays, begins: '7:00' });
  expect((await read(anna, anna.id)).data.current).toMatchObject({
    ...{ minutes: [0, 360, 360, 360, 360, 360, 0], begins: '07:00', of: 'company' },
  });
  await it.call(contract.removePattern, {
    as: it.admin,
    params: { person: 0, from: '2020-01-01' },
  });
  await save(it.manager, anna.id, warsawDay(), { minutes: tuesdays });
  expect((await read(anna, anna.id)).data.current).toMatchObject({ of: 'person' });
});

test('a roster moves to another day, where none begins, and the history tells of it in words [ABS-74]', async () => {
  const anna = await it.signIn();
  await save(it.manager, anna.id, '2026-12-01', { minutes: tuesdays });
  await save(it.manager, anna.id, '2027-01-01', { minutes: tuesdays });
  const moved = (validFrom: string) =>
    save(it.manager, anna.id, '2026-12-01', {
      ...{ minutes: [...tuesdays, ...Array(7).fill(0)], begins: '7:30', validFrom },
    });
  expect((await moved('2027-01-01')).errors).toEqual({
    validFrom: 'Od tego dnia jest już inny grafik',
  });
  expect((await moved('2026-12-15')).status).toBe(200);
  const days = (await read(anna, anna.id)).data.list.map(
    (one: { validFrom: string }) => one.validFrom,
  );
  expect(days).toEqual(['2027-01-01', '2026-12-15']);
  const gone = { as: it.manager, params: { person: anna.id, from: '2027-01-01' } };
  await it.call(contract.removePattern, gone);

  const history = await it.call(profileHistory, { as: it.manager, params: { id: anna.id } });
  const entries = history.data.list
    .flatMap(({ entries }: HistoryChange) => entries)
    .filter(({ entity }: { entity: string }) => entity === 'workingPattern');
  expect(entries.map(({ action }: { action: string }) => action)).toEqual([
    ...['delete', 'update', 'insert', 'insert'],
  ]);
  expect(entries[1].fields).toContainEqual({
    field: 'minutes',
    before: 'wt–so po 8\u00A0godz.',
    after: '1.\u00A0tydzień: wt–so po 8\u00A0godz., 2.\u00A0tydzień: wolne',
  });
  await save(it.admin, 0, '2030-01-01', { minutes: tuesdays });
  await it.call(contract.removePattern, {
    as: it.admin,
    params: { person: 0, from: '2030-01-01' },
  });
});

test('of two who change one roster the later one is told [ABS-71]', async () => {
  const anna = await it.signIn();
  await save(it.manager, anna.id, '2026-12-01', { minutes: tuesdays, version: 0 });
  const late = await save(it.admin, anna.id, '2026-12-01', { minutes: tuesdays, version: 0 });
  expect(late.status).toBe(409);
});

test.each([
  ['no whole week', { minutes: [480, 480] }],
  ['more than eight weeks', { minutes: Array(63).fill(480) }],
  ['a day of more than 24 hours', { minutes: [1441, 0, 0, 0, 0, 0, 0] }],
  ['no work at all', { minutes: Array(7).fill(0) }],
  ['no hour of the clock', { minutes: tuesdays, begins: '25:00' }],
])('a roster of %s is refused [ABS-71]', async (_, body) => {
  const anna = await it.signIn();
  expect((await save(it.manager, anna.id, '2026-12-01', body)).status).toBe(400);
});

test('Mój dzień, Obłożenie and the choice of a person give a person the same time, day by day [ABS-72]', async () => {
  const today = warsawDay();
  const year = Number(today.slice(0, 4));
  const people = await Promise.all(Array.from({ length: 5 }, () => it.signIn()));
  const [part, roster, away, hours, home] = people as [Someone, Someone, Someone, Someone, Someone];
  await it.call(saveEmployment, {
    ...{ as: it.manager, params: { id: part.id, year } },
    body: { partTime: 0.75 },
  });
  // Seven days of five hours, on holidays too: a day that has time whenever the test runs.
  await save(it.manager, roster.id, addDays(today, -30), {
    ...{ minutes: Array(7).fill(300), holidays: true },
  });
  await made(away, { dateFrom: today, dateTo: today });
  await create(it.manager, {
    ...{ owner: hours.id, type: vacation, dateFrom: today, dateTo: today, hours: 3 },
  });
  await made(home, { type: remote, dateFrom: today, dateTo: today });

  for (const person of people) {
    const range = restOfWeek(today);
    const days = await availabilityOf(it.db, [person.id], {
      ...{ dateFrom: today, dateTo: range.dateTo },
    });
    const free = new Map(days.map((one) => [one.day, one.free / 60]));
    const { day } = (await it.call(getDay, { as: person })).data;
    expect(day.due.available).toBe(free.get(today));
    expect(day.week.days.map((one: { day: string; available: number }) => one.available)).toEqual(
      daysOf(range)
        .filter((one) => days.some(({ day: of, norm }) => of === one && norm > 0))
        .map((one) => free.get(one)),
    );
    const { data: load } = await it.call(teamLoad, {
      ...{ as: it.manager, query: { filter: { user: String(person.id) } } as never },
    });
    // The first week is this one while it has a day of work left, else the next.
    const [first] = load.weeks;
    const inWeek = await availabilityOf(it.db, [person.id], {
      ...{ dateFrom: first > today ? first : today, dateTo: addDays(first, 6) },
    });
    const sum = Math.round(inWeek.reduce((all, one) => all + one.left, 0) / 6) / 10;
    expect(load.list[0].weeks[0].capacity).toBe(sum);
    const users = [person.id];
    const query = { users, day: today };
    const { data: chosen } = await it.call(peopleForWork, {
      as: it.manager,
      query: query as never,
    });
    expect([chosen.week, chosen.list[0].capacity]).toEqual([load.weeks[0], sum]);
  }
  expect((await freeOn(roster, today))?.free).toBe(300);
  expect(await freeOn(away, today)).toMatchObject({
    ...{ free: 0, away: true, why: ['urlop wypoczynkowy'] },
  });
  expect(await freeOn(home, today)).toMatchObject({ away: false, elsewhere: ['praca zdalna'] });
});
