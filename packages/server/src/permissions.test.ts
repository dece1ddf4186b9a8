import { readdirSync } from 'node:fs';
import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import { maxId } from '@zaplecze/contract/kit/fields';
import { allows, flagsOf, type Role, roles } from '@zaplecze/contract/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test/http.ts';
import { routes } from './rooms/routes.ts';

/**
 * The permission matrix, over the table of routes that the server mounts: every call × who makes
 * it. What a row's rule adds (owner, author, assignee) is tested in the rooms.
 */

let it: TestApp;
const tokens = new Map<Role | 'nobody' | 'forged' | 'logged out' | 'deactivated', string | null>();

beforeAll(async () => {
  it = await testApp();
  for (const role of roles) tokens.set(role, (await it.signIn(role)).token);
  tokens.set('nobody', null);
  tokens.set('forged', 'x'.repeat(43));
  const gone = await it.signIn('ROLE_ADMIN');
  await it.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers: { 'access-token': gone.token },
    payload: {},
  });
  tokens.set('logged out', gone.token);
  const left = await it.signIn('ROLE_ADMIN');
  await it.db.updateTable('person').set({ active: false }).where('id', '=', left.id).execute();
  tokens.set('deactivated', left.token);
});
afterAll(() => it.close());

/** The address with every id set to one that no record has. */
const addressOf = ({ path }: Endpoint) => `/api${path.replace(/:\w+/g, String(maxId))}`;

/** Whether all of the address's parameters are ids, so that it names records. */
function namesRecords({ path, params }: Endpoint): boolean {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  const tried = Object.fromEntries(names.map((name) => [name, String(maxId)]));
  // A NIP is a number too, but no record's.
  if (names.length === 0 || names.includes('nip') || !params.safeParse(tried).success) return false;
  return names.every((name) => !params.safeParse({ ...tried, [name]: 'abc' }).success);
}

async function statusFor(endpoint: Endpoint, token: string | null | undefined): Promise<number> {
  const answer = await it.app.inject({
    method: endpoint.method,
    url: addressOf(endpoint),
    headers: token ? { 'access-token': token } : {},
    ...(endpoint.method !== 'GET' && { payload: {} }),
  });
  return answer.statusCode;
}

/** Counts every change of records and links, the files with their contents, and the sessions. */
async function fingerprint(): Promise<string> {
  const { rows } = await sql`select (select count(*) from history) as history,
    (select sum(version) from "tableVersion") as changes, (select count(*) from file) as files,
    (select count(*) from session) as sessions`.execute(it.db);
  return JSON.stringify([rows, readdirSync(it.services.config.dataDir, { recursive: true })]);
}

test('every call stands once in the table of routes', () => {
  const names = routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
  expect(names).toEqual([...new Set(names)]);
});

describe.each(
  routes.map(({ endpoint }) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint })),
)('$name', ({ endpoint }) => {
  test('is 401 without a living session, and changes nothing', async () => {
    if (endpoint.allow === 'public') return expect(endpoint.path).toMatch(/^\/auth\//);
    const before = await fingerprint();
    for (const who of ['nobody', 'forged', 'logged out', 'deactivated'] as const) {
      expect([who, await statusFor(endpoint, tokens.get(who))]).toEqual([who, 401]);
    }
    expect(await fingerprint()).toBe(before);
  });

  test(`is 403 for whoever is not "${endpoint.allow}", and changes nothing`, async () => {
    const before = await fingerprint();
    for (const role of roles.filter((one) => !allows(endpoint.allow, flagsOf([one])))) {
      expect([role, await statusFor(endpoint, tokens.get(role))]).toEqual([role, 403]);
    }
    expect(await fingerprint()).toBe(before);
  });

  test('lets in those it names; records that are not there are 404', async () => {
    for (const role of roles.filter((one) => allows(endpoint.allow, flagsOf([one])))) {
      if (endpoint.path === '/auth/logout') continue;
      const status = await statusFor(endpoint, tokens.get(role));
      if (namesRecords(endpoint)) expect([role, status]).toEqual([role, 404]);
      else expect([200, 400, 403, 404]).toContain(status);
    }
  });
});
