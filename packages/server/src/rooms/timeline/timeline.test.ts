import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { changeMany } from '@zaplecze/contract/rooms/bulk/calls';
import { createIssue } from '@zaplecze/contract/rooms/issues/calls';
import { handOverTask } from '@zaplecze/contract/rooms/tasks/calls';
import * as contract from '@zaplecze/contract/rooms/timeline/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { projectApp } from '../projects/projects.fixture.ts';

const today = warsawDay();
const days = { dateFrom: addDays(today, -7), dateTo: addDays(today, 28) };
let app: Awaited<ReturnType<typeof projectApp>>;
let department: number;
let project: number;

beforeAll(async () => {
  app = await projectApp();
  const { id } = await app.it.db
    .insertInto('department')
    .values({ name: 'Zespół osi' })
    .returning('id')
    .executeTakeFirstOrThrow();
  department = id;
  for (const { id: person } of [app.anna, app.piotr]) {
    await app.it.db.updateTable('person').set({ department }).where('id', '=', person).execute();
  }
  project = await app.begin();
});
afterAll(() => app.it.close());

const ofPeople = (as: Someone, query: object = {}) =>
  app.it.call(contract.peopleTimeline, {
    as,
    query: { ...days, filter: { department: String(department) }, ...query },
  });
const ofProject = (as: Someone, id = project, query: object = days) =>
  app.it.call(contract.projectTimeline, { as, params: { id }, query: query as never });
const taskOf = async (task: number, id = project): Promise<contract.AxisItem> => {
  const { list } = (await ofProject(app.manager, id)).data;
  return list.find((one: contract.AxisItem) => one.at?.task === task);
};

test('managers read the timelines, others do not; there is none of a project that is not there [TIM-05]', async () => {
  for (const one of [app.anna, app.stranger]) {
    expect((await ofPeople(one)).status).toBe(403);
    expect((await ofProject(one)).status).toBe(403);
  }
  expect((await ofPeople(app.manager)).status).toBe(200);
  expect((await ofProject(app.manager, 999_999)).status).toBe(404);
  expect((await ofProject(app.manager, project, {})).status).toBe(200);
});

test.each([
  [{ dateTo: addDays(days.dateFrom, -1) }, 'dateTo'],
  [{ dateTo: addDays(days.dateFrom, 400) }, 'dateTo'],
  [{ dateFrom: 'jutro' }, 'dateFrom'],
  [{ page: 0 }, 'page'],
])('%j is refused on its field [TIM-05]', async (wrong, field) => {
  const { status, errors } = await ofPeople(app.manager, wrong);
  expect([status, Object.keys(errors ?? {})]).toEqual([400, [field]]);
});

test('a project tells its tasks in their order, each with its person, turn, limit and what it waits for [TIM-01, TIM-02]', async () => {
  const { data } = await ofProject(app.manager);
  expect(data.project.id).toBe(project);
  const [first, second] = data.list as [contract.AxisItem, contract.AxisItem];
  expect(data.list).toHaveLength(2);
  expect([first.at?.task, second.at?.task]).toEqual([app.first, app.second]);
  expect(first.people).toMatchObject([{ id: app.anna.id }]);
  expect(first).toMatchObject({ from: today, to: addDays(today, 2), late: false });
  expect(first.turnAt).not.toBeNull();
  expect(second).toMatchObject({ turnAt: null, finalDate: true, from: addDays(today, 2) });
});

test('who handed it to whom is told, and when it ended [TIM-02]', async () => {
  const id = project;
  await app.begin();
  await app.it.call(handOverTask, {
    as: app.anna,
    params: app.at(app.first),
    body: { user: app.stranger.id, text: 'Zostały faktury' },
  });
  await app.close(app.stranger, app.first);
  const { list } = (await ofProject(app.manager, app.at(app.first).project)).data;
  expect(list[0].handovers).toMatchObject([
    {
      from: { id: app.anna.id },
      to: { id: app.stranger.id },
      text: 'Zostały faktury',
      back: false,
    },
  ]);
  expect(list[0]).toMatchObject({ to: today, late: false, reasons: [] });
  expect(list[1].turnAt).not.toBeNull();
  project = id;
});

