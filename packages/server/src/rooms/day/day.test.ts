import { restOfWeek } from '@zaplecze/contract/kit/fields/limits';
import { isWorkingDay } from '@zaplecze/contract/kit/values/holidays';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { getDay, lookAtDay } from '@zaplecze/contract/rooms/day/calls';
import { listAssignedIssues, listReportedIssues } from '@zaplecze/contract/rooms/issues/calls';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ago, dayCompany, rowNames } from './day.fixture.ts';

/* What of one's own work is for today: late, due, begun, of this week. */

const {
  it,
  manager,
  anna,
  piotr,
  stranger,
  first,
  second,
  patch,
  clear,
  day,
  due,
  endOf,
  issue,
  setIssue,
  standIn,
} = await dayCompany();
const today = warsawDay();
/** A day of what is left of the week. */
const inWeek = restOfWeek(today).dateFrom;

beforeEach(() => clear());
afterAll(() => it.close());

test('nobody’s day is answered to nobody; everybody has their own [DAY-01]', async () => {
  expect((await it.call(getDay, { as: null })).status).toBe(401);
  const { overdue, due: now, turn, answers, week, waiting, open } = await day(stranger);
  for (const { count } of [overdue, now, turn, answers, week, waiting]) expect(count).toBe(0);
  expect(open).toEqual({ tasks: 0, issues: 0 });
});

test('what is past its limit is late, tasks and issues together, the oldest first [DAY-02]', async () => {
  await due(first, ago(30));
  await issue(manager, [anna], { name: 'Faktura', dateRealization: addDays(today, -3) });
  await issue(manager, [piotr], { dateRealization: addDays(today, -3) });
  const { overdue } = await day(anna);
  expect(overdue).toMatchObject({ count: 2, tasks: 1, issues: 1 });
  expect(rowNames(overdue)).toEqual(['Faktura', 'Zebrać dokumenty']);
  expect(overdue.rows[1]).toMatchObject({ kind: 'task', overdue: true, waitsFor: null });
});

test('what waits for another is late too, and says for whom it waits [DAY-02]', async () => {
  await due(second, ago(30));
  const [line] = (await day(piotr)).overdue.rows;
  expect(line).toMatchObject({ waitsFor: { name: 'Zebrać dokumenty', user: { id: anna.id } } });
});

test('today is what is left of today, with its hours against those that there are [DAY-03]', async () => {
  await due(first, await endOf(today));
  await patch(anna, first, { estimation: 3 });
  await issue(manager, [anna], { dateRealization: today, timeRequired: 2 });
  const { due: now, overdue } = await day(anna);
  expect(now).toMatchObject({ count: 2, tasks: 1, issues: 1, planned: 5 });
  expect(now.available).toBe(isWorkingDay(today) ? 8 : 0);
  expect(overdue.count).toBe(0);
});

test('what one is working on stays in sight, whenever it is due [DAY-03]', async () => {
  await patch(anna, first, { status: 2 });
  const id = await issue(manager, [anna]);
  await setIssue(anna, id, { status: 2 });
  const { due: now, turn } = await day(anna);
  expect(now).toMatchObject({ count: 0, begun: { count: 2, rows: [{}, {}] } });
  expect(turn.count).toBe(0);
});

test('what was begun or is new does not stand again in the week, whose hours count it [DAY-08, DAY-95]', async () => {
  await due(first, await endOf(inWeek));
  await patch(anna, first, { estimation: 5, status: 2 });
  await issue(manager, [anna], { dateRealization: inWeek, timeRequired: 1 });
  const { week, due: now, turn } = await day(anna);
  expect(now.begun.count).toBe(1);
  expect(turn.count).toBe(1);
  expect(week).toMatchObject({ count: 0, tasks: 1, issues: 1, planned: 6 });
});

test('the week is told by day, with what is planned against the hours I have [DAY-08]', async () => {
  await due(first, await endOf(inWeek));
  await patch(anna, first, { estimation: 5 });
  await issue(manager, [anna], { dateRealization: inWeek, timeRequired: 1.5 });
  await it.call(lookAtDay, { as: anna, body: { clear: true } });
  const { week } = await day(anna);
  expect(week).toMatchObject({ count: 2, tasks: 1, issues: 1, planned: 6.5 });
  const [one] = week.days;
  expect(one).toMatchObject({ day: inWeek, count: 2, planned: 6.5, rows: [{}, {}] });
  expect(one?.available).toBe(isWorkingDay(inWeek) ? 8 : 0);
  expect(week.days.filter(({ working }) => working).every(({ available }) => available === 8)).toBe(
    true,
  );
  const type = await it.db
    .insertInto('calendarType')
    .values({ name: 'Urlop', isVacation: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  await it.db
    .insertInto('calendarEntry')
    .values({ owner: anna.id, type: type.id, dateFrom: inWeek, dateTo: inWeek })
    .execute();
  expect((await day(anna)).week.days[0]).toMatchObject({ day: inWeek, available: 0 });
});

test('as many rows as fit are told, and how many there are [DAY-13]', async () => {
  for (let at = 0; at < 12; at += 1)
    await issue(manager, [anna], { dateRealization: addDays(today, -2) });
  const { overdue } = await day(anna);
  expect(overdue).toMatchObject({ count: 12, issues: 12 });
  expect(overdue.rows).toHaveLength(10);
});

test('counts agree with the lists of tasks and issues to the unit [DAY-14]', async () => {
  await due(first, ago(5));
  await due(second, await endOf(inWeek));
  await issue(manager, [anna], { dateRealization: addDays(today, -1) });
  await issue(anna, [piotr]);
  await standIn(anna, piotr);
  const told = await day(anna);
  const tasks = async (filter: object) =>
    (await it.call(listAssignedTasks, { as: anna, params: { user: anna.id }, query: { filter } }))
      .data.list.count;
  const issues = async (filter: object, endpoint = listAssignedIssues as never) =>
    (await it.call(endpoint, { as: anna, params: { user: anna.id }, query: { filter } })).data.list
      .count;
  expect(told.open).toEqual({
    tasks: await tasks({ status: '0,1,2,31' }),
    issues: await issues({ status: '1,2' }),
  });
  expect(told.overdue.tasks).toBe(await tasks({ due: 'overdue', user: anna.id }));
  expect(told.overdue.issues).toBe(await issues({ due: 'overdue', user: anna.id }));
  expect(told.week.tasks).toBe(await tasks({ due: 'week', user: anna.id }));
  expect(told.substituting.tasks).toBe(await tasks({ status: '1,2', user: piotr.id }));
  expect(told.answers.accept).toBe(await issues({ status: 9 }, listReportedIssues as never));
});
