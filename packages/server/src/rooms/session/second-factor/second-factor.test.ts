import type { Role } from '@zaplecze/contract/permissions';
import { getMe } from '@zaplecze/contract/rooms/people/calls';
import { changePassword, login } from '@zaplecze/contract/rooms/session/calls';
import * as contract from '@zaplecze/contract/rooms/session/second-factor/calls';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { rotateKey } from '../../../rotation.ts';
import { hashPassword } from '../recovery/passwords.ts';
import { endSessionsOf } from '../session.queries.ts';

let it: TestApp;
let hash: string;
let anna: Someone & { username: string };
const password = 'Zaplecze-demo-2026';

beforeAll(async () => {
  it = await testApp();
  hash = await hashPassword(password);
});
afterAll(() => it.close());
beforeEach(async () => {
  await sql`delete from "rateLimit"`.execute(it.db);
  const someone = await it.signIn();
  const { username } = await it.db
    .updateTable('person')
    .set({ passwordHash: hash })
    .where('id', '=', someone.id)
    .returning('username')
    .executeTakeFirstOrThrow();
  anna = { ...someone, username };
});

/** The code that an app with this secret shows, now or some steps of 30 s away. */
const codeAt = (secret: string, steps: number) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
/** A code later than the one that turned it on; a clock may be that far off. */
const appCode = (secret: string) => codeAt(secret, 1);

const signIn = () => it.call(login, { body: { username: anna.username, password } });
const enter = (ticket: string, code: string) =>
  it.call(contract.enterCode, { body: { ticket, code } });
const state = async (as: Someone = anna) =>
  (await it.call(contract.getSecondFactor, { as, params: { id: anna.id } })).data;

async function turnOn() {
  const begun = await it.call(contract.setUpSecondFactor, { as: anna, body: { password } });
  const { secret } = begun.data;
  const confirmed = await it.call(contract.confirmSecondFactor, {
    as: anna,
    body: { code: codeAt(secret, 0) },
  });
  expect(confirmed.status).toBe(200);
  return { secret: secret as string, codes: confirmed.data.codes as string[] };
}

test('off until a person turns it on: a key and a picture, then ten codes that are shown once [SES-37, SES-44]', async () => {
  expect(await state()).toEqual({ on: false, codesLeft: 0, hasPassword: true });
  const wrong = await it.call(contract.setUpSecondFactor, { as: anna, body: { password: 'inne' } });
  expect(wrong.errors).toEqual({ password: 'Nieprawidłowe hasło' });
  const begun = await it.call(contract.setUpSecondFactor, { as: anna, body: { password } });
  expect(begun.data.uri).toMatch(/^otpauth:\/\/totp\/Zaplecze.*secret=/);
  expect(begun.data.picture).toMatch(/^data:image\/svg\+xml;base64,/);
  // Not on before an app has shown that it has the key.
  expect((await signIn()).data.access_token).toBeDefined();
  const bad = await it.call(contract.confirmSecondFactor, { as: anna, body: { code: '000000' } });
  expect(bad.errors).toEqual({ code: 'Nieprawidłowy kod' });
  const { codes, secret } = await turnOn();
  expect(new Set(codes).size).toBe(10);
  expect(codes[0]).toMatch(/^([2-9a-hjkmnp-z]{4}-){3}[2-9a-hjkmnp-z]{4}$/);
  expect(await state()).toEqual({ on: true, codesLeft: 10, hasPassword: true });
  const again = await it.call(contract.setUpSecondFactor, { as: anna, body: { password } });
  expect(again.message).toBe('Weryfikacja dwuetapowa jest już włączona');
  // Neither the key nor a code can be read in the database, nor in an answer kept for repetition.
  const kept = await sql<{ text: string }>`
    select s::text as text from "secondFactor" s union all select r::text from "recoveryCode" r
    union all select i::text from idempotency i`.execute(it.db);
  const text = kept.rows.map((row) => row.text).join('\n');
  expect(text).not.toContain(secret);
  for (const code of codes) expect(text).not.toContain(code.replaceAll('-', ''));
});

test('signing in then asks for the code, and gives no session before it [SES-38]', async () => {
  const { secret } = await turnOn();
  const first = await signIn();
  expect(first.status).toBe(200);
  expect(first.data.access_token).toBeUndefined();
  const ticket = first.data.second_factor;
  expect((await it.call(getMe, { as: ticket })).status).toBe(401);
  expect((await enter(ticket, '000000')).errors).toEqual({ code: 'Nieprawidłowy kod' });
  expect((await enter(ticket, '')).errors).toEqual({ code: 'Kod jest wymagany' });
  const second = await enter(ticket, ` ${appCode(secret).replace(/(...)/, '$1 ')}`);
  expect((await it.call(getMe, { as: second.data.access_token })).status).toBe(200);
  // The ticket is used up.
  expect((await enter(ticket, appCode(secret))).message).toBe(
    'Minął czas na podanie kodu. Zaloguj się od nowa.',
  );
});

