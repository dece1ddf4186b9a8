import { exportOf } from '@zaplecze/contract/kit/calls/export';
import * as contract from '@zaplecze/contract/rooms/absences/balances/calls';
import { savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { withdrawRequest } from '@zaplecze/contract/rooms/absences/requests/calls';
import { afterAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { absencesApp } from '../absences.fixture.ts';
import { limitedTypes } from './balances.fixture.ts';
import { openYear } from './balances.save.ts';

const { it, create, made } = await absencesApp();
afterAll(() => it.close());

const type = limitedTypes(it);
const leave = await type('wypoczynkowy', { limitKind: 'vacation' });
const onDemand = await type('na żądanie', { limitDays: 4, within: leave });
const care = await type('opieka', { limitDays: 2, unit: 'hour', limitForbids: true });

const of = async (person: Someone, as: Someone = person, year?: number) =>
  (await it.call(contract.getBalances, { as, params: { id: person.id }, query: { year } })).data;
/** Days of each type by its name. */
const days = async (person: Someone, year: number) =>
  Object.fromEntries(
    (await of(person, person, year)).person.balances.map((one: contract.Balance) => [
      one.type.name,
      { carried: one.carried / 8, used: (one.used + one.planned) / 8, left: one.left / 8 },
    ]),
  );
const check = async (as: Someone, query: object) =>
  await it.call(contract.checkAbsence, { as, query: { owner: as.id, ...query } });
const employ = (person: Someone, year: number, body: object, headers = {}) =>
  it.call(contract.saveEmployment, {
    as: it.manager,
    params: { id: person.id, year },
    ...{ body, headers },
  });
const write = (person: Someone, year: number, body: object, headers = {}, as = it.manager) =>
  it.call(contract.saveBalance, {
    as,
    params: { id: person.id, year, type: leave },
    ...{ body, headers },
  });

test('a year’s turn of balances: what is left goes on, and is used first [ABS-56]', async () => {
  const anna = await it.signIn();
  await it.db.transaction().execute((tx) => openYear(tx, 2026));
  await made(anna, { type: leave, dateFrom: '2026-07-06', dateTo: '2026-07-17' });
  await made(anna, { type: onDemand, dateFrom: '2026-09-14', dateTo: '2026-09-14' });
  // Over the turn of the year: four working days of December, four of January.
  await made(anna, { type: leave, dateFrom: '2026-12-28', dateTo: '2027-01-08' });
  expect(await days(anna, 2026)).toMatchObject({
    wypoczynkowy: { carried: 0, used: 15, left: 11 },
    'na żądanie': { used: 1, left: 3 },
  });
  // The clock begins the new year; the second time nothing is left to do.
  expect(await it.db.transaction().execute((tx) => openYear(tx, 2027))).toBeGreaterThan(0);
  expect(await it.db.transaction().execute((tx) => openYear(tx, 2027))).toBe(0);
  expect(await days(anna, 2027)).toMatchObject({
    wypoczynkowy: { carried: 11, used: 4, left: 33 },
    'na żądanie': { carried: 0, used: 0, left: 4 },
    opieka: { carried: 0, left: 2 },
  });
  const [first] = (await of(anna, anna, 2027)).person.balances;
  expect(first).toMatchObject({ carriedLeft: 56, carriedUntil: '2027-09-30' });
  // What is cancelled later comes into the year after as well.
  const late = await made(anna, { type: leave, dateFrom: '2026-12-14', dateTo: '2026-12-18' });
  expect((await days(anna, 2027)).wypoczynkowy).toMatchObject({ carried: 6 });
  // With a reason, since these days may be over by the clock of whoever runs this.
  const cancelled = await it.call(withdrawRequest, {
    as: it.manager,
    params: { id: late },
    body: { reason: 'Wyjazd przepadł' },
  });
  expect(cancelled.status).toBe(200);
  expect((await days(anna, 2027)).wypoczynkowy).toMatchObject({ carried: 11 });
  // What was kept before the product came is written.
  expect((await write(anna, 2027, { carried: '7,5' })).status).toBe(200);
  expect((await days(anna, 2027)).wypoczynkowy).toMatchObject({ carried: 7.5, left: 29.5 });
  await write(anna, 2027, { carried: null });
  expect((await days(anna, 2027)).wypoczynkowy).toMatchObject({ carried: 11 });
});

describe('who', () => {
  test('people read their own balances, managers everybody’s and keep them; others get 403 [ABS-58]', async () => {
    const [anna, piotr] = [await it.signIn(), await it.signIn()];
    expect((await of(anna)).person.may).toEqual({ edit: false });
    expect((await of(anna, it.manager)).person.may).toEqual({ edit: true });
    const params = { id: anna.id };
    expect((await it.call(contract.getBalances, { as: piotr, params })).status).toBe(403);
    expect((await it.call(contract.listBalances, { as: anna })).status).toBe(403);
    expect((await write(anna, 2026, { entitled: 26 }, {}, anna)).status).toBe(403);
    expect(
      (
        await check(piotr, {
          owner: anna.id,
          type: leave,
          dateFrom: '2026-11-23',
          dateTo: '2026-11-23',
        })
      ).status,
    ).toBe(403);
    const nobody = { as: it.manager, params: { id: 2_000_000_000 } };
    expect((await it.call(contract.getBalances, nobody)).status).toBe(404);
  });

  test('two who keep one balance: different fields merge, the same is a question [ABS-58]', async () => {
    const anna = await it.signIn();
    const opened = { 'if-match': '1' };
    expect((await write(anna, 2026, { entitled: 20 }, opened)).status).toBe(200);
    expect((await write(anna, 2026, { carried: 3 }, opened)).status).toBe(200);
    const both = await write(anna, 2026, { entitled: 25 }, opened);
    expect(both.status).toBe(409);
    expect(both.json.conflicts).toEqual({ entitled: { theirs: 20, yours: 25 } });
    expect((await employ(anna, 2026, { partTime: 0.5 }, opened)).status).toBe(200);
    expect((await employ(anna, 2026, { vacationDays: 20 }, opened)).status).toBe(200);
    expect((await employ(anna, 2026, { partTime: 0.75 }, opened)).status).toBe(409);
    expect((await employ(anna, 2026, { partTime: 0 })).errors).toEqual({
      partTime: 'Wybierz etat',
    });
    expect((await of(anna)).person).toMatchObject({ partTime: 0.5, vacationDays: 20 });
    const kept = await it.db
      .selectFrom('history')
      .select(['entity', 'action'])
      .where('entity', 'in', ['employment', 'absenceBalance'])
      .where('who', '=', it.manager.id)
      .where('action', '=', 'update')
      .execute();
    expect(new Set(kept.map(({ entity }) => entity))).toEqual(
      new Set(['employment', 'absenceBalance']),
    );
  });
});

describe('before it is saved', () => {
  // To come: of one's own days that are over somebody else decides.
  const week = { dateFrom: '2037-11-23', dateTo: '2037-11-27' };

  test('the form hears what it takes, of what, and what would be left [ABS-59]', async () => {
    const anna = await it.signIn();
    const { data } = await check(anna, { type: onDemand, ...week });
    expect(data).toMatchObject({ takes: 40, dayHours: 8, needsDecision: false, asks: [] });
    expect(data.balances).toMatchObject([
      { type: { name: 'na żądanie' }, left: 32, after: -8 },
      { type: { name: 'wypoczynkowy' }, left: 208, after: 168 },
    ]);
    const id = await made(anna, { type: onDemand, ...week });
    const again = await check(anna, { type: onDemand, ...week, except: id });
    expect(again.data.balances[0]).toMatchObject({ left: 32, after: -8 });
    const none = await check(anna, { type: leave, dateFrom: '2026-12-25', dateTo: '2026-12-27' });
    expect(none.data).toMatchObject({ takes: 0, balances: [] });
    const wrong = await check(anna, { type: leave, dateFrom: '2026-11-24', dateTo: '2026-11-23' });
    expect(wrong.status).toBe(400);
  });

  test('over the limit is asked about, and refused where the type says so [ABS-60]', async () => {
    const anna = await it.signIn();
    expect((await create(anna, { owner: anna.id, type: onDemand, ...week })).status).toBe(200);
    const day = { dateFrom: '2026-12-02', dateTo: '2026-12-02' };
    const other = { dateFrom: '2026-12-14', dateTo: '2026-12-18' };
    const refused = await create(anna, { owner: anna.id, type: care, ...other });
    expect([refused.status, refused.errors]).toEqual([
      400,
      { dateTo: 'Ponad limit „opieka” na 2026 rok o 3\u00A0dni' },
    ]);
    const twelve = ['2026-11-30', '2026-12-01'].map((dateFrom) =>
      create(anna, { owner: anna.id, type: care, dateFrom, dateTo: dateFrom, hours: 6 }),
    );
    for (const one of twelve) expect((await one).status).toBe(200);
    expect((await create(anna, { owner: anna.id, type: care, ...day, hours: '4,5' })).status).toBe(
      400,
    );
    expect((await create(anna, { owner: anna.id, type: care, ...day, hours: 4 })).status).toBe(200);
    expect((await create(anna, { owner: anna.id, type: care, ...day, hours: 1 })).status).toBe(400);
  });
});

test('managers have everybody’s balances as a list and download them, a row for each type [ABS-61]', async () => {
  const department = await it.named('department', 'Salda');
  const [anna, piotr] = [await it.signIn(), await it.signIn()];
  await it.db
    .updateTable('person')
    .set({ department })
    .where('id', 'in', [anna.id, piotr.id])
    .execute();
  await employ(piotr, 2026, { partTime: 0.5, vacationDays: 20 });
  const query = { filter: { department, year: 2026 } };
  const { list } = (await it.call(contract.listBalances, { as: it.manager, query })).data;
  expect(list.count).toBe(2);
  expect(list.list[1]).toMatchObject({ id: piotr.id, year: 2026, partTime: 0.5, vacationDays: 20 });
  expect(list.list[1].balances[0]).toMatchObject({ entitled: 80, dayHours: 4 });
  const download = (format: string) =>
    it.app.inject({
      url: `/api${exportOf(contract.listBalances).path}?format=${format}&filter[department]=${department}&filter[year]=2026`,
      headers: { 'access-token': it.manager.token },
    });
  const lines = (await download('csv')).body.trim().split('\r\n');
  expect(lines).toHaveLength(1 + 2 * 3);
  expect(lines[0]).toContain('Zostało (dni)');
  const line = lines.find((one) => one.includes(piotr.name) && one.includes('wypoczynkowy'));
  expect(line).toContain('1/2 etatu');
  expect(line?.split(';').slice(-2)).toEqual(['20', '80']);
  const sheet = await download('xlsx');
  expect([sheet.statusCode, sheet.headers['content-type']]).toEqual([
    200,
    expect.stringContaining('spreadsheet'),
  ]);
});

test.each<[string, number[] | null, string[]]>([
  ['Monday to Friday', null, ['2026-08-15', '2026-12-26']],
  // Mondays of 2026 that are holidays: 6 April; its Saturday holidays are off for them as holidays.
  ['Tuesday to Saturday', [0, 480, 480, 480, 480, 480, 0], ['2026-04-06']],
  // Sunday is worked, Friday and Saturday are off: 1 May, Christmas; 1 November, a Sunday, owes nothing.
  [
    'Sunday to Thursday',
    [480, 480, 480, 480, 0, 0, 480],
    ['2026-05-01', '2026-08-15', '2026-12-25', '2026-12-26'],
  ],
  // Of three days a week each holiday on the others: Thu 1.01, 4.06, 24.12; Fri; Sat.
  [
    'Monday to Wednesday',
    [480, 480, 480, 0, 0, 0, 0],
    [
      ...['2026-01-01', '2026-05-01', '2026-06-04', '2026-08-15'],
      ...['2026-12-24', '2026-12-25', '2026-12-26'],
    ],
  ],
])(
  'of a week of %s the holidays on its days off but Sunday owe a day [ABS-50]',
  async (_, minutes, days) => {
    const anna = await it.signIn();
    if (minutes)
      await it.call(savePattern, {
        ...{ as: it.manager, params: { person: anna.id, from: '2025-12-29' } },
        body: { minutes } as never,
      });
    const { owed } = await of(anna, it.manager, 2026);
    expect(owed.map(({ day }: { day: string }) => day)).toEqual(days);
  },
);
