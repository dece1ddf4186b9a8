import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import {
  type Catalog,
  catalogApp,
  type DefinitionCalls,
  definitionCalls,
} from './catalog.fixture.ts';

let room: Catalog;
beforeAll(async () => {
  room = await catalogApp();
});
afterAll(() => room.it.close());

const kinds: DefinitionCalls[] = ['task', 'procedure', 'service'];

/** A project that has used the service, its procedure and its task. */
async function usedByProject(ids: { service: number; procedure: number; task: number }) {
  const client = await insertClient(room.it.db);
  const project = await room.it.db
    .insertInto('project')
    .values({ name: 'Projekt', client: client, service: ids.service, serviceName: 'Usługa' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const position = { position: 1, procedurePosition: 1, procedureName: 'Procedura' };
  await room.it.db
    .insertInto('projectTask')
    .values({ ...ids, ...position, project: project.id, name: 'Zadanie' })
    .execute();
}

describe.each(kinds)('a %s definition', (kind) => {
  test('deleted and never used it is gone; used by a project it is archived [CAT-40, CAT-41]', async () => {
    const unused = await room.create(kind, 'Nieużywana');
    expect(await room.remove(kind, unused)).toEqual({ archived: false });
    const gone = { as: room.people.manager, params: { id: unused }, body: {} };
    for (const call of [
      definitionCalls[kind].get,
      definitionCalls[kind].update,
      definitionCalls[kind].remove,
    ]) {
      expect((await room.it.call(call, gone)).status).toBe(404);
    }
    const ids = {
      task: await room.create('task', 'Użyta'),
      procedure: await room.create('procedure', 'Użyta'),
      service: await room.create('service', 'Użyta'),
    };
    await usedByProject(ids);
    const file = await room.it.upload(room.people.manager);
    const link = { as: room.people.manager, params: { id: ids[kind], file } };
    await room.it.call(definitionCalls[kind].attach, link);
    expect(await room.remove(kind, ids[kind])).toEqual({ archived: true });
    const shown = (await room.listed(kind, { search: 'Użyta', perPage: 100 })).list;
    expect(shown.map((row) => row.id)).not.toContain(ids[kind]);
    expect(await room.read(kind, ids[kind])).toMatchObject({
      name: 'Użyta',
      files: [{ id: file }],
    });
  });

  test('from the archive it is taken back by a manager, and can be chosen again [CAT-42]', async () => {
    const ids = {
      task: await room.create('task', 'Do powrotu'),
      procedure: await room.create('procedure', 'Do powrotu'),
      service: await room.create('service', 'Do powrotu'),
    };
    await usedByProject(ids);
    await room.remove(kind, ids[kind]);
    const shown = async (archived: 0 | 1) =>
      (await room.listed(kind, { search: 'Do powrotu', filter: { archived } })).list
        .filter((row) => row.id === ids[kind])
        .map((row) => row.archived);
    expect([await shown(0), await shown(1)]).toEqual([[], [true]]);
    const back = { params: { id: ids[kind] }, body: { archived: false as const } };
    expect(
      (await room.it.call(definitionCalls[kind].update, { as: room.people.user, ...back })).status,
    ).toBe(403);
    const archived = { archived: true } as never;
    expect((await room.change(kind, ids[kind], archived)).status).toBe(400);
    const { version } = await room.read(kind, ids[kind]);
    expect((await room.change(kind, ids[kind], back.body)).data).toEqual({ version: version + 1 });
    expect([await shown(0), await shown(1)]).toEqual([[false], []]);
    expect(await room.read(kind, ids[kind])).toMatchObject({ name: 'Do powrotu', archived: false });
  });
});

test('an archived service is left as it was when its procedure chooses services anew [CAT-43]', async () => {
  const [task, procedure] = [await room.create('task', 'T'), await room.create('procedure', 'P')];
  const service = await room.create('service', 'Dawna', { procedures: [procedure] });
  await usedByProject({ service, procedure, task });
  expect(await room.remove('service', service)).toEqual({ archived: true });
  expect((await room.read('procedure', procedure)).services).toEqual([]);
  await room.change('procedure', procedure, { services: [] });
  expect((await room.read('service', service)).procedures).toMatchObject([{ id: procedure }]);
  const again = await room.change('procedure', procedure, { services: [service] });
  expect(again.errors).toEqual({ services: 'Ta pozycja jest zarchiwizowana, wybierz inną' });
});
