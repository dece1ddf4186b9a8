import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { projectHistory } from '@zaplecze/contract/rooms/history/calls';
import * as contract from '@zaplecze/contract/rooms/projects/calls';
import { derivedStatus } from '@zaplecze/contract/rooms/projects/lists';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { projectIsCancelled } from '@zaplecze/contract/rooms/tasks/lists';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { projectApp } from './projects.fixture.ts';
import { makeDuePeriods } from './projects.jobs.ts';

const {
  it,
  manager,
  anna,
  piotr,
  stranger,
  first,
  second,
  service,
  procedure,
  assignments,
  begin,
  create,
  read: readProject,
  open,
  patch,
  close,
} = await projectApp();
let project: number;

afterAll(() => it.close());
beforeEach(async () => {
  await it.db.deleteFrom('project').execute();
  project = await begin();
  await it.db.deleteFrom('notification').execute();
});

const read = () => readProject(project);
const set = (status: number, more: object = {}, id = project) =>
  it.call(contract.updateProject, { as: manager, params: { id }, body: { status, ...more } });
const statuses = async () =>
  (await read()).services[0]?.procedures[0]?.tasks.map((t) => t.status.id);
const told = async (as: Someone) =>
  (
    await it.db
      .selectFrom('notification')
      .select('content')
      .where('user', '=', as.id)
      .orderBy('id')
      .execute()
  ).map(({ content }) => content);
const courseOf = async (task: number) => (await open(manager, task)).data.task.statusHistory;

test('10 cancels a project by hand with its open tasks; 1 takes it back with exactly those [PRO-52]', async () => {
  await patch(anna, first, { status: 2 });
  expect((await set(10)).status).toBe(200);
  expect((await read()).status.id).toBe(10);
  expect(await statuses()).toEqual([10, 10]);
  expect((await courseOf(first))[0]).toMatchObject({
    status: { id: 10 },
    createdBy: { id: manager.id },
    withProject: true,
  });
  expect((await set(1)).status).toBe(200);
  expect(await statuses()).toEqual([2, 0]);
  expect((await read()).status.id).toBe(2);
  expect((await courseOf(first))[0]).toMatchObject({ status: { id: 2 }, withProject: true });
});

test('what was cancelled or done before stays so when the project is taken back [PRO-53]', async () => {
  await patch(anna, first, { status: 10 });
  await set(10);
  expect(await statuses()).toEqual([10, 10]);
  await set(1);
  expect(await statuses()).toEqual([10, 1]);
});

test('the history of the project tells its cancelling and its tasks’, and no status between [PRO-56]', async () => {
  await set(10);
  const answer = await it.call(projectHistory, { as: manager, params: { id: project } });
  const [newest] = answer.data.list;
  const status = (entity: string) =>
    newest.entries
      .filter((entry: { entity: string }) => entry.entity === entity)
      .flatMap((entry: { fields: { field: string }[] }) =>
        entry.fields.filter(({ field }) => field === 'status'),
      );
  expect(status('project')).toMatchObject([{ before: 'Do realizacji', after: 'Anulowany' }]);
  expect(status('projectTask')).toHaveLength(2);
});

test('cancelled tasks leave the lists of what is to be done [PRO-54]', async () => {
  const toDo = async () =>
    (
      await it.call(listAssignedTasks, {
        as: anna,
        params: { user: anna.id },
        query: { filter: { status: [0, 1, 2, 31] } } as never,
      })
    ).data.list.count;
  expect(await toDo()).toBe(1);
  await set(10);
  expect(await toDo()).toBe(0);
});

test('each person is told once of a cancelled project, and once when it is taken back [PRO-55]', async () => {
  const [one, two] = assignments();
  project = (await create({ tasks: [one, { ...two, user: anna.id }] })).data.id;
  await it.db.deleteFrom('notification').execute();
  await set(10);
  const { name } = await read();
  const link = `<a href="/task?filter[project]=${project}">${name}</a>`;
  expect(await told(anna)).toEqual([
    `Anulowano projekt: ${link} dla klienta Żagiel, a z nim 2\u00A0Twoje zadania`,
  ]);
  await set(1);
  expect((await told(anna))[1]).toMatch(/^Przywrócono projekt: .* a z nim 2\u00A0Twoje zadania$/);
  expect(await told(anna)).toHaveLength(2);
  expect(await told(manager)).toEqual([]);
});

