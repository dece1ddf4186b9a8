import { createComment } from '@zaplecze/contract/comments';
import { type Day, getDay, lookAtDay } from '@zaplecze/contract/day';
import {
  commentIssue,
  createIssue,
  listAssignedIssues,
  listReportedIssues,
  updateIssue,
} from '@zaplecze/contract/issues';
import { isWorkingDay } from '@zaplecze/contract/kit/holidays';
import { restOfWeek } from '@zaplecze/contract/kit/limits';
import { addDays, warsawDay } from '@zaplecze/contract/kit/time';
import { confirmParcel, createReception, getReception } from '@zaplecze/contract/reception';
import { attachTaskComment, listAssignedTasks } from '@zaplecze/contract/tasks';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { projectApp } from '../projects/projects.fixture.ts';
import { guestOf, parcelOf, receptionHouse } from '../reception/reception.fixture.ts';

/* A small company, its day counted by hand. */

const app = await projectApp();
const { it, manager, anna, piotr, stranger, first, second, begin, patch, close } = app;
const house = await receptionHouse(it);
const reception = await it.signIn('ROLE_RECEPTION');
const today = warsawDay();
let project: number;

afterAll(() => it.close());
beforeEach(async () => {
  await sql`truncate project, issue, reception, replacement, "calendarEntry", notification, comment,
    "dayLook" restart identity cascade`.execute(it.db);
  project = await begin();
});

const day = async (as: Someone): Promise<Day> => {
  const answer = await it.call(getDay, { as });
  expect(answer.status).toBe(200);
  return answer.data.day;
};
const namesOf = ({ rows }: { rows: { name: string }[] }) => rows.map(({ name }) => name);

/** Sets when a task is due, in hours from now (a limit of today's last minute: 'today'). */
const due = (task: number, at: string) =>
  sql`update "projectTask" set "dateRealizationLimit" = ${at}::timestamptz, "finalDate" = false
    where project = ${project} and task = ${task}`.execute(it.db);
const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const endOf = (date: string) =>
  sql<{ at: string }>`select ((${date}::date + 1)::timestamp at time zone 'Europe/Warsaw'
    - interval '1 minute') as at`
    .execute(it.db)
    .then(({ rows }) => rows[0]?.at ?? '');
/** A day of what is left of the week. */
const inWeek = restOfWeek(today).dateFrom;

const issue = async (as: Someone, users: Someone[], more: object = {}): Promise<number> =>
  (
    await it.call(createIssue, {
      as,
      body: {
        name: 'Nie działa drukarka',
        users: users.map(({ id }) => id),
        description: 'Zacina papier.',
        type: 1,
        ...more,
      },
    })
  ).data.id;
const setIssue = async (as: Someone, id: number, body: object) => {
  const answer = await it.call(updateIssue, { as, params: { id }, body });
  expect(answer.status).toBe(200);
};
const standIn = (user: Someone, replacedUser: Someone) =>
  it.db
    .insertInto('replacement')
    .values({
      user: user.id,
      replacedUser: replacedUser.id,
      dateFrom: ago(1),
      dateTo: new Date(Date.now() + 3_600_000),
    })
    .execute();

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
  expect(namesOf(overdue)).toEqual(['Faktura', 'Zebrać dokumenty']);
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

test('new is what became mine since I last looked, begun or seen it is not [DAY-04]', async () => {
  const { turn, since } = await day(anna);
  expect(turn).toMatchObject({ count: 1, tasks: 1 });
  expect(Date.parse(since)).toBeLessThan(Date.now() - 3_600_000);
  expect((await day(piotr)).turn.count).toBe(0);
  await issue(manager, [anna]);
  expect((await day(anna)).turn).toMatchObject({ count: 2, issues: 1 });
  await it.call(lookAtDay, { as: anna, body: { clear: true } });
  expect((await day(anna)).turn.count).toBe(0);
  await it.call(lookAtDay, { as: piotr, body: { clear: true } });
  await close(anna, first);
  const got = (await day(piotr)).turn;
  expect(namesOf(got)).toEqual(['Zaksięgować']);
  expect(got.rows[0]).toMatchObject({ isNew: true });
  await patch(piotr, second, { status: 2 });
  expect((await day(piotr)).turn.count).toBe(0);
});

