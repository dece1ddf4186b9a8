import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { listProjectsAtRisk, type ProjectAtRisk } from '@zaplecze/contract/rooms/projects/calls';
import { listReportTasks } from '@zaplecze/contract/rooms/reports/tasks/calls';
import {
  type BurningProject,
  burningProjects,
  handoverTimes,
  loadParts,
  taskFlow,
  teamLoad,
  teamToday,
} from '@zaplecze/contract/rooms/reports/work/calls';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Company, company } from '../reports.fixture.ts';

let it: Company;
const opened: Company[] = [];
beforeEach(async () => {
  it = await company();
  opened.push(it);
});
afterAll(() => Promise.all(opened.map((each) => each.close())));

const ask = async (call: Endpoint, query: object = {}) =>
  (await it.call(call, { as: it.manager, query: query as never })).data;
const counted = async (filter: object) =>
  (await ask(listReportTasks, { filter })).list.count as number;
/** The end of a Warsaw day so many days from now. */
const inDays = (days: number) =>
  sql<string>`((${addDays(warsawDay(), days)}::date + time '23:59')
  at time zone 'Europe/Warsaw')` as never;
const absent = async (owner: number, days: [number, number], isVacation = true) => {
  const { id: type } = await it.db
    .insertInto('calendarType')
    .values({ name: `Typ ${Math.random()}`, color: '#112233', isVacation })
    .returning('id')
    .executeTakeFirstOrThrow();
  const [dateFrom, dateTo] = days.map((day) => addDays(warsawDay(), day)) as [string, string];
  await it.db.insertInto('calendarEntry').values({ owner, type, dateFrom, dateTo }).execute();
};
const worth = (project: number, unitValue: number) =>
  it.db.updateTable('project').set({ unitValue }).where('id', '=', project).execute();

describe('what burns', () => {
  test('by harm before value, and nothing of what is in time [REP-16, RAD-10, RAD-24]', async () => {
    const { worker, books, payroll, task } = it;
    await worth(books, 100);
    await worth(payroll, 9000);
    await task(books, { user: worker.id, dateRealizationLimit: inDays(-3) });
    const near = await task(payroll, { user: worker.id, dateRealizationLimit: inDays(4) });
    expect((await ask(burningProjects)).list).toHaveLength(1);
    const listed = async (filter: object) =>
      (await ask(listProjectsAtRisk, { filter: { risk: 14, ...filter } })).list.list;
    const inTime: ProjectAtRisk[] = await listed({ burning: 0 });
    expect(inTime.map(({ danger }) => [danger.task.id, danger.burns])).toEqual([[near, false]]);
    // A later task of the same project, for which there is no time, is what burns.
    const hopeless = { user: worker.id, estimation: 200, dateRealizationLimit: inDays(9) };
    const burning = await task(payroll, hopeless);
    const { list, count, value } = await ask(burningProjects);
    const late = ({ daysLate, reasons }: BurningProject) => [
      daysLate,
      reasons.some(({ kind }) => kind === 'late'),
    ];
    expect(list.map(late)).toEqual([
      [3, true],
      [-9, false],
    ]);
    expect(list[1]).toMatchObject({ task: { id: burning } });
    expect(list[1].reasons[0]).toMatchObject({ kind: 'overloaded' });
    expect({ count, value }).toEqual({ count: 2, value: 9100 });
    expect((await listed({ burning: 1 })).length).toBe(count);
    // A final limit that has passed comes before everything.
    await task(payroll, { user: worker.id, finalDate: true, dateRealizationLimit: inDays(-1) });
    const [first] = (await ask(burningProjects)).list;
    expect(first).toMatchObject({ value: 9000, task: { finalDate: true }, daysLate: 1 });
  });

  test('whose, what it waits for and who is away [REP-11]', async () => {
    const { worker, manager, books, task } = it;
    const far = { finalDate: true, dateRealizationLimit: inDays(20), estimation: 100 };
    const before = await task(books, { user: manager.id, status: 1, ...far });
    await task(books, { user: worker.id, status: 0, dateRealizationLimit: inDays(2) });
    const [waiting] = (await ask(burningProjects)).list;
    expect(waiting).toMatchObject({
      waitsFor: { id: before, finalDate: true, version: expect.any(Number) },
    });
    expect(waiting.reasons[0]).toMatchObject({
      kind: 'waits',
      who: { id: manager.id },
      what: { id: before },
    });
    expect(Date.parse(waiting.waitsFor?.limit ?? '')).not.toBeNaN();
    expect(waiting.since).not.toBeNull();
    await absent(worker.id, [0, 5]);
    const [away] = (await ask(burningProjects)).list;
    expect(away.reasons[0]).toMatchObject({ kind: 'away', day: addDays(warsawDay(), 5) });
    const asked = { filter: { user: String(manager.id) } };
    expect((await ask(burningProjects, asked)).list).toEqual([]);
  });
});

