import { type Balance, getBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import {
  createPeriod,
  createTerm,
  getEmployment,
  updateTerm,
} from '@zaplecze/contract/rooms/absences/employment/calls';
import { getHandover, removePerson, restorePerson } from '@zaplecze/contract/rooms/people/calls';
import { afterAll, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { requestsApp } from '../requests/requests.fixture.ts';
import { limitedTypes } from './balances.fixture.ts';

/* Overdue leave of whoever was hired in the year before, counted by hand after the Labour Code; what is taken and planned together. */

const { it, create } = await requestsApp();
afterAll(() => it.close());

const leave = await limitedTypes(it)('wypoczynkowy', { limitKind: 'vacation' });

/** Somebody whose account was made on a day, and who works here since another one. */
async function hire(account: string, firstDay: string, more: object = {}): Promise<Someone> {
  const person = await it.signIn();
  const created = `${account}T10:00:00Z`;
  await it.db.updateTable('person').set({ created }).where('id', '=', person.id).execute();
  const body = { partTime: 1, firstDay, ...more } as never;
  const done = await it.call(createTerm, {
    ...{ as: it.manager, params: { person: person.id }, body },
  });
  expect([done.status, done.errors]).toEqual([200, undefined]);
  return person;
}

const take = async (owner: Someone, dateFrom: string, dateTo: string) => {
  const body = { owner: owner.id, type: leave, dateFrom, dateTo };
  expect((await create(it.manager, body)).status).toBe(200);
};

/** Days that a year gives, that are carried over into it, and that are left. */
async function days(person: Someone, year: number): Promise<number[]> {
  const asked = { as: it.manager, params: { id: person.id }, query: { year } };
  const { data } = await it.call(getBalances, asked);
  const found: Balance = data.person.balances.find((one: Balance) => one.type.id === leave);
  return [found.entitled, found.carried, found.left].map((hours) => hours / 8);
}

const lacks = async (person: Someone): Promise<string[]> =>
  (await it.call(getEmployment, { as: it.manager, params: { person: person.id } })).data.lacks;

test('what is left of the year in which somebody was hired is overdue in the next [ABS-282]', async () => {
  const anna = await hire('2026-08-28', '2026-09-01');
  // 26 × 4/12 = 8.67, up to 9 days (art. 155¹); Monday and Tuesday are taken.
  await take(anna, '2026-10-05', '2026-10-06');
  expect(await days(anna, 2026)).toEqual([9, 0, 7]);
  expect(await days(anna, 2027)).toEqual([26, 7, 33]);
  // Of 2027 three weeks in March: the overdue days first, the rest goes on again.
  await take(anna, '2027-03-01', '2027-03-19');
  expect(await days(anna, 2027)).toEqual([26, 7, 18]);
  expect(await days(anna, 2028)).toEqual([26, 18, 44]);
  expect(await lacks(anna)).toEqual([]);
});

test('a first job goes on with all twelfths of its year (C05) [ABS-282]', async () => {
  const piotr = await hire('2026-03-16', '2026-03-16', { firstJob: true });
  const body = { kind: 'school', years: 4, dateFrom: null, dateTo: null } as never;
  const school = { as: it.manager, params: { person: piotr.id }, body };
  expect((await it.call(createPeriod, school)).status).toBe(200);
  // 9 months × 20/12 = 15 days (art. 153 § 1), and 20 of the new year (§ 2).
  expect(await days(piotr, 2027)).toEqual([20, 15, 35]);
});

test('a part of a post, and somebody hired for the year to come [ABS-282]', async () => {
  // Dimension 13 of half a post; from 16.11 two begun months: 13 × 2/12 = 2.17, up to 3.
  const half = await hire('2026-11-16', '2026-11-16', { partTime: 0.5 });
  expect(await days(half, 2027)).toEqual([13, 3, 16]);
  const ahead = await hire('2026-11-25', '2027-01-04');
  expect(await days(ahead, 2027)).toEqual([26, 0, 26]);
  expect(await lacks(ahead)).not.toContain('balance');
});

test('of whoever worked here before their account nothing is made up [ABS-282]', async () => {
  const old = await hire('2026-02-02', '2019-05-06');
  expect(await days(old, 2027)).toEqual([26, 0, 26]);
  expect(await lacks(old)).toContain('balance');
});

test('of whoever left managers write the last day afterwards, and read what is paid out [ABS-339]', async () => {
  const anna = await hire('2025-12-01', '2026-01-01');
  await take(anna, '2026-03-02', '2026-03-06');
  await it.call(removePerson, { as: it.admin, params: { id: anna.id } });
  const of = { as: it.manager, params: { person: anna.id } };
  const [term] = (await it.call(getEmployment, of)).data.terms;
  const ended = await it.call(updateTerm, {
    ...{ as: it.manager, params: { id: term?.id ?? 0 } },
    body: { partTime: 1, firstDay: '2026-01-01', lastDay: '2026-08-31' } as never,
  });
  expect(ended.status).toBe(200);
  // 26 × 8/12 is 18 days; five of them were taken.
  expect(await days(anna, 2026)).toEqual([18, 0, 13]);
});

test('who deactivates an account writes the last day with it, which is proposed as it stands [PEO-293]', async () => {
  const anna = await hire('2025-12-01', '2026-01-01');
  const asked = { as: it.admin, params: { id: anna.id } };
  expect((await it.call(getHandover, asked)).data.employment).toEqual({
    firstDay: '2026-01-01',
    lastDay: null,
  });
  const leave = (lastDay: string) =>
    it.call(removePerson, { ...asked, body: { lastDay } as never });
  const early = await leave('2025-12-31');
  expect(early.status).toBe(400);
  expect(early.errors).toEqual({
    lastDay: 'Ostatni dzień nie może być wcześniejszy niż pierwszy (01.01.2026)',
  });
  expect((await leave('kiedyś')).errors).toEqual({ lastDay: expect.any(String) });
  expect((await leave('2026-08-31')).status).toBe(200);
  const of = { as: it.manager, params: { person: anna.id } };
  expect((await it.call(getEmployment, of)).data.terms).toMatchObject([{ lastDay: '2026-08-31' }]);
  expect(await days(anna, 2026)).toEqual([18, 0, 18]);
});

test('who deactivates an account is told which absences lie behind the last day; who gives it back, that the employment has ended [ABS-346, PEO-294]', async () => {
  const anna = await hire('2025-12-01', '2026-01-01');
  await take(anna, '2026-03-02', '2026-03-06');
  await take(anna, '2026-09-07', '2026-09-11');
  const asked = { as: it.admin, params: { id: anna.id } };
  const left = await it.call(removePerson, { ...asked, body: { lastDay: '2026-08-31' } as never });
  expect(left.data.outside).toEqual(['wypoczynkowy, od 07.09.2026 do 11.09.2026']);
  // What was taken behind the last day takes nothing any more, and says why in its history.
  expect(await days(anna, 2026)).toEqual([18, 0, 13]);
  const [later] = await it.db
    .selectFrom('calendarEntry')
    .select('reason')
    .where('owner', '=', anna.id)
    .where('dateFrom', '=', '2026-09-07')
    .execute();
  expect(later?.reason).toMatch(/^Zmiana zatrudnienia, .+: koniec zatrudnienia$/);
  const back = await it.call(restorePerson, asked);
  expect(back.data.ended).toBe('2026-08-31');

  const piotr = await hire('2025-12-01', '2026-01-01');
  const one = { as: it.admin, params: { id: piotr.id } };
  const open = await it.call(removePerson, { ...one, body: {} as never });
  expect(open.data.outside).toEqual([]);
  expect((await it.call(restorePerson, one)).data.ended).toBeNull();
});

test('of whoever has no known employment no last day is asked, and none is taken [PEO-293]', async () => {
  const piotr = await it.signIn();
  const asked = { as: it.admin, params: { id: piotr.id } };
  expect((await it.call(getHandover, asked)).data.employment).toBeNull();
  const refused = await it.call(removePerson, {
    ...asked,
    body: { lastDay: '2026-08-31' } as never,
  });
  expect(refused.errors).toEqual({
    lastDay: 'Zatrudnienie tej osoby nie jest zapisane. Zapisz je w jej profilu',
  });
});
