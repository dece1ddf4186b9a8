import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { demoApp } from '../../src/demo/demo.fixture.ts';
import { routes } from '../../src/rooms/house.ts';
import type { Someone, TestApp } from '../http.ts';
import { schemasOf } from '../mounted-schemas.ts';
import { encodePart, type FuzzRequest, rawQuery, requestsTo } from './fuzz-request.ts';
import { strange } from './fuzz-values.ts';

/**
 * Every call of the table of routes with values made from its own schemas and spoilt, over a
 * company full of records: no 5xx, no hang, every answer of the contract's form, and the database
 * never sees a statement it cannot carry out. `FUZZ_REQUESTS=50000 npm run test:fuzz` is the long
 * run, `FUZZ_SEED` another one.
 */

const requests = Number(process.env.FUZZ_REQUESTS ?? 1_500);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_121);
const hang = 20_000;

/** Deletions last, so that there is something for the others to find. */
const turn = { GET: 0, PATCH: 1, PUT: 1, POST: 2, DELETE: 3 };
const endpoints = routes
  .map(({ endpoint }) => endpoint)
  .sort((a, b) => turn[a.method] - turn[b.method]);
const each = Math.ceil(requests / endpoints.length);

/** Refusals of the database that are meant: they become 409 (see databaseRefusal). */
const meant = new Set(['23505', '23503', '40001', '40P01']);

let it: TestApp;
let people: Record<FuzzRequest['as'], Someone>;
let refused: string[] = [];
const statuses = new Map<number, number>();

beforeAll(async () => {
  it = await demoApp();
  it.db.pool.on('connect', (client) => {
    const { connection } = client as unknown as { connection: pg.Connection };
    connection.on('errorMessage', (error: pg.DatabaseError) => {
      if (!meant.has(error.code ?? '')) refused.push(`${error.code} ${error.message}`);
    });
  });
});
afterAll(() => it.close());

const arrive = async () => {
  people = { admin: await it.signIn('ROLE_ADMIN'), user: await it.signIn('ROLE_USER') };
};
beforeEach(arrive);

