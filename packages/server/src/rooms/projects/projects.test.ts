import { readInstant } from '@zaplecze/contract/kit/fields/typed-time';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import * as contract from '@zaplecze/contract/rooms/projects/calls';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { projectApp } from './projects.fixture.ts';

const {
  it,
  manager,
  anna,
  piotr,
  stranger,
  service,
  procedure,
  first,
  second,
  assignments,
  create,
  begin,
  read,
  open,
  patch,
  close,
} = await projectApp();
let project: number;

afterAll(() => it.close());
beforeEach(async () => {
  project = await begin();
});

test('a project copies the service’s tasks with their people and limits; its name is made up [PRO-21, PRO-22, PRO-23, PRO-24, PRO-28]', async () => {
  const found = await read();
  expect(found.name).toMatch(/^Pełna księgowość – Żagiel – \d\d\/\d{4}( \(\d+\))?$/);
  expect(found).toMatchObject({
    company: { name: 'Spółka' },
    type: { name: 'Księgowość' },
    unitQuantity: 1,
    status: { id: 1 },
  });
  const [steps] = found.services[0]?.procedures.map((one) => one.tasks) ?? [];
  expect(steps).toMatchObject([
    { name: 'Zebrać dokumenty', status: { id: 1 }, user: { id: anna.id } },
    { name: 'Zaksięgować', status: { id: 0 }, user: { id: piotr.id }, finalDate: true },
  ]);
});

test.each([
  [{ services: [] }, 'services', 'Usługa jest wymagana'],
  [{ services: [999_999] }, 'services', 'Usługa jest wymagana'],
  [{ client: null }, 'client', 'Klient jest wymagany'],
  [{ client: 999_999 }, 'client', 'Klient jest wymagany'],
  [{ tasks: [] }, 'tasks', 'Zadanie musi mieć przypisanego użytkownika'],
])('%j is refused on %s: %s [PRO-20, PRO-25]', async (more, field, message) => {
  const answer = await create(more);
  expect(answer.status).toBe(400);
  expect(answer.errors?.[field]).toBe(message);
});

test('every task must have an assigned person [PRO-25]', async () => {
  const [one, two] = assignments();
  const answer = await create({ tasks: [one, { ...two, user: null }] });
  expect(answer.errors).toEqual({ 'tasks.1.user': 'Zadanie musi mieć przypisanego użytkownika' });
});

test('on edit the name is required [PRO-21]', async () => {
  const answer = await it.call(contract.updateProject, {
    as: manager,
    params: { id: project },
    body: { name: '' },
  });
  expect(answer.errors).toEqual({ name: 'Nazwa jest wymagana' });
});

test('the project’s status follows its tasks; reopening clears its dates and warns [PRO-50, PRO-51, TAS-23]', async () => {
  await patch(anna, first, { status: 2 });
  expect((await read()).status.id).toBe(2);
  await close(anna, first);
  await close(piotr, second);
  const done = await read();
  expect(done).toMatchObject({
    status: { id: 9, name: 'Zrealizowany' },
    jobsEnded: readInstant(`${warsawDay()} 23:59`),
  });
  expect(done.completed).not.toBeNull();
  const reopened = await patch(anna, first, { status: 2 });
  expect(reopened.data.reopenedBefore).toMatchObject([{ name: 'Zaksięgować' }]);
  expect(await read()).toMatchObject({ status: { id: 2 }, jobsEnded: null, completed: null });
});

test('projects are the managers’: others get 403 before 404, a missing one is 404 [PRO-01, PRO-03]', async () => {
  const remove = (as: Someone, id = project) =>
    it.call(contract.removeProject, { as, params: { id } });
  expect((await it.call(contract.listProjects, { as: anna })).status).toBe(403);
  expect((await remove(anna, 999_999)).status).toBe(403);
  expect((await remove(manager, 999_999)).status).toBe(404);
  expect((await remove(manager)).status).toBe(200);
  expect((await open(anna, first)).status).toBe(404);
});

test('a task is given to a person with a limit, who is told; a final one wants its limit [PRO-26, PRO-30]', async () => {
  const assign = (more: object, as = manager) =>
    it.call(contract.assignTask, {
      as,
      body: { project, service, procedure, task: second, user: stranger.id, ...more },
    });
  expect((await assign({}, anna)).status).toBe(403);
  expect((await assign({ user: null })).errors).toEqual({
    user: 'Zadanie musi mieć przypisanego użytkownika',
  });
  expect((await assign({ finalDate: true })).errors).toEqual({
    dateRealizationLimit: 'Termin jest wymagany, gdy jest ostateczny',
  });
  expect((await assign({ project: 999_999 })).status).toBe(404);
  const limit = { finalDate: true, dateRealizationLimit: '2026-11-30 15:00' };
  expect((await assign(limit)).status).toBe(200);
  const [, step] = (await read()).services[0]?.procedures[0]?.tasks ?? [];
  expect(step).toMatchObject({
    user: { id: stranger.id },
    finalDate: true,
    dateRealizationLimit: '2026-11-30T14:00:00.000Z',
  });
  const told = await it.call(listNotifications, { as: stranger });
  expect(told.data.list.list[0].content).toContain('Nowe zadanie dla Ciebie');
});

test('a definition that changes later leaves the projects of its service as they are [PRO-24]', async () => {
  const change = (body: object) =>
    it.call(taskDefinitions.update, { as: manager, params: { id: first }, body });
  expect((await change({ name: 'Nic nie zbierać' })).status).toBe(200);
  const [steps] = (await read()).services[0]?.procedures.map((one) => one.tasks) ?? [];
  expect(steps?.[0]?.name).toBe('Zebrać dokumenty');
  await change({ name: 'Zebrać dokumenty' });
});

test('units times unit value is the planned value; to begin with one unit of nothing [PRO-23]', async () => {
  expect(await read()).toMatchObject({ unitQuantity: 1, unitValue: 0, plannedValue: 0 });
  const { id } = (await create({ unitQuantity: 3, unitValue: 1200.5 })).data;
  expect(await read(id)).toMatchObject({ plannedValue: 3601.5 });
});

test('a new project may bring its files [PRO-32]', async () => {
  const { id } = (await create({ files: [await it.upload(manager)] })).data;
  expect((await read(id)).files).toMatchObject([{ fileName: 'umowa.pdf' }]);
});

test('files hang on a project by their own calls, for managers [PRO-01, PRO-32]', async () => {
  const params = { id: project, file: await it.upload(manager) };
  const attach = (as: Someone) => it.call(contract.projectFiles.attach, { as, params });
  const detach = (as: Someone) => it.call(contract.projectFiles.detach, { as, params });
  expect((await attach(anna)).status).toBe(403);
  expect((await attach(manager)).status).toBe(200);
  expect((await attach(manager)).status).toBe(404);
  expect((await read()).files).toMatchObject([{ id: params.file, fileName: 'umowa.pdf' }]);
  expect((await detach(anna)).status).toBe(403);
  expect((await detach(manager)).status).toBe(200);
  expect((await detach(manager)).status).toBe(404);
});

test('intervals are answered to everybody, from one-off to yearly [PRO-33]', async () => {
  const { intervals } = (await it.call(contract.listIntervals, { as: stranger })).data;
  expect(intervals.map(({ name }: { name: string }) => name)).toEqual([
    'Jednorazowo',
    'Co tydzień',
    'Co 2 tygodnie',
    'Co miesiąc',
    'Co kwartał',
    'Co pół roku',
    'Co rok',
  ]);
});
