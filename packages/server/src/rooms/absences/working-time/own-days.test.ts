import { listCalendar, listVacations, type OwnDays } from '@zaplecze/contract/rooms/absences/calls';
import { createTerm } from '@zaplecze/contract/rooms/absences/employment/calls';
import { savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { listPresence } from '@zaplecze/contract/rooms/absences/presence/calls';
import { afterAll, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { absencesApp } from '../absences.fixture.ts';

const { it, create, vacation } = await absencesApp();
afterAll(() => it.close());

const april = { dateFrom: '2026-04-01', dateTo: '2026-04-30' };
const roster = (person: Someone, from: string, minutes: number[]) =>
  it.call(savePattern, {
    ...{ as: it.manager, params: { person: person.id, from } },
    body: { minutes } as never,
  });
const tuesdays = [0, 480, 480, 480, 480, 480, 0];
const ownOf = (list: OwnDays[], { id }: Someone) => list.find(({ person }) => person === id);

test('calendars shade days off by the roster of each person, and say which holidays owe them a day [ABS-261]', async () => {
  const [anna, piotr] = [await it.signIn(), await it.signIn()];
  expect((await roster(anna, '2026-01-05', tuesdays)).status).toBe(200);
  const { ownDays } = (await it.call(listVacations, { as: piotr, query: april })).data;
  expect(ownOf(ownDays, anna)).toEqual({
    person: anna.id,
    // Mondays; Easter Monday is off for everybody.
    off: ['2026-04-13', '2026-04-20', '2026-04-27'],
    on: ['2026-04-04', '2026-04-11', '2026-04-18', '2026-04-25'],
    owed: ['2026-04-06'],
  });
  expect(ownOf(ownDays, piotr)).toBeUndefined();
  const own = async (as: Someone) =>
    (await it.call(listCalendar, { as, query: april })).data.ownDays;
  expect(await own(anna)).toEqual([ownOf(ownDays, anna)]);
  expect(await own(piotr)).toEqual([]);
});

test('days outside of employment and before the roster are the company’s in calendars [ABS-261]', async () => {
  const anna = await it.signIn();
  await it.call(createTerm, {
    ...{ as: it.manager, params: { person: anna.id } },
    body: { partTime: 1, firstDay: '2026-04-14' } as never,
  });
  await roster(anna, '2026-04-20', tuesdays);
  const { ownDays } = (await it.call(listVacations, { as: anna, query: april })).data;
  expect(ownOf(ownDays, anna)).toMatchObject({
    ...{ off: ['2026-04-20', '2026-04-27'], on: ['2026-04-25'], owed: [] },
  });
});

test('who is away is told with names [ABS-262]', async () => {
  const anna = await it.signIn();
  const day = '2037-11-24';
  await create(it.manager, { owner: anna.id, type: vacation, dateFrom: day, dateTo: day });
  const { list } = (await it.call(listPresence, { as: it.stranger, query: { day } })).data;
  expect(list.find(({ user }: { user: number }) => user === anna.id)).toMatchObject({
    name: anna.name,
  });
});
