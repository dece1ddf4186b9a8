import { type Days, daysOf } from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';
import {
  createAbsence,
  listCalendar,
  listVacations,
} from '@zaplecze/contract/rooms/absences/calls';
import { savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { getRequest } from '@zaplecze/contract/rooms/absences/requests/calls';
import { getDay } from '@zaplecze/contract/rooms/day/calls';
import { createFeed } from '@zaplecze/contract/rooms/feeds/calls';
import { getImpact } from '@zaplecze/contract/rooms/impact/calls';
import { planProject } from '@zaplecze/contract/rooms/projects/plans';
import { keyFigures } from '@zaplecze/contract/rooms/reports/work/calls';
import { peopleTimeline } from '@zaplecze/contract/rooms/timeline/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { availabilityOf, findWorkdays } from '../../rooms/absences/index.ts';
import {
  comparePlaces,
  hoursOfWeek,
  type PlaceAnswer,
  presenceOfDay,
  saidToday,
  today,
} from '../../rooms/absences/working-time/one-answer.fixture.ts';
import { demoApp } from '../demo.fixture.ts';

/*
 * What all screens say of people and days in the demonstration company, beside a person with a roster of their own, whose
 * substitute is away for a day.
 */

let it: Awaited<ReturnType<typeof demoApp>>;
let reader: Parameters<typeof presenceOfDay>[0];
let people: number[];
let anna: Someone;
let piotr: Someone;
let ewa: Someone;
let absence: number;
let leave: number;

const days = daysOf({ dateFrom: today, dateTo: addDays(today, 7) });
const standIn = (user: Someone, replaced: Someone, until: number) =>
  it.db
    .insertInto('replacement')
    .values({
      ...{ user: user.id, replacedUser: replaced.id },
      ...{ dateFrom: `${addDays(today, -1)}T12:00:00Z`, dateTo: `${addDays(today, until)}T12:00Z` },
    })
    .execute();

/** The first day of the absences. */
let begun: string;

beforeAll(async () => {
  it = await demoApp();
  reader = { it, manager: it.someone('kierownik'), admin: it.someone('admin') };
  [anna, piotr, ewa] = await Promise.all([it.signIn(), it.signIn(), it.signIn()]);
  const { department } = await it.db
    .selectFrom('person')
    .select('department')
    .where('id', '=', it.someone('pracownik').id)
    .executeTakeFirstOrThrow();
  await it.db
    .updateTable('person')
    .set({ department })
    .where('id', 'in', [anna.id, piotr.id, ewa.id])
    .execute();
  // Three quarters of a post: Tuesday to Saturday, six hours.
  await it.call(savePattern, {
    ...{ as: reader.manager, params: { person: anna.id, from: today } },
    body: { minutes: [0, 360, 360, 360, 360, 360, 0] } as never,
  });
  ({ id: leave } = await it.db
    .selectFrom('calendarType')
    .select('id')
    .where('name', '=', 'urlop wypoczynkowy')
    .executeTakeFirstOrThrow());
  // Of days without work alone nobody takes leave: on a weekend it has begun before.
  const works = await findWorkdays(it.db);
  begun = today;
  while (!works(begun)) begun = addDays(begun, -1);
  const away = async (owner: Someone, until: number) => {
    const body = { owner: owner.id, type: leave, dateFrom: begun, dateTo: addDays(today, until) };
    return (await it.call(createAbsence, { as: reader.manager, body })).data.id as number;
  };
  absence = await away(anna, 4);
  await away(piotr, 0);
  await standIn(piotr, anna, 20);
  await standIn(ewa, piotr, 2);
  const rows = await it.db.selectFrom('person').select('id').where('active', '=', true).execute();
  people = rows.map(({ id }) => id);
}, 120_000);
afterAll(() => it.close());

const answerOf = async (person: number, day: string): Promise<PlaceAnswer> => {
  const one = (await presenceOfDay(reader, day)).get(person);
  return one?.away ? { until: one.until, standIns: one.standIns.map(({ id }) => id) } : null;
};

test('somebody away is represented by their substitute, on the day of whose absence by that one’s [ABS-77, ABS-140]', async () => {
  expect((await answerOf(anna.id, today))?.standIns).toEqual([ewa.id]);
  expect((await answerOf(anna.id, addDays(today, 1)))?.standIns).toEqual([piotr.id]);
  for (const day of days) await comparePlaces(reader, [anna.id, piotr.id, ewa.id], day);
});

test('of everybody and every day the places that say who is away agree [ABS-140]', async () => {
  for (const day of days) await comparePlaces(reader, people, day);
});

test('of today the report on the team, the roll call and Mój dzień say the same of everybody [ABS-140]', async () => {
  const presence = await presenceOfDay(reader, today);
  const now = await saidToday(reader);
  for (const person of people) {
    const one = presence.get(person);
    const { report, inBuilding, elsewhere } = now.of(person);
    const standIns = one?.standIns.map(({ id }) => id) ?? [];
    const answer = one?.away ? { until: one.until, standIns } : null;
    expect({ person, report }).toEqual({ person, report: answer });
    // On a day on which nobody works everybody else counts as being there.
    expect({ person, there: inBuilding || elsewhere }).toEqual({ person, there: !one?.away });
  }
  expect(now.away).toBe([...presence.values()].filter(({ away }) => away).length);

  const colleague = it.someone('pracownik');
  const { absent } = (await it.call(getDay, { as: colleague })).data.day;
  type Row = { user: { id: number }; dateTo: string; substitutes: { id: number }[] };
  const rows = new Map((absent.rows as Row[]).map((row) => [row.user.id, row]));
  const team = await it.db
    .selectFrom('person as p')
    .innerJoin('person as me', 'me.department', 'p.department')
    .where('me.id', '=', colleague.id)
    .where('p.active', '=', true)
    .where('p.id', '<>', colleague.id)
    .select('p.id')
    .execute();
  for (const { id } of team) {
    const row = rows.get(id);
    const words = row && { until: row.dateTo, standIns: row.substitutes.map((one) => one.id) };
    expect({ id, words: words ?? null }).toEqual({ id, words: await answerOf(id, today) });
  }
  expect(absent.count).toBe(rows.size);
});

test('Obłożenie and Mój dzień give everybody the hours of their days [ABS-140]', async () => {
  const hours = await hoursOfWeek(reader, people);
  for (const { person, hours: expected, capacity } of hours) {
    expect({ person, capacity }).toEqual({ person, capacity: expected });
  }
  for (const someone of [anna, piotr, ewa]) {
    const { week, due } = (await it.call(getDay, { as: someone })).data.day;
    const own = await availabilityOf(it.db, [someone.id], week.range);
    const free = new Map(own.map((one) => [one.day, one.free / 60]));
    for (const { day, available } of week.days as { day: string; available: number }[]) {
      expect({ day, available }).toEqual({ day, available: free.get(day) });
    }
    const [now] = await availabilityOf(it.db, [someone.id], { dateFrom: today, dateTo: today });
    expect(due.available).toBe((now?.free ?? 0) / 60);
  }
});

test('a plan gives the person’s task to them, or to whoever does their work on its day [ABS-140]', async () => {
  const { service, procedure, task, id } = await it.db
    .selectFrom('serviceProcedure as s')
    .innerJoin('procedureTask as t', 't.procedure', 's.procedure')
    .innerJoin('serviceDefinition as d', 'd.id', 's.service')
    .where('d.archived', '=', false)
    .select(['s.service', 't.procedure', 't.task', 't.id'])
    .orderBy('t.id')
    .executeTakeFirstOrThrow();
  const rule = { who: 'person', whoPerson: anna.id, whoDepartment: null, whoPosition: null };
  await it.db.updateTable('procedureTask').set(rule).where('id', '=', id).execute();
  for (const day of days) {
    const kept = [{ procedure, task, dateRealizationLimit: `${day} 12:00` }];
    const body = { service, client: null, start: day, kept };
    const { plan } = (await it.call(planProject, { as: reader.manager, body })).data;
    const said = await answerOf(anna.id, day);
    const chosen = plan.tasks.find(
      (one: { procedure: number; task: number }) =>
        one.procedure === procedure && one.task === task,
    );
    const expected = said === null ? anna.id : (said.standIns[0] ?? null);
    expect({ day, user: chosen.user?.id ?? null }).toEqual({ day, user: expected });
  }
});

test('what an absence leaves behind is covered on the days that the person would work, as everywhere [ABS-140]', async () => {
  const { impact } = (await it.call(getImpact, { as: reader.manager, params: { id: absence } }))
    .data;
  const own = await availabilityOf(it.db, [anna.id], {
    ...{ dateFrom: today, dateTo: addDays(today, 4) },
  });
  const working = own.filter(({ norm }) => norm > 0).map(({ day }) => day);
  expect(impact.days).toBe(working.length);
  const standing = await Promise.all(working.map((day) => answerOf(anna.id, day)));
  expect(impact.covered).toBe(standing.every((one) => (one?.standIns.length ?? 0) > 0));
});

test('the calendar of one’s department has the days of whoever is away [ABS-140]', async () => {
  const { department } = await it.db
    .selectFrom('person')
    .select('department')
    .where('id', '=', anna.id)
    .executeTakeFirstOrThrow();
  const { data } = await it.call(createFeed, {
    ...{ as: anna, body: { kind: 'department', department } },
  });
  const { body } = await it.app.inject({ url: new URL(data.address).pathname });
  const event = body.split('BEGIN:VEVENT').find((one) => one.includes(`nieobecnosc-${absence}@`));
  expect(event).toContain(`DTSTART;VALUE=DATE:${begun.replaceAll('-', '')}`);
  expect(event).toContain(`DTEND;VALUE=DATE:${addDays(today, 5).replaceAll('-', '')}`);
  expect(event).toContain(anna.name);
});

type StandIn = { replacedUser: number; user: { id: number; name: string } } & Days;

test('calendars, timelines and requests name those who do the work of whoever is away and are there [ABS-140, ABS-348]', async () => {
  const as = reader.manager;
  const range = { dateFrom: today, dateTo: addDays(today, 7) };
  const calendars = [
    (await it.call(listVacations, { as, query: range })).data.replacements as StandIn[],
    (await it.call(listCalendar, { as, query: range })).data.replacements as StandIn[],
  ];
  const onDay = (list: StandIn[], person: number, day: string) =>
    list
      .filter((one) => one.replacedUser === person && one.dateFrom <= day && day <= one.dateTo)
      .map(({ user }) => user.id)
      .sort();
  let represented = 0;
  for (const day of days) {
    for (const [person, one] of await presenceOfDay(reader, day)) {
      if (!one.away) continue;
      const standIns = one.standIns.map(({ id }) => id).sort();
      represented += standIns.length;
      for (const list of calendars)
        expect({ day, person, standIns: onDay(list, person, day) }).toEqual({
          ...{ day, person, standIns },
        });
    }
  }
  expect(represented).toBeGreaterThan(0);

  const query = { ...range, filter: { user: [anna.id] } };
  const { away } = (await it.call(peopleTimeline, { as, query: query as never })).data;
  const [row] = (away as { id: number; standIns: string }[]).filter(({ id }) => id === absence);
  const names = row?.standIns.split(', ').sort();
  expect(names).toEqual([ewa.name, piotr.name].sort());
  // Who decides about a colleague's leave reads the same of those who are away then.
  const { data } = await it.call(createAbsence, {
    as: ewa,
    body: { owner: ewa.id, type: leave, dateFrom: begun, dateTo: addDays(today, 4) },
  });
  const { request } = (await it.call(getRequest, { as, params: { id: data.id } })).data;
  type Colleague = { user: { id: number }; substitutes: { name: string }[] };
  const colleague = (request.colleagues as Colleague[]).find(({ user }) => user.id === anna.id);
  expect(colleague?.substitutes.map(({ name }) => name).sort()).toEqual(names);
});

test('the dashboard counts as absent today whom every place says to be [ABS-140, ABS-348]', async () => {
  const presence = [...(await presenceOfDay(reader, today)).values()];
  const { list } = (await it.call(keyFigures, { as: reader.manager, query: {} })).data;
  expect(list.at(-1).absent).toBe(presence.filter(({ away, employed }) => away && employed).length);
});
