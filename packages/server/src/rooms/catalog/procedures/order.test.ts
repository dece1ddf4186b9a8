import * as contract from '@zaplecze/contract/rooms/catalog/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Catalog, catalogApp, definitionCalls, missingId } from '../catalog.fixture.ts';

let room: Catalog;
let tasks: [number, number, number];
beforeAll(async () => {
  room = await catalogApp();
  const made = [];
  for (const name of ['Zebrać', 'Policzyć', 'Wysłać']) made.push(await room.create('task', name));
  tasks = made as [number, number, number];
});
afterAll(() => room.it.close());

const order = async (procedure: number) =>
  (await room.read('procedure', procedure)).tasks.map((task) => [task.id, task.position]);
const sort = (id: number, map: object, more: object = {}) =>
  room.it.call(contract.sortProcedureTasks, {
    as: room.people.manager,
    params: { id },
    body: { order: map, ...more },
  });
const archivedTask = async () => {
  const task = await room.create('task', 'Dawne');
  await room.create('procedure', 'Trzyma dawne', { tasks: [task] });
  expect(await room.remove('task', task)).toEqual({ archived: true });
  return task;
};

describe('a procedure’s tasks', () => {
  test('are sent with it in their order, and both sides show them [CAT-30, CAT-38]', async () => {
    const [a, b, c] = tasks;
    const service = await room.create('service', 'Z procedurą');
    const id = await room.create('procedure', 'Razem', { tasks: [c, a, b], services: [service] });
    const shown = await room.read('procedure', id);
    expect(shown.tasks).toMatchObject([
      { id: c, name: 'Wysłać', position: 1, type: { name: 'Dokument' } },
      { id: a, position: 2 },
      { id: b, position: 3 },
    ]);
    expect(shown.services).toEqual([{ id: service, name: 'Z procedurą' }]);
    expect((await room.read('task', a)).procedures).toContainEqual({ id, name: 'Razem' });
    expect((await room.read('service', service)).procedures).toMatchObject([
      { id, department: { name: 'Księgowość' }, tasks: [{ id: c, position: 1 }, {}, {}] },
    ]);
    const { list } = await room.listed('procedure', { search: 'Razem' });
    expect(list).toMatchObject([{ id, taskCount: 3 }]);
  });

  test('a change replaces tasks and services as a whole [CAT-30, CAT-38]', async () => {
    const [a, b, c] = tasks;
    const [one, two] = [await room.create('service', 'S1'), await room.create('service', 'S2')];
    const id = await room.create('procedure', 'Zmieniana', { tasks: [a, b], services: [one] });
    await room.change('procedure', id, { tasks: [c, a], services: [two] });
    expect(await order(id)).toEqual([
      [c, 1],
      [a, 2],
    ]);
    expect((await room.read('procedure', id)).services).toEqual([{ id: two, name: 'S2' }]);
    await room.change('procedure', id, { tasks: [] });
    expect(await order(id)).toEqual([]);
  });

  test('a list with something that does not exist changes nothing at all [CAT-30]', async () => {
    const [a] = tasks;
    const wrong = {
      tasks: 'Wybrane zadanie nie istnieje',
      services: 'Wybrana usługa nie istnieje',
    };
    const id = await room.create('procedure', 'Cała albo wcale', { tasks: [a] });
    for (const [field, message] of Object.entries(wrong)) {
      const changes = { name: 'Inna', tasks: [], [field]: [missingId] };
      expect((await room.change('procedure', id, changes)).errors).toEqual({ [field]: message });
      const body = { ...room.bodies.procedure, name: 'Nie powstanie', [field]: [missingId] };
      const made = await room.it.call(definitionCalls.procedure.create, {
        as: room.people.manager,
        body,
      });
      expect([made.status, made.errors]).toEqual([400, { [field]: message }]);
    }
    expect(await room.read('procedure', id)).toMatchObject({ name: 'Cała albo wcale', version: 2 });
    expect(await order(id)).toEqual([[a, 1]]);
    expect(await room.names('procedure', { search: 'powstanie' })).toEqual([]);
  });

  test('a task is added at the end; one that is there already is ignored [CAT-32]', async () => {
    const [a, b] = tasks;
    const id = await room.create('procedure', 'Dodawanie', { tasks: [a] });
    const add = (task: number, procedure = id) =>
      room.it.call(contract.addTaskToProcedure, {
        as: room.people.manager,
        params: { procedure, task },
      });
    expect((await add(b)).data).toEqual({});
    const { version } = await room.read('procedure', id);
    expect((await add(a)).data).toEqual({});
    expect(await order(id)).toEqual([
      [a, 1],
      [b, 2],
    ]);
    expect((await room.read('procedure', id)).version).toBe(version);
    expect((await add(missingId)).status).toBe(404);
    expect((await add(a, missingId)).status).toBe(404);
    expect((await add(id)).status).toBe(404);
    const archived = await add(await archivedTask());
    expect(archived.errors).toEqual({ tasks: 'Ta pozycja jest zarchiwizowana, wybierz inną' });
  });

  test('a task is taken off and the others close up; one that is not there is 404 [CAT-33]', async () => {
    const [a, b, c] = tasks;
    const id = await room.create('procedure', 'Odejmowanie', { tasks: [a, b, c] });
    const take = (task: number, procedure = id) =>
      room.it.call(contract.removeTaskFromProcedure, {
        as: room.people.manager,
        params: { procedure, task },
      });
    expect((await take(a)).data).toEqual({});
    expect(await order(id)).toEqual([
      [b, 1],
      [c, 2],
    ]);
    expect((await take(a)).status).toBe(404);
    expect((await take(b, missingId)).status).toBe(404);
  });

  test('the order is saved as a map of task to position and told in the history [CAT-34, CAT-37]', async () => {
    const [a, b, c] = tasks;
    const id = await room.create('procedure', 'Kolejność', { tasks: [a, b, c] });
    const saved = await sort(id, { [a]: 3, [b]: 1, [c]: 2 }, { id });
    expect(saved.data).toEqual({});
    expect(await order(id)).toEqual([
      [b, 1],
      [c, 2],
      [a, 3],
    ]);
    const told = await room.it.db
      .selectFrom('history')
      .select(['changes', 'who'])
      .where('entity', '=', 'procedureDefinition')
      .where('entityId', '=', id)
      .where('action', '=', 'link')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    const changes = {
      tasks: [
        [a, b, c],
        [b, c, a],
      ],
    };
    expect(told).toEqual({ changes, who: room.people.manager.id });
  });

  test('an order that does not name every task exactly once is refused [CAT-34]', async () => {
    const [a, b, c] = tasks;
    const id = await room.create('procedure', 'Zła kolejność', { tasks: [a, b] });
    const message = 'Kolejność musi wymieniać każde zadanie procedury dokładnie raz';
    const wrong = [
      {},
      { [a]: 1 },
      { [a]: 1, [b]: 1 },
      { [a]: 1, [c]: 2 },
      { [a]: 1, [b]: 2, [c]: 3 },
      { [a]: 1, [`0${a}`]: 2 },
    ];
    for (const map of wrong) {
      const answer = await sort(id, map);
      expect([answer.status, answer.errors]).toEqual([400, { order: message }]);
    }
    expect((await sort(id, { x: 1 })).status).toBe(400);
    const other = await sort(id, { [a]: 2, [b]: 1 }, { id: id + 1 });
    expect(other.errors).toEqual({ id: 'Nieprawidłowa wartość' });
    expect(await order(id)).toEqual([
      [a, 1],
      [b, 2],
    ]);
    expect((await sort(missingId, {})).status).toBe(404);
  });

  test('two editors of the order are told of each other, a change of the name merges [CAT-35]', async () => {
    const [a, b, c] = tasks;
    const id = await room.create('procedure', 'Dwoje', { tasks: [a, b, c] });
    const stale = { 'if-match': String((await room.read('procedure', id)).version) };
    await sort(id, { [a]: 3, [b]: 2, [c]: 1 });
    const clash = await room.change('procedure', id, { tasks: [b, a, c] }, stale);
    expect(clash.status).toBe(409);
    expect(clash.json.conflicts).toEqual({ tasks: { theirs: [c, b, a], yours: [b, a, c] } });
    expect((await room.change('procedure', id, { name: 'Oboje' }, stale)).status).toBe(200);
    expect(await order(id)).toEqual([
      [c, 1],
      [b, 2],
      [a, 3],
    ]);
  });

  test('tasks added at the same moment all find their place [CAT-36]', async () => {
    const id = await room.create('procedure', 'Naraz');
    const answers = await Promise.all(
      tasks.map((task) =>
        room.it.call(contract.addTaskToProcedure, {
          as: room.people.manager,
          params: { procedure: id, task },
        }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200]);
    expect((await order(id)).map(([, position]) => position)).toEqual([1, 2, 3]);
  });

  test('a task that a procedure has is archived: kept there, refused elsewhere [CAT-41]', async () => {
    const task = await archivedTask();
    const [holder] = (await room.read('task', task)).procedures;
    expect(holder?.name).toBe('Trzyma dawne');
    const kept = await room.change('procedure', holder?.id ?? 0, { tasks: [task, tasks[0]] });
    expect(kept.status).toBe(200);
    const other = await room.create('procedure', 'Nowa');
    expect((await room.change('procedure', other, { tasks: [task] })).errors).toEqual({
      tasks: 'Ta pozycja jest zarchiwizowana, wybierz inną',
    });
  });
});

test('links of definitions are written by managers only [CAT-01]', async () => {
  const { it, people } = room;
  const links = [
    contract.addTaskToProcedure,
    contract.removeTaskFromProcedure,
    contract.sortProcedureTasks,
    contract.addProcedureToService,
    contract.removeProcedureFromService,
  ];
  const params = { id: missingId, procedure: missingId, task: missingId, service: missingId };
  for (const call of links) {
    expect((await it.call(call, { params, body: {} })).status).toBe(401);
    for (const as of [people.user, people.reception]) {
      expect((await it.call(call, { as, params, body: {} })).status).toBe(403);
    }
    for (const as of [people.manager, people.admin]) {
      expect((await it.call(call, { as, params, body: {} })).status).toBe(404);
    }
  }
});
