import { readLimit } from '@zaplecze/contract/kit/fields/typed-time';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createIssue, listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { listProjects } from '@zaplecze/contract/rooms/projects/calls';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectApp } from '../projects/projects.fixture.ts';

let app: Awaited<ReturnType<typeof projectApp>>;
beforeAll(async () => {
  app = await projectApp();
});
afterAll(() => app.it.close());

const today = warsawDay();
const polish = (day: string) => day.split('-').reverse().join('.');

describe.each([
  ['today', today, false],
  ['yesterday', addDays(today, -1), true],
])('a limit on %s, picked by day, is the end of that day', (_, day, late) => {
  const end = readLimit(day);

  test(`given with a project; the project and the task are overdue: ${late} [SHE-29, TAS-06]`, async () => {
    const tasks = app.assignments().map((one) => ({ ...one, dateRealizationLimit: polish(day) }));
    const project = (await app.create({ tasks })).data.id;
    const [procedure] = (await app.read(project)).services[0]?.procedures ?? [];
    expect(procedure?.tasks.map((one) => one.dateRealizationLimit)).toEqual([end, end]);
    const listed = await app.it.call(listProjects, { as: app.manager });
    const row = listed.data.list.list.find(({ id }: { id: number }) => id === project);
    expect([row.nextLimit, row.overdue]).toEqual([end, late]);
  });

  test(`given to a task; it is overdue: ${late} [TAS-06]`, async () => {
    const project = await app.begin();
    const answer = await app.patch(app.manager, app.first, { dateRealizationLimit: day });
    expect(answer.status).toBe(200);
    const list = await app.it.call(listAssignedTasks, {
      as: app.anna,
      params: { userId: app.anna.id, user: app.anna.id },
      query: { perPage: 100 },
    });
    const row = list.data.list.list.find(
      (one: { project: { id: number } }) => one.project.id === project,
    );
    expect([row.dateRealizationLimit, row.overdue]).toEqual([end, late]);
  });

  test(`given to an issue; it is overdue: ${late}`, async () => {
    const body = {
      name: `Do ${day}`,
      users: [app.anna.id],
      description: 'Proszę o pomoc.',
      type: 0,
      dateRealization: polish(day),
    };
    await app.it.call(createIssue, { as: app.anna, body });
    const list = await app.it.call(listIssues, { as: app.manager, query: { search: body.name } });
    const [row] = list.data.list.list;
    expect([row.dateRealization, row.overdue]).toEqual([end, late]);
  });
});
