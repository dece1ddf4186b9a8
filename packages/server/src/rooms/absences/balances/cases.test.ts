import { addDays } from '@zaplecze/contract/kit/values/time';
import {
  type Balance,
  checkAbsence,
  getBalances,
  saveBalance,
} from '@zaplecze/contract/rooms/absences/balances/calls';
import { createPeriod, createTerm } from '@zaplecze/contract/rooms/absences/employment/calls';
import { saveFreeDay } from '@zaplecze/contract/rooms/absences/free-days/calls';
import { savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { afterAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { requestsApp } from '../requests/requests.fixture.ts';
import { limitedTypes } from './balances.fixture.ts';

/*
 * Worked cases of the Labour Code, counted by hand (a case has the name that it has there), through the calls of people.
 * Their days are of 2026; what is taken and what is planned count together, so that they hold whenever they are run.
 */

const { it, create, read, decide } = await requestsApp();
afterAll(() => it.close());

const type = limitedTypes(it);
const leave = await type('wypoczynkowy', { limitKind: 'vacation' });
const types = {
  leave,
  demand: await type('na żądanie', { limitDays: 4, within: leave }),
  force: await type('siła wyższa', { limitDays: 2, unit: 'hour', limitForbids: true }),
  child: await type('opieka', { limitDays: 2, unit: 'hour', limitForbids: true }),
  carer: await type('opiekuńczy', { limitDays: 5, limitForbids: true }),
  remote: await type('zdalna okazjonalna', { limitDays: 24, isVacation: false }),
  sick: await type('niezdolność', { limited: false, interruptsLeave: true }),
  occasion: await type('okolicznościowy', { limited: false }),
};
type Kind = keyof typeof types;
type Taken = [Kind, string, string?, object?];

type Answer = { status: number; errors?: object | undefined; message?: string | undefined };
const words = ({ errors, message }: Answer) => errors ?? message;
const ok = ({ status, errors }: Answer) => expect([status, errors]).toEqual([200, undefined]);
const term = async (person: Someone, firstDay: string, more: object = {}) =>
  ok(
    await it.call(createTerm, {
      ...{ as: it.manager, params: { person: person.id } },
      body: { partTime: 1, firstDay, ...more } as never,
    }),
  );
const period = async (person: Someone, body: object) =>
  ok(
    await it.call(createPeriod, {
      as: it.manager,
      params: { person: person.id },
      body: body as never,
    }),
  );
const roster = async (person: Someone, from: string, minutes: number[]) =>
  ok(
    await it.call(savePattern, {
      ...{ as: it.manager, params: { person: person.id, from } },
      body: { minutes, holidays: true } as never,
    }),
  );
const carry = async (person: Someone, year: number, body: object) =>
  ok(
    await it.call(saveBalance, {
      ...{ as: it.manager, params: { id: person.id, year, type: leave }, body: body as never },
    }),
  );
const enter = (person: Someone, [kind, dateFrom, dateTo = dateFrom, more = {}]: Taken) =>
  create(it.manager, { owner: person.id, type: types[kind], dateFrom, dateTo, ...more });
const take = async (person: Someone, ...all: Taken[]) => {
  for (const one of all) ok(await enter(person, one));
};
const balance = async (person: Someone, kind: Kind = 'leave', year = 2026): Promise<Balance> => {
  const params = { id: person.id };
  const { data } = await it.call(getBalances, { as: it.manager, params, query: { year } });
  return data.person.balances.find((one: Balance) => one.type.id === types[kind]);
};
/** Hours used or planned, and hours left. */
const hours = async (person: Someone, kind: Kind = 'leave', year = 2026) => {
  const { used, planned, left } = await balance(person, kind, year);
  return [used + planned, left];
};
const shift = (...days: number[]) =>
  Array.from({ length: 14 }, (_, at) => (days.includes(at) ? 720 : 0));

describe('dimension', () => {
  test('C02 schools are not summed, work during a school counts once [ABS-89, ABS-205]', async () => {
    const anna = await it.signIn();
    await period(anna, { kind: 'school', years: 4 });
    await period(anna, { kind: 'school', years: 8, dateFrom: '2017-10-01', dateTo: '2022-06-30' });
    await period(anna, { kind: 'employment', dateFrom: '2018-10-01', dateTo: '2022-09-30' });
    await term(anna, '2024-01-01');
    expect((await balance(anna, 'leave', 2025)).entitled).toBe(208);
    expect((await balance(anna, 'leave', 2024)).entitled).toBe(160);
  });

  test.each<[string, string, object, number]>([
    ['C06 of 26 days, begun and ended in a year', '2026-02-09', { lastDay: '2026-05-15' }, 72],
    ['C07 until the middle of a month', '2020-01-01', { lastDay: '2026-05-15' }, 88],
    [
      'C07 after another employer',
      '2026-05-18',
      { formerUntil: '2026-05-15', formerEntitled: 11, formerUsed: 11 },
      120,
    ],
    [
      'C08 more used before than due',
      '2026-09-01',
      { formerUntil: '2026-03-31', formerEntitled: 7, formerUsed: 12 },
      32,
    ],
    [
      'C08 never below nothing',
      '2026-09-01',
      { formerUntil: '2026-03-31', formerEntitled: 7, formerUsed: 20 },
      0,
    ],
    ['C09 half a post', '2020-01-01', { partTime: 0.5 }, 104],
    ['C09 three quarters', '2020-01-01', { partTime: 0.75 }, 160],
    ['C09 a third', '2020-01-01', { partTime: 0.3333 }, 72],
    ['C09 seven eighths', '2020-01-01', { partTime: 0.875 }, 184],
    ['C25 until the end of August', '2020-01-01', { lastDay: '2026-08-31' }, 144],
  ])('%s: %s %j gives %i hours [ABS-87, ABS-205]', async (_, firstDay, more, entitled) => {
    const anna = await it.signIn();
    await term(anna, firstDay, more);
    expect((await balance(anna)).entitled).toBe(entitled);
  });

  test.each<[string, string, object, object, number]>([
    ['C10 from half to full', '2026-07-31', { partTime: 0.5 }, {}, 152],
    ['C10 from full to half', '2026-07-31', {}, { partTime: 0.5 }, 168],
    ['C10 within a month', '2026-08-15', {}, { partTime: 0.5 }, 176],
  ])(
    '%s, until %s %j, then %j: %i hours [ABS-87, ABS-205]',
    async (_, lastDay, one, next, entitled) => {
      const anna = await it.signIn();
      await term(anna, '2020-01-01', { lastDay, ...one });
      await term(anna, addDays(lastDay, 1), next);
      expect((await balance(anna)).entitled).toBe(entitled);
    },
  );

  test('C05 a first job carries fifteen days, with those of the next year [ABS-88, ABS-205]', async () => {
    const anna = await it.signIn();
    await period(anna, { kind: 'school', years: 4 });
    await term(anna, '2025-03-16', { firstJob: true });
    await carry(anna, 2025, { carried: 0 });
    await carry(anna, 2026, { carried: null });
    expect(await hours(anna, 'leave', 2025)).toEqual([0, 120]);
    expect(await hours(anna)).toEqual([0, 280]);
  });
});

describe('what days take', () => {
  test('C03 occasional leave stands outside the pool [ABS-51, ABS-205]', async () => {
    const anna = await it.signIn();
    await take(anna, ['occasion', '2026-09-11'], ['occasion', '2026-09-14']);
    expect(await hours(anna)).toEqual([0, 208]);
  });

  test('C11 of half a post with unequal days six of them are forty hours [ABS-51, ABS-205]', async () => {
    const anna = await it.signIn();
    await term(anna, '2020-01-01', { partTime: 0.5 });
    await roster(anna, '2026-01-05', [480, 480, 240, 0, 0, 0, 0]);
    await take(anna, ['leave', '2026-07-06', '2026-07-15']);
    expect(await hours(anna)).toEqual([40, 64]);
  });

  test('C12 a part of a day is leave where less is left than the day has, and not else [ABS-51, ABS-206]', async () => {
    const anna = await it.signIn();
    await roster(anna, '2026-01-05', Array(14).fill(720));
    const part: Taken = ['leave', '2026-12-12', '2026-12-12', { hours: 4 }];
    expect(words(await enter(anna, part))).toEqual({ hours: 'Ten typ bierze się całymi dniami' });
    await take(anna, ['leave', '2026-07-01', '2026-07-17']);
    expect(await hours(anna)).toEqual([204, 4]);
    const other: Taken = ['leave', '2026-12-12', '2026-12-12', { hours: 3 }];
    expect(words(await enter(anna, other))).toEqual({ hours: 'Ten typ bierze się całymi dniami' });
    const query = { owner: anna.id, type: leave, dateFrom: '2026-12-12', dateTo: '2026-12-12' };
    const check = (await it.call(checkAbsence, { as: anna, query })).data;
    expect([check.dayHours, check.restOfLeave]).toEqual([12, 4]);
    await take(anna, part);
    expect(await hours(anna)).toEqual([208, 0]);
    const piotr = await it.signIn();
    await carry(piotr, 2026, { entitled: 1 });
    const half: Taken = ['leave', '2026-12-14', '2026-12-14', { hours: 4 }];
    expect(words(await enter(piotr, half))).toEqual({ hours: 'Ten typ bierze się całymi dniami' });
  });

  test('C13 shifts of twelve hours take theirs, weekends and a night too [ABS-51, ABS-205]', async () => {
    const anna = await it.signIn();
    await roster(anna, '2026-08-03', shift(1, 2, 5, 6, 9));
    await take(anna, ['leave', '2026-08-03', '2026-08-16']);
    expect(await hours(anna)).toEqual([60, 148]);
  });

  test('C15 over the turn of a year each takes its own, the overdue first [ABS-55, ABS-205]', async () => {
    const anna = await it.signIn();
    await carry(anna, 2025, { entitled: 5, carried: 0 });
    await carry(anna, 2026, { carried: null });
    await take(anna, ['leave', '2025-12-22', '2026-01-02']);
    expect(await hours(anna, 'leave', 2025)).toEqual([40, 0]);
    expect(await hours(anna)).toEqual([8, 200]);
  });

  test('C16 the day given for a holiday on a Saturday takes no leave [ABS-98, ABS-205]', async () => {
    const anna = await it.signIn();
    await take(anna, ['leave', '2026-08-10', '2026-08-21']);
    expect(await hours(anna)).toEqual([80, 128]);
    const params = { day: '2026-08-14' };
    const body = { holiday: '2026-08-15', reason: 'oddany za święto' } as never;
    ok(await it.call(saveFreeDay, { as: it.admin, params, body }));
    expect(await hours(anna)).toEqual([72, 136]);
  });

  test('C17 overdue leave is drawn first [ABS-56, ABS-205]', async () => {
    const anna = await it.signIn();
    await carry(anna, 2026, { carried: 10 });
    await take(anna, ['leave', '2026-07-06', '2026-07-14'], ['leave', '2026-10-05', '2026-10-09']);
    expect(await hours(anna)).toEqual([96, 192]);
  });

  test('C18 leave on demand is of the pool, a long shift one of the four days [ABS-57, ABS-205]', async () => {
    const anna = await it.signIn();
    await roster(anna, '2026-06-01', shift(0, 1, 7, 8));
    await take(anna, ['demand', '2026-06-15']);
    expect(await hours(anna)).toEqual([12, 196]);
    const { entitled, left } = await balance(anna, 'demand');
    expect(left / entitled).toBe(3 / 4);
  });

  test('C19 sickness gives days back; leave that it kept from beginning waits to be agreed about [ABS-65, ABS-205]', async () => {
    const [anna, piotr] = [await it.signIn(), await it.signIn()];
    await take(anna, ['leave', '2026-07-06', '2026-07-17'], ['sick', '2026-07-09', '2026-07-15']);
    expect(await hours(anna)).toEqual([40, 168]);
    const id = (await enter(piotr, ['leave', '2026-07-06', '2026-07-17'])).data.id;
    await take(piotr, ['sick', '2026-07-03', '2026-07-10']);
    expect(await balance(piotr)).toMatchObject({ used: 0, planned: 0, waiting: 40, left: 208 });
    expect(await read(piotr, id)).toMatchObject({
      ...{ dateFrom: '2026-07-11', dateTo: '2026-07-17', status: { id: 0 } },
    });
    ok(await decide(it.manager, id, { status: 1 }));
    expect(await hours(piotr)).toEqual([40, 168]);
  });

  test('C25 at the end of employment nothing is below nothing [ABS-87, ABS-205]', async () => {
    const anna = await it.signIn();
    await term(anna, '2020-01-01', { lastDay: '2026-08-31' });
    await carry(anna, 2026, { carried: 4 });
    await take(anna, ['leave', '2026-01-05', '2026-01-21']);
    expect(await hours(anna)).toEqual([96, 80]);
    await take(anna, ['leave', '2026-01-22', '2026-02-06']);
    expect((await balance(anna)).used).toBe(192);
  });
});

describe('rights beside the pool', () => {
  test('C14 remote work counts days, not those on leave [ABS-53, ABS-205]', async () => {
    const anna = await it.signIn();
    await term(anna, '2020-01-01', { partTime: 0.875 });
    await take(anna, ['leave', '2026-03-02', '2026-03-06'], ['remote', '2026-03-02', '2026-03-10']);
    const { entitled, left } = await balance(anna, 'remote');
    expect(Math.round((24 * left) / entitled)).toBe(22);
    expect((await hours(anna))[0]).toBe(35);
  });

  test('C22 carer’s leave counts days of any length [ABS-53, ABS-205]', async () => {
    const anna = await it.signIn();
    await roster(anna, '2026-03-09', shift(1, 4));
    await take(anna, ['carer', '2026-03-09', '2026-03-13']);
    const { entitled, left } = await balance(anna, 'carer');
    expect(left / entitled).toBe(3 / 5);
    expect(await hours(anna)).toEqual([0, 208]);
  });

  test.each<Kind>(['force', 'child'])(
    'C23, C24 of %s two whole days of any length are all, by hours sixteen are [ABS-53, ABS-205]',
    async (kind) => {
      const [anna, piotr] = [await it.signIn(), await it.signIn()];
      await roster(anna, '2026-03-09', shift(1, 4, 8));
      await take(anna, [kind, '2026-03-10'], [kind, '2026-03-13']);
      expect(await hours(anna, kind)).toEqual([16, 0]);
      expect((await enter(anna, [kind, '2026-03-17'])).status).toBe(400);
      await term(piotr, '2020-01-01', { partTime: 0.875 });
      expect((await balance(piotr, kind)).left).toBe(14);
      await take(piotr, [kind, '2026-02-10', '2026-02-10', { hours: 4 }], [kind, '2026-05-04']);
      expect(await hours(piotr, kind)).toEqual([11, 3]);
      expect(await balance(piotr, kind, 2027)).toMatchObject({ left: 14 });
    },
  );

  test('C24 of a third of a post the hours go up to a whole one [ABS-53, ABS-205]', async () => {
    const anna = await it.signIn();
    await term(anna, '2020-01-01', { partTime: 0.3333 });
    expect((await balance(anna, 'child')).left).toBe(6);
    await take(anna, ['child', '2026-03-10'], ['child', '2026-03-13']);
    expect((await balance(anna, 'child')).left).toBe(0);
  });
});