async function send(endpoint: Endpoint, { as, ...request }: FuzzRequest) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error('No answer')), hang);
  });
  const answer = it.app.inject({
    ...request,
    method: endpoint.method,
    headers: { ...request.headers, 'access-token': people[as].token },
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

const sqlWords = /\b(select|insert|update|syntax error|relation|column|violates|pg_|kysely)\b/i;

/** What is wrong with an answer, or nothing. */
function faultOf(endpoint: Endpoint, answer: Awaited<ReturnType<typeof send>>): string | null {
  if (answer.statusCode >= 500) return `status ${answer.statusCode}`;
  if (endpoint.file && answer.statusCode === 200) {
    // What is printed opens in the browser, under its name as well.
    const named = /^(attachment|inline; filename)/.test(
      String(answer.headers['content-disposition']),
    );
    return named ? null : 'a file without its name';
  }
  const type = String(answer.headers['content-type']);
  if (!type.startsWith('application/json')) return `content type ${type}`;
  const json = answer.json();
  if (answer.statusCode === 200) {
    const fits = schemasOf(endpoint).answer.safeParse(json.data);
    return fits.success ? null : `not the contract's answer: ${fits.error.message}`;
  }
  if (typeof json.message !== 'string' || json.message === '') return 'no message';
  const messages = [json.message, ...Object.values(json.errors ?? {})];
  if (messages.length === 1 && 'errors' in json) return 'errors that name no field';
  if (!messages.every((one) => typeof one === 'string')) return 'messages that are no texts';
  return messages.some((one) => sqlWords.test(one)) ? 'the database speaks' : null;
}

async function check(endpoint: Endpoint, request: FuzzRequest): Promise<void> {
  refused = [];
  let answer = await send(endpoint, request);
  if (answer.statusCode === 401) {
    // A call before may have ended the session or the person.
    await arrive();
    answer = await send(endpoint, request);
  }
  statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
  const fault = faultOf(endpoint, answer);
  if (fault) throw new Error(`${fault}: ${answer.body.slice(0, 500)} ${refused.join('; ')}`);
  expect(refused).toEqual([]);
}

describe.each(
  endpoints.map((endpoint, at) => ({ name: `${endpoint.method} ${endpoint.path}`, endpoint, at })),
)('$name', ({ endpoint, at }) => {
  test(`holds against ${each} requests [OPE-06, OPE-59]`, { timeout: 3_600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(requestsTo(endpoint), (request) => check(endpoint, request)),
      { numRuns: each, seed: seed + at },
    );
  });
});

/** Addresses beside the table of routes, which answer no JSON of the contract when all is well. */
const others = [
  '/api/media/download/id/:id/:name',
  '/api/media/preview/id/:id',
  '/api/reception/download/report',
  '/api/auth/oidc',
  '/api/auth/oidc/callback',
  '/api/health',
  '/client/view/:id',
  '/:name',
];
test.each(others)('GET %s holds [OPE-06]', { timeout: 3_600_000 }, async (path) => {
  const parts = fc.record({ id: strange, name: strange, key: strange, query: rawQuery });
  await fc.assert(
    fc.asyncProperty(parts, async ({ id, name, key, query }) => {
      refused = [];
      const place = path.replace(':id', encodePart(id)).replace(':name', encodePart(name));
      const search = `access-token=${encodePart(key)}&filter[search]=${encodePart(name)}&${query}`;
      const answer = await it.app.inject({
        url: `${place}?${search}&search=${encodePart(name)}`,
        headers: { 'access-token': people.admin.token },
      });
      expect([answer.statusCode < 500, refused]).toEqual([true, []]);
    }),
    { numRuns: each * 3, seed },
  );
});

const boundary = 'granica';
const part = (head: string, content = 'x') => `--${boundary}\r\n${head}\r\n\r\n${content}\r\n`;
const file = (name: string) => `Content-Disposition: form-data; name="file"; filename="${name}"`;
const end = `--${boundary}--\r\n`;

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  ['empty', `multipart/form-data; boundary=${boundary}`, ''],
  ['only an end', `multipart/form-data; boundary=${boundary}`, end],
  ['no name', `multipart/form-data; boundary=${boundary}`, part('A: b') + end],
  ['broken off', `multipart/form-data; boundary=${boundary}`, part(file('a.pdf')).slice(0, -3)],
  ['headers cut', `multipart/form-data; boundary=${boundary}`, `--${boundary}\r\nContent-Disp`],
  ['a head without end', `multipart/form-data; boundary=${boundary}`, part('a'.repeat(100_000))],
  [
    '__proto__',
    `multipart/form-data; boundary=${boundary}`,
    part('Content-Disposition: form-data; name="__proto__"') + end,
  ],
  ['many parts', `multipart/form-data; boundary=${boundary}`, part(file('a')).repeat(200) + end],
  ['NUL in the name', `multipart/form-data; boundary=${boundary}`, part(file('a\0.pdf')) + end],
  [
    'a name of a path',
    `multipart/form-data; boundary=${boundary}`,
    part(file('../../../etc/passwd')) + end,
  ],
  [
    'a name of lines',
    `multipart/form-data; boundary=${boundary}`,
    part(file('a%0d%0aSet-Cookie: x=1.pdf')) + end,
  ],
  ['a long name', `multipart/form-data; boundary=${boundary}`, part(file('ż'.repeat(5_000))) + end],
  ['a long boundary', `multipart/form-data; boundary=${'b'.repeat(5_000)}`, 'x'],
])('an upload of a broken form is no fault of ours: %s [FIL-07]', async (_, type, payload) => {
  for (const url of ['/api/media/upload', '/api/client/import']) {
    refused = [];
    const answer = await it.app.inject({
      method: 'POST',
      url,
      headers: { 'access-token': people.admin.token, 'content-type': type },
      payload,
    });
    expect([url, answer.statusCode < 500, refused]).toEqual([url, true, []]);
  }
});

/** Of the whole: a part that is run by its name (-t) says nothing. */
afterAll(() => {
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  if (total < endpoints.length * each) return;
  const counts = JSON.stringify(Object.fromEntries([...statuses].sort()));
  process.stdout.write(`${total} requests, seed ${seed}: ${counts}\n`);
  expect((statuses.get(200) ?? 0) / total, 'a good part of the requests got in').toBeGreaterThan(
    0.1,
  );
});
