import { getMe } from '@zaplecze/contract/rooms/people/calls';
import * as contract from '@zaplecze/contract/rooms/session/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/http.ts';
import { hashPassword } from '../recovery/passwords.ts';

let it: TestApp;
const password = 'pierwsze-i-jedyne';
beforeAll(async () => {
  it = await testApp({ TRUST_PROXY: 'loopback' });
});
afterAll(() => it.close());

const agents = {
  office:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  phone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  home: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0',
  machine: 'curl/8.5.0',
};

let people = 0;
async function person() {
  people += 1;
  const username = `sesje${people}`;
  await it.db
    .insertInto('person')
    .values({
      username,
      firstName: 'Maria',
      lastName: 'Dąbrowska',
      email: `${username}@example.pl`,
      passwordHash: await hashPassword(password),
      roles: ['ROLE_USER'],
    })
    .execute();
  const enter = async (agent: string, ip = '198.51.100.1', secret = password) => {
    const answer = await it.call(contract.login, {
      body: { username, password: secret },
      headers: { 'user-agent': agent, 'x-forwarded-for': ip },
    });
    return answer.data?.access_token as string;
  };
  return enter;
}
const listOf = async (as: string): Promise<contract.OwnSession[]> =>
  (await it.call(contract.listSessions, { as })).data.list;
const isIn = async (as: string) => (await it.call(getMe, { as })).status === 200;

test('own sessions are told by device and address, this one first; others’ are not among them [SES-34]', async () => {
  const enter = await person();
  const office = await enter(agents.office, '203.0.113.9');
  await enter(agents.phone, '203.0.113.10');
  await enter(agents.home);
  const machine = await enter(agents.machine);
  await (await person())(agents.office);
  const list = await listOf(office);
  expect(list.map(({ device, address, current }) => [device, address, current])).toEqual([
    ['Chrome, Windows', '203.0.113.9', true],
    [null, '198.51.100.1', false],
    ['Firefox, Linux', '198.51.100.1', false],
    ['Safari, iOS', '203.0.113.10', false],
  ]);
  expect((await listOf(machine))[0]?.current).toBe(true);
  expect(JSON.stringify(list)).not.toContain(office);
});

test('a session that nobody used for too long is not told [SES-34]', async () => {
  const enter = await person();
  const [here, forgotten] = [await enter(agents.office), await enter(agents.phone)];
  await sql`update session set "lastSeen" = now() - interval '13 hours'
    where agent = ${agents.phone}`.execute(it.db);
  expect(await listOf(here)).toHaveLength(1);
  expect(await isIn(forgotten)).toBe(false);
});

test('one session is ended from another, for the very next request; a stranger’s is 404 [SES-35]', async () => {
  const enter = await person();
  const [here, lost] = [await enter(agents.office), await enter(agents.phone)];
  const id = (await listOf(here))[1]?.id ?? 0;
  const stranger = await (await person())(agents.home);
  const end = (as: string) => it.call(contract.endSession, { as, params: { id } });
  expect((await end(stranger)).status).toBe(404);
  expect(await isIn(lost)).toBe(true);
  expect((await end(here)).status).toBe(200);
  expect([await isIn(lost), await isIn(here)]).toEqual([false, true]);
  expect((await end(here)).status).toBe(404);
});

test('"Wyloguj wszędzie" ends all of them, this one too, and nobody else’s [SES-36]', async () => {
  const enter = await person();
  const own = [await enter(agents.office), await enter(agents.phone)];
  const stranger = await (await person())(agents.home);
  expect((await it.call(contract.logoutEverywhere, { as: own[0] ?? '' })).status).toBe(200);
  expect(await Promise.all([...own, stranger].map(isIn))).toEqual([false, false, true]);
});

test('a new password takes the one before, and ends all other sessions [SES-22]', async () => {
  const enter = await person();
  const [here, lost] = [await enter(agents.office), await enter(agents.phone)];
  const fresh = 'czternaście-kotów';
  const change = (body: object) => it.call(contract.changePassword, { as: here, body });
  const whole = { current: password, password: fresh, passwordRepeat: fresh };
  expect((await change({ ...whole, current: 'nie to' })).errors).toEqual({
    current: 'Nieprawidłowe hasło',
  });
  expect((await change({ ...whole, current: '' })).errors).toEqual({
    current: 'Hasło jest wymagane',
  });
  expect((await change({ ...whole, passwordRepeat: 'inne' })).errors).toEqual({
    passwordRepeat: 'Hasła muszą być takie same',
  });
  const named = 'u pani DABROWSKA';
  const weak = await change({ ...whole, password: named, passwordRepeat: named });
  expect(weak.errors?.password).toContain('Hasło nie może zawierać imienia');
  expect([await isIn(here), await isIn(lost)]).toEqual([true, true]);
  expect((await change(whole)).status).toBe(200);
  expect([await isIn(here), await isIn(lost)]).toEqual([true, false]);
  expect(await enter(agents.office)).toBeUndefined();
  expect(await enter(agents.office, '198.51.100.1', fresh)).toBeTypeOf('string');
});

test('guesses at the own password by a session that was stolen wait, and shut its owner out of nothing [SES-23]', async () => {
  const enter = await person();
  const [stolen, here] = [await enter(agents.office), await enter(agents.phone)];
  const body = {
    current: 'nie to',
    password: 'siedem-obcych-słów',
    passwordRepeat: 'siedem-obcych-słów',
  };
  const change = async (as: string, more: object = {}) =>
    (await it.call(contract.changePassword, { as, body: { ...body, ...more } })).status;
  for (let at = 0; at < 6; at += 1) expect(await change(stolen)).toBe(400);
  expect(await change(stolen, { current: password })).toBe(429);
  expect(await change(here, { current: password })).toBe(200);
  expect(await isIn(stolen)).toBe(false);
});
