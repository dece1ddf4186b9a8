import { readdirSync } from 'node:fs';
import { maxId } from '@zaplecze/contract/kit/fields/fields';
import { allows, flagsOf, type Role, roles } from '@zaplecze/contract/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServedAddress } from '../../src/kit/http/calls/addresses.ts';
import { routes } from '../../src/rooms/house.ts';
import { testApp } from '../http.ts';
import { schemasOf } from '../mounted-schemas.ts';

/**
 * The permission matrix, over the addresses that Fastify has registered: each × who calls it. What a row's rule adds
 * (owner, author, assignee) is tested in the rooms.
 */

const operator = 'zeton-operatora-do-testow';
const it = await testApp({ METRICS_TOKEN: operator });
const tokens = new Map<Role | 'nobody' | 'forged' | 'logged out' | 'deactivated', string | null>();

beforeAll(async () => {
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

const nameOf = ({ method, url }: ServedAddress) => `${method} ${url}`;
const outside = it.app.accessTable.filter(({ endpoint }) => !endpoint);
/** The files of the built pages are the same for everybody who opens the product. */
const isPage = ({ url, allow }: ServedAddress) =>
  allow === 'public' && !/^\/(api|metrics)/.test(url);
const guarded = it.app.accessTable.filter(
  ({ allow }) => allow !== 'public' && allow !== 'operator',
);

/** The address with every id set to one that no record has. */
const addressOf = ({ url }: ServedAddress) => url.replace(/:\w+/g, String(maxId)).replace('*', 'x');

/** Whether all of the address's parameters are ids, so that it names records. */
function namesRecords({ url, endpoint }: ServedAddress): boolean {
  const names = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '');
  if (!endpoint) return names.includes('id');
  // The question of an application, by its own number.
  if (names.includes('uid')) return true;
  const { params } = schemasOf(endpoint);
  const tried = Object.fromEntries(names.map((name) => [name, String(maxId)]));
  // A NIP is a number too, but no record's.
  if (names.length === 0 || names.includes('nip') || !params.safeParse(tried).success) return false;
  return names.every((name) => !params.safeParse({ ...tried, [name]: 'abc' }).success);
}

async function statusFor(
  address: ServedAddress,
  token: string | null | undefined,
): Promise<number> {
  const { method } = address;
  const request = {
    method: method as 'GET',
    url: addressOf(address),
    headers: token ? { 'access-token': token } : {},
    ...(method !== 'GET' && { payload: {} }),
  };
  // A stream goes on for as long as somebody listens: its head is the answer.
  if (address.endpoint?.path === '/events') {
    const { statusCode } = await new Promise<{ statusCode: number }>((resolve, reject) => {
      it.app.inject({ ...request, payloadAsStream: true }).then((answer) => {
        answer.stream().destroy();
        resolve(answer);
      }, reject);
    });
    return statusCode;
  }
  return (await it.app.inject(request)).statusCode;
}

/** Counts every change of records and links, the files with their contents, and the sessions. */
async function fingerprint(): Promise<string> {
  const { rows } = await sql`select (select count(*) from history) as history,
    (select count(*) from notification) as told, (select count(*) from "listExport") as exports, (select count(*) from file) as files,
    (select count(*) from session) as sessions`.execute(it.db);
  return JSON.stringify([rows, readdirSync(it.services.config.dataDir, { recursive: true })]);
}

test('every call of the contract stands once among the registered addresses, and nothing else of it [OPE-01]', () => {
  const names = routes.map(({ endpoint }) => `${endpoint.method} /api${endpoint.path}`);
  expect(names).toEqual([...new Set(names)]);
  const registered = it.app.accessTable.filter(({ endpoint }) => endpoint).map(nameOf);
  expect(registered.filter((name) => !names.includes(name))).toEqual(['GET /api/events']);
  expect(names.filter((name) => !registered.includes(name))).toEqual([]);
});

test('what stands outside of the contract is known by name, and who may call it [OPE-01]', () => {
  const known = outside.filter((one) => !isPage(one)).map((one) => [nameOf(one), one.allow]);
  expect(Object.fromEntries(known)).toEqual({
    'GET /api/health': 'public',
    'GET /api/auth/oidc': 'public',
    'GET /api/auth/oidc/callback': 'public',
    'GET /api/oauth/authorize': 'public',
    'GET /api/oauth/authorize/:uid': 'public',
    'GET /api/oauth/keys': 'public',
    'GET /api/oauth/consent/:uid': 'public',
    'POST /api/oauth/register': 'public',
    'POST /api/oauth/token': 'public',
    'POST /api/oauth/revoke': 'public',
    'GET /metrics': 'operator',
    'GET /api/media/download/id/:id/:filename': 'everyone',
    'GET /api/media/preview/id/:id': 'everyone',
    'GET /api/reception/download/report': 'reception',
    'POST /api/mcp': 'everyone',
    'GET /api/mcp': 'public',
    'DELETE /api/mcp': 'public',
    ...Object.fromEntries(
      known
        .filter(([name]) => /^(GET|HEAD) \/api\/docs(\/|$)/.test(name ?? ''))
        .map(([name]) => [name, 'everyone']),
    ),
  });
  const writing = outside.filter(({ method }) => method !== 'GET' && method !== 'HEAD');
  expect(writing.map(nameOf).toSorted()).toEqual([
    'DELETE /api/mcp',
    'POST /api/mcp',
    'POST /api/oauth/register',
    'POST /api/oauth/revoke',
    'POST /api/oauth/token',
  ]);
});

test.each([
  ['/api/health', 200],
  // No service of single sign-on is set up here.
  ['/api/auth/oidc', 404],
  ['/api/auth/oidc/callback', 404],
  // Assistants come by POST.
  ['/api/mcp', 405],
])('GET %s answers everybody %i', async (url, expected) => {
  for (const [who, token] of tokens) {
    const headers = token ? { 'access-token': token } : {};
    expect([who, (await it.app.inject({ url, headers })).statusCode]).toEqual([who, expected]);
  }
});

test('the operator’s addresses open to the operator’s token alone [OPE-55]', async () => {
  const [metrics, ...more] = it.app.accessTable.filter(({ allow }) => allow === 'operator');
  if (!metrics || more.length > 0) throw new Error('One address of the operator is known');
  for (const token of tokens.values()) expect(await statusFor(metrics, token)).toBe(404);
  const headers = { authorization: `Bearer ${operator}` };
  expect((await it.app.inject({ url: metrics.url, headers })).statusCode).toBe(200);
});

describe.each(
  it.app.accessTable
    .filter(({ allow, endpoint }) => allow === 'public' && endpoint)
    .map((address) => ({ name: nameOf(address), address })),
)('$name', ({ address }) => {
  test('is open to strangers, as signing in has to be [OPE-01]', async () => {
    expect(address.url).toMatch(/^\/api\/auth\//);
    for (const [who, token] of tokens) {
      expect([who, await statusFor(address, token)]).toEqual([who, expectedOf(address)]);
    }
  });
});

describe.each(guarded.map((address) => ({ name: nameOf(address), address })))(
  '$name',
  ({ address }) => {
    const { allow, endpoint } = address;
    const admitted = roles.filter((one) => allow !== 'operator' && allows(allow, flagsOf([one])));

    test('is 401 without a living session, and changes nothing [SES-12]', async () => {
      const before = await fingerprint();
      for (const who of ['nobody', 'forged', 'logged out', 'deactivated'] as const) {
        expect([who, await statusFor(address, tokens.get(who))]).toEqual([who, 401]);
      }
      expect(await fingerprint()).toBe(before);
    });

    test(`is 403 for whoever is not "${allow}", and changes nothing [OPE-02]`, async () => {
      const before = await fingerprint();
      for (const role of roles.filter((one) => !admitted.includes(one))) {
        expect([role, await statusFor(address, tokens.get(role))]).toEqual([role, 403]);
      }
      expect(await fingerprint()).toBe(before);
    });

    test('lets in those it names: records that are not there are 404, what is empty is 400, else 200 [OPE-02]', async () => {
      // What ends a session gets one of its own.
      const ends = endpoint?.path.startsWith('/auth/logout');
      for (const role of admitted) {
        const token = ends ? (await it.signIn(role)).token : tokens.get(role);
        expect([role, await statusFor(address, token)]).toEqual([role, expectedOf(address)]);
      }
    });
  },
);

/** What an admitted call without a body, a query and a record is answered. */
function expectedOf(address: ServedAddress): number {
  const { endpoint } = address;
  const special = specials[nameOf(address)];
  if (special) return special;
  if (namesRecords(address)) return 404;
  if (!endpoint) return 200;
  if (/:\w/.test(endpoint.path)) return 200;
  const { query, body } = schemasOf(endpoint);
  const whole = query.safeParse({}).success && body.safeParse({}).success;
  return whole ? 200 : 400;
}

/** Where a rule of its own says more than the schemas. */
const specials: Record<string, number> = {
  // Nobody here has a second step to weaken.
  'POST /api/auth/second_factor/codes': 400,
  'POST /api/auth/second_factor/disable': 400,
  // Nobody's calendar.
  'GET /api/auth/feed/:token/kalendarz.ics': 404,
  // A session is no key.
  'POST /api/mcp': 403,
  'GET /api/token/self': 404,
  // A company without a logo.
  'GET /api/auth/logo': 404,
  // Multipart with a file in it.
  'POST /api/media/upload': 400,
  'POST /api/client/import': 400,
  'POST /api/start/people/read': 400,
  // The roster of nobody, its day after it.
  'PUT /api/calendar/patterns/:person/:from': 404,
  'DELETE /api/calendar/patterns/:person/:from': 404,
  // The employment of nobody.
  'POST /api/calendar/employment/:person/terms': 404,
  'POST /api/calendar/employment/:person/periods': 404,
  // A day that is none.
  'PUT /api/calendar/free-days/:day': 404,
  'DELETE /api/calendar/free-days/:day': 404,
  // A kind of records that there is not.
  'POST /api/import/:kind': 404,
  // An unknown setting; an issue that is not there, its text after it.
  'PUT /api/profile/setting/:key': 404,
  'GET /api/draft/:key': 404,
  'PUT /api/draft/:key': 404,
  'DELETE /api/draft/:key': 404,
  'POST /api/issue/comment/:id/:text': 404,
};