test('a visit ends when nobody looked for half an hour; until then what is new stays [DAY-05]', async () => {
  await it.call(lookAtDay, { as: anna, body: {} });
  expect((await day(anna)).turn.count).toBe(1);
  await it.call(lookAtDay, { as: anna, body: {} });
  expect((await day(anna)).turn.count).toBe(1);
  await sql`update "dayLook" set seen = seen - interval '31 minutes'`.execute(it.db);
  await sql`update "projectTaskStatus" set created = created - interval '2 hours'`.execute(it.db);
  await sql`update "projectTask" set created = created - interval '2 hours',
    "assignedAt" = "assignedAt" - interval '2 hours'`.execute(it.db);
  await sql`select refresh_courses(array_agg(id)) from "projectTask"`.execute(it.db);
  expect((await day(anna)).turn.count).toBe(1);
  await it.call(lookAtDay, { as: anna, body: {} });
  expect((await day(anna)).turn.count).toBe(0);
});

test('what burns is not told twice: there it is marked as new [DAY-04]', async () => {
  await due(first, ago(30));
  const { turn, overdue } = await day(anna);
  expect(turn.count).toBe(0);
  expect(overdue.rows[0]).toMatchObject({ isNew: true });
});

test('a done issue waits for its orderer’s acceptance, a returned one for whom it came back to [DAY-06]', async () => {
  const id = await issue(anna, [piotr]);
  await setIssue(piotr, id, { status: 9 });
  expect((await day(anna)).answers).toMatchObject({ count: 1, accept: 1 });
  expect((await day(anna)).answers.rows[0]).toMatchObject({ kind: 'issue', ask: 'accept' });
  await setIssue(anna, id, { status: 2, comment: 'Brakuje toneru' });
  const { answers } = await day(piotr);
  expect(answers).toMatchObject({ accept: 0, mend: 1 });
  expect(answers.rows.find(({ kind }) => kind === 'issue')).toMatchObject({
    ask: 'mend',
    returned: { by: { id: anna.id }, text: 'Brakuje toneru' },
  });
  expect((await day(anna)).answers.accept).toBe(0);
  await setIssue(piotr, id, { status: 9 });
  expect((await day(piotr)).answers.mend).toBe(0);
});

test('comments of others wait until I answer or read what tells of them [DAY-07]', async () => {
  const write = async (as: Someone, text: string) => {
    const { id } = (await it.call(createComment, { as, body: { text } })).data;
    const params = { ...app.at(first), comment: id };
    expect((await it.call(attachTaskComment, { as, params })).status).toBe(200);
  };
  await write(manager, 'Kiedy?');
  await write(manager, 'Pilne');
  const { answers } = await day(anna);
  expect(answers).toMatchObject({ count: 1, comments: 1 });
  expect(answers.rows[0]).toMatchObject({
    kind: 'comment',
    on: 'task',
    name: 'Zebrać dokumenty',
    count: 2,
    comment: { text: 'Pilne', by: { id: manager.id } },
  });
  await write(anna, 'Jutro');
  expect((await day(anna)).answers.count).toBe(0);
  expect((await day(manager)).answers.comments).toBe(1);
  await sql`update notification set status = 1 where "user" = ${manager.id}`.execute(it.db);
  expect((await day(manager)).answers.comments).toBe(0);
  const id = await issue(anna, [piotr]);
  await it.call(commentIssue, { as: piotr, params: { id }, body: { text: 'Który pokój?' } });
  expect((await day(anna)).answers.rows[0]).toMatchObject({ kind: 'comment', on: 'issue', id });
});

test('a comment on what I may open no more does not wait for me [DAY-07]', async () => {
  const { id } = (await it.call(createComment, { as: manager, body: { text: 'Hej' } })).data;
  await it.call(attachTaskComment, { as: manager, params: { ...app.at(first), comment: id } });
  await sql`update "projectTask" set "user" = ${stranger.id} where task = ${first}`.execute(it.db);
  expect((await day(anna)).answers.count).toBe(0);
});

