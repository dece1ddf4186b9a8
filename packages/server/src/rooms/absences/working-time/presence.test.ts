import { weekday } from '@zaplecze/contract/kit/values/days';
import { workingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { saveFreeDay } from '@zaplecze/contract/rooms/absences/free-days/calls';
import { removePattern, savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { listPresence, type Presence } from '@zaplecze/contract/rooms/absences/presence/calls';
import { getDay } from '@zaplecze/contract/rooms/day/calls';
import { peopleForWork } from '@zaplecze/contract/rooms/radar/calls';
import { getInside } from '@zaplecze/contract/rooms/visits/calls';
import { afterAll, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { absencesApp } from '../absences.fixture.ts';

const { it, made, secret, remote } = await absencesApp();
afterAll(() => it.close());

const today = warsawDay();
const presence = async (day = today): Promise<Presence[]> =>
  (await it.call(listPresence, { as: it.manager, query: { day } })).data.list;
const of = async (person: Someone, day = today) =>
  (await presence(day)).find(({ user }) => user === person.id);
const standIn = (user: Someone, replaced: Someone) =>
  it.db
    .insertInto('replacement')
    .values({
      ...{ user: user.id, replacedUser: replaced.id },
      ...{ dateFrom: `${addDays(today, -1)}T12:00:00Z`, dateTo: `${addDays(today, 20)}T12:00:00Z` },
    })
    .execute();
const ref = ({ id, name }: Someone) => ({ id, name });

test('one answer says who is away, until when and why, and who does their work and is there [ABS-77]', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => it.signIn()));
  const [anna, piotr, ewa, adam, here] = people as [Someone, Someone, Someone, Someone, Someone];
  expect(await of(anna)).toBeUndefined();
  await made(anna, { dateFrom: today, dateTo: addDays(today, 1) });
  await made(anna, { type: secret, dateFrom: addDays(today, 2), dateTo: addDays(today, 9) });
  await standIn(piotr, anna);
  expect(await of(anna)).toMatchObject({
    ...{ away: true, words: 'urlop wypoczynkowy', standIns: [ref(piotr)] },
  });
  const { until } = (await of(anna)) as Presence;
  expect(until >= addDays(today, 9)).toBe(true);
  // The substitute is away too, and so is theirs; whoever stands in for that one is there.
  await made(piotr, { type: secret, dateFrom: today, dateTo: today });
  expect(await of(piotr)).toMatchObject({ away: true, words: 'Nieobecność' });
  expect((await of(anna))?.standIns).toEqual([]);
  await standIn(ewa, piotr);
  await standIn(anna, ewa);
  await standIn(here, ewa);
  expect((await of(anna))?.standIns).toEqual([ref(ewa)]);
  await made(ewa, { dateFrom: today, dateTo: today });
  expect((await of(anna))?.standIns).toEqual([ref(here)]);
  await made(adam, { type: remote, dateFrom: today, dateTo: today });
  expect(await of(adam)).toMatchObject({ away: false, words: 'praca zdalna', standIns: [] });
});

test('who has a day off by their roster, or by the company, is not at work on it [ABS-77]', async () => {
  const anna = await it.signIn();
  const day = workingDay(addDays(today, 30), 1);
  const minutes = Array(7).fill(0);
  minutes[(new Date(`${day}T12:00:00Z`).getUTCDay() + 7) % 7] = 480;
  await it.call(savePattern, {
    ...{ as: it.manager, params: { person: anna.id, from: today } },
    body: { minutes } as never,
  });
  expect(await of(anna, day)).toMatchObject({ away: true, words: 'wolne według grafiku' });
  const other = await it.signIn();
  const free = workingDay(addDays(today, 40), 1);
  expect(await of(other, free)).toBeUndefined();
  await it.call(saveFreeDay, { as: it.admin, params: { day: free }, body: {} as never });
  expect(await of(other, free)).toMatchObject({ away: true });
});

test('Mój dzień, the choice of a person and „Kto jest w budynku” agree who is there [ABS-77]', async () => {
  const { id: department } = await it.db
    .insertInto('department')
    .values({ name: 'Zgodni' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const people = await Promise.all(Array.from({ length: 4 }, () => it.signIn()));
  await it.db
    .updateTable('person')
    .set({ department })
    .where(
      'id',
      'in',
      people.map(({ id }) => id),
    )
    .execute();
  const [reader, anna, piotr, home] = people as [Someone, Someone, Someone, Someone];
  await made(anna, { dateFrom: today, dateTo: addDays(today, 3) });
  await made(piotr, { dateFrom: today, dateTo: today });
  await made(home, { type: remote, dateFrom: today, dateTo: today });
  await standIn(piotr, anna);
  await standIn(reader, piotr);

  const told = (await of(anna)) as Presence;
  const { absent } = (await it.call(getDay, { as: reader })).data.day;
  expect(absent.rows).toContainEqual({
    ...{ user: ref(anna), dateTo: told.until, substitutes: told.standIns },
  });
  const { list } = (await it.call(peopleForWork, { as: reader, query: { day: today } })).data;
  const choice = (person: Someone) => list.find(({ id }: { id: number }) => id === person.id).away;
  expect(choice(anna).substitutes).toEqual(told.standIns);
  expect(choice(home)).toBeNull();
  const inside = (await it.call(getInside, { as: it.admin })).data;
  const named = (rows: { id: number }[]) => rows.map(({ id }) => id);
  const there = named(
    inside.departments.flatMap((one: { people: { id: number }[] }) => one.people),
  );
  expect(people.map(({ id }) => there.includes(id))).toEqual([true, false, false, false]);
  expect(named(inside.elsewhere)).toContain(home.id);
});

test('a day on which the company never works is nobody’s absence, one on which it does is theirs who have it off [ABS-77, ABS-151]', async () => {
  const anna = await it.signIn();
  const monday = addDays(today, 63 - weekday(today));
  const saturday = addDays(monday, 5);
  const params = { person: 0, from: addDays(monday, -7) };
  const body = { minutes: [0, 480, 480, 480, 480, 480, 0], begins: '8:00' } as never;
  await it.call(savePattern, { as: it.admin, params, body });
  expect(await of(anna, monday)).toBeUndefined();
  const own = { person: anna.id, from: addDays(monday, -7) };
  const minutes = [0, 480, 480, 480, 480, 0, 0];
  await it.call(savePattern, { as: it.manager, params: own, body: { minutes } as never });
  expect(await of(anna, saturday)).toMatchObject({ away: true, words: 'wolne według grafiku' });
  await it.call(removePattern, { as: it.admin, params });
});
