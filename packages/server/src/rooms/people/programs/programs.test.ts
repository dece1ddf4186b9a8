import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { listClients, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { clientHistory } from '@zaplecze/contract/rooms/history/calls';
import { createIssue, getIssue } from '@zaplecze/contract/rooms/issues/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import {
  getPerson,
  listPeople,
  restorePerson,
  updatePerson,
} from '@zaplecze/contract/rooms/people/calls';
import * as contract from '@zaplecze/contract/rooms/people/programs/calls';
import { search } from '@zaplecze/contract/rooms/search/calls';
import { getTokenSelf, revokeToken } from '@zaplecze/contract/rooms/session/access-tokens/calls';
import { login } from '@zaplecze/contract/rooms/session/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessTokenTasks } from '../../session/session.fixture.ts';
import { type PeopleApp, peopleApp } from '../people.fixture.ts';

let it: PeopleApp;
beforeAll(async () => {
  it = await peopleApp();
});
afterAll(() => it.close());

const create = (more: object = {}, as = it.admin) =>
  it.call(contract.createProgram, {
    as,
    body: { name: 'Fakturownia', description: 'Faktury z ofert', roles: ['ROLE_USER'], ...more },
  });
const make = async (more: object = {}): Promise<number> => (await create(more)).data.id;
const listed = async (id: number): Promise<contract.Program> =>
  (await it.call(contract.listPrograms, { as: it.admin })).data.list.find(
    (one: contract.Program) => one.id === id,
  );
const keyOf = async (id: number, writes = ['clients', 'issues']) =>
  (
    await it.call(contract.createProgramToken, {
      as: it.admin,
      params: { id },
      body: { name: 'Serwer', reads: [], writes, expires: addDays(warsawDay(), 20) },
    })
  ).data as { id: number; token: string };

test('an administrator makes programs, which are never administrators themselves [MAC-20, MAC-21]', async () => {
  const id = await make({ roles: ['ROLE_USER', 'ROLE_MANAGER'] });
  expect(await listed(id)).toMatchObject({
    name: 'Fakturownia',
    description: 'Faktury z ofert',
    roles: ['ROLE_USER', 'ROLE_MANAGER'],
    createdBy: { id: it.admin.id },
    ended: null,
    tokens: [],
  });
  expect((await create({ roles: ['ROLE_ADMIN'] })).errors).toHaveProperty(['roles.0']);
  expect((await create({ roles: [] })).errors).toEqual({
    roles: 'Wybierz przynajmniej jedną rolę',
  });
  expect((await create({ name: '' })).errors).toEqual({ name: 'Nazwa jest wymagana' });
  const body = { name: 'Fakturownia 2', description: null, roles: ['ROLE_USER'] };
  const params = { id };
  expect((await it.call(contract.updateProgram, { as: it.admin, params, body })).status).toBe(200);
  expect(await listed(id)).toMatchObject(body);
});

test('of two administrators who change one program each keeps what they changed, and is asked about what both did; of a closed one it is told who closed it [HIS-185]', async () => {
  const id = await make({ roles: ['ROLE_USER', 'ROLE_MANAGER'] });
  const { version } = await listed(id);
  const headers = { 'if-match': String(version) };
  const change = (body: object) =>
    it.call(contract.updateProgram, { as: it.admin, params: { id }, body, headers });
  const first = await change({ description: 'Odpowiada Anna', roles: ['ROLE_USER'] });
  expect([first.status, first.data]).toEqual([200, { version: version + 1 }]);
  const roles = ['ROLE_USER', 'ROLE_MANAGER', 'ROLE_RECEPTION'];
  expect((await change({ name: 'Fakturownia 2', roles })).status).toBe(200);
  expect(await listed(id)).toMatchObject({
    ...{ name: 'Fakturownia 2', description: 'Odpowiada Anna' },
    ...{ roles: ['ROLE_USER', 'ROLE_RECEPTION'], version: version + 2 },
  });
  const asked = await change({ name: 'Faktury', description: 'Odpowiada Jan' });
  expect([asked.status, Object.keys(asked.errors ?? {})]).toEqual([409, ['name', 'description']]);
  expect(asked.json.about).toMatchObject({
    name: { words: { theirs: { value: 'Fakturownia 2' } }, by: { id: it.admin.id } },
    description: { words: { theirs: { value: 'Odpowiada Anna' } }, by: { id: it.admin.id } },
  });
  expect((await it.call(contract.endProgram, { as: it.admin, params: { id } })).status).toBe(200);
  const gone = await change({ name: 'Faktury' });
  expect([gone.status, gone.message]).toEqual([
    404,
    expect.stringMatching(/^Ten wpis skasowano .+ \(.+\)$/),
  ]);
});

