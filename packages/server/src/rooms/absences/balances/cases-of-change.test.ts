import {
  type Balance,
  getBalances,
  saveBalance,
} from '@zaplecze/contract/rooms/absences/balances/calls';
import { updateAbsence } from '@zaplecze/contract/rooms/absences/calls';
import { afterAll, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { requestsApp } from '../requests/requests.fixture.ts';
import { limitedTypes } from './balances.fixture.ts';

/* Worked cases of the Labour Code, counted by hand, in which something changes after leave was given. */

const { it, create } = await requestsApp();
afterAll(() => it.close());

const type = limitedTypes(it);
const leave = await type('wypoczynkowy', { limitKind: 'vacation' });
const child = await type('opieka', { limitDays: 2, unit: 'hour', limitForbids: true });

/** Hours used or planned, and hours left, of 2026. */
const hours = async (person: Someone, of: number) => {
  const asked = { params: { id: person.id }, query: { year: 2026 } };
  const { data } = await it.call(getBalances, { as: it.manager, ...asked });
  const found = data.person.balances.find((one: Balance) => one.type.id === of);
  return [found.used + found.planned, found.left];
};
const enter = (person: Someone, of: number, dateFrom: string, dateTo: string) =>
  create(it.manager, { owner: person.id, type: of, dateFrom, dateTo });

test('C19c recalled from leave, the days from the recall on come back to the pool [ABS-65, ABS-205]', async () => {
  const anna = await it.signIn();
  const { id } = (await enter(anna, leave, '2026-06-01', '2026-06-12')).data;
  // Nine days, as 4 June is Corpus Christi.
  expect(await hours(anna, leave)).toEqual([72, 136]);
  const body = { dateTo: '2026-06-08', reason: 'odwołanie z urlopu (art. 167)' };
  const recall = await it.call(updateAbsence, { as: it.manager, params: { id }, body });
  expect(recall.status).toBe(200);
  // 1, 2, 3, 5 and 8 June were taken, four days are back, 21 are left.
  expect(await hours(anna, leave)).toEqual([40, 168]);
});

test('C24e once the only child is fourteen the hours that were left are gone [ABS-54, ABS-205]', async () => {
  const anna = await it.signIn();
  expect((await enter(anna, child, '2026-03-10', '2026-03-10')).status).toBe(200);
  expect(await hours(anna, child)).toEqual([8, 8]);
  // From 10 October on nothing is due: the year's is what was taken.
  const params = { id: anna.id, year: 2026, type: child };
  const body = { entitled: 1 } as never;
  expect((await it.call(saveBalance, { as: it.manager, params, body })).status).toBe(200);
  expect(await hours(anna, child)).toEqual([8, 0]);
  expect((await enter(anna, child, '2026-10-12', '2026-10-12')).errors).toEqual({
    dateTo: 'Ponad limit „opieka” na 2026 rok o 1\u00a0dzień',
  });
});
