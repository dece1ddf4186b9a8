import { serviceStatuses } from '@zaplecze/contract/rooms/catalog/lists';
import { dictionaryCalls } from '@zaplecze/contract/rooms/dictionaries/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type Catalog,
  catalogApp,
  type DefinitionCalls,
  definitionCalls,
  missingId,
} from './catalog.fixture.ts';

let room: Catalog;
beforeAll(async () => {
  room = await catalogApp();
});
afterAll(() => room.it.close());

const kinds: DefinitionCalls[] = ['task', 'procedure', 'service'];
const download = (path: string) =>
  room.it.app.inject({ url: path, headers: { 'access-token': room.people.manager.token } });

describe.each(kinds)('a %s definition', (kind) => {
  test('a manager adds it; everyone reads it under its kind and under item [CAT-01, CAT-02, CAT-20]', async () => {
    const { people, it } = room;
    const id = await room.create(kind, 'Nowa', { description: ' Opis\nw wierszach ' });
    const answer = await it.call(definitionCalls[kind].get, { as: people.user, params: { id } });
    expect(answer.data[kind]).toEqual(answer.data.item);
    expect(answer.data.item).toMatchObject({
      ...{ id, name: 'Nowa', description: 'Opis\nw wierszach', files: [], version: 1 },
      userModified: { id: people.manager.id, name: people.manager.name },
      may: { edit: false, delete: false },
    });
    const asManager = await it.call(definitionCalls[kind].get, {
      as: people.manager,
      params: { id },
    });
    expect(asManager.data.item.may).toEqual({ edit: true, delete: true });
  });

  test('a change sends only the changed fields and answers the next version [CAT-26]', async () => {
    const id = await room.create(kind, 'Przed', { description: 'Zostaje' });
    expect((await room.change(kind, id, { name: 'Po' })).data).toEqual({ version: 2 });
    expect(await room.read(kind, id)).toMatchObject({ name: 'Po', description: 'Zostaje' });
    expect((await room.change(kind, id, {})).data).toEqual({ version: 2 });
  });

  test('what does not exist or is missing gets its message on its field [CAT-20, CAT-21, CAT-22, CAT-23, CAT-25]', async () => {
    const required = {
      task: { name: 'Nazwa jest wymagana', type: 'Typ jest wymagany' },
      procedure: { name: 'Nazwa jest wymagana', department: 'Dział jest wymagany' },
      service: {
        name: 'Nazwa jest wymagana',
        department: 'Dział jest wymagany',
        type: 'Typ jest wymagany',
      },
    }[kind];
    const empty = await room.it.call(definitionCalls[kind].create, {
      as: room.people.manager,
      body: {},
    });
    expect([empty.status, empty.errors]).toEqual([400, required]);
    const id = await room.create(kind, 'Z polami');
    for (const [field, message] of Object.entries(required)) {
      for (const wrong of field === 'name'
        ? ['', ' ', null]
        : ['', null, missingId, '9999999999']) {
        const changed = await room.change(kind, id, { [field]: wrong });
        expect([field, wrong, changed.errors]).toEqual([field, wrong, { [field]: message }]);
        const body = { ...room.bodies[kind], [field]: wrong };
        const made = await room.it.call(definitionCalls[kind].create, {
          as: room.people.manager,
          body,
        });
        expect([made.status, made.errors]).toEqual([400, { [field]: message }]);
      }
    }
  });

  test('an archived department is refused as a new choice, and kept where it was [CAT-25]', async () => {
    const department = await room.item('department', `Dawny ${kind}`);
    const id = await room.create(kind, 'Z dawnym działem', { department });
    const other = await room.create(kind, 'Z innym działem');
    const call = dictionaryCalls.department.remove;
    const gone = await room.it.call(call, { as: room.people.admin, params: { id: department } });
    expect(gone.data).toEqual({ archived: true });
    const refused = await room.change(kind, other, { department });
    expect(refused.errors).toEqual({ department: 'Ta pozycja jest zarchiwizowana, wybierz inną' });
    expect((await room.change(kind, id, { department })).status).toBe(200);
    expect((await room.read(kind, id)).department?.name).toBe(`Dawny ${kind}`);
  });

  test('the list is searched, sorted and paged; the newest change comes first [CAT-13]', async () => {
    const made = [];
    for (const name of ['Łódka wiosłowa', 'Łódź', 'lodowisko', 'Zima', 'Źrebię', 'cień']) {
      made.push(await room.create(kind, `${name} lista`));
    }
    await room.change(kind, made[0] ?? 0, { description: 'zmiana' });
    const search = 'lista';
    expect((await room.names(kind, { search }))[0]).toBe('Łódka wiosłowa lista');
    expect(await room.names(kind, { search: 'LOD list' })).toHaveLength(3);
    expect(await room.names(kind, { search, sort: 'name', order: 'asc' })).toEqual(
      ['cień', 'lodowisko', 'Łódka wiosłowa', 'Łódź', 'Zima', 'Źrebię'].map((n) => `${n} lista`),
    );
    const second = await room.listed(kind, {
      ...{ search, sort: 'name', order: 'desc', page: 2, perPage: 4 },
    });
    expect(second.count).toBe(6);
    expect(second.list.map((row) => row.name)).toEqual(['lodowisko lista', 'cień lista']);
    const wrong = { as: room.people.user, query: { sort: 'hasło' } as never };
    expect((await room.it.call(definitionCalls[kind].list, wrong)).status).toBe(400);
  });

  test('the list is filtered by department [CAT-14]', async () => {
    const department = await room.item('department', `Osobny ${kind}`);
    await room.create(kind, 'W osobnym dziale', { department });
    expect(await room.names(kind, { filter: { department: [department] } })).toEqual([
      'W osobnym dziale',
    ]);
    expect(await room.names(kind, { filter: { department: missingId } })).toEqual([]);
  });

  test('a file hangs on it, and goes with it when it is deleted unused [CAT-27]', async () => {
    const { it, people } = room;
    const id = await room.create(kind, 'Z plikami');
    const [first, second] = [await it.upload(people.manager), await it.upload(people.manager)];
    for (const file of [first, second]) {
      const link = { as: people.manager, params: { id, file } };
      expect((await it.call(definitionCalls[kind].attach, link)).data).toEqual({});
      expect((await it.call(definitionCalls[kind].attach, link)).status).toBe(404);
    }
    const { files } = await room.read(kind, id);
    expect(files).toMatchObject([{ id: first, fileName: 'umowa.pdf' }, { id: second }]);
    expect((await download(files[0]?.filePath ?? '')).statusCode).toBe(200);
    const link = { as: people.manager, params: { id, file: first } };
    expect((await it.call(definitionCalls[kind].detach, link)).status).toBe(200);
    expect((await it.call(definitionCalls[kind].detach, link)).status).toBe(404);
    expect((await room.read(kind, id)).files).toMatchObject([{ id: second }]);
    expect(await room.remove(kind, id)).toEqual({ archived: false });
    const left = it.db.selectFrom('file').select('id').where('id', 'in', [first, second]);
    expect(await left.execute()).toEqual([]);
  });

  test('another person’s file, and another record’s, cannot be hung or taken off [CAT-27]', async () => {
    const { it, people } = room;
    const [id, other] = [await room.create(kind, 'Jeden'), await room.create(kind, 'Drugi')];
    const foreign = await it.upload(people.user);
    const own = await it.upload(people.manager);
    const as = people.manager;
    await it.call(definitionCalls[kind].attach, { as, params: { id: other, file: own } });
    const { attach, detach } = definitionCalls[kind];
    expect((await it.call(attach, { as, params: { id, file: foreign } })).status).toBe(404);
    expect((await it.call(detach, { as, params: { id, file: own } })).status).toBe(404);
  });

  test('changes of different fields merge, the same field changed by both is 409 [CAT-26]', async () => {
    const id = await room.create(kind, 'Wspólna');
    await room.change(kind, id, { name: 'Ich' });
    const stale = { 'if-match': '1' };
    const clash = await room.change(kind, id, { name: 'Moja' }, stale);
    expect(clash.status).toBe(409);
    expect(clash.json.conflicts).toEqual({ name: { theirs: 'Ich', yours: 'Moja' } });
    expect((await room.change(kind, id, { description: 'x' }, stale)).data).toEqual({ version: 3 });
    expect(await room.read(kind, id)).toMatchObject({ name: 'Ich', description: 'x' });
    expect((await room.change(kind, id, { name: 'y' }, { 'if-match': '8' })).status).toBe(412);
  });

  test('everyone signed in reads, managers and admins write, strangers get 401 [CAT-01, CAT-02]', async () => {
    const { it, people } = room;
    const params = { id: await room.create(kind, 'Uprawnienia'), file: missingId };
    for (const call of Object.values(definitionCalls[kind])) {
      expect((await it.call(call, { params, body: {} })).status).toBe(401);
    }
    const { list, get, ...writes } = definitionCalls[kind];
    for (const as of Object.values(people)) {
      expect((await it.call(list, { as })).status).toBe(200);
      expect((await it.call(get, { as, params })).status).toBe(200);
    }
    for (const as of [people.user, people.reception]) {
      for (const call of Object.values(writes)) {
        expect((await it.call(call, { as, params, body: {} })).status).toBe(403);
      }
    }
    const body = { name: 'Administratora' };
    expect((await it.call(writes.update, { as: people.admin, params, body })).status).toBe(200);
  });

  test('the role is asked before the record, the record before the body', async () => {
    const { it, people } = room;
    const nobody = { params: { id: missingId, file: 1 }, body: { name: '' } };
    const { update, attach, detach, remove, get } = definitionCalls[kind];
    for (const call of [update, attach, detach, remove]) {
      expect((await it.call(call, { as: people.user, ...nobody })).status).toBe(403);
      expect((await it.call(call, { as: people.manager, ...nobody })).status).toBe(404);
    }
    expect((await it.call(get, { as: people.user, ...nobody })).status).toBe(404);
  });
});

