import {
  type Balance,
  getBalances,
  saveBalance,
} from '@zaplecze/contract/rooms/absences/balances/calls';
import {
  createTerm,
  type EmploymentTerm,
  getEmployment,
} from '@zaplecze/contract/rooms/absences/employment/calls';
import { getPatterns, savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { createPerson } from '@zaplecze/contract/rooms/people/calls';
import { afterAll, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { requestsApp } from '../requests/requests.fixture.ts';
import { limitedTypes } from './balances.fixture.ts';

/* C11 b of the worked cases: a norm of seven hours by law, whose day of leave has seven. */

const { it, create } = await requestsApp();
afterAll(() => it.close());

const type = limitedTypes(it);
const leave = await type('wypoczynkowy', { limitKind: 'vacation' });
const force = await type('siła wyższa', { limitDays: 2, unit: 'hour' });
const sevenHours = [420, 420, 420, 420, 420, 0, 0];

const term = async (person: Someone, body: object) => {
  const input = { as: it.manager, params: { person: person.id } };
  const { status, errors } = await it.call(createTerm, {
    ...input,
    body: { partTime: 1, firstDay: '2020-01-01', dayNorm: 420, ...body } as never,
  });
  expect([status, errors]).toEqual([200, undefined]);
};
const write = (person: Someone, year: number, body: object) =>
  it.call(saveBalance, {
    ...{ as: it.manager, params: { id: person.id, year, type: leave }, body: body as never },
  });
const take = async (person: Someone, dateFrom: string, dateTo: string) =>
  expect(
    (await create(it.manager, { owner: person.id, type: leave, dateFrom, dateTo })).status,
  ).toBe(200);
const balance = async (person: Someone, of = leave): Promise<Balance> => {
  const params = { id: person.id };
  const { data } = await it.call(getBalances, { as: it.manager, params, query: { year: 2026 } });
  return data.person.balances.find((one: Balance) => one.type.id === of);
};

test.each(['by a roster of their own', 'by the company’s'])(
  'a week of seven-hour days takes 35 of 182 hours %s [ABS-52, ABS-218]',
  async (by) => {
    const anna = await it.signIn();
    await term(anna, {});
    if (by.startsWith('by a roster'))
      await it.call(savePattern, {
        ...{ as: it.manager, params: { person: anna.id, from: '2020-01-01' } },
        body: { minutes: sevenHours },
      });
    await take(anna, '2026-07-06', '2026-07-10');
    expect(await balance(anna)).toMatchObject({ entitled: 182, left: 147, dayHours: 7 });
    const { current } = (await it.call(getPatterns, { as: anna, params: { person: anna.id } }))
      .data;
    expect(current.minutes).toEqual(sevenHours);
    // Rights by hours go by the norm as well (art. 148¹ § 3).
    expect(await balance(anna, force)).toMatchObject({ entitled: 14 });
  },
);

test('ten days more make thirty-six of seven hours [ABS-218]', async () => {
  const anna = await it.signIn();
  await term(anna, {});
  expect((await write(anna, 2026, { entitled: 36 })).status).toBe(200);
  expect(await balance(anna)).toMatchObject({ entitled: 252, left: 252 });
});

test('a norm that changes within the year leaves as many days [ABS-218]', async () => {
  const anna = await it.signIn();
  await term(anna, { lastDay: '2026-06-30', dayNorm: 480 });
  await term(anna, { firstDay: '2026-07-01' });
  await write(anna, 2025, { entitled: 10 });
  // Of ten days of 2025 five days in March, then one of seven hours: four and twenty-six are left.
  await take(anna, '2026-03-09', '2026-03-13');
  await take(anna, '2026-07-06', '2026-07-06');
  expect(await balance(anna)).toMatchObject({ carried: 70, carriedLeft: 28, left: 30 * 7 });
});

test('half of a post of seven hours has thirteen such days [ABS-52, ABS-218]', async () => {
  const anna = await it.signIn();
  await term(anna, { partTime: 0.5 });
  expect(await balance(anna)).toMatchObject({ entitled: 91, dayHours: 3.5 });
});

test('the norm is asked of somebody new, and one by law alone is taken [ABS-91, ABS-218]', async () => {
  const hired = async (dayNorm: number, email: string) =>
    await it.call(createPerson, {
      as: it.admin,
      body: {
        ...{ firstName: 'Nowa', lastName: 'Osoba', phone: '+48 600-700-800', email },
        ...{ department: null, position: null, businessArea: '', picture: null },
        employment: { firstDay: '2026-03-02', dayNorm },
      } as never,
    });
  expect((await hired(500, 'za.dluga@firma.pl')).status).toBe(400);
  const { id } = (await hired(455, 'siedem.trzydziesci@firma.pl')).data;
  const { data } = await it.call(getEmployment, { as: it.manager, params: { person: id } });
  expect(data.terms.map(({ dayNorm }: EmploymentTerm) => dayNorm)).toEqual([455]);
});
