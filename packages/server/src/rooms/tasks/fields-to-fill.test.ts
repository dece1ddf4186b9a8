import { warsawDay } from '@zaplecze/contract/kit/values/time';
import { changeMany } from '@zaplecze/contract/rooms/bulk/calls';
import { taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { afterAll, expect, test } from 'vitest';
import { fieldsOn } from '../custom-fields/custom-fields.fixture.ts';
import { projectApp } from '../projects/projects.fixture.ts';

const app = await projectApp();
const { it, manager, anna, first, second, at, patch, close, begin, open } = app;
const admin = await it.signIn('ROLE_ADMIN');
const { field } = fieldsOn(it, admin);
afterAll(() => it.close());

const ask = (fieldsToFill: number[], task = first, as = manager) =>
  it.call(taskDefinitions.update, { as, params: { id: task }, body: { fieldsToFill } });
const definition = async (as = manager) =>
  (await it.call(taskDefinitions.get, { as, params: { id: first } })).data.item;

test('a definition of a task says which own fields are to be filled before it is closed, and its history tells it [CUS-90]', async () => {
  const [a, b] = [
    await field('text', { label: 'Numer UPO' }, 'task'),
    await field('day', {}, 'task'),
  ];
  const { version } = await definition();
  expect((await ask([a.id, b.id])).status).toBe(200);
  expect(await definition()).toMatchObject({
    version: version + 1,
    fieldsToFill: [{ id: a.id, name: 'Numer UPO' }, { id: b.id }],
  });
  const ofClients = await field('text', {}, 'client');
  expect((await ask([ofClients.id])).errors).toEqual({
    fieldsToFill: 'Nie ma takiego pola własnego zadań',
  });
  await a.change({ archived: true });
  expect((await definition()).fieldsToFill).toMatchObject([{ id: b.id }]);
  // What is archived comes back with it.
  expect((await ask([])).status).toBe(200);
  await a.change({ archived: false });
  expect((await definition()).fieldsToFill).toMatchObject([{ id: a.id }]);
  expect((await ask([])).status).toBe(200);
});

test('what is worked out no task asks for [CUS-204]', async () => {
  const part = await field('decimal', { label: 'Stron' }, 'task');
  const worked = await field('decimal', { formula: `[${part.key}] × 2` }, 'task');
  expect((await ask([worked.id])).errors).toEqual({
    fieldsToFill: 'Nie ma takiego pola własnego zadań',
  });
});

test('a task is not closed before they are filled, which is said on each; with them in the same save it is [CUS-91]', async () => {
  const { id, key } = await field('text', { label: 'Numer UPO' }, 'task');
  await ask([id]);
  await begin();
  const refused = await close(anna, first);
  expect([refused.status, refused.errors, refused.message]).toEqual([
    400,
    { [`custom.${key}`]: 'Numer UPO: wypełnij to pole, zanim zamkniesz zadanie' },
    'Najpierw wypełnij: „Numer UPO”',
  ]);
  expect((await open(anna, first)).data.task.status.id).toBe(taskStatus.toDo);
  // Other statuses, and a task that is not to be done after all, ask for nothing.
  expect((await patch(anna, first, { status: taskStatus.inProgress })).status).toBe(200);
  const end = { status: taskStatus.done, dateEndJob: warsawDay() };
  expect((await patch(anna, first, { ...end, custom: { [key]: 'UPO-1' } })).status).toBe(200);
  // What was closed may be emptied: it is asked for when it is closed again.
  expect((await patch(anna, first, { custom: { [key]: null } })).status).toBe(200);
  await ask([]);
});

test('who may not fill it is told who does; who does not see it is neither asked nor told [CUS-92]', async () => {
  const closed = await field('text', { label: 'Akceptacja', edits: 'manager' }, 'task');
  const hidden = await field('text', { label: 'Marża', sees: 'admin', edits: 'admin' }, 'task');
  await ask([closed.id, hidden.id], first, admin);
  expect((await definition()).fieldsToFill).toMatchObject([{ id: closed.id }]);
  await begin();
  expect((await close(anna, first)).errors).toEqual({
    [`custom.${closed.key}`]: 'Akceptacja: przed zamknięciem to pole wypełniają kierownicy',
  });
  expect((await patch(manager, first, { custom: { [closed.key]: 'tak' } })).status).toBe(200);
  expect((await close(anna, first)).status).toBe(200);
  await ask([], first, admin);
});

test('the next task of the procedure has its turn only then, and many tasks at once are refused alike [CUS-91]', async () => {
  const { id, key } = await field('decimal', { label: 'Liczba dokumentów' }, 'task');
  await ask([id]);
  await begin();
  expect((await close(manager, first)).status).toBe(400);
  expect((await open(manager, second)).data.task.status.id).toBe(taskStatus.waiting);
  const body = {
    ...{ kind: 'task', targets: [{ params: at(first) }] },
    values: { status: taskStatus.done, dateEndJob: warsawDay() },
  } as const;
  const { data: many } = await it.call(changeMany, { as: anna, body });
  expect(many.done).toEqual([]);
  expect(JSON.stringify(many.refused)).toContain('Liczba dokumentów');
  const filled = { ...body, values: { [`custom.${key}`]: 12 } };
  expect((await it.call(changeMany, { as: anna, body: filled })).data.done).toHaveLength(1);
  expect((await close(anna, first)).status).toBe(200);
  expect((await open(manager, second)).data.task.status.id).toBe(taskStatus.toDo);
});
