import {
  addTaskToProcedure,
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/catalog';
import { createComment } from '@zaplecze/contract/comments';
import { listNotifications } from '@zaplecze/contract/notifications';
import * as contract from '@zaplecze/contract/projects';
import * as tasks from '@zaplecze/contract/tasks';
import { endDateRequired, gateClosed } from '@zaplecze/contract/tasks.lists';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';

let it: TestApp;
let manager: Someone;
let anna: Someone;
let piotr: Someone;
let stranger: Someone;
let client: number;
let service: number;
let procedure: number;
let first: number;
let second: number;
let project: number;

beforeAll(async () => {
  it = await testApp();
  manager = await it.signIn('ROLE_MANAGER');
  [anna, piotr, stranger] = await Promise.all([it.signIn(), it.signIn(), it.signIn()]);
  const insert = async (
    table: 'department' | 'taskType' | 'projectType' | 'company',
    name: string,
  ) =>
    (await it.db.insertInto(table).values({ name }).returning('id').executeTakeFirstOrThrow()).id;
  const department = await insert('department', 'Księgowość');
  const type = await insert('taskType', 'Księgowanie');
  const kind = await insert('projectType', 'Księgowość');
  const company = await insert('company', 'Spółka');
  await it.db.insertInto('companyDepartment').values({ company, department }).execute();
  const made = async (endpoint: typeof taskDefinitions.create, body: object) =>
    (await it.call(endpoint, { as: manager, body })).data.id as number;
  first = await made(taskDefinitions.create, { name: 'Zebrać dokumenty', type, department });
  second = await made(taskDefinitions.create, { name: 'Zaksięgować', type, department });
  procedure = await made(procedureDefinitions.create as never, {
    name: 'Miesiąc',
    department,
    tasks: [first],
  });
  await it.call(addTaskToProcedure, { as: manager, params: { procedure, task: second } });
  service = await made(serviceDefinitions.create as never, {
    name: 'Pełna księgowość',
    department,
    type: kind,
    procedures: [procedure],
  });
  client = await insertClient(it.db);
});
afterAll(() => it.close());

const soon = new Date(Date.now() + 2 * 86_400_000).toISOString();
const assignments = () => [
  { procedure, task: first, user: anna.id, dateRealizationLimit: soon },
  { procedure, task: second, user: piotr.id, finalDate: true, dateRealizationLimit: soon },
];
const create = (more: object = {}) =>
  it.call(contract.createProject, {
    as: manager,
    body: { client, services: [service], tasks: assignments(), ...more },
  });
const read = async (id = project): Promise<contract.Project> =>
  (await it.call(contract.getProject, { as: manager, params: { id } })).data.project;
const at = (task: number) => ({ project, task, procedure, service });
const open = (as: Someone, task: number) => it.call(tasks.getTask, { as, params: at(task) });
const patch = (as: Someone | null, task: number, body: object) =>
  it.call(tasks.updateTask, { as, params: at(task), body });
const close = (as: Someone, task: number) =>
  patch(as, task, { status: 9, dateEndJob: '2026-11-20 12:00' });

beforeEach(async () => {
  project = (await create()).data.id;
});

test('a project copies the service’s tasks with their people and limits; its name is made up', async () => {
  const found = await read();
  expect(found.name).toMatch(/^Pełna księgowość – Żagiel – \d\d\/\d{4}$/);
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
])('%j is refused on %s: %s', async (more, field, message) => {
  const answer = await create(more);
  expect(answer.status).toBe(400);
  expect(answer.errors?.[field]).toBe(message);
});

test('a project made of an accepted offer leads to it', async () => {
  const name = 'Księgowość 2026';
  const { id: offer } = await it.db
    .insertInto('offer')
    .values({ name, client, seller: anna.id, status: 2 })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await read((await create({ offer })).data.id)).offer).toEqual({ id: offer, name });
  expect((await create({ offer: 999_999 })).errors).toEqual({ offer: 'Nie ma takiej oferty' });
});

test('every task must have an assigned person', async () => {
  const [one, two] = assignments();
  const answer = await create({ tasks: [one, { ...two, user: null }] });
  expect(answer.errors).toEqual({ 'tasks.1.user': 'Zadanie musi mieć przypisanego użytkownika' });
});

test('on edit the name is required', async () => {
  const answer = await it.call(contract.updateProject, {
    as: manager,
    params: { id: project },
    body: { name: '' },
  });
  expect(answer.errors).toEqual({ name: 'Nazwa jest wymagana' });
});