test('load: tasks and shared issues of people, and what a cell consists of [REP-12, REP-13]', async () => {
  const { worker, manager, books, task } = it;
  await task(books, { user: worker.id, estimation: 6, dateRealizationLimit: inDays(-2) });
  await task(books, {
    user: worker.id,
    estimation: 9,
    status: 31,
    dateRealizationLimit: inDays(0),
  });
  await task(books, { user: worker.id, dateRealizationLimit: inDays(0) });
  await task(books, { user: worker.id, estimation: 5 });
  await it.db
    .insertInto('issue')
    .values({
      ...{ name: 'Zgłoszenie', description: '', type: 0, orderedBy: manager.id },
      ...{ timeRequired: 4, dateRealization: inDays(-1) },
    })
    .execute();
  await sql`insert into "issueUser" (issue, "user")
    select i.id, u from issue i, unnest(${[worker.id, manager.id]}::int[]) u`.execute(it.db);
  const { list, weeks } = await ask(teamLoad, { filter: { user: String(worker.id) } });
  expect(list).toHaveLength(1);
  expect(list[0].weeks[0].planned).toBe(8);
  expect(list[0].unplanned).toBe(2);
  const parts = (await ask(loadParts, { user: worker.id, week: weeks[0] })).list;
  expect(parts.map((part: { kind: string; hours: number }) => [part.kind, part.hours])).toEqual([
    ['task', 6],
    ['issue', 2],
  ]);
  expect((await ask(loadParts, { user: worker.id, week: weeks[1] })).list).toEqual([]);
  // What stands in no week is told too, as many as were counted.
  const without = (await ask(loadParts, { user: worker.id })).list;
  expect(without).toHaveLength(list[0].unplanned);
  expect(without.at(-1)).toMatchObject({ kind: 'task', estimation: 5, limit: null, hours: 0 });
});

test('the team today: who is away until when, and whose work nobody has taken [REP-14]', async () => {
  const { worker, manager, books, task } = it;
  await task(books, { user: worker.id, dateRealizationLimit: inDays(1) });
  await task(books, { user: worker.id, dateRealizationLimit: inDays(9) });
  await absent(worker.id, [-1, 3]);
  await absent(manager.id, [0, 0], false);
  const [first, second] = (await ask(teamToday)).list;
  expect(first).toMatchObject({
    ...{ user: { id: worker.id }, substitutes: [], tasks: 2, issues: 0, dueTasks: 1, dueIssues: 0 },
    absence: { until: addDays(warsawDay(), 3) },
  });
  expect(second).toMatchObject({ user: { id: manager.id }, absence: null });
  expect(second.elsewhere).not.toBeNull();
  const hers = { user: String(worker.id), status: '1,2' };
  expect(await counted(hers)).toBe(first.tasks);
  expect(await counted({ ...hers, limitTo: first.absence.until })).toBe(first.dueTasks);
  await sql`insert into replacement ("user", "replacedUser", "dateFrom", "dateTo")
    values (${manager.id}, ${worker.id}, now() - interval '1 day', now() + interval '1 day')`.execute(
    it.db,
  );
  const [now] = (await ask(teamToday)).list;
  expect(now.substitutes).toEqual([{ id: manager.id, name: manager.name }]);
});