test('who stands in for several of its people is told once as well [PRO-55, NOT-11]', async () => {
  const day = 86_400_000;
  const standIn = (replacedUser: number) => ({
    user: stranger.id,
    replacedUser,
    dateFrom: new Date(Date.now() - day),
    dateTo: new Date(Date.now() + day),
  });
  await it.db
    .insertInto('replacement')
    .values([standIn(anna.id), standIn(piotr.id)])
    .execute();
  await set(10);
  await it.db.deleteFrom('replacement').execute();
  expect(await told(stranger)).toEqual([expect.stringMatching(/^Zastępstwo: .*Anulowano projekt/)]);
});

test.each([0, 2, 9])(
  'status %i follows from the tasks: it is refused, not ignored [PRO-50]',
  async (status) => {
    const refused = { status: 400, errors: { status: derivedStatus } };
    expect(await set(status)).toMatchObject(refused);
    await set(10);
    expect(await set(status)).toMatchObject(refused);
    expect((await read()).status.id).toBe(10);
  },
);

test('the status that a project has already is no change; 1 takes back only what is cancelled [PRO-50, PRO-52]', async () => {
  expect((await set(1)).status).toBe(200);
  await patch(anna, first, { status: 2 });
  expect((await set(2)).status).toBe(200);
  expect((await set(1)).errors).toEqual({ status: derivedStatus });
  await set(10);
  expect((await set(10, { description: 'Rezygnacja' })).status).toBe(200);
  expect(await statuses()).toEqual([10, 10]);
});

test('a task of a cancelled project waits for the project to be taken back [PRO-29, PRO-54, TAS-22]', async () => {
  await set(10);
  for (const as of [anna, manager]) {
    expect((await patch(as, first, { status: 2 })).errors).toEqual({ status: projectIsCancelled });
  }
  const other = await it.call(contract.assignTask, {
    as: manager,
    body: { project, service, procedure, task: second, user: stranger.id },
  });
  expect(other.status).toBe(200);
  expect(await told(stranger)).toEqual([]);
  expect((await read()).serviceSwappable).toBe(false);
  await set(1);
  expect(await told(stranger)).toEqual([expect.stringContaining('Przywrócono projekt')]);
  expect((await patch(anna, first, { status: 2 })).status).toBe(200);
});

test('a task closed while its project is being cancelled is closed or cancelled, never live [PRO-57]', async () => {
  const answers = await Promise.all([close(anna, first), set(10)]);
  expect(answers.map(({ status }) => status)).toContain(200);
  expect(answers[1].status).toBe(200);
  expect(await statuses()).toEqual([expect.toSatisfy((id) => id === 9 || id === 10), 10]);
});

test('tasks of somebody who left meanwhile come back to nobody, and the manager is told [PRO-58]', async () => {
  const leaver = await it.signIn();
  const [one, two] = assignments();
  project = (await create({ tasks: [{ ...one, user: leaver.id }, two] })).data.id;
  await set(10);
  await it.db.updateTable('person').set({ active: false }).where('id', '=', leaver.id).execute();
  await set(1);
  const tasks = (await read()).services[0]?.procedures[0]?.tasks ?? [];
  expect(tasks.map(({ user }) => user?.id)).toEqual([undefined, piotr.id]);
  expect(await told(manager)).toEqual([expect.stringContaining('Zadania bez osoby w projekcie')]);
});

test('a cancelled recurring project has no next period until it is taken back [PRO-77]', async () => {
  const recurring = { recurrent: 1, recurrentFrom: warsawDay() };
  project = (await create(recurring)).data.id;
  const count = async () =>
    (await it.db.selectFrom('project').select('id').where('recurrent', '=', 1).execute()).length;
  await set(10);
  await makeDuePeriods(it.db, project, warsawDay());
  expect(await count()).toBe(1);
  await set(1);
  await makeDuePeriods(it.db, project, warsawDay());
  expect(await count()).toBe(2);
});