test('the second task refuses to close before the first; then its person gets the turn', async () => {
  expect((await open(piotr, second)).data.task).toMatchObject({
    previousTaskStatus: { id: 1 },
    waitsFor: { name: 'Zebrać dokumenty', user: { id: anna.id } },
  });
  const early = await close(piotr, second);
  expect(early.status).toBe(400);
  expect(early.errors?.status).toBe(gateClosed);
  expect((await patch(anna, first, { status: 9 })).errors).toEqual({
    dateEndJob: endDateRequired,
  });
  expect((await close(anna, first)).status).toBe(200);
  expect((await open(piotr, second)).data.task).toMatchObject({
    status: { id: 1 },
    waitsFor: null,
  });
  const told = await it.call(listNotifications, {
    as: piotr,
    query: { filter: { status: [0] } } as never,
  });
  expect(told.data.list.list[0].content).toContain('Twoja kolej');
  const next = await it.call(tasks.checkAssigned, {
    as: anna,
    params: { project, service, procedure },
  });
  expect(next.data).toMatchObject({ assigned: true, nextTask: { user: { id: piotr.id } } });
});

test('the project’s status follows its tasks; reopening clears its dates and warns', async () => {
  await patch(anna, first, { status: 2 });
  expect((await read()).status.id).toBe(2);
  await close(anna, first);
  await close(piotr, second);
  const done = await read();
  expect(done).toMatchObject({
    status: { id: 9, name: 'Zrealizowany' },
    jobsEnded: '2026-11-20T11:00:00.000Z',
  });
  expect(done.completed).not.toBeNull();
  const reopened = await patch(anna, first, { status: 2 });
  expect(reopened.data.reopenedBefore).toMatchObject([{ name: 'Zaksięgować' }]);
  expect(await read()).toMatchObject({ status: { id: 2 }, jobsEnded: null, completed: null });
});

test('a manager passes a closed gate with a reason, which the history keeps', async () => {
  expect((await close(manager, second)).status).toBe(400);
  const body = { status: 9, dateEndJob: soon, reason: 'Klient dostarczył wszystko wcześniej' };
  expect((await patch(manager, second, body)).status).toBe(200);
  const { statusHistory } = (await open(piotr, second)).data.task;
  expect(statusHistory[0]).toMatchObject({ status: { id: 9 }, reason: body.reason });
});

test('10 cancels a project by hand, another status gives it back to its tasks', async () => {
  const set = (status: number) =>
    it.call(contract.updateProject, { as: manager, params: { id: project }, body: { status } });
  await set(10);
  expect((await read()).status.id).toBe(10);
  await set(1);
  expect((await read()).status.id).toBe(1);
});

test('tasks answer to both orders of ids, and to nothing else', async () => {
  const other = { project, task: procedure, procedure: service, service: second };
  expect((await it.call(tasks.getTask, { as: manager, params: other })).data.task.name).toBe(
    'Zaksięgować',
  );
  const wrong = { project, task: service, procedure, service: second };
  expect((await it.call(tasks.getTask, { as: manager, params: wrong })).status).toBe(404);
});

test('the assignee, the substitute and managers work on a task; strangers are refused', async () => {
  expect((await open(stranger, first)).status).toBe(403);
  expect((await patch(stranger, first, { status: 2 })).status).toBe(403);
  expect((await patch(null, first, {})).status).toBe(401);
  expect((await patch(anna, first, { importance: 3 })).status).toBe(403);
  const dateFrom = new Date(Date.now() - 86_400_000);
  await it.db
    .insertInto('replacement')
    .values({ user: stranger.id, replacedUser: anna.id, dateFrom, dateTo: new Date(soon) })
    .execute();
  expect((await patch(stranger, first, { status: 2 })).status).toBe(200);
  const list = await it.call(tasks.listAssignedTasks, {
    as: stranger,
    params: { user: stranger.id },
  });
  expect(list.data.list.list[0]).toMatchObject({ onBehalfOf: { id: anna.id } });
  await it.db.deleteFrom('replacement').execute();
});

