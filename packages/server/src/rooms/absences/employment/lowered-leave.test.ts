import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { getBalances, saveEmployment } from '@zaplecze/contract/rooms/absences/balances/calls';
import { createAbsence } from '@zaplecze/contract/rooms/absences/calls';
import * as contract from '@zaplecze/contract/rooms/absences/employment/calls';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { type HistoryChange, profileHistory } from '@zaplecze/contract/rooms/history/calls';
import { saveOrganization } from '@zaplecze/contract/rooms/organization/calls';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { absencesApp } from '../absences.fixture.ts';
import { notifyOfGaps } from './notify-gaps.ts';

const { it } = await absencesApp();
afterAll(() => it.close());
beforeEach(async () => {
  await it.db.deleteFrom('calendarEntry').execute();
});

const typeOf = async (name: string, more: object): Promise<number> =>
  (
    await it.call(dictionaryCalls.calendarType.create, {
      as: it.admin,
      body: { name, color: '#2F9E44', isVacation: true, isPrivate: false, ...more } as never,
    })
  ).data.id;
const leave = await typeOf('wypoczynkowy', { limited: true, limitKind: 'vacation' });
const unpaid = await typeOf('bezpłatny', { lowersLeave: 'unpaid' });
const childcare = await typeOf('wychowawczy', { lowersLeave: 'childcare' });

const year = 2036;
const on = (day: string, of = year) => `${of}-${day}`;
const enter = (person: Someone, type: number, [dateFrom, dateTo]: [string, string]) =>
  it.call(createAbsence, { as: it.manager, body: { owner: person.id, type, dateFrom, dateTo } });
/** Days of holiday leave of a year, and what is left of them. */
const leaveOf = async (person: Someone, of = year) => {
  const input = { as: it.manager, params: { id: person.id }, query: { year: of } };
  const { person: found } = (await it.call(getBalances, input)).data;
  const balance = found.balances.find(({ type }: { type: { id: number } }) => type.id === leave);
  return { entitled: balance.entitled / 8, left: balance.left / 8 };
};

describe('time without work lowers leave [ABS-153]', () => {
  test.each([
    ['C20 three months of unpaid leave', unpaid, [on('03-01'), on('05-31')], 20],
    ['C20 less than a month', unpaid, [on('09-01'), on('09-20')], 26],
    ['C20 from the middle of a month', unpaid, [on('04-16'), on('07-15')], 22],
    ['C21 childcare since the year before', childcare, [on('10-01', year - 1), on('04-15')], 20],
    ['C21 childcare begun within the year', childcare, [on('03-01'), on('08-31')], 26],
  ] as const)('%s', async (_, type, range, days) => {
    const anna = await it.signIn();
    expect((await leaveOf(anna)).entitled).toBe(26);
    expect((await enter(anna, type, [...range])).status).toBe(200);
    expect((await leaveOf(anna)).entitled).toBe(days);
  });
  test('what goes on from one entry to the next is one time', async () => {
    const anna = await it.signIn();
    await enter(anna, unpaid, [on('03-01'), on('03-20')]);
    await enter(anna, unpaid, [on('03-21'), on('05-31')]);
    expect((await leaveOf(anna)).entitled).toBe(20);
  });
  test('never below what was used before it', async () => {
    const anna = await it.signIn();
    // Twenty-two working days before the first of March, of which none is left.
    const { data } = await enter(anna, leave, [on('01-07'), on('02-06')]);
    expect(data.id).toBeGreaterThan(0);
    const used = 26 - (await leaveOf(anna)).left;
    expect(used).toBeGreaterThan(20);
    await enter(anna, unpaid, [on('03-01'), on('05-31')]);
    expect(await leaveOf(anna)).toEqual({ entitled: used, left: 0 });
  });
});

test('of public finances other work counts since January 2026, elsewhere since May [ABS-154]', async () => {
  const leftIn = async (lastDay: string) => {
    const person = await it.signIn();
    const params = { person: person.id };
    const work = { kind: 'other', dateFrom: '2013-01-01', dateTo: '2024-12-31' };
    await it.call(contract.createPeriod, { as: it.manager, params, body: work as never });
    const term = { partTime: 1, firstDay: '2025-01-01', lastDay };
    await it.call(contract.createTerm, { as: it.manager, params, body: term as never });
    return async () => (await leaveOf(person, 2026)).entitled;
  };
  const [march, may] = [await leftIn('2026-03-31'), await leftIn('2026-05-31')];
  // Three twelfths of 20 days, five of 26.
  expect([await march(), await may()]).toEqual([5, 11]);
  const body = { name: 'Urząd', publicFinances: true };
  expect((await it.call(saveOrganization, { as: it.admin, body })).status).toBe(200);
  expect([await march(), await may()]).toEqual([7, 11]);
  await it.call(saveOrganization, { as: it.admin, body: { publicFinances: false } });
});

test('who may mend it hears once a month how many people lack something, and is led to them [ABS-155]', async () => {
  const day = warsawDay();
  const told = async (as: Someone): Promise<string[]> =>
    (await it.told(as.id)).filter((words: string) => words.includes('Urlopy i salda'));
  const remind = (on: string) => it.db.transaction().execute((tx) => notifyOfGaps(tx, on));
  const { count } = (await it.call(contract.countGaps, { as: it.manager })).data;
  expect(count).toBeGreaterThan(0);
  await Promise.all([remind(day), remind(day)]);
  for (const as of [it.manager, it.admin]) {
    const [words, ...more] = await told(as);
    expect(more).toEqual([]);
    expect(words?.replaceAll('\u00A0', ' ')).toMatch(new RegExp(`\\b${count} osob`));
  }
  expect(await told(it.stranger)).toEqual([]);
  await remind(addDays(day, 45));
  expect(await told(it.manager)).toHaveLength(2);
});

test('what is written by year stands in the history of the profile [ABS-156]', async () => {
  const anna = await it.signIn();
  const params = { id: anna.id, year: Number(warsawDay().slice(0, 4)) };
  const save = await it.call(saveEmployment, {
    as: it.manager,
    params,
    body: { partTime: 0.5, vacationDays: 20 },
  });
  expect(save.status).toBe(200);
  const { list } = (await it.call(profileHistory, { as: it.manager, params: { id: anna.id } }))
    .data;
  const entries = list.flatMap((change: HistoryChange) => change.entries);
  const words = JSON.stringify(
    entries.filter(({ entity }: { entity: string }) => entity === 'employment'),
  );
  expect(words).toContain('1/2');
});