test('the week is told by day, with what is planned against the hours I have [DAY-08]', async () => {
  await due(first, await endOf(inWeek));
  await patch(anna, first, { estimation: 5 });
  await issue(manager, [anna], { dateRealization: inWeek, timeRequired: 1.5 });
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

test('whoever stands in sees the other’s work under the other’s name, and not among their own [DAY-09]', async () => {
  await due(first, ago(5));
  await issue(manager, [anna], { dateRealization: addDays(today, -1) });
  await standIn(stranger, anna);
  const { substituting, overdue, turn, standsIn } = await day(stranger);
  expect(standsIn).toBe(true);
  expect(overdue.count + turn.count).toBe(0);
  expect(substituting).toMatchObject({ count: 2, tasks: 1, issues: 1 });
  expect(substituting.people).toMatchObject([
    { user: { id: anna.id }, count: 2, rows: [{ onBehalfOf: { id: anna.id } }, {}] },
  ]);
  expect(substituting.people[0]).toMatchObject({ through: null });
  expect(substituting.people[0]?.until).not.toBeNull();
  // Through whom a chain leads.
  await standIn(manager, stranger);
  const { people } = (await day(manager)).substituting;
  expect(people).toMatchObject([
    { user: { id: anna.id }, until: null, through: { id: stranger.id } },
  ]);
});

test('guests of today who have not left and parcels that were not received are told to whom they are for [DAY-10]', async () => {
  const make = async (body: object) =>
    (await it.call(createReception, { as: reception, body })).data.id as number;
  const now = new Date().toISOString();
  const guest = await make({ ...guestOf(house, anna), operationDate: now });
  await make({ ...guestOf(house, anna), operationDate: now, exitDate: now });
  await make({ ...guestOf(house, anna), operationDate: ago(50) });
  await make({ ...guestOf(house, piotr), operationDate: now });
  const parcel = await make({ ...parcelOf(house), user: anna.id, operationDate: ago(72) });
  await make({ ...parcelOf(house), user: anna.id, direction: 'outbound', operationDate: now });
  await make({ ...parcelOf(house), user: anna.id, operationDate: ago(40 * 24) });
  const arrivals = (await day(anna)).reception;
  expect(arrivals).toMatchObject({ count: 2, guests: 1, parcels: 1 });
  expect(arrivals.rows.map(({ id }) => id)).toEqual([guest, parcel]);

  const confirm = (as: Someone, id: number, received = true) =>
    it.call(confirmParcel, { as, params: { id }, body: { received } });
  expect((await confirm(piotr, parcel)).status).toBe(403);
  expect((await confirm(anna, guest)).status).toBe(403);
  expect((await confirm(anna, parcel)).status).toBe(200);
  expect((await day(anna)).reception).toMatchObject({ count: 1, parcels: 0 });
  const read = await it.call(getReception, { as: anna, params: { id: parcel } });
  expect(read.data.reception.receivedBy).toMatchObject({ id: anna.id });
  const { rows } = await sql<{ changes: object }>`select changes from history
    where entity = 'reception' and "entityId" = ${parcel} and action = 'update'`.execute(it.db);
  expect(rows[0]?.changes).toMatchObject({ receivedBy: [null, anna.id] });
  expect((await confirm(reception, parcel, false)).status).toBe(200);
  expect((await day(anna)).reception.parcels).toBe(1);
});

test('what I handed on waits for whom it went to, for so many working hours; so does what I reported [DAY-11]', async () => {
  expect((await day(anna)).waiting.count).toBe(0);
  await close(anna, first);
  await issue(anna, [piotr], { name: 'Toner' });
  await issue(anna, [anna, piotr], { name: 'Razem' });
  const { waiting } = await day(anna);
  expect(waiting).toMatchObject({ count: 2, tasks: 1, issues: 1 });
  expect(namesOf(waiting)).toEqual(['Zaksięgować', 'Toner']);
  expect(waiting.rows[0]).toMatchObject({
    user: { id: piotr.id },
    wait: { hours: expect.any(Number) },
    may: { work: false },
  });
  await close(piotr, second);
  expect((await day(anna)).waiting.tasks).toBe(0);
});

test('colleagues of my department who are away today are told with who stands in [DAY-12]', async () => {
  const department = await it.db
    .insertInto('department')
    .values({ name: 'Księgowi' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`update person set department = ${department.id}
    where id in (${anna.id}, ${piotr.id})`.execute(it.db);
  const type = async (isVacation: boolean) =>
    (
      await it.db
        .insertInto('calendarType')
        .values({ name: isVacation ? 'Wolne' : 'Delegacja', isVacation })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const types = { vacation: await type(true), other: await type(false) };
  const away = async (owner: Someone, kind: keyof typeof types) =>
    it.db
      .insertInto('calendarEntry')
      .values({
        owner: owner.id,
        type: types[kind],
        dateFrom: today,
        dateTo: addDays(today, 2),
      })
      .execute();
  await away(piotr, 'vacation');
  await away(stranger, 'vacation');
  await away(anna, 'other');
  await standIn(stranger, piotr);
  expect((await day(anna)).absent).toEqual({
    count: 1,
    rows: [
      {
        user: { id: piotr.id, name: piotr.name },
        dateTo: addDays(today, 2),
        substitutes: [{ id: stranger.id, name: stranger.name }],
      },
    ],
  });
  expect((await day(piotr)).absent.count).toBe(0);
  await sql`update person set department = null`.execute(it.db);
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
