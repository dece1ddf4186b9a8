import { maxId } from '@zaplecze/contract/kit/fields/fields';
import { allows, flagsOf, type Role } from '@zaplecze/contract/permissions';
import {
  rightFor,
  type TokenArea,
  tokenAreaKeys,
} from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import type { ServedAddress } from '../../src/kit/http/calls/addresses.ts';
import { hashToken } from '../../src/kit/http/guard.ts';
import { newAccessToken } from '../../src/kit/http/token-form.ts';
import { testApp } from '../http.ts';

/** What keys of programs open, over the addresses that Fastify has registered: nothing that nobody has thought of. */

const it = await testApp({ TOKEN_REQUESTS_PER_MINUTE: '0' });
afterAll(() => it.close());

async function keyOf(role: Role, rights: { reads?: TokenArea[]; writes?: TokenArea[] }) {
  const person = (await it.signIn(role)).id;
  const token = newAccessToken();
  const fields = { person, name: 'Próba', tokenHash: hashToken(token), ending: token.slice(-4) };
  const { reads = [], writes = [] } = rights;
  await it.db
    .insertInto('accessToken')
    .values({ ...fields, reads, writes, expires: sql`now() + interval '1 day'` })
    .execute();
  return token;
}

const all = [...tokenAreaKeys];
const [whole, reading, none, plain] = await Promise.all([
  keyOf('ROLE_ADMIN', { writes: all }),
  keyOf('ROLE_ADMIN', { reads: all }),
  keyOf('ROLE_ADMIN', {}),
  keyOf('ROLE_USER', { writes: all }),
]);

async function statusFor({ method, url }: ServedAddress, token: string): Promise<number> {
  const request = {
    method: method as 'GET',
    url: url.replace(/:\w+/g, String(maxId)).replace('*', 'x'),
    headers: { authorization: `Bearer ${token}` },
    ...(method !== 'GET' && { payload: {} }),
  };
  return (await it.app.inject(request)).statusCode;
}

/** Past the guard: whatever the call then says of its missing body or record. */
const through = (status: number) => status !== 401 && status !== 403;

const calls = it.app.accessTable.flatMap((address) =>
  address.endpoint && address.allow !== 'public' && address.endpoint.path !== '/events'
    ? [{ name: `${address.method} ${address.url}`, address, endpoint: address.endpoint }]
    : [],
);
const open = calls.filter(({ endpoint }) => rightFor(endpoint));
const closed = calls.filter(({ endpoint }) => endpoint.area === 'none');

test('every call of the contract says the area of keys that it stands in, or that no key opens it [MAC-03]', () => {
  const known = new Set<string>([...tokenAreaKeys, 'none', 'any']);
  const said = it.app.accessTable.flatMap(({ endpoint }) => endpoint ?? []);
  expect(said.filter(({ area }) => !known.has(area))).toEqual([]);
  expect(said.filter(({ area }) => area === 'any').map(({ path }) => path)).toEqual([
    // Of each of these the key learns what it may read besides alone.
    '/customField/list',
    '/event',
    '/token/self',
  ]);
});

/** What stands under the path of one area and tells or changes another's. */
const elsewhere: [call: string, area: TokenArea | 'none'][] = [
  ['GET /clientPerson/:id/personal', 'none'],
  ['GET /clientPerson/:id/export', 'none'],
  ['POST /clientPerson/:id/anonymize', 'none'],
  ['POST /clientPerson/:id/processing', 'none'],
  ['POST /client/import', 'none'],
  ['POST /client/import/:id/run', 'none'],
  ['GET /clientAgreement/marketing/:id/export', 'none'],
  ['POST /absence/impact/:id', 'none'],
  ['GET /client/story/:id', 'overview'],
  ['GET /calendar/deadlines', 'overview'],
  ['GET /calendar/balances', 'balances'],
  ['GET /calendar/balances/:id', 'balances'],
  ['GET /calendar/types/list', 'dictionaries'],
  ['PATCH /issue/types/:id', 'dictionaries'],
  ['GET /project/recurrentIntervals', 'dictionaries'],
  ['PATCH /project/recurrentIntervals', 'dictionaries'],
  ['POST /issue/task/:id', 'projects'],
  ['GET /project/task/issues/:project/:task/:procedure/:service', 'issues'],
];

test('a call belongs to what it tells and changes, wherever its path begins [MAC-80]', async () => {
  const areas = new Map(
    calls.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint.area]),
  );
  expect(elsewhere.map(([call]) => [call, areas.get(call)])).toEqual(elsewhere);
  const clients = await keyOf('ROLE_ADMIN', { writes: ['clients'] });
  for (const [call] of elsewhere) {
    const { address } = calls.find(({ name }) => name === call.replace(' ', ' /api')) ?? {};
    expect([call, await statusFor(address as ServedAddress, clients)]).toEqual([call, 403]);
  }
});

test.each(closed)(
  '$name is closed to every key, changing nothing [MAC-03]',
  async ({ address }) => {
    const before = await it.db.selectFrom('accessToken').selectAll().execute();
    expect(await statusFor(address, whole)).toBe(403);
    expect((await it.db.selectFrom('accessToken').selectAll().execute()).length).toBe(
      before.length,
    );
  },
);

test('accounts, keys, sessions, push and settings of the company are among what is closed [MAC-03]', () => {
  const names = closed.map(({ name }) => name);
  for (const part of ['auth', 'token', 'program', 'webhook', 'start', 'organization']) {
    expect(open.filter(({ endpoint }) => endpoint.path.startsWith(`/${part}/`))).toEqual([]);
  }
  expect(names).toEqual(
    expect.arrayContaining([
      'GET /api/profile/me',
      'PATCH /api/profile/:id',
      'POST /api/profile/create',
      'GET /api/notification/push',
      'POST /api/notification/testPush',
      'GET /api/definition/tag/deleteUnused',
      'POST /api/media/ticket/:id',
    ]),
  );
});

const employee = flagsOf(['ROLE_USER']);

describe.each(open)('$name', ({ address, endpoint }) => {
  const write = endpoint.method !== 'GET' || endpoint.writes === true;

  test('opens to the right of its area alone, and to no more than the owner may [MAC-02]', async () => {
    expect(await statusFor(address, none)).toBe(403);
    expect(through(await statusFor(address, reading))).toBe(!write);
    expect(through(await statusFor(address, whole))).toBe(true);
    const owned = await statusFor(address, plain);
    if (allows(endpoint.allow, employee)) expect(owned).not.toBe(401);
    else expect(owned).toBe(403);
  });
});

test('outside of the contract keys open files, the report of the reception and the reference alone [MAC-03]', async () => {
  const outside = it.app.accessTable.filter(
    ({ endpoint, allow, url }) =>
      !endpoint && allow !== 'public' && allow !== 'operator' && !/^\/api\/(docs|mcp)/.test(url),
  );
  for (const address of outside) {
    expect([address.url, await statusFor(address, none)]).toEqual([address.url, 403]);
    // The report is written into the register of what left.
    const right = address.url.endsWith('/report') ? whole : reading;
    expect([address.url, through(await statusFor(address, right))]).toEqual([address.url, true]);
  }
  const events = it.app.accessTable.find(({ url }) => url === '/api/events') as ServedAddress;
  expect(await statusFor(events, whole)).toBe(401);
});
