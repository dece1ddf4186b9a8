import { taskDefinitions } from '@zaplecze/contract/catalog';
import { issueChecklist } from '@zaplecze/contract/checklists';
import { issueHistory, projectHistory } from '@zaplecze/contract/history';
import { mergeIssues } from '@zaplecze/contract/issue-merging';
import * as contract from '@zaplecze/contract/issue-tasks';
import * as issues from '@zaplecze/contract/issues';
import { warsawDay } from '@zaplecze/contract/kit/time';
import { listNotifications } from '@zaplecze/contract/notifications';
import { getProject, updateProject } from '@zaplecze/contract/projects';
import { getTask, updateTask } from '@zaplecze/contract/tasks';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { projectApp } from '../projects/projects.fixture.ts';

/* Issues and tasks of projects: linked, made of one another, ending together. */

let app: Awaited<ReturnType<typeof projectApp>>;
let orderer: Someone;
let doer: Someone;
let extra: number;
let project: number;
let issue: number;

beforeAll(async () => {
  app = await projectApp();
  [orderer, doer] = await Promise.all([app.it.signIn(), app.it.signIn()]);
  const type = (
    await app.it.db
      .insertInto('taskType')
      .values({ name: 'Inne' })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id;
  const { department } = await app.it.db
    .selectFrom('procedureDefinition')
    .select('department')
    .where('id', '=', app.procedure)
    .executeTakeFirstOrThrow();
  const made = await app.it.call(taskDefinitions.create, {
    as: app.manager,
    body: { name: 'Sprawa dodatkowa', type, department: department ?? 0 } as never,
  });
  extra = made.data.id;
});
afterAll(() => app.it.close());
beforeEach(async () => {
  project = await app.begin();
  issue = await report();
  await sql`delete from notification`.execute(app.it.db);
});

const report = async (more: object = {}): Promise<number> =>
  (
    await app.it.call(issues.createIssue, {
      as: orderer,
      body: {
        ...{ name: 'Korekta faktury', users: [doer.id], client: app.client, description: 'Za maj' },
        ...{ type: 15, timeRequired: 2, dateRealization: '2026-12-03', ...more },
      },
    })
  ).data.id;
const read = async (id = issue, as: Someone = app.manager): Promise<issues.Issue> =>
  (await app.it.call(issues.getIssue, { as, params: { id } })).data.issue;
const idOf = async (task: number) =>
  (
    await app.it.db
      .selectFrom('projectTask')
      .select('id')
      .where('project', '=', project)
      .where('task', '=', task)
      .executeTakeFirstOrThrow()
  ).id;
const link = (as: Someone | null, task: number, ends = false, id = issue) =>
  app.it.call(contract.linkIssueTask, { as, params: { id }, body: { task, ends } });
const unlink = (as: Someone, linked: number, id = issue) =>
  app.it.call(contract.unlinkIssueTask, { as, params: { id, linked } });
const linked = async (as: Someone, id = issue) =>
  (await app.it.call(contract.listIssueTasks, { as, params: { id } })).data;
const issuesOf = async (as: Someone, task = app.first) =>
  (await app.it.call(contract.listTaskIssues, { as, params: app.at(task) })).data;
const form = (more: object = {}) => ({
  ...{ project, procedure: app.procedure, task: extra, name: 'Korekta faktury' },
  ...{ description: 'Za maj', user: app.anna.id, estimation: 2, ...more },
});
const make = (more: object = {}, as: Someone | null = app.manager, id = issue) =>
  app.it.call(contract.makeIssueTask, { as, params: { id }, body: form(more) });
const told = async (as: Someone): Promise<string[]> =>
  (await app.it.call(listNotifications, { as, query: { perPage: 100 } })).data.list.list.map(
    ({ content }: { content: string }) => content.replace(/<[^>]*>/g, ''),
  );
const close = (task: number, as: Someone = app.manager) =>
  app.it.call(updateTask, {
    ...{ as, params: app.at(task), body: { status: 9, dateEndJob: warsawDay() } },
  });

test('an issue is linked to tasks that one may open; either side shows what its reader may open [ISS-131, ISS-132]', async () => {
  const [first, second] = [await idOf(app.first), await idOf(app.second)];
  expect((await link(app.manager, first)).status).toBe(200);
  expect((await link(app.manager, second)).status).toBe(200);
  expect(await linked(app.manager)).toMatchObject({
    hidden: 0,
    list: [
      {
        ...{ id: first, name: 'Zebrać dokumenty', project: { id: project }, made: false },
        ...{ user: { id: app.anna.id }, status: { id: 1 }, at: app.at(app.first) },
      },
      { id: second },
    ],
  });
  // The orderer sees that there is something, and no name of it.
  expect(await linked(orderer)).toEqual({ list: [], hidden: 2 });
  expect(await issuesOf(app.manager)).toMatchObject({
    list: [{ id: issue, name: 'Korekta faktury', status: { id: 1 }, ends: false }],
    hidden: 0,
  });
  expect(await issuesOf(app.anna)).toEqual({ list: [], hidden: 1 });
  const closed = await app.it.call(contract.listTaskIssues, {
    as: app.stranger,
    params: app.at(app.first),
  });
  expect(closed.status).toBe(403);
});

test('links are made and taken away by whoever sees the issue and opens the task [ISS-131]', async () => {
  const first = await idOf(app.first);
  const none = { task: 'Nie ma takiego zadania' };
  expect((await link(null, first)).status).toBe(401);
  expect((await link(app.anna, first)).status).toBe(403);
  expect((await link(doer, first)).errors).toEqual(none);
  expect((await link(doer, 999_999)).errors).toEqual(none);
  expect((await link(app.manager, first)).status).toBe(200);
  expect((await unlink(doer, first)).status).toBe(403);
  expect((await unlink(app.manager, 999_999)).status).toBe(404);
  // Whoever does both may.
  await app.it.call(issues.updateIssue, {
    ...{ as: orderer, params: { id: issue }, body: { users: [doer.id, app.anna.id] } },
  });
  expect((await unlink(app.anna, first)).status).toBe(200);
  expect((await link(app.anna, first)).status).toBe(200);
  expect((await unlink(app.anna, first)).status).toBe(200);
  expect((await unlink(app.anna, first)).status).toBe(404);
});

test('what is chosen from are open tasks that one opens, of the issue’s client first [ISS-131]', async () => {
  const choices = async (as: Someone, search?: string) =>
    (
      await app.it.call(contract.issueTaskChoices, {
        ...{ as, params: { id: issue }, query: (search ? { search } : {}) as never },
      })
    ).data.list as contract.TaskChoice[];
  expect((await choices(app.manager)).map(({ client }) => client.id)).toContain(app.client);
  expect(await choices(doer)).toEqual([]);
  const found = await choices(app.manager, 'zaksiegowac');
  expect(found.every(({ name }) => name === 'Zaksięgować')).toBe(true);
  const first = await idOf(app.first);
  await link(app.manager, first);
  expect((await choices(app.manager)).map(({ id }) => id)).not.toContain(first);
});

test('a manager makes a task of an issue at the end of a procedure; its person sees the issue and its files [ISS-133, ISS-134]', async () => {
  const file = await app.it.upload(orderer);
  await app.it.call(issues.issueFiles.attach, { as: orderer, params: { id: issue, file } });
  expect((await make({}, doer)).status).toBe(403);
  const places = (
    await app.it.call(contract.taskPlaces, { as: app.manager, params: { id: issue }, query: {} })
  ).data.list;
  expect(places.find(({ id }: { id: number }) => id === project)).toMatchObject({
    own: true,
    procedures: [{ id: app.procedure, tasks: [app.first, app.second] }],
  });
  const limit = '2026-12-03';
  const made = await make({ dateRealizationLimit: limit });
  expect(made.status).toBe(200);
  const task = (await app.it.call(getTask, { as: app.anna, params: app.at(extra) })).data.task;
  expect(task).toMatchObject({
    ...{ name: 'Korekta faktury', description: 'Za maj', estimation: 2, status: { id: 1 } },
    ...{ user: { id: app.anna.id }, waitsFor: null, released: { by: { id: app.manager.id } } },
  });
  expect(await told(app.anna)).toEqual([
    expect.stringContaining('Nowe zadanie dla Ciebie: Korekta'),
  ]);
  expect(await told(orderer)).toEqual([
    `Zgłoszenie Korekta faktury: zrobiono z niego zadanie projektu (${app.manager.name})`,
  ]);
  expect((await read(issue, app.anna)).files.map(({ id }) => id)).toEqual([file]);
  expect(await issuesOf(app.anna, extra)).toMatchObject({ list: [{ id: issue, ends: true }] });
  expect(await linked(app.manager)).toMatchObject({ list: [{ made: true, ends: true }] });
  // It waits for those before it only when that is asked for.
  const other = await report({ name: 'Druga' });
  await app.it.db.deleteFrom('projectTask').where('id', '=', made.data.id).execute();
  await make({ free: false }, app.manager, other);
  const waiting = (await app.it.call(getTask, { as: app.anna, params: app.at(extra) })).data.task;
  expect(waiting.status.id).toBe(0);
});

test('what does not fit is told on its field [ISS-133]', async () => {
  const place = { procedure: 'Wskaż procedurę trwającego projektu' };
  expect((await make({ project: 999_999 })).errors).toEqual(place);
  expect((await make({ procedure: 999_999 })).errors).toEqual(place);
  expect((await make({ task: app.first })).errors).toEqual({
    task: 'Ta procedura ma już takie zadanie. Wskaż inny rodzaj.',
  });
  expect((await make({ task: 999_999 })).errors).toEqual({
    task: 'Nie ma takiego rodzaju zadania',
  });
  expect((await make({ user: 999_999 })).errors).toEqual({ user: 'Nie ma takiej osoby' });
  expect((await make({ name: '' })).errors).toEqual({ name: 'Nazwa jest wymagana' });
  await app.it.call(updateProject, {
    ...{ as: app.manager, params: { id: project }, body: { status: 10 } },
  });
  expect((await make()).errors).toEqual(place);
  await app.it.call(issues.updateIssue, { as: doer, params: { id: issue }, body: { status: 10 } });
  expect((await make()).status).toBe(409);
});

test('the issue is done when its task is, and its orderer is asked to accept it [ISS-135]', async () => {
  await make();
  expect((await close(extra, app.anna)).status).toBe(200);
  const done = await read();
  expect(done.status.id).toBe(9);
  expect(done.statusHistory[0]).toMatchObject({ createdBy: { id: app.anna.id } });
  expect(await told(orderer)).toContain(
    `Zgłoszenie czeka na Twoją akceptację: Korekta faktury (${app.anna.name}, zadanie „Korekta faktury”)`,
  );
  expect(await told(doer)).toContain(
    `Zgłoszenie Korekta faktury: Zrealizowane (${app.anna.name}, zadanie „Korekta faktury”)`,
  );
  expect(done.answeredAt).not.toBeNull();
});

test('of several tasks the last one ends it; a cancelled one alone, and one that only belongs, do not [ISS-135]', async () => {
  const [first, second] = [await idOf(app.first), await idOf(app.second)];
  await link(app.manager, first, true);
  await link(app.manager, second, true);
  await close(app.first);
  expect((await read()).status.id).toBe(1);
  await app.it.call(updateTask, {
    ...{ as: app.manager, params: app.at(app.second), body: { status: 10 } },
  });
  expect((await read()).status.id).toBe(9);
  const [plain, dropped] = [await report(), await report()];
  project = await app.begin();
  await link(app.manager, await idOf(app.first), false, plain);
  await link(app.manager, await idOf(app.first), true, dropped);
  await app.it.call(updateTask, {
    ...{ as: app.manager, params: app.at(app.first), body: { status: 10 } },
  });
  expect([(await read(plain)).status.id, (await read(dropped)).status.id]).toEqual([1, 1]);
});

test('open points of a required checklist keep the issue open, and its people are told so [ISS-135, CHK-06]', async () => {
  await app.it.call(issueChecklist.add, {
    ...{ as: doer, params: { id: issue }, body: { text: 'Podpis' } },
  });
  await app.it.call(issueChecklist.change, {
    ...{ as: orderer, params: { id: issue }, body: { required: true } },
  });
  await make();
  await close(extra, app.anna);
  expect((await read()).status.id).toBe(1);
  expect(await told(doer)).toContain(
    `Zgłoszenie Korekta faktury: zrobiono zadanie „Korekta faktury”, ale zostały punkty listy kontrolnej (${app.anna.name})`,
  );
});

test('two who end the tasks of an issue at the same moment end it once [ISS-136]', async () => {
  const projects = [await app.begin(), await app.begin(), await app.begin()];
  for (const one of projects) {
    project = one;
    await link(app.manager, await idOf(app.first), true);
  }
  const body = { status: 9, dateEndJob: warsawDay() };
  const ended = await Promise.all(
    projects.map((one) =>
      app.it.call(updateTask, {
        ...{ as: app.manager, params: { ...app.at(app.first), project: one }, body },
      }),
    ),
  );
  expect(ended.map(({ status }) => status)).toEqual([200, 200, 200]);
  const { status, statusHistory } = await read();
  expect([status.id, statusHistory.length]).toEqual([9, 2]);
});

test('the project keeps its task, its service and next periods do not know it [ISS-134]', async () => {
  await make();
  const shown = (await app.it.call(getProject, { as: app.manager, params: { id: project } })).data
    .project;
  expect(JSON.stringify(shown.services)).toContain('Korekta faktury');
  expect([shown.serviceRenewable, shown.serviceSwappable]).toEqual([false, false]);
  const { rows } = await sql<{ extra: boolean }>`
    select extra from "projectTask" where project = ${project} order by position`.execute(
    app.it.db,
  );
  expect(rows.map((row) => row.extra)).toEqual([false, false, true]);
});

test('both histories tell of the link [ISS-132, HIS-02]', async () => {
  await link(app.manager, await idOf(app.first));
  const entries = async (endpoint: typeof issueHistory, id: number) =>
    JSON.stringify((await app.it.call(endpoint, { as: app.manager, params: { id } })).data.list);
  expect(await entries(issueHistory, issue)).toContain(
    '{"field":"tasks","added":["Zebrać dokumenty"]',
  );
  expect(await entries(projectHistory, project)).toContain(
    '{"field":"issues","added":["Korekta faktury"]',
  );
});

test('tasks of a merged issue are those of the one that stays [ISS-121, ISS-132]', async () => {
  const stays = await report({ name: 'Pierwsza' });
  await link(app.manager, await idOf(app.first), true);
  await app.it.call(mergeIssues, {
    ...{ as: app.manager, params: { id: stays }, body: { issues: [issue] } },
  });
  expect((await linked(app.manager, stays)).list).toHaveLength(1);
  expect((await issuesOf(app.manager)).list.map(({ id }: { id: number }) => id)).toEqual([stays]);
  await close(app.first);
  expect((await read(stays)).status.id).toBe(9);
  expect((await read(issue)).status.id).toBe(10);
});

test('a project that goes takes its links, and leaves the issues [ISS-132]', async () => {
  await link(app.manager, await idOf(app.first), true);
  await app.it.db.deleteFrom('project').where('id', '=', project).execute();
  expect(await linked(app.manager)).toEqual({ list: [], hidden: 0 });
  expect((await read()).status.id).toBe(1);
});