test('ids of the three kinds come from one sequence [CAT-28]', async () => {
  const ids = [];
  for (const kind of kinds) ids.push(await room.create(kind, 'Numer'));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
});

test('tasks and services are filtered and sorted by type, services by status [CAT-14, CAT-15]', async () => {
  const taskType = await room.item('taskType', 'Analiza');
  const task = await room.create('task', 'Analityczne', { type: taskType });
  expect((await room.listed('task', { filter: { type: `${taskType}` } })).list).toMatchObject([
    { id: task, type: { id: taskType, name: 'Analiza', color: '#112233' } },
  ]);
  const byType = { sort: 'type', order: 'asc' };
  expect((await room.names('task', byType))[0]).toBe('Analityczne');
  const type = await room.item('projectType', 'Audyt');
  const service = await room.create('service', 'Uśpiona', { type, status: 0 });
  expect((await room.listed('service', { filter: { type } })).list).toMatchObject([
    { id: service, status: { id: 0, name: 'Nieaktywny' }, type: { name: 'Audyt' } },
  ]);
  expect((await room.names('service', byType))[0]).toBe('Uśpiona');
  expect((await room.names('service', { filter: { status: '0' } }))[0]).toBe('Uśpiona');
  expect(await room.names('service', { filter: { status: [1] } })).not.toContain('Uśpiona');
  expect((await room.names('service', { sort: 'status', order: 'asc' }))[0]).toBe('Uśpiona');
  expect(serviceStatuses.map((status) => status.name)).toEqual(['Nieaktywny', 'Aktywny']);
});

test('a task may have no department and lose the one it has [CAT-21]', async () => {
  const id = await room.create('task', 'Bez działu', { department: room.department });
  expect((await room.read('task', id)).department?.name).toBe('Księgowość');
  await room.change('task', id, { department: '' });
  expect((await room.read('task', id)).department).toBeNull();
  const wrong = await room.change('task', id, { department: missingId });
  expect(wrong.errors).toEqual({ department: 'Dział jest wymagany' });
});
