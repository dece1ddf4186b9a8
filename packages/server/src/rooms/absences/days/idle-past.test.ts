import { weekday } from '@zaplecze/contract/kit/values/days';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { checkAbsence } from '@zaplecze/contract/rooms/absences/balances/calls';
import { savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { afterAll, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { limitedTypes } from '../balances/balances.fixture.ts';
import { requestsApp } from '../requests/requests.fixture.ts';

const { it, create, requests, read } = await requestsApp();
afterAll(() => it.close());

const remote = await limitedTypes(it)('zdalna okazjonalna', { limitDays: 24, isVacation: false });
const today = warsawDay();
const yesterday = addDays(today, -1);
/** Works on all days but those of one day of the week, holidays too. */
const worksBut = (person: Someone, off: number) =>
  it.call(savePattern, {
    ...{ as: it.manager, params: { person: person.id, from: addDays(today, -14) } },
    body: {
      minutes: Array.from({ length: 7 }, (_, at) => (at === off ? 0 : 480)),
      holidays: true,
    } as never,
  });
const days = (person: Someone) => ({
  ...{ owner: person.id, type: remote, dateFrom: yesterday, dateTo: today },
});

test('days of a limited type that are over and have no work neither count nor wait for anybody [ABS-263]', async () => {
  const anna = await it.signIn();
  expect((await worksBut(anna, weekday(yesterday))).status).toBe(200);
  const check = await it.call(checkAbsence, { as: anna, query: days(anna) });
  expect([check.data.outcome, check.data.asks]).toEqual(['saved', []]);
  const { data } = await create(anna, days(anna));
  expect(data).toMatchObject({ status: 1, pastWaits: false });
  expect(await read(anna, data.id)).toMatchObject({ dateFrom: today, dateTo: today });
  expect(await requests(anna)).toEqual([]);
});

test('days of it with work wait for somebody else [ABS-263]', async () => {
  const piotr = await it.signIn();
  await worksBut(piotr, weekday(addDays(today, 1)));
  const check = await it.call(checkAbsence, { as: piotr, query: days(piotr) });
  expect(check.data.outcome).toBe('split');
  expect((await create(piotr, days(piotr))).data).toMatchObject({ status: 1, pastWaits: true });
  expect(await requests(piotr)).toMatchObject([{ dateFrom: yesterday, dateTo: yesterday }]);
});