test('a department tells its people with what they have open, issues too, and their hours [TIM-03, TIM-06]', async () => {
  const issue = await app.it.call(createIssue, {
    as: app.manager,
    body: {
      name: 'Drukarka na osi',
      users: [app.anna.id, app.stranger.id],
      description: 'Zacina papier.',
      type: 1,
      dateRealization: addDays(today, 3),
      timeRequired: 4,
    },
  });
  expect(issue.status).toBe(200);
  const { data } = await ofPeople(app.manager);
  const ids = data.people.map(({ id }: { id: number }) => id);
  expect(ids.toSorted()).toEqual([app.anna.id, app.piotr.id].toSorted());
  expect(data.count).toBe(2);
  const anna = data.people.find(({ id }: { id: number }) => id === app.anna.id);
  expect(anna).toMatchObject({ open: 2, noLimit: 0, untold: 0 });
  expect(data.weeks.length).toBeGreaterThan(0);
  const planned = (anna as contract.AxisPerson).weeks.map((one) => one.planned);
  expect(planned.reduce((sum, one) => sum + one, 0)).toBe(2);
  const found = data.list.find(
    ({ id, kind }: contract.AxisItem) => kind === 'issue' && id === issue.data.id,
  );
  expect(found).toMatchObject({ to: addDays(today, 3), late: false, at: null });
  expect(found.people).toHaveLength(2);
  const one = await ofPeople(app.manager, { filter: { user: String(app.piotr.id) } });
  expect(one.data.people).toMatchObject([{ id: app.piotr.id }]);
  expect((await ofPeople(app.manager, { page: 2 })).data).toMatchObject({ people: [], count: 2 });
});

test('what is due before the first day stays on the axis while it is late, what is due later than the last begins on it [TIM-03]', async () => {
  const set = (limit: string) =>
    app.it.db
      .updateTable('projectTask')
      .set({ dateRealizationLimit: `${limit}T12:00:00Z` })
      .where('project', '=', project)
      .where('task', '=', app.first)
      .execute();
  const shown = async (query: object = {}) =>
    (await ofPeople(app.manager, query)).data.list.some(
      ({ at }: contract.AxisItem) => at?.project === project && at.task === app.first,
    );
  await set(addDays(today, -60));
  expect(await shown()).toBe(true);
  expect((await taskOf(app.first)).late).toBe(true);
  expect((await taskOf(app.first)).reasons).toMatchObject([{ kind: 'late' }]);
  expect(await shown({ dateFrom: addDays(today, -200), dateTo: addDays(today, -190) })).toBe(false);
  await set(addDays(today, 300));
  expect(await shown()).toBe(true);
  await set(addDays(today, 2));
});

test('absences are told as the calendar tells them, with who stands in [TIM-04]', async () => {
  const { id: type } = await app.it.db
    .insertInto('calendarType')
    .values({ name: 'zwolnienie lekarskie', color: '#2F9E44', isPrivate: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  const range = { dateFrom: addDays(today, 1), dateTo: addDays(today, 4) };
  await app.it.db
    .insertInto('calendarEntry')
    .values({ owner: app.anna.id, type, ...range })
    .execute();
  await app.it.db
    .insertInto('replacement')
    .values({
      user: app.stranger.id,
      replacedUser: app.anna.id,
      dateFrom: `${range.dateFrom}T06:00:00Z`,
      dateTo: `${range.dateTo}T20:00:00Z`,
    })
    .execute();
  const told = {
    owner: app.anna.id,
    type: 'zwolnienie lekarskie',
    standIns: app.stranger.name,
    ...range,
  };
  expect((await ofProject(app.manager)).data.away).toMatchObject([told]);
  expect((await ofPeople(app.manager)).data.away).toMatchObject([told]);
  const later = { dateFrom: addDays(today, 10), dateTo: addDays(today, 20) };
  expect((await ofPeople(app.manager, later)).data.away).toEqual([]);
});

test('a limit that was moved lies there, unless somebody else moved it meanwhile [TIM-20]', async () => {
  const user = app.stranger.id;
  const tasks = app.assignments().map((one) => ({ ...one, user }));
  const { id } = (await app.create({ tasks })).data;
  const { at, version } = await taskOf(app.second, id);
  const move = (day: string) =>
    app.it.call(changeMany, {
      as: app.manager,
      body: {
        kind: 'task',
        values: { dateRealizationLimit: day },
        targets: [{ params: at, opened: version }],
      },
    });
  expect((await move(addDays(today, 9))).data.done).toHaveLength(1);
  expect((await taskOf(app.second, id)).to).toBe(addDays(today, 9));
  const late = (await move(addDays(today, 11))).data;
  expect(late.refused).toMatchObject([{ message: 'Ktoś w międzyczasie zmienił to pole' }]);
  expect((await taskOf(app.second, id)).to).toBe(addDays(today, 9));
});
