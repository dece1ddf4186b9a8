import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { createContact, removeClient, removeContact } from '@zaplecze/contract/rooms/clients/calls';
import * as merging from '@zaplecze/contract/rooms/clients/merging/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '../kit/http/calls/mount.ts';
import { kindOfAddress } from '../kit/records/merged-records.ts';
import { clientsApp } from './clients/clients.fixture.ts';
import { mergingCalls, twoClients } from './clients/merging/merging.fixture.ts';
import { routes } from './house.ts';

let app: Awaited<ReturnType<typeof clientsApp>>;
let calls: Awaited<ReturnType<typeof mergingCalls>>;
beforeAll(async () => {
  app = await clientsApp();
  calls = await mergingCalls(app.it);
});
afterAll(() => app.it.close());

const nameOf = ({ endpoint: { method, path } }: Route) => `${method} ${path}`;
const addressed = routes.filter(
  ({ endpoint: { path } }) => kindOfAddress(path) || path.includes('/:client'),
);
const walked = addressed.filter(({ exact }) => exact !== 'everywhere');

/** Two contact persons of one client, the second joined to the first. */
async function twoContacts(client: number): Promise<[number, number]> {
  const add = async (lastName: string) =>
    (
      await app.it.call(createContact, {
        ...{ as: app.user, body: { client, firstName: 'Ewa', lastName, phone: '602602602' } },
      })
    ).data.id as number;
  const [stays, goes] = [await add('Lis'), await add('Lisowa')];
  const merge = { as: app.manager, params: { id: stays }, body: { person: goes } };
  await app.it.call(merging.mergeContacts, merge);
  return [stays, goes];
}

/** A record that stays and one that is a part of it, as the call's address names them. */
async function pairFor({ endpoint: { path } }: Route): Promise<[number, number]> {
  const [stays, goes] = await twoClients(app);
  if (kindOfAddress(path) === 'contact') return await twoContacts(stays);
  await calls.merge(stays, goes);
  return [stays, goes];
}

/** Asks the call of one number; all else that its address names is there. */
async function ask({ endpoint }: Route, number: number) {
  const others = { user: app.user.id, type: app.service };
  const follows = kindOfAddress(endpoint.path) ? 'id' : 'client';
  const other = { client: (await twoClients(app))[0], ...others };
  const params: Record<string, number> = { ...other, [follows]: number };
  const { statusCode, headers, body } = await app.it.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replace(/:(\w+)/g, (_, name: string) => `${params[name]}`)}`,
    headers: { 'access-token': app.admin.token },
    ...(endpoint.method !== 'GET' && { payload: {} }),
  });
  return { status: statusCode, kind: headers['content-type'], body: endpoint.file ? '' : body };
}

test('only what takes a merging back and what deletes is about the number that went, wherever it stands [CLI-130]', () => {
  const exact = addressed.filter((route) => route.exact === 'everywhere').map(nameOf);
  expect(exact.sort()).toEqual([
    'DELETE /client/:id',
    'DELETE /clientPerson/:id',
    'POST /client/split/:id',
  ]);
  expect(walked.map(nameOf)).toEqual(
    expect.arrayContaining(['GET /client/:id', 'GET /client/merge/:id', 'PATCH /clientPerson/:id']),
  );
});

describe('asked by the number that went', () => {
  test.each(walked.map((route) => [nameOf(route), route] as const))(
    '%s is answered as by the one that stays [CLI-128]',
    async (_, route) => {
      const [stays, goes] = await pairFor(route);
      if (route.endpoint.method === 'GET') {
        const expected = await ask(route, stays);
        expect(await ask(route, goes)).toEqual(expected);
        expect(expected.status).not.toBe(404);
      } else expect((await ask(route, goes)).status).toBeOneOf([200, 400, 409, 422]);
    },
  );
});

test('who deletes what became a part of another record is told so, and that one stays [CLI-130]', async () => {
  const [stays, goes] = await twoClients(app);
  const [kept, gone] = await twoContacts(stays);
  await calls.merge(stays, goes);
  const remove = async (endpoint: Endpoint, id: number) =>
    (await app.it.call(endpoint, { as: app.admin, params: { id } })).status;
  expect(await remove(removeClient, goes)).toBe(404);
  expect(await remove(removeContact, gone)).toBe(404);
  const { persons } = await calls.read(stays);
  expect(persons.map(({ id }: { id: number }) => id)).toContain(kept);
});

test('a preview and a merging mean the one that stays by the number that went; the same twice is done once [CLI-130]', async () => {
  const [stays, goes] = await twoClients(app);
  const [third] = await twoClients(app);
  await calls.merge(stays, goes);
  const { data } = await calls.preview(goes, third);
  expect(data.preview.stays).toMatchObject({ id: stays });
  expect((await calls.merge(goes, third)).status).toBe(200);
  expect(await calls.read(third)).toMatchObject({ id: stays });
  const [kept, gone] = await twoContacts(stays);
  const again = { as: app.manager, params: { id: kept }, body: { person: gone } };
  expect((await app.it.call(merging.mergeContacts, again)).status).toBe(200);
});