test('your tasks are searched by task, project and client, filtered by status and sorted', async () => {
  const list = async (query: object) =>
    (
      await it.call(tasks.listAssignedTasks, {
        as: anna,
        params: { user: anna.id },
        query: query as never,
      })
    ).data.list;
  expect((await list({ search: 'zagiel' })).count).toBeGreaterThan(0);
  expect((await list({ search: 'zebrac' })).count).toBeGreaterThan(0);
  expect((await list({ search: 'nic takiego' })).count).toBe(0);
  expect((await list({ filter: { status: [0] } })).count).toBe(0);
  for (const sort of [
    'name',
    'project',
    'client',
    'orderedBy',
    'created',
    'status',
    'dateRealizationLimit',
    'estimation',
  ]) {
    expect((await list({ sort, order: 'asc' })).list.length).toBeGreaterThan(0);
  }
  const others = await it.call(tasks.listAssignedTasks, {
    as: stranger,
    params: { user: anna.id },
  });
  expect(others.status).toBe(403);
});

test('comments and files hang on a task; the orderer is told of a comment', async () => {
  const comment = (await it.call(createComment, { as: anna, body: { text: 'Brakuje faktur' } }))
    .data.id;
  const file = await it.upload(anna);
  expect(
    (await it.call(tasks.attachTaskComment, { as: anna, params: { ...at(first), comment } }))
      .status,
  ).toBe(200);
  expect(
    (await it.call(tasks.attachTaskFile, { as: anna, params: { ...at(first), file } })).status,
  ).toBe(200);
  expect(
    (await it.call(tasks.attachTaskFile, { as: anna, params: { ...at(second), file } })).status,
  ).toBe(403);
  expect((await open(anna, first)).data.task).toMatchObject({
    comments: [{ text: 'Brakuje faktur' }],
    files: [{ id: file }],
  });
  expect(
    (await it.call(tasks.detachTaskFile, { as: anna, params: { ...at(first), file } })).status,
  ).toBe(200);
});

test('the list of projects takes every filter and sort', async () => {
  const list = async (query: object) =>
    (await it.call(contract.listProjects, { as: manager, query: query as never })).data.list;
  const today = new Date().toISOString().slice(0, 10);
  for (const filter of [
    { client: [client] },
    { status: [1, 2, 9, 10] },
    { risk: 7 },
    { finalDate: 1 },
    { dateFrom: '2020-01-01', dateTo: '2100-01-01' },
    { userModified: [manager.id, anna.id, piotr.id] },
  ]) {
    expect((await list({ filter })).count).toBeGreaterThan(0);
  }
  expect((await list({ filter: { completedFrom: '2099-01-01' } })).count).toBe(0);
  expect((await list({ filter: { finalDate: 1, dateRealizationLimit: today } })).count).toBe(0);
  for (const sort of [
    'name',
    'type',
    'client',
    'company',
    'modifiedDate',
    'modifiedBy',
    'created',
    'jobsEnded',
    'completed',
  ]) {
    expect((await list({ sort, order: 'desc', search: 'ksiegowosc' })).list.length).toBeGreaterThan(
      0,
    );
  }
});

test('a renamed company, service type or person moves their projects in the order', async () => {
  const names = () =>
    it.db
      .selectFrom('project')
      .select(['typeName', 'companyName', 'modifiedByName', 'version', 'modified'])
      .where('id', '=', project)
      .executeTakeFirstOrThrow();
  const before = await names();
  expect(before).toMatchObject({ typeName: 'Księgowość', companyName: 'Spółka' });
  await it.db.updateTable('company').set({ name: 'Ćma S.A.' }).execute();
  await it.db.updateTable('projectType').set({ name: 'Źródła' }).execute();
  await it.db
    .updateTable('person')
    .set({ lastName: 'Żuk', firstName: 'Ewa' })
    .where('id', '=', manager.id)
    .execute();
  expect(await names()).toEqual({
    ...before,
    typeName: 'Źródła',
    companyName: 'Ćma S.A.',
    modifiedByName: 'Żuk Ewa',
  });
});

test('projects are the managers’: others get 403 before 404, a missing one is 404', async () => {
  const remove = (as: Someone, id = project) =>
    it.call(contract.removeProject, { as, params: { id } });
  expect((await it.call(contract.listProjects, { as: anna })).status).toBe(403);
  expect((await remove(anna, 999_999)).status).toBe(403);
  expect((await remove(manager, 999_999)).status).toBe(404);
  expect((await remove(manager)).status).toBe(200);
  expect((await open(anna, first)).status).toBe(404);
});

test('the service can be swapped only while no task has left 0 and 1', async () => {
  await patch(anna, first, { status: 2 });
  const other = { services: [service + 1000], tasks: [] };
  const answer = await it.call(contract.updateProject, {
    as: manager,
    params: { id: project },
    body: other,
  });
  expect(answer.errors?.services).toMatch(/^Usługi nie można już zmienić/);
});
