import { weekday } from '@zaplecze/contract/kit/values/days';
import { holidayOf, isWorkingDay, workingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createTerm } from '@zaplecze/contract/rooms/absences/employment/calls';
import { saveFreeDay } from '@zaplecze/contract/rooms/absences/free-days/calls';
import { removePattern, savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { listPresence, type Presence } from '@zaplecze/contract/rooms/absences/presence/calls';
import { getDay } from '@zaplecze/contract/rooms/day/calls';
import { createReplacement } from '@zaplecze/contract/rooms/people/replacements/calls';
import { peopleForWork } from '@zaplecze/contract/rooms/radar/calls';
import { teamToday } from '@zaplecze/contract/rooms/reports/work/calls';
import { getInside } from '@zaplecze/contract/rooms/visits/calls';
import { afterAll, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { absencesApp } from '../absences.fixture.ts';
import { comparePlaces } from './one-answer.fixture.ts';

const { it, create, made, secret, remote } = await absencesApp();
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

test('whoever is away before and after days on which nobody works is away on them, too, and every place says so [ABS-77]', async () => {
  const [anna, piotr] = [await it.signIn(), await it.signIn()];
  // The first working day behind such days, and the last one before them.
  let after = workingDay(addDays(today, 30), 1);
  while (isWorkingDay(addDays(after, -1))) after = workingDay(addDays(after, 1), 1);
  const between = addDays(after, -1);
  const before = workingDay(between, -1);
  const minutes = Array(7).fill(480);
  minutes[weekday(after)] = 0;
  await it.call(savePattern, {
    ...{ as: it.manager, params: { person: anna.id, from: after } },
    body: { minutes } as never,
  });
  await made(anna, { dateFrom: before, dateTo: before });
  await made(piotr, { dateFrom: before, dateTo: before });
  const absent = { away: true, words: 'urlop wypoczynkowy', until: after };
  expect(await of(anna, between)).toMatchObject(absent);
  expect(await of(piotr, between)).toBeUndefined();
  await comparePlaces({ it, manager: it.manager, admin: it.admin }, [anna.id, piotr.id], between);
});

test('who has a day off by their roster is not at work on it; what the company gives everybody is nobody’s absence [ABS-77, ABS-151]', async () => {
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
  expect(await of(other, free)).toBeUndefined();
  const { list } = (await it.call(listPresence, { as: it.manager, query: { day: free } })).data;
  // Anna may be away on both sides of it, and is then away across it.
  const others = list.filter((one: Presence) => one.user !== anna.id);
  expect(others.filter((one: Presence) => one.words === 'wolne według grafiku')).toEqual([]);
  // Whoever has leave then is away as on any day.
  await made(other, { dateFrom: free, dateTo: addDays(free, 1) });
  expect(await of(other, free)).toMatchObject({ away: true, words: 'urlop wypoczynkowy' });
  // Somebody may stand in for a week that begins with it.
  const piotr = await it.signIn();
  const week = await it.call(createReplacement, {
    as: it.manager,
    body: { user: piotr.id, replacedUser: other.id, dateFrom: free, dateTo: free },
  });
  expect(week.status).toBe(200);
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

test('hours of a day are a part of it, away or elsewhere; hours that fill it are all of it [ABS-77, ABS-203]', async () => {
  const params = (person: number) => ({ person, from: addDays(today, -7) });
  const byHours = async (name: string, isVacation: boolean) => {
    const row = { name, isVacation, unit: 'hour' };
    const added = it.db.insertInto('calendarType').values(row).returning('id');
    return (await added.executeTakeFirstOrThrow()).id;
  };
  const [force, meeting, training] = [
    await byHours('siła wyższa', true),
    await byHours('spotkanie', false),
    await byHours('szkolenie', false),
  ];
  const people = await Promise.all(Array.from({ length: 5 }, () => it.signIn()));
  const [meets, halfTrained, trained, gone, substitute] = people as [
    Someone,
    Someone,
    Someone,
    Someone,
    Someone,
  ];
  // All days of eight hours, so that today is one; the company has no work on a holiday.
  for (const { id } of people)
    await it.call(savePattern, {
      ...{ as: it.manager, params: params(id) },
      body: { minutes: Array(7).fill(480), holidays: true } as never,
    });
  const at = { dateFrom: today, dateTo: today };
  await made(meets, { ...at, type: meeting, hours: 1, hoursFrom: '09:00' });
  await made(halfTrained, { ...at, type: training, hours: 4 });
  await made(trained, { ...at, type: training, hours: 8 });
  await made(gone, { ...at, type: force, hours: 4 });
  expect(await of(gone)).toMatchObject({ away: false, words: 'część dnia poza pracą' });
  await made(gone, { ...at, type: force, hours: 4 });
  await standIn(substitute, gone);
  expect(await of(meets)).toMatchObject({
    ...{ away: false, elsewhere: false, words: 'część dnia: spotkanie' },
  });
  expect(await of(trained)).toMatchObject({ away: false, elsewhere: true, words: 'szkolenie' });
  expect(await of(gone)).toMatchObject({
    away: true,
    words: 'siła wyższa',
    standIns: [ref(substitute)],
  });
  const inside = (await it.call(getInside, { as: it.admin })).data;
  const there = inside.departments
    .flatMap((one: { people: { id: number }[] }) => one.people)
    .map(({ id }: { id: number }) => id);
  expect(people.map(({ id }) => there.includes(id))).toEqual([true, true, false, false, true]);
});

test('sickness inside leave says why; who is not employed yet has no day off by a roster [ABS-77]', async () => {
  const [anna, nowa] = [await it.signIn(), await it.signIn()];
  const day = workingDay(addDays(today, 20), 1);
  const { id: sickness } = await it.db
    .insertInto('calendarType')
    .values({ name: 'niezdolność', interruptsLeave: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await made(anna, { dateFrom: addDays(day, -3), dateTo: day });
  await made(anna, { dateFrom: day, dateTo: day, type: sickness });
  expect(await of(anna, day)).toMatchObject({ away: true, words: 'niezdolność' });
  await it.call(createTerm, {
    ...{ as: it.manager, params: { person: nowa.id } },
    body: { firstDay: addDays(day, 7), partTime: 1 } as never,
  });
  expect(await of(nowa, day)).toMatchObject({ away: true, words: 'poza okresem zatrudnienia' });
});

test('a day on which the company never works is nobody’s absence, one on which it does is theirs who have it off [ABS-77, ABS-151]', async () => {
  const anna = await it.signIn();
  const days = (monday: string) => [monday, addDays(monday, 5)] as const;
  let [monday, saturday] = days(addDays(today, 63 - weekday(today)));
  // On a holiday nobody works, whatever the roster says.
  while (holidayOf(monday) || holidayOf(saturday)) [monday, saturday] = days(addDays(monday, 7));
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

test('who is employed no more is not counted as absent, and is back on no invented day [ABS-220]', async () => {
  const anna = await it.signIn();
  const day = workingDay(addDays(today, 20), 1);
  await made(anna, { dateFrom: day, dateTo: addDays(day, 2) });
  const term = (body: object) =>
    it.call(createTerm, {
      ...{ as: it.manager, params: { person: anna.id } },
      body: { partTime: 1, ...body } as never,
    });
  const ended = await term({ firstDay: addDays(today, -900), lastDay: addDays(day, -1) });
  // Whoever ends the employment is told what of it lies behind.
  expect(ended.data.outside).toEqual([expect.stringContaining('urlop wypoczynkowy, od ')]);
  const words = 'poza okresem zatrudnienia';
  const gone = { away: true, employed: false, words };
  expect(await of(anna, day)).toMatchObject({ ...gone, until: day });
  for (const type of [undefined, remote])
    expect(
      (
        await create(it.manager, {
          owner: anna.id,
          ...(type && { type }),
          dateFrom: addDays(day, 9),
          dateTo: addDays(day, 9),
        })
      ).errors,
    ).toEqual({ dateFrom: 'W tych dniach ta osoba tu nie pracuje' });
  const again = await term({ firstDay: addDays(day, 30) });
  expect(again.data.outside).toHaveLength(1);
  expect(await of(anna, day)).toMatchObject({ ...gone, until: addDays(day, 29) });
});

test('Mój dzień and the report on the team count nobody as absent whose employment has ended [ABS-220]', async () => {
  const anna = await it.signIn();
  await it.call(createTerm, {
    ...{ as: it.manager, params: { person: anna.id } },
    body: { partTime: 1, firstDay: addDays(today, -900), lastDay: addDays(today, -1) } as never,
  });
  const { day } = (await it.call(getDay, { as: it.manager })).data;
  const absent = day.absent.rows.map(({ user }: { user: { id: number } }) => user.id);
  expect(absent).not.toContain(anna.id);
  const { list } = (await it.call(teamToday, { as: it.manager, query: {} })).data;
  const member = list.find(({ user }: { user: { id: number } }) => user.id === anna.id);
  expect(member).toMatchObject({ absence: null, elsewhere: 'poza okresem zatrudnienia' });
});