test('a program does what its key and its roles allow, and histories name it [MAC-20, MAC-21]', async () => {
  const id = await make({ name: 'Sklep' });
  const { token } = await keyOf(id);
  expect((await it.call(getTokenSelf, { as: token })).data).toMatchObject({
    program: true,
    person: { id, name: 'Program Sklep' },
  });
  const params = { id: await it.client('Z koszyka', it.owner.id) };
  const body = { city: 'Radom' };
  expect((await it.call(updateClient, { as: token, params, body })).status).toBe(200);
  const { list } = (await it.call(clientHistory, { as: it.admin, params })).data;
  expect(JSON.stringify(list)).toContain('Program Sklep');
  const issue = { name: 'Brak towaru', users: [it.owner.id], description: 'x', type: 1 };
  const made = await it.call(createIssue, { as: token, body: issue });
  const read = await it.call(getIssue, { as: it.owner, params: { id: made.data.id } });
  expect(read.data.issue.orderedBy).toMatchObject({ id, name: 'Program Sklep' });
});

test('nobody signs in as a program, finds it among the staff or brings it to life [MAC-20]', async () => {
  const id = await make({ name: 'Tajny' });
  const listOf = async (query: object) =>
    (await it.call(listPeople, { as: it.admin, query: query as never })).data.list.map(
      (one: { id: number }) => one.id,
    );
  expect(await listOf({})).not.toContain(id);
  expect(await listOf({ inactive: '1' })).not.toContain(id);
  const found = await it.call(search, { as: it.admin, query: { q: 'Tajny' } });
  expect(JSON.stringify(found.data)).not.toContain('Program Tajny');
  const body = { username: 'program', password: 'cztery przypadkowe słowa' };
  expect((await it.call(login, { body })).status).toBe(400);
  const params = { id };
  for (const call of [
    it.call(getPerson, { as: it.admin, params }),
    it.call(updatePerson, { as: it.admin, params, body: { roles: ['ROLE_ADMIN'] } }),
    it.call(restorePerson, { as: it.admin, params, body: {} }),
  ]) {
    expect((await call).status).toBe(404);
  }
  const issue = { name: 'x', users: [id], description: 'x', type: 1 };
  expect((await it.call(createIssue, { as: it.admin, body: issue })).status).toBe(400);
});

test('a key of a program is revoked by any administrator; a closed program’s open nothing [MAC-21]', async () => {
  const id = await make();
  const [one, other] = [await keyOf(id), await keyOf(id)];
  const clients = async (as: string) => (await it.call(listClients, { as })).status;
  const second = await it.signIn('ROLE_ADMIN');
  const revoke = { params: { id: one.id } };
  expect((await it.call(revokeToken, { as: it.manager, ...revoke })).status).toBe(404);
  expect((await it.call(revokeToken, { as: second, ...revoke })).status).toBe(200);
  expect([await clients(one.token), await clients(other.token)]).toEqual([401, 200]);
  const params = { id };
  expect((await it.call(contract.endProgram, { as: it.admin, params })).status).toBe(200);
  expect(await clients(other.token)).toBe(401);
  expect((await listed(id)).ended).not.toBeNull();
  expect((await it.call(contract.endProgram, { as: it.admin, params })).status).toBe(404);
  const more = {
    as: it.admin,
    params,
    body: { name: 'x', writes: ['clients'], expires: addDays(warsawDay(), 30) },
  };
  expect((await it.call(contract.createProgramToken, more)).status).toBe(404);
});

test('administrators are told of a program’s key that ends soon [MAC-22]', async () => {
  const { id } = await keyOf(await make({ name: 'Kadry' }));
  const soon = { expires: sql<string>`now() + interval '5 days'`, name: 'Nocny eksport' };
  await it.db.updateTable('accessToken').set(soon).where('id', '=', id).execute();
  const [task] = accessTokenTasks(it.db);
  await task?.run({ _cron: { ts: '2026-11-24T06:05:00.000Z' } }, {} as never);
  const { list } = (await it.call(listNotifications, { as: it.admin })).data.list;
  expect(list.map(({ content }: { content: string }) => content)).toContainEqual(
    expect.stringContaining('Nocny eksport'),
  );
});
