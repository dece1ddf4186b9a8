import { randomUUID } from 'node:crypto';
import { getMe } from '@zaplecze/contract/rooms/people/calls';
import { login } from '@zaplecze/contract/rooms/session/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { guess, networkOf } from '../../kit/http/rate-limit.ts';
import { mostFailures } from './failed-attempts.ts';
import { hashPassword } from './recovery/passwords.ts';

let it: TestApp;

beforeAll(async () => {
  it = await testApp({ TRUST_PROXY: 'loopback' });
});
afterAll(() => it.close());

const statusOf = async (someone: Someone) => (await it.call(getMe, { as: someone })).status;

const age = (someone: Someone, changes: { lastSeen?: string; expires?: string }) =>
  it.db
    .updateTable('session')
    .set(
      Object.fromEntries(
        Object.entries(changes).map(([name, ago]) => [name, sql`now() - ${ago}::interval`]),
      ),
    )
    .where('person', '=', someone.id)
    .execute();

test('a session ends after twelve hours without a call; one call begins them anew [SES-08]', async () => {
  const someone = await it.signIn();
  await age(someone, { lastSeen: '11 hours 59 minutes' });
  expect(await statusOf(someone)).toBe(200);
  const { seen } = await it.db
    .selectFrom('session')
    .select(sql<boolean>`"lastSeen" > now() - interval '1 minute'`.as('seen'))
    .where('person', '=', someone.id)
    .executeTakeFirstOrThrow();
  expect(seen).toBe(true);
  await age(someone, { lastSeen: '12 hours 1 minute' });
  expect(await statusOf(someone)).toBe(401);
});

test('a session ends on its last day, however busy [SES-08]', async () => {
  const someone = await it.signIn();
  await age(someone, { expires: '1 second' });
  expect(await statusOf(someone)).toBe(401);
});

const from = (forwarded: string, app = it) =>
  app.call(login, {
    body: { username: randomUUID(), password: 'nie ma takiego hasła' },
    headers: { 'x-forwarded-for': forwarded },
  });

test('an address that tries many accounts answers 429; others get in, and nobody speaks in its name [SES-30]', async () => {
  await fail('203.0.113.5');
  const refused = await from('203.0.113.5');
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect((await from('203.0.113.6')).status).toBe(400);
  // The proxy adds whom it sees at the end; what stands before it anybody may have written.
  expect((await from('198.51.100.7, 203.0.113.5')).status).toBe(429);
  expect((await from('203.0.113.5, 198.51.100.7')).status).toBe(400);
});

/** As many failures of an address as may be, in this minute and the next one, which may begin meanwhile. */
async function fail(address: string) {
  for (const minute of [0, 60])
    await sql`insert into "rateLimit" (key, "window", count) values (${`login:address:${address}`},
      to_timestamp(floor(extract(epoch from now()) / 60) * 60 + ${minute}), ${mostFailures})`.execute(
      it.db,
    );
}

test('somebody else’s failures at an address keep nobody’s account shut there, and are over within a minute [SES-80]', async () => {
  const office = '203.0.113.80';
  await fail(office);
  const refused = await from(office);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  const someone = await it.signIn();
  const password = 'Haslo-biura-za-jednym-adresem';
  const { username } = await it.db
    .updateTable('person')
    .set({ passwordHash: await hashPassword(password) })
    .where('id', '=', someone.id)
    .returning('username')
    .executeTakeFirstOrThrow();
  const enter = (typed: string) =>
    it.call(login, {
      body: { username, password: typed },
      headers: { 'x-forwarded-for': office },
    });
  expect((await enter('pomyłka')).status).toBe(400);
  expect((await enter(password)).status).toBe(200);
  // Beyond its free failures an account is counted with the address again.
  for (let at = 0; at < 5; at += 1) expect((await enter('zgaduję')).status).toBe(400);
  expect((await enter('zgaduję')).status).toBe(429);
});

test('without a trusted proxy nobody chooses the address they are counted under [SES-31]', async () => {
  const bare = await testApp();
  try {
    for (const forwarded of ['203.0.113.5', '203.0.113.6']) {
      expect((await from(forwarded, bare)).status).toBe(400);
    }
    const counted = await bare.db
      .selectFrom('rateLimit')
      .select(['key', 'count'])
      .where('key', 'like', 'login:address:%')
      .execute();
    expect(counted).toEqual([{ key: 'login:address:127.0.0.1', count: 2 }]);
  } finally {
    await bare.close();
  }
});

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s is counted as %s [SES-31]', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});

test('of two attempts at once the one that began earlier is counted as well, not refused [SES-39]', async () => {
  const wrong = async () => false;
  const attempt = { key: `code:${randomUUID()}` };
  await it.db.transaction().execute(async (earlier) => {
    await sql`select now()`.execute(earlier);
    expect(await guess(it.db, attempt, wrong)).toBe(false);
    expect(await guess(earlier, attempt, wrong)).toBe(false);
  });
});
