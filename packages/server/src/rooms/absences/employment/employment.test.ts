import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { getBalances, listBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import * as contract from '@zaplecze/contract/rooms/absences/employment/calls';
import { getPatterns } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { type HistoryChange, profileHistory } from '@zaplecze/contract/rooms/history/calls';
import { createPerson } from '@zaplecze/contract/rooms/people/calls';
import { afterAll, describe, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { absencesApp } from '../absences.fixture.ts';
import { availabilityOf } from '../working-time/availability.queries.ts';

const { it } = await absencesApp();
afterAll(() => it.close());

await it.db
  .insertInto('calendarType')
  .values({ name: 'wypoczynkowy', limited: true, limitKind: 'vacation' })
  .execute();

const year = Number(warsawDay().slice(0, 4));
const none = { formerUntil: null, formerEntitled: null, formerUsed: null };
const addTerm = (person: Someone, body: object, as = it.manager) =>
  it.call(contract.createTerm, {
    ...{ as, params: { person: person.id } },
    body: { partTime: 1, ...body } as never,
  });
const addPeriod = (person: Someone, body: object, as = it.manager) =>
  it.call(contract.createPeriod, { as, params: { person: person.id }, body: body as never });
const read = async (person: Someone, as = it.manager): Promise<contract.Employment> =>
  (await it.call(contract.getEmployment, { as, params: { person: person.id } })).data;
/** Days of holiday leave of a year. */
const leaveOf = async (person: Someone, of = year) => {
  const { data } = await it.call(getBalances, {
    ...{ as: it.manager, params: { id: person.id }, query: { year: of } },
  });
  const [balance] = data.person.balances;
  return { entitled: balance.entitled / 8, left: balance.left / 8, person: data.person };
};

describe('terms of employment', () => {
  test('leave of the first and the last year goes by begun months [ABS-87]', async () => {
    const anna = await it.signIn();
    expect((await leaveOf(anna, 2030)).entitled).toBe(26);
    expect((await addTerm(anna, { firstDay: '2030-11-25', lastDay: '2031-05-10' })).status).toBe(
      200,
    );
    // Two begun months: 26 × 2/12 = 4.33, up to a whole day; five of the next year.
    expect((await leaveOf(anna, 2030)).entitled).toBe(5);
    expect((await leaveOf(anna, 2031)).entitled).toBe(11);
    expect((await leaveOf(anna, 2032)).entitled).toBe(0);
  });

  test('a part of a post changes on a day, and the month is the better part’s [ABS-87]', async () => {
    const anna = await it.signIn();
    await addTerm(anna, { firstDay: '2020-01-01', lastDay: '2030-08-15' });
    const half = { firstDay: '2030-08-16', partTime: 0.5 };
    expect((await addTerm(anna, half)).status).toBe(200);
    const { entitled, person } = await leaveOf(anna, 2030);
    expect(entitled).toBe(22);
    expect(person).toMatchObject({ partTime: 1, known: { partTime: true, vacationDays: false } });
    expect((await leaveOf(anna, 2031)).entitled).toBe(13);
    const days = { dateFrom: '2030-08-15', dateTo: '2030-08-16' };
    const [, friday] = await availabilityOf(it.db, [anna.id], days);
    expect(friday?.norm).toBe(240);
  });

  test('the employer before has its part of the year [ABS-87]', async () => {
    const anna = await it.signIn();
    const former = { formerUntil: '2030-05-15', formerEntitled: 11, formerUsed: 11 };
    await addTerm(anna, { firstDay: '2030-05-18', ...former });
    expect((await leaveOf(anna, 2030)).entitled).toBe(15);
    const other = await it.signIn();
    const wrong = await addTerm(other, { firstDay: '2030-05-18', formerUntil: '2030-03-31' });
    expect(wrong.status).toBe(400);
    expect(Object.keys(wrong.errors ?? {})).toEqual(['formerUntil']);
  });

  test('with the employer before it is the dimension of the part of a post at most [ABS-87]', async () => {
    const anna = await it.signIn();
    const former = { formerUntil: '2030-05-15', formerEntitled: 6, formerUsed: 6 };
    await addTerm(anna, { firstDay: '2030-05-18', partTime: 0.5, ...former });
    expect((await leaveOf(anna, 2030)).entitled).toBe(7);
    // Full time before, half here: 26 × 5/12 + 13 × 7/12 = 18.4, a begun day whole, less eleven.
    const piotr = await it.signIn();
    const full = { formerUntil: '2030-05-15', formerEntitled: 11, formerUsed: 11 };
    await addTerm(piotr, { firstDay: '2030-05-18', partTime: 0.5, ...full });
    expect((await leaveOf(piotr, 2030)).entitled).toBe(8);
  });

  test('what makes 26 days after the last day gives nothing to who has left [ABS-87, ABS-89]', async () => {
    const anna = await it.signIn();
    await addPeriod(anna, { kind: 'school', years: 8 });
    const lastDay = '2026-03-31';
    await addPeriod(anna, { kind: 'other', dateFrom: '2013-01-01', dateTo: '2023-12-31' });
    await addTerm(anna, { firstDay: '2025-01-01', lastDay });
    const { entitled, person } = await leaveOf(anna, 2026);
    expect([entitled, person.vacationDays]).toEqual([5, 20]);
    if (warsawDay() > lastDay)
      expect((await read(anna)).seniority).toMatchObject({ days: 20, risesOn: null });
  });

  test('nobody works here before the first day and after the last [ABS-87]', async () => {
    const anna = await it.signIn();
    await addTerm(anna, { firstDay: '2030-11-26', lastDay: '2030-11-28' });
    const week = { dateFrom: '2030-11-25', dateTo: '2030-11-29' };
    const norms = (await availabilityOf(it.db, [anna.id], week)).map(({ norm }) => norm);
    expect(norms).toEqual([0, 480, 480, 480, 0]);
  });

  test('two terms do not share a day, and two who write one hear of each other [ABS-87]', async () => {
    const anna = await it.signIn();
    const { data } = await addTerm(anna, { firstDay: '2020-01-01', lastDay: '2024-12-31' });
    expect((await addTerm(anna, { firstDay: '2024-12-31' })).errors).toEqual({
      firstDay: 'W tym czasie jest już inny okres zatrudnienia',
    });
    expect((await addTerm(anna, { firstDay: '2025-02-01', lastDay: '2025-01-01' })).errors).toEqual(
      { lastDay: 'Ostatni dzień nie może być wcześniejszy niż pierwszy' },
    );
    const body = {
      firstDay: '2020-02-01',
      lastDay: null,
      partTime: 0.75,
      firstJob: false,
      ...none,
    };
    const change = (version: number) =>
      it.call(contract.updateTerm, {
        ...{ as: it.manager, params: { id: data.id } },
        body: { ...body, version },
      });
    expect((await change(1)).data.version).toBe(2);
    expect((await change(1)).status).toBe(409);
    expect((await read(anna)).terms).toMatchObject([{ firstDay: '2020-02-01', partTime: 0.75 }]);
    const gone = { as: it.manager, params: { id: data.id } };
    expect((await it.call(contract.removeTerm, gone)).status).toBe(200);
    expect((await read(anna)).terms).toEqual([]);
    const history = await it.call(profileHistory, { as: it.manager, params: { id: anna.id } });
    const entities = history.data.list
      .flatMap(({ entries }: HistoryChange) => entries)
      .map(({ entity }: { entity: string }) => entity);
    expect(entities).toContain('employmentTerm');
  });
});

test('of a first job leave comes with each month that has lapsed [ABS-88]', async () => {
  const anna = await it.signIn();
  await addPeriod(anna, { kind: 'school', years: 4 });
  const firstDay = addDays(warsawDay(), -65);
  await addTerm(anna, { firstDay, firstJob: true });
  // Two months of twenty days a year: two twelfths, not rounded; months of this year alone.
  const months = firstDay.startsWith(`${year}-`) ? 2 : 12;
  expect((await leaveOf(anna)).entitled).toBeCloseTo((20 * months) / 12, 3);
});

test('the months of a first job go on through a change of the part of a post [ABS-88]', async () => {
  const anna = await it.signIn();
  await addPeriod(anna, { kind: 'school', years: 4 });
  const half = { firstDay: '2025-03-16', lastDay: '2025-07-15', firstJob: true, partTime: 0.5 };
  await addTerm(anna, half);
  await addTerm(anna, { firstDay: '2025-07-16' });
  // Four months of ten days a year, then five of twenty that lapsed.
  expect((await leaveOf(anna, 2025)).entitled).toBeCloseTo((4 * 10 + 5 * 20) / 12, 3);
  expect((await leaveOf(anna, 2026)).entitled).toBe(20);
});

describe('seniority', () => {
  test('schools and work give 20 or 26 days, and the day from which it is more [ABS-89]', async () => {
    const anna = await it.signIn();
    expect((await read(anna)).seniority).toBeNull();
    await addPeriod(anna, { kind: 'school', years: 8, dateFrom: null, dateTo: '2019-06-30' });
    const firstDay = addDays(warsawDay(), -400);
    await addTerm(anna, { firstDay });
    const before = await read(anna);
    expect(before.seniority).toMatchObject({ days: 20 });
    expect(before.seniority?.risesOn).toBe(twoYearsOn(firstDay));
    const work = { kind: 'other', dateFrom: '2015-01-01', dateTo: '2017-12-31' };
    expect((await addPeriod(anna, work)).status).toBe(200);
    expect((await read(anna)).seniority).toMatchObject({ days: 26, risesOn: null });
    const { person } = await leaveOf(anna);
    expect(person).toMatchObject({ vacationDays: 26, known: { vacationDays: true } });
    const [, period] = (await read(anna)).periods;
    const id = period?.id ?? 0;
    expect((await it.call(contract.removePeriod, { as: it.manager, params: { id } })).status).toBe(
      200,
    );
    expect((await leaveOf(anna)).person.vacationDays).toBe(20);
  });

  test('a school says which, work its days [ABS-89]', async () => {
    const anna = await it.signIn();
    expect((await addPeriod(anna, { kind: 'school' })).errors).toEqual({
      years: 'Wybierz szkołę',
    });
    expect(Object.keys((await addPeriod(anna, { kind: 'other' })).errors ?? {})).toEqual([
      'dateFrom',
      'dateTo',
    ]);
  });
});

/** The same day two years later, or the next where there is none. */
function twoYearsOn(day: string): string {
  return `${Number(day.slice(0, 4)) + 2}${day.slice(4)}`;
}

describe('who', () => {
  test('people read their own, managers keep others’ and nobody their own [ABS-90]', async () => {
    const [anna, piotr] = [await it.signIn(), await it.signIn()];
    const term = { firstDay: '2020-01-01' };
    expect((await addTerm(anna, term, anna)).status).toBe(403);
    expect((await addTerm(it.manager, term, it.manager)).status).toBe(403);
    expect((await addTerm(it.manager, term, it.admin)).status).toBe(200);
    expect((await read(anna, anna)).may).toEqual({ edit: false });
    const params = { person: anna.id };
    expect((await it.call(contract.getEmployment, { as: piotr, params })).status).toBe(403);
    const own = (await read(it.manager)).terms[0]?.id ?? 0;
    const remove = { as: it.manager, params: { id: own } };
    expect((await it.call(contract.removeTerm, remove)).status).toBe(403);
  });
});

describe('somebody new', () => {
  const hire = async (email: string, employment?: object) => {
    const { data, errors, message } = await it.call(createPerson, {
      as: it.admin,
      body: {
        ...{ firstName: 'Nowa', lastName: 'Osoba', phone: '+48 600-700-800', email },
        ...{ department: null, position: null, businessArea: '', picture: null },
        ...(employment && { employment }),
      } as never,
    });
    expect([errors, message]).toEqual([undefined, undefined]);
    return { id: data.id } as Someone;
  };

  test('comes with the first day, the roster and the leave that is left [ABS-91]', async () => {
    const firstDay = `${year}-03-02`;
    const minutes = [360, 360, 360, 360, 0, 0, 0];
    const nowa = await hire('nowa@firma.pl', {
      ...{ firstDay, partTime: 0.6, vacationDays: 20, minutes, carried: '2,5' },
    });
    const { terms, lacks } = await read(nowa);
    expect(terms).toMatchObject([{ firstDay, partTime: 0.6 }]);
    expect(lacks).toEqual([]);
    const { list } = (await it.call(getPatterns, { as: it.manager, params: { person: nowa.id } }))
      .data;
    expect(list).toMatchObject([{ minutes }]);
    // 20 × 3/5 = 12 days a year, ten twelfths of it.
    expect(await leaveOf(nowa)).toMatchObject({ entitled: 10, left: 12.5 });
  });

  test('who begins next year has that year’s leave in it alone [ABS-91]', async () => {
    const next = year + 1;
    const employment = { firstDay: `${next}-01-11`, carried: 0, entitled: 26 };
    const nowa = await hire('zarok@firma.pl', employment);
    expect((await leaveOf(nowa)).left).toBe(0);
    expect(await leaveOf(nowa, next)).toMatchObject({ entitled: 26, left: 26 });
    expect(await leaveOf(nowa, next)).toMatchObject({ person: { balances: [{ carried: 0 }] } });
  });

  test('may come without: what lacks is named, counted and listed [ABS-92]', async () => {
    const before = (await it.call(contract.countGaps, { as: it.manager })).data.count;
    const nowa = await hire('bez@firma.pl', { partTime: 0.5 });
    expect((await read(nowa)).lacks).toEqual(['firstDay', 'roster', 'balance']);
    expect((await it.call(contract.countGaps, { as: it.manager })).data.count).toBe(before + 1);
    expect((await it.call(contract.countGaps, { as: await it.signIn() })).status).toBe(403);
    const listed = async () =>
      (
        await it.call(listBalances, {
          ...{ as: it.manager, query: { filter: { lacks: '1', user: [nowa.id] } } as never },
        })
      ).data.list.list;
    expect(await listed()).toMatchObject([{ lacks: ['firstDay', 'roster', 'balance'] }]);
    await addTerm(nowa, { firstDay: `${year}-01-05` });
    expect((await read(nowa)).lacks).toEqual([]);
    expect(await listed()).toEqual([]);
  });
});