test('flow: what came, what ended, what was open at each month’s end, as the lists count it [REP-22]', async () => {
  const { books, task } = it;
  const made = async (created: string, more: object = {}) => {
    const id = await task(books, more);
    await it.db
      .updateTable('projectTask')
      .set({ created: created as never })
      .where('id', '=', id)
      .execute();
  };
  const done = (created: string, dateEndJob: string) => made(created, { status: 9, dateEndJob });
  await made('2025-11-10T12:00:00Z');
  await done('2025-12-10T12:00:00Z', '2025-12-20T12:00:00Z');
  // Made in the last hour of the year by UTC, which is the new year's in Warsaw.
  await done('2025-12-31T23:30:00Z', '2026-02-03T12:00:00Z');
  await made('2026-01-15T12:00:00Z', { status: 10 });
  const period = { dateFrom: '2025-12-01', dateTo: '2026-02-28' };
  const { list } = await ask(taskFlow, { filter: period });
  expect(list).toEqual([
    { month: '2025-12', came: 1, ended: 1, open: 1 },
    { month: '2026-01', came: 1, ended: 0, open: 2 },
    { month: '2026-02', came: 0, ended: 1, open: 1 },
  ]);
  const last = { '2025-12': '2025-12-31', '2026-01': '2026-01-31', '2026-02': '2026-02-28' };
  for (const row of list) {
    const end = last[row.month as keyof typeof last];
    const begin = `${row.month}-01`;
    expect(await counted({ openOn: end }), row.month).toBe(row.open);
    expect(await counted({ dateFrom: begin, dateTo: end, status: '0,1,2,9,31' })).toBe(row.came);
    expect(await counted({ endedFrom: begin, endedTo: end })).toBe(row.ended);
  }
});

test('handovers: worked hours alone, over weekends, holidays and changes of the clock [REP-23, ABS-141]', async () => {
  const { worker, books, task } = it;
  const waits = async (turnAt: string, startedAt: string) => {
    const id = await task(books, { status: 1 });
    // The course is worked out of notes; here its moments are what is told.
    await sql`update "projectTask" set "turnAt" = ${turnAt}::timestamptz, "startedAt" = ${startedAt}::timestamptz,
      "handedBy" = ${worker.id} where id = ${id}`.execute(it.db);
    const { list } = await ask(handoverTimes, {
      filter: { dateFrom: '2025-12-01', dateTo: '2026-11-30' },
    });
    const all = await counted({ begunFrom: '2025-12-01', begunTo: '2026-11-30' });
    expect(list).toHaveLength(all);
    const { task: definition } = await it.db
      .selectFrom('projectTask')
      .select('task')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return list.find((row: { task: { id: number } }) => row.task.id === definition);
  };
  // Friday 15:00 to Monday 9:00 in Warsaw, over the weekend on which summer time begins.
  const spring = await waits('2026-03-27T14:00:00Z', '2026-03-30T07:00:00Z');
  expect(spring).toMatchObject({ count: 1, mean: 2, longest: 2, slow: 0 });
  // 31 December 12:00 to 2 January 10:00: four hours, the New Year, two hours.
  expect(await waits('2025-12-31T11:00:00Z', '2026-01-02T09:00:00Z')).toMatchObject({ mean: 6 });
  // A night, from 18:00 to 7:30.
  expect(await waits('2026-06-01T16:00:00Z', '2026-06-02T05:30:00Z')).toMatchObject({ mean: 0 });
  // A company that works six hours from ten, on Saturdays too: an hour of Friday, an hour of Saturday.
  await it.call(savePattern, {
    ...{ as: await it.signIn('ROLE_ADMIN'), params: { person: 0, from: '2026-06-01' } },
    body: { minutes: [360, 360, 360, 360, 360, 360, 0], begins: '10:00' } as never,
  });
  const saturday = await waits('2026-06-05T13:00:00Z', '2026-06-06T09:00:00Z');
  expect(saturday).toMatchObject({ mean: 2 });
  await it.db.deleteFrom('workingPattern').execute();
  // The longest wait opens the list that has it first.
  const { list: waited } = await ask(listReportTasks, {
    ...{ filter: { begunFrom: '2025-12-01', begunTo: '2026-11-30' } },
    ...{ sort: 'waited', order: 'desc' },
  });
  expect(waited.list.map((row: { waited: number }) => row.waited)).toEqual([6, 2, 1, 0]);
  // Friday 8:00 to Tuesday 8:00 over the end of summer time: two days.
  expect(await waits('2026-10-23T06:00:00Z', '2026-10-27T07:00:00Z')).toMatchObject({
    ...{ mean: 16, slow: 1 },
  });
  expect(await counted({ begunFrom: '2025-12-01', begunTo: '2026-11-30', slow: 1 })).toBe(1);
});
