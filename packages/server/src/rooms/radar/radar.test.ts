import { workingDay as nextWorkingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { type Day, getDay } from '@zaplecze/contract/rooms/day/calls';
import {
  listProjects,
  listProjectsAtRisk,
  type ProjectAtRisk,
} from '@zaplecze/contract/rooms/projects/calls';
import { type PersonChoice, peopleForWork } from '@zaplecze/contract/rooms/radar/calls';
import { teamLoad } from '@zaplecze/contract/rooms/reports/work/calls';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { type Company, company } from '../reports/reports.fixture.ts';

let it: Company;
const opened: Company[] = [];
beforeEach(async () => {
  it = await company();
  opened.push(it);
});
afterAll(() => Promise.all(opened.map((each) => each.close())));

const today = warsawDay();
/** The end of the working day that comes so many working days after the next one. */
function workingDay(ahead: number) {
  let day = today;
  for (let at = 0; at <= ahead; at += 1) day = nextWorkingDay(addDays(day, 1), 1);
  return day;
}
const end = (day: string) =>
  sql<string>`((${day}::date + time '23:59') at time zone 'Europe/Warsaw')` as never;

async function absent(owner: number, dateTo: string) {
  const { id: type } = await it.db
    .insertInto('calendarType')
    .values({ name: `Typ ${Math.random()}` })
    .returning('id')
    .executeTakeFirstOrThrow();
  await it.db
    .insertInto('calendarEntry')
    .values({ owner, type, dateFrom: today, dateTo })
    .execute();
}
const standsIn = (user: number, replacedUser: number) =>
  sql`insert into replacement ("user", "replacedUser", "dateFrom", "dateTo")
    values (${user}, ${replacedUser}, now() - interval '1 day', now() + interval '60 days')`.execute(
    it.db,
  );
const belongs = (people: Someone[], project: number) =>
  sql`update person set department = (select department from project where id = ${project})
    where id = any(${people.map(({ id }) => id)}::int[])`.execute(it.db);

const atRisk = async (filter: object = {}): Promise<ProjectAtRisk[]> => {
  const answer = await it.call(listProjectsAtRisk, { as: it.manager, query: { filter } });
  expect(answer.status).toBe(200);
  return answer.data.list.list;
};

test('what holds up a late task is told, whether the list is narrowed to one reason or not, in the same order [RAD-40, RAD-20]', async () => {
  const { worker, manager, books, payroll, task } = it;
  const day = end('2026-01-08');
  const holding = await task(books, { user: manager.id, status: 1 });
  const held = await task(books, { user: worker.id, status: 0, dateRealizationLimit: day });
  const other = await task(payroll, { user: worker.id, status: 1, dateRealizationLimit: day });
  const rows = await atRisk();
  const told = rows.map(({ danger }) => [danger.task.id, danger.reasons[0]?.what?.id ?? null]);
  expect(new Map(told as [number, number | null][])).toEqual(
    new Map([
      [held, holding],
      [other, null],
    ]),
  );
  expect(await atRisk({ reason: 'late' })).toEqual(rows);
});

test('„Zagrożone” has the same projects, by harm, with task, person, reason and remedy [RAD-20, RAD-21]', async () => {
  const { worker, manager, books, payroll, task } = it;
  await belongs([worker, manager], books);
  const limit = end(workingDay(1));
  const late = await task(payroll, { user: worker.id, dateRealizationLimit: end('2026-01-08') });
  // More than three working days hold, of which the last alone is enough for the colleague who has nothing to do.
  await task(payroll, { user: worker.id, estimation: 25, dateRealizationLimit: limit });
  const given = { user: worker.id, estimation: 6, dateRealizationLimit: limit };
  const full = await task(books, given);
  const rows = await atRisk({ risk: 14 });
  expect(rows.map(({ danger }) => [danger.task.id, danger.user?.id, danger.place])).toEqual([
    [late, worker.id, 1],
    [full, worker.id, 2],
  ]);
  const [first, second] = rows.map(({ danger }) => danger.reasons[0]);
  expect(first).toMatchObject({ kind: 'late', who: { id: worker.id } });
  expect(second).toMatchObject({
    kind: 'overloaded',
    remedy: { kind: 'give', user: { id: manager.id } },
  });
  const listed = await it.call(listProjects, { as: manager, query: { filter: { risk: 14 } } });
  expect(listed.data.list.count).toBe(rows.length);
  expect((await atRisk({ risk: 14, reason: 'overloaded' })).map(({ id }) => id)).toEqual([books]);
  expect(await atRisk({ risk: 14, reason: 'away' })).toEqual([]);
  expect((await it.call(listProjectsAtRisk, { as: worker })).status).toBe(403);
});

test('Mój dzień says why a line is in danger, also of what one waits for [RAD-22]', async () => {
  const { worker, manager, books, task } = it;
  await task(books, { user: manager.id, status: 2, estimation: 80 });
  // Due today: the next working day may be of the next week, which Mój dzień does not tell.
  const waiting = await task(books, {
    ...{ user: worker.id, status: 0, dateRealizationLimit: end(today) },
  });
  const seen: Day = (await it.call(getDay, { as: worker })).data.day;
  const lines = [seen.overdue, seen.due, seen.turn, ...seen.week.days].flatMap(({ rows }) => rows);
  const line = lines.find(({ id }) => id === waiting);
  expect(line?.danger).toMatch(/^czeka na: „Zadanie 1” \(.+\), do terminu zabraknie/);
});

const choices = async (query: Record<string, unknown>, as: Someone = it.worker) => {
  const answer = await it.call(peopleForWork, { as, query });
  expect(answer.status).toBe(200);
  return answer.data as { day: string; week: string; list: PersonChoice[] };
};

test('a choice of people knows who is away until when, who stands in, and how full the week is [RAD-30, RAD-31]', async () => {
  const { worker, manager, books, task } = it;
  const day = workingDay(2);
  await task(books, { user: worker.id, estimation: 6, dateRealizationLimit: end(day) });
  await task(books, { user: worker.id, status: 31 });
  await task(books, { user: worker.id, status: 9, dateEndJob: '2026-01-02T10:00:00Z' });
  await absent(manager.id, day);
  const { list, week } = await choices({ users: [worker.id, manager.id], day });
  const of = ({ id }: Someone) => list.find((one) => one.id === id);
  expect(of(worker)).toMatchObject({ away: null, tasks: 2 });
  expect(of(manager)).toMatchObject({ away: { until: day, substitutes: [] }, tasks: 0 });
  // The dashboard says the same.
  const loads = await it.call(teamLoad, { as: manager });
  const at = loads.data.weeks.indexOf(week);
  for (const { user, weeks } of loads.data.list) {
    const told = list.find(({ id }) => id === user.id);
    expect([user.id, told?.planned, told?.capacity]).toEqual([
      user.id,
      ...Object.values(weeks[at]),
    ]);
  }
  await standsIn(worker.id, manager.id);
  const [away] = (await choices({ users: [manager.id], day })).list;
  expect(away?.away?.substitutes.map(({ id }) => id)).toEqual([worker.id]);
});

test('without people everybody who works here is told of, without a day as they stand today [RAD-32]', async () => {
  const { worker, manager } = it;
  await it.db.updateTable('person').set({ active: false }).where('id', '=', manager.id).execute();
  const told = await choices({});
  expect(told.day).toBe(today);
  expect(told.list.map(({ id }) => id)).toContain(worker.id);
  expect(told.list.map(({ id }) => id)).not.toContain(manager.id);
  expect((await choices({ day: '2020-01-01' })).day).toBe(today);
  const answer = await it.call(peopleForWork, { as: worker, query: { day: 'jutro rano' } });
  expect(answer.status).toBe(400);
});