test('no code opens twice: neither the app’s within its half minute, nor an earlier one, nor a recovery code [SES-39]', async () => {
  const { secret, codes } = await turnOn();
  const code = appCode(secret);
  const ticket = async () => (await signIn()).data.second_factor;
  expect((await enter(await ticket(), code)).status).toBe(200);
  expect((await enter(await ticket(), code)).status).toBe(400);
  expect((await enter(await ticket(), codeAt(secret, 0))).status).toBe(400);
  expect((await enter(await ticket(), codes[3] ?? '')).status).toBe(200);
  expect((await enter(await ticket(), codes[3] ?? '')).status).toBe(400);
  expect((await enter(await ticket(), (codes[4] ?? '').toUpperCase())).status).toBe(200);
  expect(await state()).toEqual({ on: true, codesLeft: 8, hasPassword: true });
  // Two at once with the same code: one of them gets in.
  const tickets = [await ticket(), await ticket()];
  const both = await Promise.all(tickets.map((one) => enter(one, codes[5] ?? '')));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test('wrong codes cost growing waits like wrong passwords, whatever the ticket [SES-40]', async () => {
  const { secret } = await turnOn();
  const statuses: number[] = [];
  for (let at = 0; at < 8; at += 1) {
    const { data } = await signIn();
    statuses.push((await enter(data.second_factor, '000000')).status);
  }
  expect(statuses).toEqual([...Array(6).fill(400), 429, 429]);
  const { data } = await signIn();
  const refused = await enter(data.second_factor, appCode(secret));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('turning it off takes the password and a code [SES-41]', async () => {
  const { secret, codes } = await turnOn();
  const off = (body: object) => it.call(contract.disableSecondFactor, { as: anna, body });
  const wrong = await off({ password: 'inne', code: appCode(secret) });
  expect(wrong.errors).toEqual({ password: 'Nieprawidłowe hasło' });
  expect((await off({ password, code: '000000' })).errors).toEqual({ code: 'Nieprawidłowy kod' });
  expect((await off({ password: '', code: '' })).errors).toEqual({
    password: 'Hasło jest wymagane',
    code: 'Kod jest wymagany',
  });
  expect((await off({ password, code: codes[0] })).status).toBe(200);
  expect((await signIn()).data.access_token).toBeDefined();
  expect(await state()).toEqual({ on: false, codesLeft: 0, hasPassword: true });
});

const withPassword = async (...roles: Role[]) => {
  const someone = await it.signIn(...roles);
  const own = it.db.updateTable('person').set({ passwordHash: hash }).where('id', '=', someone.id);
  await own.execute();
  return someone;
};
const reset = (as: Someone, id: number, body: object = {}) =>
  it.call(contract.resetSecondFactor, { as, params: { id }, body });

test('an administrator takes it off somebody who lost everything, by their own password; others neither may nor see it [SES-42]', async () => {
  await turnOn();
  const [admin, manager] = [await withPassword('ROLE_ADMIN'), await withPassword('ROLE_MANAGER')];
  expect(await state(admin)).toEqual({ on: true, codesLeft: 10, hasPassword: true });
  const look = { as: manager, params: { id: anna.id } };
  expect((await it.call(contract.getSecondFactor, look)).status).toBe(403);
  expect((await reset(manager, anna.id, { password })).status).toBe(403);
  expect((await reset(admin, anna.id)).errors).toEqual({ password: 'Hasło jest wymagane' });
  expect((await reset(admin, anna.id, { password: 'inne' })).errors).toEqual({
    password: 'Nieprawidłowe hasło',
  });
  expect((await reset(admin, anna.id, { password })).status).toBe(200);
  expect((await reset(admin, anna.id, { password })).status).toBe(404);
  expect((await signIn()).data.access_token).toBeDefined();
});

test('an administrator who has the second step gives a code too, above all for their own [SES-42, SES-55]', async () => {
  await turnOn();
  const admin = await withPassword('ROLE_ADMIN');
  const begun = await it.call(contract.setUpSecondFactor, { as: admin, body: { password } });
  const { secret } = begun.data;
  const code = codeAt(secret, 0);
  const on = await it.call(contract.confirmSecondFactor, { as: admin, body: { code } });
  const [first, second] = on.data.codes as string[];
  for (const id of [anna.id, admin.id]) {
    expect((await reset(admin, id)).errors).toEqual({
      password: 'Hasło jest wymagane',
      code: 'Kod jest wymagany',
    });
    expect((await reset(admin, id, { password })).errors).toEqual({ code: 'Kod jest wymagany' });
    expect((await reset(admin, id, { password, code: '000000' })).errors).toEqual({
      code: 'Nieprawidłowy kod',
    });
  }
  expect((await reset(admin, anna.id, { password, code: first })).status).toBe(200);
  expect((await reset(admin, admin.id, { password, code: second })).status).toBe(200);
});

test('recovery codes are made anew by password and code; those before open nothing [SES-56]', async () => {
  const again = (body: object) => it.call(contract.makeRecoveryCodes, { as: anna, body });
  expect((await again({ password })).message).toBe('Weryfikacja dwuetapowa nie jest włączona');
  const { codes } = await turnOn();
  expect((await again({ password })).errors).toEqual({ code: 'Kod jest wymagany' });
  const fresh = (await again({ password, code: codes[0] })).data.codes as string[];
  expect(new Set([...codes, ...fresh]).size).toBe(20);
  const enterBy = async (code = '') =>
    (await enter((await signIn()).data.second_factor, code)).status;
  expect([await enterBy(codes[1]), await enterBy(fresh[0])]).toEqual([400, 200]);
  const kept = await sql<{ text: string }>`select i::text as text from idempotency i`.execute(
    it.db,
  );
  expect(JSON.stringify(kept.rows)).not.toContain(fresh[1]);
});

test('two recovery codes sent at once for one sign-in use up one [SES-39]', async () => {
  const { codes } = await turnOn();
  const ticket = (await signIn()).data.second_factor;
  const both = await Promise.all([enter(ticket, codes[0] ?? ''), enter(ticket, codes[1] ?? '')]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(await state()).toEqual({ on: true, codesLeft: 9, hasPassword: true });
});

test('after a hundred wrong codes in thirty days codes of the app open nothing, recovery codes do [SES-57]', async () => {
  const { secret, codes } = await turnOn();
  const wrong = async () => {
    await sql`delete from "failedAttempt"`.execute(it.db);
    await sql`delete from "rateLimit"`.execute(it.db);
    return (await enter((await signIn()).data.second_factor, '000000')).status;
  };
  const earlier = (count: number, days: number) =>
    sql`update "secondFactor"
    set "wrongCodes" = array(select now() - make_interval(days => ${days}) from generate_series(1, ${count}))
    where person = ${anna.id}`.execute(it.db);
  await earlier(100, 31);
  expect(await wrong()).toBe(400);
  await earlier(99, 29);
  const code = async (given: string) => {
    await sql`delete from "failedAttempt"`.execute(it.db);
    return await enter((await signIn()).data.second_factor, given);
  };
  expect((await code(codeAt(secret, 1))).status).toBe(200);
  expect(await wrong()).toBe(400);
  await sql`update "secondFactor" set "lastStep" = 0`.execute(it.db);
  expect((await code(codeAt(secret, 1))).errors?.code).toContain('użyj kodu zapasowego');
  expect((await code(codes[0] ?? '')).status).toBe(200);
  // Whoever does not know the password counts for nothing.
  const { rows } = await sql<{ count: number }>`select cardinality("wrongCodes") as count
    from "secondFactor" where person = ${anna.id}`.execute(it.db);
  await it.call(login, { body: { username: anna.username, password: 'zgadywane' } });
  expect(rows[0]?.count).toBeGreaterThanOrEqual(100);
  // A password changed by who is in brings the app's codes back.
  const other = 'całkiem-inne-słowa-tu';
  const body = { current: password, password: other, passwordRepeat: other };
  expect((await it.call(changePassword, { as: anna, body })).status).toBe(200);
  const after = await it.call(login, {
    body: { username: anna.username, password: other },
  });
  await sql`update "secondFactor" set "lastStep" = 0`.execute(it.db);
  expect((await enter(after.data.second_factor, codeAt(secret, 1))).status).toBe(200);
});

test('a ticket ends with the person’s access: deactivated, or a new password [SES-43]', async () => {
  const { secret } = await turnOn();
  const first = (await signIn()).data.second_factor;
  await endSessionsOf(it.db, anna.id);
  expect((await enter(first, appCode(secret))).status).toBe(400);
  const second = (await signIn()).data.second_factor;
  await it.db.updateTable('person').set({ active: false }).where('id', '=', anna.id).execute();
  expect((await enter(second, appCode(secret))).status).toBe(400);
});

test('after its key is changed, codes go on as before [SES-44]', async () => {
  const { secret } = await turnOn();
  const read = () =>
    it.db
      .selectFrom('secret')
      .select('value')
      .where('name', '=', 'second-factor')
      .executeTakeFirst();
  const before = await read();
  await rotateKey(it.db, 'second-factor');
  expect(await read()).not.toEqual(before);
  const { data } = await signIn();
  expect((await enter(data.second_factor, appCode(secret))).status).toBe(200);
});
