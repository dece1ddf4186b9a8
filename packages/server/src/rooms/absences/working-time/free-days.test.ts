import { weekday } from '@zaplecze/contract/kit/values/days';
import { holidayOf } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import * as contract from '@zaplecze/contract/rooms/absences/free-days/calls';
import { removePattern, savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { teamLoad } from '@zaplecze/contract/rooms/reports/work/calls';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { absencesApp } from '../absences.fixture.ts';
import { availabilityOf } from './availability.queries.ts';
import { findWorkingTime, isWorkMorning } from './free-days.save.ts';

const { it } = await absencesApp();
afterAll(() => it.close());
afterEach(async () => {
  await it.db.deleteFrom('companyFreeDay').execute();
  await it.db.deleteFrom('workingPattern').execute();
});

const save = (as: Someone, day: string, body: object = {}) =>
  it.call(contract.saveFreeDay, { as, params: { day }, body: body as never });
const read = async (as: Someone) => (await it.call(contract.listFreeDays, { as })).data;
const normOn = async (person: Someone, day: string) =>
  (await availabilityOf(it.db, [person.id], { dateFrom: day, dateTo: day }))[0]?.norm;

test('administrators give everybody a day off, or half of one, which has no working time [ABS-75]', async () => {
  const anna = await it.signIn();
  expect((await save(it.manager, '2026-12-31')).status).toBe(403);
  expect((await save(it.admin, '2026-12-31', { half: true, name: ' sylwester ' })).status).toBe(
    200,
  );
  expect((await save(it.admin, '2026-12-28')).status).toBe(200);
  expect(await normOn(anna, '2026-12-31')).toBe(240);
  expect(await normOn(anna, '2026-12-28')).toBe(0);
  expect((await read(anna)).list).toEqual([
    { day: '2026-12-31', half: true, holiday: null, name: 'sylwester', version: 1 },
    { day: '2026-12-28', half: false, holiday: null, name: null, version: 1 },
  ]);
  expect((await read(anna)).may).toEqual({ edit: false });
  expect((await save(it.admin, '2026-12-31', {})).status).toBe(200);
  expect(await normOn(anna, '2026-12-31')).toBe(0);
  const gone = { as: it.admin, params: { day: '2026-12-31' } };
  expect((await it.call(contract.removeFreeDay, gone)).status).toBe(200);
  expect((await it.call(contract.removeFreeDay, gone)).status).toBe(404);
  expect(await normOn(anna, '2026-12-31')).toBe(480);
});

test('of two administrators who give one day off, or change one, the later is told, and nothing of it is replaced silently [HIS-186]', async () => {
  const add = (name: string) => save(it.admin, '2026-12-31', { name, version: 0 });
  expect((await add('sylwester')).status).toBe(200);
  expect((await add('inwentura')).errors).toEqual({
    day: 'Ten dzień jest już na liście dni wolnych',
  });
  const change = (name: string) => save(it.admin, '2026-12-31', { name, version: 1 });
  expect((await change('sylwester, pół dnia')).status).toBe(200);
  const late = await change('inwentura');
  expect([late.status, late.message]).toEqual([
    409,
    'Ten dzień wolny zmienił się w międzyczasie. Otwórz go jeszcze raz.',
  ]);
  const { list } = await read(it.admin);
  expect(list).toMatchObject([{ name: 'sylwester, pół dnia', version: 2 }]);
});

test('a holiday on a Saturday owes a whole day, which is given once [ABS-75]', async () => {
  const owed = async () => (await read(it.admin)).owed.map(({ day }: { day: string }) => day);
  const [holiday] = await owed();
  expect((await save(it.admin, '2027-01-04', { holiday, half: true })).errors).toEqual({
    half: 'Za święto należy się cały dzień',
  });
  expect((await save(it.admin, '2027-01-04', { holiday: '2027-01-01' })).errors).toEqual({
    holiday: 'To nie jest święto, które wypada w dzień wolny firmy, inny niż niedziela',
  });
  expect((await save(it.admin, '2027-01-04', { holiday })).status).toBe(200);
  expect(await owed()).not.toContain(holiday);
  expect((await save(it.admin, '2027-01-05', { holiday })).errors).toEqual({
    holiday: 'Za to święto jest już wolny 04.01.2027',
  });
});

test('a holiday on a Sunday owes nothing, one on another day off of the company does [ABS-75]', async () => {
  const owes = 'To nie jest święto, które wypada w dzień wolny firmy, inny niż niedziela';
  // 3 May 2026 and 1 November 2026 are Sundays.
  for (const holiday of ['2026-05-03', '2026-11-01'])
    expect((await save(it.admin, '2026-12-29', { holiday })).errors).toEqual({ holiday: owes });
  await it.call(savePattern, {
    ...{ as: it.admin, params: { person: 0, from: '2026-12-28' } },
    body: { minutes: [0, 480, 480, 480, 480, 480, 0], begins: '8:00' } as never,
  });
  // Easter Monday 2027 is off by the roster, 1 May 2027 (a Saturday) is not.
  expect((await save(it.admin, '2027-03-30', { holiday: '2027-05-01' })).errors).toEqual({
    holiday: owes,
  });
  expect((await save(it.admin, '2027-03-30', { holiday: '2027-03-29' })).status).toBe(200);
});

test('a holiday by law is no day that the company gives [ABS-75]', async () => {
  expect((await save(it.admin, '2026-11-11')).errors).toEqual({
    day: 'To święto, które i tak jest wolne',
  });
});

test('the company works from when its roster begins, as long as it has, less its free days [ABS-76]', async () => {
  const person = 0;
  const minutes = [480, 480, 480, 480, 360, 0, 0];
  await it.call(savePattern, {
    ...{ as: it.admin, params: { person, from: '2031-01-01' } },
    body: { minutes, begins: '9:30' } as never,
  });
  await save(it.admin, '2031-01-16', { half: true });
  const time = await findWorkingTime(it.db);
  expect(time('2030-12-31')).toEqual({ opens: 480, closes: 960 });
  expect(time('2031-01-15')).toEqual({ opens: 570, closes: 1050 });
  expect(time('2031-01-16')).toEqual({ opens: 570, closes: 810 });
  expect(time('2031-01-18').closes).toBe(time('2031-01-18').opens);
  await it.call(removePattern, { as: it.admin, params: { person, from: '2031-01-01' } });
});

test('reminders go out on mornings of days on which the company works [ABS-141]', async () => {
  // Seven in the morning of Warsaw, in winter: a Wednesday, and a Saturday.
  const [wednesday, saturday] = [
    new Date('2032-01-14T06:00:00Z'),
    new Date('2032-01-17T06:00:00Z'),
  ];
  const both = () => Promise.all([wednesday, saturday].map((at) => isWorkMorning(it.db, at)));
  expect(await both()).toEqual([true, false]);
  expect(await isWorkMorning(it.db, new Date('2032-01-14T09:00:00Z'))).toBe(false);
  await save(it.admin, '2032-01-14');
  await it.call(savePattern, {
    ...{ as: it.admin, params: { person: 0, from: '2032-01-01' } },
    body: { minutes: [480, 480, 480, 480, 0, 480, 0], begins: '8:00' } as never,
  });
  expect(await both()).toEqual([false, true]);
  await it.call(removePattern, { as: it.admin, params: { person: 0, from: '2032-01-01' } });
});

test('Obłożenie begins with the week of the company’s next day of work [ABS-151]', async () => {
  const today = warsawDay();
  const monday = addDays(today, 7 - weekday(today));
  for (let day = today; day < monday; day = addDays(day, 1))
    if (holidayOf(day) === null) expect((await save(it.admin, day)).status).toBe(200);
  const load = await it.call(teamLoad, { as: it.manager, query: { filter: {} } as never });
  // Of the days ahead the first that is no holiday.
  expect(load.data.weeks[0] >= monday).toBe(true);
});
