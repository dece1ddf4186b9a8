import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  callback,
  type OauthApp,
  oauthApp,
  register,
} from '../../src/rooms/session/connections/connections.fixture.ts';
import { encodePart, rawQuery } from './fuzz-request.ts';
import { strange } from './fuzz-values.ts';

/*
 * The addresses of OAuth and of metadata stand beside the table of routes, so the fuzzing of calls does not find them: each of
 * their fields with strange values. No 5xx, a refusal in the protocol's form, and the database sees no statement that it
 * cannot carry out. `FUZZ_REQUESTS`, `FUZZ_SEED` as there.
 */

const each = Math.ceil(Number(process.env.FUZZ_REQUESTS ?? 1_500) / 40);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_127);
const limits = { timeout: 3_600_000 };

let it: OauthApp;
let client: string;
let refused: string[] = [];

beforeAll(async () => {
  it = await oauthApp();
  it.db.pool.on('connect', (one) => {
    const { connection } = one as unknown as { connection: pg.Connection };
    connection.on('errorMessage', (error: pg.DatabaseError) => {
      refused.push(`${error.code} ${error.message}`);
    });
  });
});
afterAll(() => it.close());
beforeEach(async () => {
  await it.db.deleteFrom('rateLimit').execute();
  client = String((await register(it)).body.client_id);
});

/** One field of a sound request spoilt, and perhaps something that no field is. */
const spoilt = (sound: Record<string, string>) =>
  fc
    .record({
      field: fc.constantFrom(...Object.keys(sound), '__proto__', 'request', 'claims'),
      value: strange,
      raw: rawQuery,
    })
    .map(({ field, value, raw }) =>
      [
        ...Object.entries(sound)
          .filter(([name]) => name !== field)
          .map(([name, one]) => `${name}=${encodeURIComponent(one)}`),
        `${field}=${encodePart(value)}`,
        raw,
      ]
        .join('&')
        .slice(0, 15_000)
        .replace(/%.?$/, ''),
    );

async function send(path: string, init: RequestInit = {}): Promise<void> {
  refused = [];
  const answer = await fetch(`${it.url}${path}`, { redirect: 'manual', ...init });
  const text = await answer.text();
  const type = answer.headers.get('content-type') ?? '';
  const isRefusal = answer.status >= 400 && text !== '' && !type.startsWith('text/html');
  const said = isRefusal ? JSON.parse(text) : { error: 'none' };
  expect({
    fault: answer.status >= 500 ? answer.status : null,
    words: typeof (said.error ?? said.message),
    refused,
  }).toEqual({ fault: null, words: 'string', refused: [] });
}

const run = (values: fc.Arbitrary<string>, hit: (value: string) => Promise<void>) =>
  fc.assert(fc.asyncProperty(values, hit), { numRuns: each * 3, seed });

const asked = () => ({
  response_type: 'code',
  client_id: client,
  redirect_uri: callback,
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
  scope: 'read',
  state: 'stan',
  resource: `${it.url}/api/mcp`,
  prompt: 'consent',
});

test('a question of an application holds against strange values [MAC-181]', limits, async () => {
  await run(spoilt(asked()), (query) => send(`/api/oauth/authorize?${query}`));
});

const exchanged = (grant: string) => ({
  grant_type: grant,
  client_id: client,
  redirect_uri: callback,
  code: 'kod',
  code_verifier: 'x'.repeat(43),
  refresh_token: 'odnowienie',
  resource: `${it.url}/api/mcp`,
  scope: 'read',
});
const form = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body,
});

test.each(['authorization_code', 'refresh_token', 'client_credentials'])(
  'an exchange of %s holds against strange values [MAC-181]',
  limits,
  async (grant) => {
    await run(spoilt(exchanged(grant)), (body) => send('/api/oauth/token', form(body)));
  },
);

test('a token given back holds against strange values [MAC-181]', limits, async () => {
  const sound = { token: 'klucz', token_type_hint: 'refresh_token', client_id: client };
  await run(spoilt(sound), (body) => send('/api/oauth/revoke', form(body)));
});

test('a registration holds against strange values [MAC-181]', limits, async () => {
  const described = fc
    .record({
      field: fc.constantFrom('client_name', 'client_id', 'redirect_uris', 'jwks', 'contacts'),
      value: fc.oneof(strange, fc.array(strange, { maxLength: 3 })),
    })
    .map(({ field, value }) =>
      JSON.stringify({ client_name: 'Próbnik', redirect_uris: [callback], [field]: value }),
    );
  await run(described, async (body) => {
    await it.db.deleteFrom('rateLimit').execute();
    await send('/api/oauth/register', {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body },
    });
  });
});

test.each([
  '/api/oauth/authorize/:uid',
  '/api/oauth/consent/:uid',
  '/api/oauth/keys',
  '/.well-known/oauth-authorization-server',
  '/.well-known/oauth-protected-resource/api/mcp',
  '/.well-known/change-password',
])('GET %s holds against strange values [MAC-181]', limits, async (path) => {
  const values = fc
    .record({ uid: strange, query: rawQuery })
    .map(({ uid, query }) =>
      `${path.replace(':uid', encodePart(uid).slice(0, 5_000))}?${query}`
        .slice(0, 15_000)
        .replace(/%.?$/, ''),
    );
  await run(values, (address) => send(address));
});
