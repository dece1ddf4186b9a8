import {
  deleteUnusedTags,
  deleteUnusedTagsByGet,
  dictionaryCalls,
  listKnowledgeTypes,
  listProvinces,
} from '@zaplecze/contract/rooms/dictionaries/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';

let it: TestApp;
let admin: Someone;
let manager: Someone;
let user: Someone;
let reception: Someone;

beforeAll(async () => {
  it = await testApp();
  [admin, manager, user, reception] = await Promise.all([
    it.signIn('ROLE_ADMIN'),
    it.signIn('ROLE_MANAGER'),
    it.signIn('ROLE_USER'),
    it.signIn('ROLE_RECEPTION'),
  ]);
});
afterAll(() => it.close());

const create = async (kind: 'tag' | 'department' | 'company' | 'position', body: object) =>
  (await it.call(dictionaryCalls[kind].create, { as: admin, body })).data.id as number;
const remove = async (kind: 'tag' | 'department' | 'company' | 'position', id: number) =>
  (await it.call(dictionaryCalls[kind].remove, { as: admin, params: { id } })).data;
const color = '#123456';

async function clientWithTag(tag: number) {
  const client = await insertClient(it.db);
  await it.db.insertInto('clientTag').values({ client, tag }).execute();
}

describe('an item in use', () => {
  test('is archived: no longer offered, shown with archived=1 and by its id, its name free again [DIC-12]', async () => {
    const id = await create('position', { name: 'Księgowa', color });
    await it.db.updateTable('person').set({ position: id }).where('id', '=', user.id).execute();
    expect(await remove('position', id)).toEqual({ archived: true });
    const { list, get } = dictionaryCalls.position;
    const ids = async (query: object) =>
      (await it.call(list, { as: user, query: query as never })).data.list.map(
        (item: { id: number }) => item.id,
      );
    expect(await ids({})).not.toContain(id);
    expect(await ids({ archived: 1 })).toContain(id);
    const { data } = await it.call(get, { as: user, params: { id } });
    expect(data.position).toMatchObject({ name: 'Księgowa', archived: true });
    expect(await create('position', { name: 'księgowa', color })).toBeGreaterThan(id);
  });

  test('comes back from the archive as it was, unless its name was taken meanwhile [DIC-13]', async () => {
    const [first, second] = [
      await create('position', { name: 'Kadrowa', color }),
      await create('position', { name: 'Recepcjonistka', color }),
    ] as const;
    for (const id of [first, second]) {
      await it.db.updateTable('person').set({ position: id }).where('id', '=', user.id).execute();
      await remove('position', id);
    }
    await create('position', { name: 'recepcjonistka', color });
    const { update, list } = dictionaryCalls.position;
    const back = (id: number, as = admin, archived: unknown = false) =>
      it.call(update, { as, params: { id }, body: { archived } });
    expect((await back(first, manager)).status).toBe(403);
    expect((await back(first, admin, true)).status).toBe(400);
    expect((await back(first)).status).toBe(200);
    expect((await back(second)).errors).toEqual({ name: 'Taka nazwa już istnieje' });
    const { data } = await it.call(list, { as: user });
    expect(data.list).toContainEqual(
      expect.objectContaining({ id: first, name: 'Kadrowa', color, archived: false }),
    );
  });

  test('a department that a company lists stays with it [DIC-12]', async () => {
    const department = await create('department', { name: 'Płace', color });
    const company = await create('company', { name: 'Omega', color, departments: [department] });
    expect(await remove('department', department)).toEqual({ archived: true });
    const { data } = await it.call(dictionaryCalls.company.get, {
      as: user,
      params: { id: company },
    });
    expect(data.company.departments).toEqual([{ id: department, name: 'Płace' }]);
  });

  test('a company in use keeps its departments; an unused one goes with its links [DIC-12]', async () => {
    const department = await create('department', { name: 'Prawny', color });
    const used = await create('company', { name: 'Używana', color, departments: [department] });
    const unused = await create('company', { name: 'Zbędna', color, departments: [department] });
    const type = await it.db
      .insertInto('projectType')
      .values({ name: 'Typ' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await it.db
      .insertInto('serviceDefinition')
      .values({ name: 'Usługa', department, type: type.id, company: used })
      .execute();
    expect(await remove('company', used)).toEqual({ archived: true });
    expect(await remove('company', unused)).toEqual({ archived: false });
    const { data } = await it.call(dictionaryCalls.department.get, {
      as: user,
      params: { id: department },
    });
    expect(data.department.companies).toEqual([{ id: used, name: 'Używana' }]);
  });
});

describe.each([
  ['GET, as callers know it', deleteUnusedTagsByGet],
  ['POST', deleteUnusedTags],
])('removing unused tags by %s', (_method, endpoint) => {
  beforeEach(async () => {
    await it.db.deleteFrom('clientTag').execute();
    await it.db.deleteFrom('tag').execute();
  });

  test('deletes those that no client has, in the admin’s name, and says how many [DIC-17]', async () => {
    const used = await create('tag', { name: 'Używany' });
    await clientWithTag(used);
    const first = await create('tag', { name: 'A' });
    await create('tag', { name: 'B' });
    expect((await it.call(endpoint, { as: admin })).data).toEqual({ deleted: 2 });
    const left = await it.db.selectFrom('tag').select('id').execute();
    expect(left).toEqual([{ id: used }]);
    const told = await it.db
      .selectFrom('history')
      .select('who')
      .where('entity', '=', 'tag')
      .where('entityId', '=', first)
      .where('action', '=', 'delete')
      .execute();
    expect(told).toEqual([{ who: admin.id }]);
    expect((await it.call(endpoint, { as: admin })).data).toEqual({ deleted: 0 });
  });

  test('is the admins’ alone [DIC-17]', async () => {
    await create('tag', { name: 'Zostaje' });
    expect((await it.call(endpoint)).status).toBe(401);
    for (const person of [user, reception, manager]) {
      expect((await it.call(endpoint, { as: person })).status).toBe(403);
    }
    expect(await it.db.selectFrom('tag').select('name').execute()).toEqual([{ name: 'Zostaje' }]);
  });
});

test('HEAD does not remove unused tags [DIC-18]', async () => {
  await create('tag', { name: 'Nietykalny' });
  const answer = await it.app.inject({
    method: 'HEAD',
    url: '/api/definition/tag/deleteUnused',
    headers: { 'access-token': admin.token },
  });
  expect(answer.statusCode).toBe(404);
  const found = await it.db
    .selectFrom('tag')
    .where('name', '=', 'Nietykalny')
    .select('id')
    .execute();
  expect(found).toHaveLength(1);
});

describe('look-ups', () => {
  test('the provinces are sixteen, by name, with TERYT numbers [DIC-19]', async () => {
    const { provinces } = (await it.call(listProvinces, { as: user })).data;
    expect(provinces).toHaveLength(16);
    expect(provinces[0]).toEqual({ id: 2, name: 'dolnośląskie' });
    expect(provinces[4]).toEqual({ id: 10, name: 'łódzkie' });
    expect((await it.call(listProvinces)).status).toBe(401);
  });

  test('types of the knowledge base are answered under types, archived ones left out [DIC-20]', async () => {
    const { create: add } = dictionaryCalls.knowledgeBaseType;
    for (const name of ['Procedura', 'Instrukcja'])
      await it.call(add, { as: admin, body: { name } });
    await it.db.insertInto('knowledgeBaseType').values({ name: 'Dawna', archived: true }).execute();
    const { types } = (await it.call(listKnowledgeTypes, { as: reception })).data;
    expect(types.map((type: { name: string }) => type.name)).toEqual(['Instrukcja', 'Procedura']);
    expect((await it.call(listKnowledgeTypes)).status).toBe(401);
  });
});
