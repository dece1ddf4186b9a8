import { hash } from '@node-rs/argon2';
import { getMe } from '@zaplecze/contract/rooms/people/calls';
import { login, requestPasswordReset } from '@zaplecze/contract/rooms/session/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/http.ts';
import { waitingJobs } from '../../../test/waiting-jobs.ts';
import { createReset } from './session.queries.ts';

/** One account, who owns it, and outsiders; and an office behind one address. */

let it: TestApp;
const password = 'zupełnie-inne-słowo';
/** What is kept says how dear it is: an office of these signs in at once. */
const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
let kept: string;

beforeAll(async () => {
  it = await testApp({ TRUST_PROXY: 'loopback', PUBLIC_URL: 'https://firma.example' });
  kept = await hash(password, cheap);
});
afterAll(() => it.close());

async function account(username: string) {
  const row = await it.db
    .insertInto('person')
    .values({
      username,
      firstName: 'Anna',
      lastName: 'Nowak',
      email: `${username}@example.pl`,
      passwordHash: kept,
      roles: ['ROLE_USER'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

type From = { ip?: string; cookie?: string | undefined };
const headersOf = ({ ip = '198.51.100.1', cookie }: From) => ({
  'x-forwarded-for': ip,
  ...(cookie && { cookie }),
});
const tryIn = (username: string, secret: string, from: From = {}) =>
  it.call(login, { body: { username, password: secret }, headers: headersOf(from) });
const wrong = (username: string, from: From = {}) => tryIn(username, 'nie to hasło', from);

/** What the browser holds after a sign-in. */
const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';')[0];

const outsider = '203.0.113.66';
async function attack(username: string, ip = outsider, tries = 12) {
  const statuses: number[] = [];
  for (let at = 0; at < tries; at += 1) statuses.push((await wrong(username, { ip })).status);
  return statuses;
}
/** The waits of everybody are over. */
const later = () => sql`update "failedAttempt" set until = now()`.execute(it.db);

describe('an outsider who guesses at one account', () => {
  test('waits after five failures, twice as long after each further one, and is told how long [SES-24]', async () => {
    await account('ofiara');
    expect(await attack('ofiara', outsider, 7)).toEqual([400, 400, 400, 400, 400, 400, 429]);
    const waits: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await later();
      expect((await wrong('ofiara', { ip: outsider })).status).toBe(400);
      waits.push(Number((await wrong('ofiara', { ip: outsider })).headers['retry-after']));
    }
    expect(waits).toEqual([10, 20, 40, 80, 160, 320, 640, 900, 900, 900]);
    const refused = await wrong('ofiara', { ip: outsider });
    expect(refused.message).toBe('Zbyt wiele nieudanych prób. Spróbuj ponownie za 15 min.');
    // Not even the right one is looked at.
    expect((await tryIn('ofiara', password, { ip: outsider })).status).toBe(429);
  });

  test('is not let through by trying many at once [SES-25]', async () => {
    await account('tlum');
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => wrong('tlum', { ip: outsider })),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(6);
  });

  test('shuts out neither a browser that the account knows nor the owner at a new address [SES-26]', async () => {
    await account('wlasciciel');
    const known = cookieOf(await tryIn('wlasciciel', password, { ip: outsider }));
    expect(await attack('wlasciciel')).toContain(429);
    for (let at = 0; at < 60; at += 1) await wrong('wlasciciel', { ip: `192.0.2.${at}` });
    const answers = [
      // The very address of the attack, as behind an office's router.
      await tryIn('wlasciciel', password, { ip: outsider, cookie: known }),
      await tryIn('wlasciciel', password, { ip: '198.51.100.77' }),
      await tryIn('wlasciciel@example.pl', password, { ip: '198.51.100.78' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const me = await it.call(getMe, { as: answers[0]?.data.access_token });
    expect(me.data.user.username).toBe('wlasciciel');
  });

  test('gains nothing by a cookie of their own account, nor by guessing in both names of one [SES-28]', async () => {
    await account('napastnik');
    await account('cel');
    const own = cookieOf(await tryIn('napastnik', password, { ip: outsider }));
    for (let at = 0; at < 3; at += 1) {
      await wrong('cel', { ip: outsider, cookie: own });
      await wrong('cel@example.pl', { ip: outsider, cookie: own });
    }
    expect((await wrong('cel', { ip: outsider, cookie: own })).status).toBe(429);
  });

  test('a known browser has failures of its own, and waits for those [SES-27]', async () => {
    await account('roztargniona');
    const cookie = cookieOf(await tryIn('roztargniona', password));
    for (let at = 0; at < 6; at += 1) await wrong('roztargniona', { cookie });
    expect((await tryIn('roztargniona', password, { cookie })).status).toBe(429);
    // Elsewhere nothing has happened.
    expect((await tryIn('roztargniona', password, { ip: '198.51.100.9' })).status).toBe(200);
    await later();
    expect((await tryIn('roztargniona', password, { cookie })).status).toBe(200);
    expect((await wrong('roztargniona', { cookie })).status).toBe(400);
  });
});

describe('the cookie of a known browser', () => {
  test('is seen by sign-in alone, and is kept only hashed [SES-29]', async () => {
    await account('ciastko');
    const answer = await tryIn('ciastko', password);
    const set = String(answer.headers['set-cookie']);
    for (const part of ['HttpOnly', 'SameSite=Strict', 'Path=/api/auth', 'Secure'])
      expect(set).toContain(part);
    const token = cookieOf(answer)?.split('=')[1] ?? '';
    const { rows } = await sql<{
      text: string;
    }>`select d::text as text from "knownDevice" d`.execute(it.db);
    expect(rows.some(({ text }) => text.includes(token))).toBe(false);
  });

  test('knows several people, and one that was planted knows nobody afterwards [SES-29]', async () => {
    await account('pierwsza');
    await account('druga');
    const planted = cookieOf(await tryIn('pierwsza', password));
    const shared = cookieOf(await tryIn('druga', password, { cookie: planted }));
    expect(shared).not.toBe(planted);
    for (const name of ['pierwsza', 'druga']) {
      expect(cookieOf(await tryIn(name, password, { cookie: shared }))).toBe(shared);
      expect(await attack(name)).toContain(429);
      expect((await tryIn(name, password, { ip: outsider, cookie: planted })).status).toBe(429);
      expect((await tryIn(name, password, { ip: outsider, cookie: shared })).status).toBe(200);
    }
  });
});

describe('an office behind one address', () => {
  test('signs in at eight, some after a slip, without being slowed by a limit [SES-32]', async () => {
    const names = Array.from({ length: 400 }, (_, at) => `biuro${at}`);
    for (const name of names) await account(name);
    const ip = '198.51.100.200';
    const come = async (name: string, at: number) => {
      if (at % 4 === 0) expect((await wrong(name, { ip })).status).toBe(400);
      return (await tryIn(name, password, { ip })).status;
    };
    const statuses = await Promise.all(names.map(come));
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('everything else goes on while they stand in line [SES-32]', async () => {
    const someone = await it.signIn();
    let done = 0;
    // Names that nobody has are checked against a hash as dear as any.
    const line = Array.from({ length: 60 }, (_, at) =>
      wrong(`nikt${at}`, { ip: '198.51.100.201' }).finally(() => {
        done += 1;
      }),
    );
    for (let at = 0; at < 5; at += 1) {
      expect((await it.call(getMe, { as: someone })).status).toBe(200);
    }
    expect(done).toBeLessThan(line.length);
    await Promise.all(line);
  });
});

describe('asking for a new password', () => {
  const ask = (email: string, from: From) =>
    it.call(requestPasswordReset, { body: { email }, headers: headersOf(from) });

  test('an outsider who keeps asking waits; the owner may ask, and mail does not pour [SES-19, SES-33]', async () => {
    const id = await account('proszony');
    const email = 'proszony@example.pl';
    const statuses: number[] = [];
    for (let at = 0; at < 8; at += 1) statuses.push((await ask(email, { ip: outsider })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const owner = await ask(email, { ip: '198.51.100.90' });
    expect([owner.status, owner.data.status]).toEqual([200, 1]);
    const letters = (await waitingJobs(it.db)).map(({ payload }) => payload as { to: string });
    // Each of them works, so that the owner needs no sixth.
    expect(letters.filter(({ to }) => to === email)).toHaveLength(5);
    expect(await createReset(it.db, id, 'recovery')).toBeNull();
  });
});
