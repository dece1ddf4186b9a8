import { taskDefinitions } from '@zaplecze/contract/catalog';
import { createComment, updateComment } from '@zaplecze/contract/comments';
import { fileTicket } from '@zaplecze/contract/files';
import { addDays, warsawDay } from '@zaplecze/contract/kit/time';
import { readInstant } from '@zaplecze/contract/kit/typed-time';
import { listNotifications } from '@zaplecze/contract/notifications';
import { updateOffer } from '@zaplecze/contract/offers';
import * as contract from '@zaplecze/contract/projects';
import {
  attachTaskComment,
  listAssignedTasks,
  taskFiles,
  updateTask,
} from '@zaplecze/contract/tasks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import type { Someone } from '../../../test/http.ts';
import { payroll, projectApp } from './projects.fixture.ts';

const {
  it,
  manager,
  anna,
  piotr,
  stranger,
  client,
  service,
  procedure,
  first,
  second,
  assignments,
  create,
  begin,
  read,
  at,
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
])('%j is refused on %s: %s [PRO-20, PRO-25]', async (more, field, message) => {
  const answer = await create(more);
  expect(answer.status).toBe(400);
  expect(answer.errors?.[field]).toBe(message);
});

describe('a project of an offer', () => {
  const name = 'Księgowość 2026';
  const offered = async (more: object = {}) =>
    (
      await it.db
        .insertInto('offer')
        .values({ name, client, seller: anna.id, status: 2, ...more })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;

  test('leads to it, and is the only one [PRO-41]', async () => {
    const offer = await offered();
    expect((await read((await create({ offer })).data.id)).offer).toEqual({ id: offer, name });
    const second = await create({ offer });
    expect(second.status).toBe(400);
    expect(second.errors).toEqual({ offer: 'Z tej oferty utworzono już projekt' });
  });

  test('of two made at once one is refused, and the database would refuse it too [PRO-41]', async () => {
    const offer = await offered();
    const answers = await Promise.all([create({ offer }), create({ offer })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    await expect(
      it.db.updateTable('project').set({ offer }).where('id', '=', project).execute(),
    ).rejects.toThrow('project_offer_key');
  });

  test.each([0, 1, 3, 4])('is not made while the offer has status %i [PRO-40]', async (status) => {
    const answer = await create({ offer: await offered({ status }) });
    expect(answer.status).toBe(400);
    expect(answer.errors).toEqual({ offer: 'Projekt powstaje tylko z zaakceptowanej oferty' });
  });

  test('is worth what the offer is, unless another price is given [PRO-43]', async () => {
    const made = async (more: object) =>
      read((await create({ offer: await offered({ value: 1200.5 }), ...more })).data.id);
    expect(await made({})).toMatchObject({ unitValue: 1200.5, plannedValue: 1200.5 });
    expect(await made({ unitQuantity: 12 })).toMatchObject({ unitValue: 100.04 });
    expect(await made({ unitValue: 900 })).toMatchObject({ plannedValue: 900 });
    expect(await made({ unitValue: 0 })).toMatchObject({ plannedValue: 0 });
    const free = await read((await create({ offer: await offered() })).data.id);
    expect(free.plannedValue).toBe(0);
  });

  test('has the offer’s client, and keeps it [PRO-42]', async () => {
    const other = await insertClient(it.db);
    const foreign = await create({ offer: await offered({ client: other }) });
    expect(foreign.errors).toEqual({ offer: 'To oferta innego klienta' });
    expect((await create({ offer: 999_999 })).errors).toEqual({ offer: 'Nie ma takiej oferty' });
    const offer = await offered();
    const { id } = (await create({ offer })).data;
    const change = { as: manager, params: { id }, body: { client: other } };
    expect((await it.call(contract.updateProject, change)).errors).toEqual({
      client: 'Projekt powstał z oferty tego klienta',
    });
    const moved = {
      as: await it.signIn('ROLE_ADMIN'),
      params: { id: offer },
      body: { client: other },
    };
    expect((await it.call(updateOffer, moved)).errors).toEqual({
      client: 'Z tej oferty powstał już projekt tego klienta',
    });
  });
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

test('the list of projects takes every filter and sort [PRO-12, PRO-13]', async () => {
  const list = async (query: object) =>
    (await it.call(contract.listProjects, { as: manager, query: query as never })).data.list;
  const today = warsawDay();
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
  const { company, type } = await read();
  for (const filter of [{ company: [company?.id] }, { type: [type?.id] }]) {
    expect((await list({ filter })).count).toBeGreaterThan(0);
  }
  await close(anna, first);
  await close(piotr, second);
  for (const filter of [
    { jobsEndedFrom: today, jobsEndedTo: today },
    { completedFrom: today, completedTo: '2100-01-01' },
  ]) {
    expect((await list({ filter })).count).toBe(1);
  }
  for (const filter of [
    { company: [999_999] },
    { type: [999_999] },
    { dateTo: '2020-01-01' },
    { jobsEndedFrom: addDays(today, 1) },
    { jobsEndedTo: addDays(today, -1) },
    { completedFrom: '2099-01-01' },
    { completedTo: '2020-01-01' },
  ]) {
    expect((await list({ filter })).count).toBe(0);
  }
  expect((await list({ filter: { finalDate: 1, dateRealizationLimit: today } })).count).toBe(0);
});

test('a renamed company, service type or person moves their projects in the order [PRO-15]', async () => {
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

test('projects are the managers’: others get 403 before 404, a missing one is 404 [PRO-01, PRO-03]', async () => {
  const remove = (as: Someone, id = project) =>
    it.call(contract.removeProject, { as, params: { id } });
  expect((await it.call(contract.listProjects, { as: anna })).status).toBe(403);
  expect((await remove(anna, 999_999)).status).toBe(403);
  expect((await remove(manager, 999_999)).status).toBe(404);
  expect((await remove(manager)).status).toBe(200);
  expect((await open(anna, first)).status).toBe(404);
});

test('the service can be swapped only while no task has left 0 and 1 [PRO-29]', async () => {
  await patch(anna, first, { status: 2 });
  const other = { services: [service + 1000], tasks: [] };
  const answer = await it.call(contract.updateProject, {
    as: manager,
    params: { id: project },
    body: other,
  });
  expect(answer.errors?.services).toMatch(/^Usługi nie można już zmienić/);
  expect((await read()).services).toMatchObject([{ id: service, procedures: [{ id: procedure }] }]);
});

describe('a swapped service', () => {
  let other: Awaited<ReturnType<typeof payroll>>;
  const swap = (more: object = {}) =>
    it.call(contract.updateProject, {
      as: manager,
      params: { id: project },
      body: { services: [other.service], tasks: theirs(), ...more },
    });
  const theirs = () => [
    { procedure: other.procedure, task: other.first, user: stranger.id },
    {
      ...{ procedure: other.procedure, task: other.second, user: piotr.id },
      ...{ finalDate: true, dateRealizationLimit: '2026-11-30 15:00' },
    },
  ];
  const workOf = async (as: Someone) => {
    const query = { filter: { project: [project] }, sort: 'name', order: 'asc' };
    const answer = await it.call(listAssignedTasks, { as, params: { user: as.id }, query });
    return answer.data.list.list.map(({ name }: { name: string }) => name);
  };
  beforeAll(async () => {
    other = await payroll(it, manager);
  });

  test('brings its procedures, tasks, type, company and department in place of the former ones', async () => {
    const { name, version } = await read();
    expect(await workOf(anna)).toEqual(['Zebrać dokumenty']);
    expect((await swap()).status).toBe(200);
    const found = await read();
    expect(found).toMatchObject({
      name,
      type: { name: 'Płace' },
      company: { name: 'Kadrowa' },
      department: { name: 'Kadry' },
      serviceSwappable: true,
      status: { id: 1 },
    });
    expect(found.version).toBeGreaterThan(version);
    expect(found.services).toMatchObject([
      {
        ...{ id: other.service, name: 'Kadry i płace' },
        procedures: [
          {
            ...{ id: other.procedure, name: 'Lista płac' },
            tasks: [
              {
                ...{ name: 'Zebrać godziny', status: { id: 1 }, user: { id: stranger.id } },
                ...{ finalDate: false, dateRealizationLimit: null },
              },
              {
                ...{ name: 'Naliczyć', status: { id: 0 }, user: { id: piotr.id } },
                ...{ finalDate: true, dateRealizationLimit: '2026-11-30T14:00:00.000Z' },
              },
            ],
          },
        ],
      },
    ]);
    expect(found.services[0]?.procedures[0]?.tasks).toHaveLength(2);
    expect([await workOf(anna), await workOf(piotr), await workOf(stranger)]).toEqual([
      [],
      ['Naliczyć'],
      ['Zebrać godziny'],
    ]);
  });

  test('takes the former tasks away with their comments and files, and its own can be worked on', async () => {
    const file = await it.upload(anna);
    const words = await it.call(createComment, { as: anna, body: { text: 'Brak faktur' } });
    const comment = words.data.id;
    await it.call(taskFiles.attach, { as: anna, params: { ...at(first), file } });
    await it.call(attachTaskComment, { as: anna, params: { ...at(first), comment } });
    expect((await swap()).status).toBe(200);
    expect((await open(anna, first)).status).toBe(404);
    const ticket = await it.call(fileTicket, { as: anna, params: { id: file } });
    expect(ticket.status).toBe(404);
    const edited = await it.call(updateComment, {
      ...{ as: anna, params: { id: comment }, body: { text: 'Dalej' } },
    });
    expect(edited.status).toBe(404);
    const params = { project, ...other, task: other.first };
    const begun = await it.call(updateTask, { as: stranger, params, body: { status: 2 } });
    expect(begun.status).toBe(200);
    const back = await swap({ services: [service], tasks: assignments() });
    expect(back.errors?.services).toMatch(/^Usługi nie można już zmienić/);
  });

  test('without somebody for each of its tasks is refused, and nothing is swapped', async () => {
    const before = await read();
    const refused = await swap({ tasks: theirs().slice(1) });
    expect(refused.errors).toEqual({ tasks: 'Zadanie musi mieć przypisanego użytkownika' });
    expect(await read()).toEqual(before);
  });
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
