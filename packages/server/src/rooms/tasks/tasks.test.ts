import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createComment, updateComment } from '@zaplecze/contract/rooms/comments/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import * as tasks from '@zaplecze/contract/rooms/tasks/calls';
import { endDateRequired, gateClosed } from '@zaplecze/contract/rooms/tasks/lists';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { projectApp, soon } from '../projects/projects.fixture.ts';

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
  begin,
  create,
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

test('the second task refuses to close before the first; then its person gets the turn [TAS-10, TAS-14, TAS-15, TAS-16, TAS-18]', async () => {
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

test('a manager passes a closed gate with a reason, which the history keeps [TAS-19]', async () => {
  expect((await close(manager, second)).status).toBe(400);
  const reason = 'Klient dostarczył wszystko wcześniej';
  const body = { status: 9, dateEndJob: warsawDay(), reason };
  expect((await patch(manager, second, body)).status).toBe(200);
  const { statusHistory } = (await open(piotr, second)).data.task;
  expect(statusHistory[0]).toMatchObject({ status: { id: 9 }, reason });
});

test('a manager’s override frees the task for its person, who is told and sees by whom and why [TAS-20]', async () => {
  const reason = 'Dokumenty przyszły wcześniej';
  expect((await patch(piotr, second, { status: 2 })).errors).toEqual({ status: gateClosed });
  expect((await patch(manager, second, { status: 1, reason })).status).toBe(200);
  const told = await it.call(listNotifications, { as: piotr });
  expect(told.data.list.list[0].content).toMatch(
    /^Twoja kolej: .* w projekcie .* dla klienta Żagiel \(mimo kolejności: Dokumenty/,
  );
  const released = { by: { id: manager.id, name: manager.name }, reason };
  const { task } = (await open(piotr, second)).data;
  expect(task).toMatchObject({ previousTaskStatus: { id: 1 }, waitsFor: null, released });
  const [, step] = task.services[0].procedures[0].tasks;
  expect(step.released).toMatchObject(released);
  expect((await patch(piotr, second, { status: 2 })).status).toBe(200);
  expect((await close(piotr, second)).status).toBe(200);
  expect((await open(manager, first)).data.task).toMatchObject({ released: null });
});

test('a reason given at an open gate frees nothing [TAS-21]', async () => {
  await close(anna, first);
  await patch(manager, second, { status: 2, reason: 'Bo tak' });
  await patch(manager, first, { status: 2 });
  expect((await open(piotr, second)).data.task).toMatchObject({
    released: null,
    waitsFor: { name: 'Zebrać dokumenty' },
  });
  expect((await patch(piotr, second, { status: 1 })).errors).toEqual({ status: gateClosed });
});

test.each([
  ['2031-01-01 12:00', 'Data zakończenia nie może być w przyszłości'],
  [addDays(warsawDay(), 1), 'Data zakończenia nie może być w przyszłości'],
  ['2019-12-31', expect.stringMatching(/^Data zakończenia nie może być przed początkiem projektu/)],
  [addDays(warsawDay(), -1), expect.stringMatching(/^Data zakończenia nie może być przed/)],
])('a task did not end on %s: the field says why [TAS-11]', async (dateEndJob, message) => {
  const answer = await patch(anna, first, { status: 9, dateEndJob });
  expect(answer.status).toBe(400);
  expect(answer.errors).toEqual({ dateEndJob: message });
});

test('a day alone is that day; work of a period that was written down late ended within it [TAS-11]', async () => {
  expect((await patch(anna, first, { status: 9, dateEndJob: warsawDay() })).status).toBe(200);
  const began = addDays(warsawDay(), -20);
  const late = { recurrent: 3, recurrentFrom: began };
  const params = { ...at(first), project: (await create(late)).data.id };
  const end = (dateEndJob: string) =>
    it.call(tasks.updateTask, { as: anna, params, body: { status: 9, dateEndJob } });
  expect((await end(addDays(began, -1))).status).toBe(400);
  expect((await end(began)).status).toBe(200);
});

test('who closes a task hears which one got its turn, once it did [TAS-17]', async () => {
  const closed = await close(anna, first);
  const next = (await open(piotr, second)).data.task.id;
  expect(closed.data.turnOf).toBe(next);
  expect((await close(piotr, second)).data.turnOf).toBeNull();
});

test('tasks answer to both orders of ids, and to nothing else [TAS-05]', async () => {
  const other = { project, task: procedure, procedure: service, service: second };
  expect((await it.call(tasks.getTask, { as: manager, params: other })).data.task.name).toBe(
    'Zaksięgować',
  );
  const wrong = { project, task: service, procedure, service: second };
  expect((await it.call(tasks.getTask, { as: manager, params: wrong })).status).toBe(404);
});

test('the assignee, the substitute and managers work on a task; strangers are refused [TAS-01, TAS-07, TAS-08]', async () => {
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

test('your tasks are searched by task, project and client, filtered by status and sorted [PEO-08, TAS-01, TAS-03]', async () => {
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
  expect((await list({ search: 'zagiel zebrac' })).count).toBeGreaterThan(0);
  expect((await list({ search: 'nic takiego' })).count).toBe(0);
  expect((await list({ filter: { status: [0] } })).count).toBe(0);
  const others = await it.call(tasks.listAssignedTasks, {
    as: stranger,
    params: { user: anna.id },
  });
  expect(others.status).toBe(403);
});

test('a search in your tasks finds nothing that is somebody else’s [TAS-02]', async () => {
  const found = async (as: typeof anna, search: string) => {
    const params = { user: as.id };
    const answer = await it.call(tasks.listAssignedTasks, { as, params, query: { search } });
    return answer.data.list.count;
  };
  expect(await found(piotr, 'zaksiegowac')).toBeGreaterThan(0);
  expect(await found(anna, 'zaksiegowac')).toBe(0);
  expect(await found(piotr, 'zebrac')).toBe(0);
});

test('comments and files hang on a task; the orderer is told of a comment [TAS-12]', async () => {
  const comment = (await it.call(createComment, { as: anna, body: { text: 'Brakuje faktur' } }))
    .data.id;
  const file = await it.upload(anna);
  expect(
    (await it.call(tasks.attachTaskComment, { as: anna, params: { ...at(first), comment } }))
      .status,
  ).toBe(200);
  expect(
    (await it.call(tasks.taskFiles.attach, { as: anna, params: { ...at(first), file } })).status,
  ).toBe(200);
  expect(
    (await it.call(tasks.taskFiles.attach, { as: anna, params: { ...at(second), file } })).status,
  ).toBe(403);
  expect((await open(anna, first)).data.task).toMatchObject({
    comments: [{ text: 'Brakuje faktur' }],
    files: [{ id: file }],
  });
  expect(
    (await it.call(tasks.taskFiles.detach, { as: anna, params: { ...at(first), file } })).status,
  ).toBe(200);
});

test('a new comment is not marked as edited; an edited one tells who changed it and when [COM-05]', async () => {
  const body = { text: 'Brakuje faktur' };
  const { id } = (await it.call(createComment, { as: anna, body })).data;
  await it.call(tasks.attachTaskComment, { as: anna, params: { ...at(first), comment: id } });
  const comment = async () => (await open(anna, first)).data.task.comments[0];
  expect(await comment()).toMatchObject({ createdBy: { id: anna.id }, edited: null });
  const edit = (as: typeof anna, text: string) =>
    it.call(updateComment, { as, params: { id }, body: { text } });
  await edit(manager, body.text);
  expect((await comment()).edited).toBeNull();
  await edit(manager, 'Brakuje dwóch faktur');
  expect(await comment()).toMatchObject({
    createdBy: { id: anna.id },
    edited: { by: { id: manager.id, name: manager.name } },
  });
  const { created, edited } = await comment();
  expect(Date.parse(edited.at)).toBeGreaterThan(Date.parse(created));
  await edit(anna, 'Brakuje trzech faktur');
  expect((await comment()).edited.by).toMatchObject({ id: anna.id });
});

test('a stranger hangs nothing on a task and takes nothing off it [COM-04, TAS-12]', async () => {
  const file = await it.upload(stranger);
  const params = { ...at(first), file };
  expect((await it.call(tasks.taskFiles.attach, { as: stranger, params })).status).toBe(403);
  expect((await it.call(tasks.taskFiles.detach, { as: stranger, params })).status).toBe(403);
  const { id } = (await it.call(createComment, { as: stranger, body: { text: 'Ja też' } })).data;
  const comment = { ...at(first), comment: id };
  const hang = it.call(tasks.attachTaskComment, { as: stranger, params: comment });
  expect((await hang).status).toBe(403);
  expect((await open(anna, first)).data.task).toMatchObject({ files: [], comments: [] });
});

test('reopening a task reopens none of those after it, and names them [TAS-23]', async () => {
  await close(anna, first);
  await close(piotr, second);
  const answer = await patch(anna, first, { status: 2 });
  expect(answer.data.reopenedBefore).toMatchObject([{ name: 'Zaksięgować' }]);
  expect((await open(piotr, second)).data.task.status.id).toBe(9);
});

test('a task whose limit is final keeps a limit [TAS-25]', async () => {
  const bare = await patch(manager, second, { dateRealizationLimit: null });
  expect(bare.errors).toEqual({
    dateRealizationLimit: 'Termin jest wymagany, gdy jest ostateczny',
  });
  expect((await patch(manager, first, { dateRealizationLimit: null })).status).toBe(200);
});

test('the statuses are answered with names and colours [TAS-09]', async () => {
  const answer = await it.call(tasks.listTaskStatuses, { as: stranger });
  expect(answer.data.statuses).toContainEqual({ id: 31, name: 'Wstrzymane', color: '#1971C2' });
});
