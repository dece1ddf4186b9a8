import { addDays, dayBegins, warsawDay } from '@zaplecze/contract/kit/values/time';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { createIssue, listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { removePerson, restorePerson } from '@zaplecze/contract/rooms/people/calls';
import * as contract from '@zaplecze/contract/rooms/session/access-tokens/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { newAccessToken } from '../../../kit/http/token-form.ts';
import { accessTokenTasks } from '../session.fixture.ts';

let it: TestApp;
beforeAll(async () => {
  it = await testApp({ TOKEN_REQUESTS_PER_MINUTE: '40', TRUST_PROXY: 'loopback' });
});
afterAll(() => it.close());

const form = (more: object = {}) => ({
  name: 'Arkusz płac',
  reads: ['clients'],
  writes: [],
  expires: addDays(warsawDay(), 30),
  ...more,
});
const tryMake = (as: Someone, more: object = {}) =>
  it.call(contract.createToken, { as, body: form(more) });
const make = async (as: Someone, more: object = {}): Promise<{ id: number; token: string }> =>
  (await tryMake(as, more)).data;
const listOf = async (as: Someone): Promise<contract.AccessToken[]> =>
  (await it.call(contract.listTokens, { as })).data.list;
const clients = (as: string, headers: Record<string, string> = {}) =>
  it.call(listClients, { as, headers });

test('a key is told once, looks like a key, and is kept hashed [MAC-01]', async () => {
  const owner = await it.signIn();
  const { id, token } = await make(owner);
  expect(token).toMatch(/^zpl_[0-9A-Za-z]{46}$/);
  const [row] = await listOf(owner);
  expect(row).toMatchObject({ id, name: 'Arkusz płac', reads: ['clients'], state: 'active' });
  expect([row?.ending, JSON.stringify(row)]).toEqual([
    token.slice(-4),
    expect.not.stringContaining(token),
  ]);
  const { rows } = await sql`select t::text from "accessToken" t`.execute(it.db);
  expect(JSON.stringify(rows)).not.toContain(token.slice(4, 20));
  expect((await clients(token)).status).toBe(200);
  const bearer = await it.call(listClients, { headers: { authorization: `Bearer ${token}` } });
  expect(bearer.status).toBe(200);
});

test('a key has a name, at least one right, and an end within a year [MAC-01]', async () => {
  const owner = await it.signIn();
  const errors = async (more: object) => (await tryMake(owner, more)).errors;
  expect(await errors({ name: ' ' })).toEqual({ name: 'Nazwa jest wymagana' });
  expect(await errors({ reads: [] })).toEqual({ reads: 'Wybierz przynajmniej jedno prawo' });
  expect(await errors({ reads: ['wszystko'] })).toHaveProperty(['reads.0']);
  expect(await errors({ expires: '' })).toEqual({ expires: 'Data końca jest wymagana' });
  expect(await errors({ expires: addDays(warsawDay(), -1) })).toEqual({
    expires: 'Data końca nie może być w przeszłości',
  });
  expect(await errors({ expires: addDays(warsawDay(), 400) })).toHaveProperty('expires');
});

test('a key that somebody mistyped or made up is nobody’s [MAC-01]', async () => {
  const { token } = await make(await it.signIn());
  const swapped = token.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
  for (const one of [swapped, newAccessToken(), 'zpl_', `zpl_${'a'.repeat(46)}`]) {
    expect((await clients(one)).status).toBe(401);
  }
});

test('what a key may not is said in words: which right it lacks [MAC-02]', async () => {
  const { token } = await make(await it.signIn('ROLE_MANAGER'));
  expect((await it.call(listIssues, { as: token })).message).toBe(
    'Ten klucz nie ma prawa: Zgłoszenia – odczyt',
  );
  expect((await it.call(createIssue, { as: token, body: {} })).message).toBe(
    'Ten klucz nie ma prawa: Zgłoszenia – zmiana',
  );
  expect((await it.call(contract.listTokens, { as: token })).message).toBe(
    'Tego wywołania nie otwiera żaden klucz dostępu',
  );
});

test('a key loses what its owner loses, at the next request [MAC-02]', async () => {
  const owner = await it.signIn('ROLE_MANAGER');
  const { token } = await make(owner, { reads: ['issues'] });
  const read = async () => (await it.call(listIssues, { as: token })).status;
  expect(await read()).toBe(200);
  const roles = { roles: ['ROLE_USER'] };
  await it.db.updateTable('person').set(roles).where('id', '=', owner.id).execute();
  expect(await read()).toBe(403);
});

test('its owner revokes a key for the very next request; a stranger’s is 404 [MAC-04]', async () => {
  const [owner, stranger] = [await it.signIn(), await it.signIn('ROLE_ADMIN')];
  const { id, token } = await make(owner);
  const revoke = (as: Someone) => it.call(contract.revokeToken, { as, params: { id } });
  expect((await revoke(stranger)).status).toBe(404);
  expect((await clients(token)).status).toBe(200);
  expect((await revoke(owner)).status).toBe(200);
  expect((await clients(token)).status).toBe(401);
  expect((await listOf(owner))[0]?.state).toBe('revoked');
  expect((await revoke(owner)).status).toBe(404);
});

test('a key opens nothing after its last day in Warsaw [MAC-04]', async () => {
  const owner = await it.signIn();
  const last = addDays(warsawDay(), 60);
  const { id, token } = await make(owner, { expires: last });
  const { expires } = (await listOf(owner))[0] ?? {};
  expect(expires).toBe(dayBegins(addDays(last, 1)));
  const past = { expires: sql<string>`now() - interval '1 second'` };
  await it.db.updateTable('accessToken').set(past).where('id', '=', id).execute();
  expect((await clients(token)).status).toBe(401);
  expect((await listOf(owner))[0]?.state).toBe('expired');
});

test('keys of who leaves die with the account and stay dead when it comes back [MAC-04, PEO-38]', async () => {
  const [admin, leaver] = [await it.signIn('ROLE_ADMIN'), await it.signIn()];
  const { token } = await make(leaver);
  const params = { id: leaver.id };
  expect((await it.call(removePerson, { as: admin, params })).status).toBe(200);
  expect((await clients(token)).status).toBe(401);
  expect((await it.call(restorePerson, { as: admin, params, body: {} })).status).toBe(200);
  expect((await clients(token)).status).toBe(401);
});

test('its last use is told with its address, and written once a minute [MAC-05]', async () => {
  const owner = await it.signIn();
  const { id, token } = await make(owner);
  const used = async () => (await listOf(owner))[0]?.lastUsed;
  expect(await used()).toBeNull();
  await clients(token, { 'x-forwarded-for': '203.0.113.7' });
  const first = await used();
  expect((await listOf(owner))[0]?.lastAddress).toBe('203.0.113.7');
  await clients(token);
  expect(await used()).toBe(first);
  const before = { lastUsed: sql<string>`"lastUsed" - interval '61 seconds'` };
  await it.db.updateTable('accessToken').set(before).where('id', '=', id).execute();
  await clients(token);
  expect(Date.parse((await used()) ?? '')).toBeGreaterThanOrEqual(Date.parse(first ?? ''));
});

test('every key may ask what it is; a session is none [MAC-09]', async () => {
  const owner = await it.signIn();
  const { token } = await make(owner, { writes: ['issues'] });
  const { data } = await it.call(contract.getTokenSelf, { as: token });
  expect(data).toMatchObject({ name: 'Arkusz płac', program: false, writes: ['issues'] });
  expect(data.person).toEqual({ id: owner.id, name: owner.name });
  expect((await it.call(contract.getTokenSelf, { as: owner })).status).toBe(404);
});

test('headers tell how much is left of a key’s minute; then it is 429 with Retry-After [MAC-07]', async () => {
  // This minute's half: the database's clock, which ends keys and sessions, is not set.
  const minute = Math.floor(Date.now() / 60_000) * 60_000;
  vi.useFakeTimers({ toFake: ['Date'], now: minute + 30_000 });
  try {
    const owner = await it.signIn();
    const { token } = await make(owner);
    const first = await clients(token);
    expect(first.headers).toMatchObject({
      'ratelimit-policy': '"token";q=40;w=60',
      ratelimit: '"token";r=39;t=30',
    });
    for (let at = 0; at < 38; at += 1) await clients(token);
    expect((await clients(token)).headers.ratelimit).toBe('"token";r=0;t=30');
    const over = await clients(token);
    expect([over.status, over.headers['retry-after'], over.headers.ratelimit]).toEqual([
      429,
      '30',
      '"token";r=0;t=30',
    ]);
    expect(over.message).toContain('limit 40 wywołań na minutę');
    expect((await it.call(listClients, { as: owner })).headers).not.toHaveProperty('ratelimit');
    vi.setSystemTime(minute + 60_000);
    expect((await clients(token)).status).toBe(200);
  } finally {
    vi.useRealTimers();
  }
});

test('a key with the right to files downloads what its owner may read, and nothing else does [MAC-08]', async () => {
  const [owner, other] = [await it.signIn(), await it.signIn()];
  const file = await it.upload(owner, 'plan.pdf');
  const { token } = await make(owner, { reads: ['documents'] });
  const without = (await make(owner)).token;
  const others = (await make(other, { reads: ['documents'] })).token;
  const get = async (key: string) =>
    (
      await it.app.inject({
        url: `/api/media/download/id/${file}/plan.pdf`,
        headers: { authorization: `Bearer ${key}` },
      })
    ).statusCode;
  expect([await get(token), await get(without), await get(others)]).toEqual([200, 403, 403]);
});

test('an owner is told once, seven days before a key ends [MAC-06]', async () => {
  const owner = await it.signIn();
  const { id } = await make(owner, { name: 'Eksport nocny' });
  const [task] = accessTokenTasks(it.db);
  const morning = () =>
    task?.run({ _cron: { ts: '2026-11-24T06:05:00.000Z' } }, {} as never) ?? Promise.reject();
  const notices = async () =>
    (await it.call(listNotifications, { as: owner })).data.list.list
      .map(({ content }: { content: string }) => content)
      .filter((content: string) => content.startsWith('Klucz dostępu kończy'));
  await morning();
  expect(await notices()).toEqual([]);
  const soon = { expires: sql<string>`now() + interval '6 days'` };
  await it.db.updateTable('accessToken').set(soon).where('id', '=', id).execute();
  await morning();
  await morning();
  expect(await notices()).toEqual([expect.stringContaining('Eksport nocny')]);
});
