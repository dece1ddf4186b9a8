import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { issueChecklist } from '@zaplecze/contract/rooms/checklists/calls';
import * as issues from '@zaplecze/contract/rooms/issues/calls';
import * as contract from '@zaplecze/contract/rooms/issues/tasks/calls';
import { updateProject } from '@zaplecze/contract/rooms/projects/calls';
import { getTask, updateTask } from '@zaplecze/contract/rooms/tasks/calls';
import { expect, test } from 'vitest';
import {
  app,
  close,
  doer,
  extra,
  issue,
  issuesOf,
  link,
  linkedTasks,
  make,
  noticesOf,
  orderer,
  project,
  readIssue,
  report,
  taskIdOf,
  withProjectAndIssue,
} from './issue-tasks.fixture.ts';

/* Tasks made of issues, and issues that end with their tasks. */

withProjectAndIssue();

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
  expect(await noticesOf(app.anna)).toEqual([
    expect.stringContaining('Nowe zadanie dla Ciebie: Korekta'),
  ]);
  expect(await noticesOf(orderer)).toEqual([
    `Zgłoszenie Korekta faktury: zrobiono z niego zadanie projektu (${app.manager.name})`,
  ]);
  expect((await readIssue(issue, app.anna)).files.map(({ id }) => id)).toEqual([file]);
  expect(await issuesOf(app.anna, extra)).toMatchObject({ list: [{ id: issue, ends: true }] });
  expect(await linkedTasks(app.manager)).toMatchObject({ list: [{ made: true, ends: true }] });
  // It waits for those before it only when that is asked for.
  const other = await report({ name: 'Druga' });
  await app.it.db.deleteFrom('projectTask').where('id', '=', made.data.id).execute();
  await make({ free: false }, app.manager, other);
  const waiting = (await app.it.call(getTask, { as: app.anna, params: app.at(extra) })).data.task;
  expect(waiting.status.id).toBe(0);
});

test('description, limit and hours come along where a caller says none of them, and stay out where said so [ISS-133, PRO-294]', async () => {
  const silent = { description: undefined, dateRealizationLimit: undefined, estimation: undefined };
  await make(silent);
  const taskNow = async () =>
    (await app.it.call(getTask, { as: app.anna, params: app.at(extra) })).data.task;
  const { dateRealization: limit } = await readIssue();
  expect(limit).not.toBeNull();
  expect(await taskNow()).toMatchObject({
    ...{ description: 'Za maj', estimation: 2, dateRealizationLimit: limit },
  });
  await app.it.db.deleteFrom('projectTask').where('task', '=', extra).execute();
  await make({ ...silent, description: null, dateRealizationLimit: null });
  expect(await taskNow()).toMatchObject({ description: null, dateRealizationLimit: null });
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
  const done = await readIssue();
  expect(done.status.id).toBe(9);
  expect(done.statusHistory[0]).toMatchObject({ createdBy: { id: app.anna.id } });
  expect(await noticesOf(orderer)).toContain(
    `Zgłoszenie czeka na Twoją akceptację: Korekta faktury (${app.anna.name}, zadanie „Korekta faktury”)`,
  );
  expect(await noticesOf(doer)).toContain(
    `Zgłoszenie Korekta faktury: Zrealizowane (${app.anna.name}, zadanie „Korekta faktury”)`,
  );
  expect(done.answeredAt).not.toBeNull();
});

test('of several tasks the last one ends it; a cancelled one alone, and one that only belongs, do not [ISS-135]', async () => {
  const [first, second] = [await taskIdOf(app.first), await taskIdOf(app.second)];
  await link(app.manager, first, true);
  await link(app.manager, second, true);
  await close(app.first);
  expect((await readIssue()).status.id).toBe(1);
  await app.it.call(updateTask, {
    ...{ as: app.manager, params: app.at(app.second), body: { status: 10 } },
  });
  expect((await readIssue()).status.id).toBe(9);
  const [plain, dropped] = [await report(), await report()];
  const anew = await taskIdOf(app.first, await app.begin());
  await link(app.manager, anew, false, plain);
  await link(app.manager, anew, true, dropped);
  await app.it.call(updateTask, {
    ...{ as: app.manager, params: app.at(app.first), body: { status: 10 } },
  });
  expect([(await readIssue(plain)).status.id, (await readIssue(dropped)).status.id]).toEqual([
    1, 1,
  ]);
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
  expect((await readIssue()).status.id).toBe(1);
  expect(await noticesOf(doer)).toContain(
    `Zgłoszenie Korekta faktury: zrobiono zadanie „Korekta faktury”, ale zostały punkty listy kontrolnej (${app.anna.name})`,
  );
});

test('two who end the tasks of an issue at the same moment end it once [ISS-136]', async () => {
  const projects = [await app.begin(), await app.begin(), await app.begin()];
  for (const one of projects) {
    await link(app.manager, await taskIdOf(app.first, one), true);
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
  const { status, statusHistory } = await readIssue();
  expect([status.id, statusHistory.length]).toEqual([9, 2]);
});
