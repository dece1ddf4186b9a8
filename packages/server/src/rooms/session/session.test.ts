import { hash } from '@node-rs/argon2';
import { getMe } from '@zaplecze/contract/rooms/people/calls';
import {
  checkPasswordReset,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
} from '@zaplecze/contract/rooms/session/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/http.ts';
import { waitingJobs } from '../../../test/waiting-jobs.ts';
import { invite } from './recovery/invitation.ts';
import { hashPassword } from './recovery/passwords.ts';
import { weakness } from './recovery/weak-passwords.ts';

let it: TestApp;
const password = 'Zaplecze-demo-2026';
let passwordHash: string;
/** A manager whose password no other test changes. */
let anna: { username: string; email: string };
let people = 0;

beforeAll(async () => {
  it = await testApp();
  passwordHash = await hashPassword(password);
});
afterAll(() => it.close());
beforeEach(async () => {
  await sql`delete from "rateLimit"`.execute(it.db);
  await sql`delete from "failedAttempt"`.execute(it.db);
  people += 1;
  anna = { username: `kierownik-${people}`, email: `anna-${people}@example.pl` };
  const name = { firstName: 'Anna', lastName: 'Nowak' };
  await it.db
    .insertInto('person')
    .values({ ...anna, ...name, passwordHash, roles: ['ROLE_MANAGER'] })
    .execute();
});

const signIn = (username = anna.username, secret = password) =>
  it.call(login, { body: { username, password: secret } });

test('a right user name and password give an access token that opens /profile/me [SES-02]', async () => {
  const answer = await signIn();
  expect(answer.status).toBe(200);
  const me = await it.call(getMe, { as: answer.data.access_token });
  expect(me.data.user).toMatchObject({ username: anna.username, roles: ['ROLE_MANAGER'] });
});

test('a password fits in whichever form of Unicode it is typed, also one kept in another before [SES-02, SHE-71]', async () => {
  const typed = 'Zażółć gęślą jaźń';
  const keep = (passwordHash: string) =>
    it.db
      .insertInto('person')
      .values({
        username: 'maczek',
        firstName: 'Jan',
        lastName: 'Mak',
        passwordHash,
        email: 'mak@example.pl',
      })
      .onConflict((on) =>
        on
          .expression(sql`lower(username)`)
          .where('active', '=', true)
          .doUpdateSet({ passwordHash }),
      )
      .execute();
  await keep(await hashPassword(typed));
  expect((await signIn('\u00a0maczek\u200b', typed.normalize('NFD'))).status).toBe(200);
  await keep(await hash(typed.normalize('NFD')));
  expect((await signIn('maczek', typed.normalize('NFD'))).status).toBe(200);
});

test('the token is accepted as Authorization: Bearer as well, and is kept only hashed [SES-02, SES-04]', async () => {
  const { data } = await signIn(anna.username.toUpperCase());
  const me = await it.call(getMe, { headers: { authorization: `Bearer ${data.access_token}` } });
  expect(me.status).toBe(200);
  const kept = await sql<{ text: string }>`select session::text as text from session`.execute(
    it.db,
  );
  expect(kept.rows.some((row) => row.text.includes(data.access_token))).toBe(false);
});

test.each([
  ['a wrong password', undefined, 'coś innego'],
  ['an unknown name', 'nikt', password],
])('%s is answered 400 with the same message [SES-03]', async (_case, username, secret) => {
  const answer = await signIn(username, secret);
  expect(answer.status).toBe(400);
  expect(answer.message).toBe('Nieprawidłowe hasło lub nazwa użytkownika');
});

test('user name and password are required, each with its message [SES-01]', async () => {
  const answer = await it.call(login, { body: { username: '', password: '' } });
  expect(answer.status).toBe(400);
  expect(answer.errors).toEqual({
    username: 'Nazwa użytkownika jest wymagana',
    password: 'Hasło jest wymagane',
  });
});

test('logout ends the session for the very next request [SES-07]', async () => {
  const { data } = await signIn();
  expect((await it.call(logout, { as: data.access_token })).status).toBe(200);
  expect((await it.call(getMe, { as: data.access_token })).status).toBe(401);
});

test('a deactivated person is signed out and cannot sign in [SES-09]', async () => {
  const someone = await it.signIn('ROLE_ADMIN');
  await it.db.updateTable('person').set({ active: false }).where('id', '=', someone.id).execute();
  expect((await it.call(getMe, { as: someone })).status).toBe(401);
});

test('recovery asks for an e-mail and answers status 0 for an unknown one [SES-16]', async () => {
  const empty = await it.call(requestPasswordReset, { body: { email: '' } });
  expect(empty.errors).toEqual({ email: 'Adres email jest wymagany' });
  const unknown = await it.call(requestPasswordReset, { body: { email: 'nikt@example.pl' } });
  expect(unknown.data).toEqual({ status: 0, mailSet: false });
});

/** The token in the letter that waits to be sent. */
async function letterToken(): Promise<string> {
  const letter = (await waitingJobs(it.db)).at(-1)?.payload as { text: string } | undefined;
  return /recoveryChange\/([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

test('the letter holds a single-use token that sets the password and ends all sessions [SES-17, SES-18]', async () => {
  const before = await signIn();
  const asked = await it.call(requestPasswordReset, { body: { email: anna.email } });
  expect(asked.data.status).toBe(1);
  const token = await letterToken();
  expect(token).not.toBe(asked.data.password_reset_token);
  const fresh = 'zupełnie-nowe-hasło';
  const body = { password: fresh, passwordRepeat: fresh, token };
  const wrong = { ...body, token: asked.data.password_reset_token };
  const works = async (one: string) =>
    (await it.call(checkPasswordReset, { body: { token: one } })).data;
  expect(await works(token)).toEqual({ works: true, access: 0 });
  expect(await works(wrong.token)).toEqual({ works: false, access: 0 });
  expect((await it.call(resetPassword, { body: wrong })).status).toBe(400);
  expect((await it.call(resetPassword, { body })).status).toBe(200);
  expect((await it.call(getMe, { as: before.data.access_token })).status).toBe(401);
  expect((await signIn(anna.username, fresh)).status).toBe(200);
  expect((await it.call(resetPassword, { body })).status).toBe(400);
  expect(await works(token)).toEqual({ works: false, access: 0 });
});

test('whoever tries links that open nothing is stopped; a link that works is always told [SES-33]', async () => {
  await it.call(requestPasswordReset, { body: { email: anna.email } });
  const token = await letterToken();
  const check = (one: string) => it.call(checkPasswordReset, { body: { token: one } });
  const statuses = [];
  for (let at = 0; at < 40; at += 1) statuses.push((await check(`zgadywany-${at}`)).status);
  expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect((await check(token)).data).toEqual({ works: true, access: 0 });
});

test.each([
  [{ password: '', passwordRepeat: '' }, 'password', 'Hasło jest wymagane'],
  [{ password: 'długie-hasło-1', passwordRepeat: '' }, 'passwordRepeat', 'Hasło jest wymagane'],
  [
    { password: 'długie-hasło-1', passwordRepeat: 'inne' },
    'passwordRepeat',
    'Hasła muszą być takie same',
  ],
  [
    { password: 'krótkie', passwordRepeat: 'krótkie' },
    'password',
    'Hasło musi mieć przynajmniej 12 znaków',
  ],
  [
    { password: 'ż'.repeat(129), passwordRepeat: 'ż'.repeat(129) },
    'password',
    'Hasło może mieć najwyżej 128 znaków',
  ],
  [
    { password: 'administrator', passwordRepeat: 'administrator' },
    'password',
    'To hasło jest zbyt łatwe do odgadnięcia',
  ],
])('a new password %j is refused on %s: %s [SES-20]', async (body, field, message) => {
  const answer = await it.call(resetPassword, { body: { ...body, token: 'x' } });
  expect(answer.status).toBe(400);
  expect(answer.errors?.[field]).toBe(message);
});

test.each([
  ['Zaplecze-na-zawsze', 'Hasło nie może zawierać nazwy systemu ani firmy'],
  ['moja żółta ksiegowosc', 'Hasło nie może zawierać nazwy systemu ani firmy'],
  [
    'swietopelk 2026!',
    'Hasło nie może zawierać imienia, nazwiska, nazwy użytkownika ani adresu e-mail',
  ],
  [
    'mam-na-imie-ZOZOLA',
    'Hasło nie może zawierać imienia, nazwiska, nazwy użytkownika ani adresu e-mail',
  ],
  [
    'pelny.smak kawy',
    'Hasło nie może zawierać imienia, nazwiska, nazwy użytkownika ani adresu e-mail',
  ],
  [
    'konik polny 77',
    'Hasło nie może zawierać imienia, nazwiska, nazwy użytkownika ani adresu e-mail',
  ],
  ['jan ma zielone auto', null],
])('the password %j of Świętopełk Zozoła: %s [SES-21]', (password, message) => {
  const owner = {
    firstName: 'Świętopełk',
    lastName: 'Zozoła',
    email: 'jan.pelny@zielone.pl',
    username: 'konik',
  };
  expect(weakness(password, owner, ['Zaplecze', 'Żółta Księgowość sp. z o.o.'])).toBe(message);
});

test('whose link it is must not be in the new password [SES-21]', async () => {
  await it.call(requestPasswordReset, { body: { email: anna.email } });
  const token = await letterToken();
  const named = 'nowak-na-zawsze';
  const body = { password: named, passwordRepeat: named, token };
  const answer = await it.call(resetPassword, { body });
  expect(answer.errors?.password).toBe(
    'Hasło nie może zawierać imienia, nazwiska, nazwy użytkownika ani adresu e-mail',
  );
});

test('whoever asks for a new password ends neither an invitation nor the letters before [SES-19]', async () => {
  const person = await it.db
    .insertInto('person')
    .values({
      username: 'ewa@example.pl',
      firstName: 'Ewa',
      lastName: 'Lis',
      email: 'ewa@example.pl',
      roles: ['ROLE_USER'],
    })
    .returning(['id', 'email', 'firstName'])
    .executeTakeFirstOrThrow();
  await invite(it.db, it.services.config, person);
  const invited = await letterToken();
  await it.call(requestPasswordReset, { body: { email: 'ewa@example.pl' } });
  const asked = await letterToken();
  expect(asked).not.toBe(invited);
  const fresh = 'czterdzieści i cztery';
  const set = (token: string) =>
    it.call(resetPassword, { body: { password: fresh, passwordRepeat: fresh, token } });
  expect((await set(invited)).status).toBe(200);
  expect((await set(asked)).message).toContain('Ten odnośnik już nie działa');
});

test('a recovery link stands on the product’s own address, whatever host was asked, and opens for an hour [SES-52]', async () => {
  await it.call(requestPasswordReset, {
    body: { email: anna.email },
    headers: { host: 'zly.example', 'x-forwarded-host': 'zly.example' },
  });
  const { payload } = (await waitingJobs(it.db)).at(-1) ?? {};
  const { text } = payload as { text: string };
  expect(text).toContain(`${it.services.config.publicUrl}/password/recoveryChange/`);
  expect(text).not.toContain('zly.example');
  const token = await letterToken();
  const age = (minutes: number) =>
    sql`update "passwordReset" set expires = expires - make_interval(mins => ${minutes})`.execute(
      it.db,
    );
  await age(59);
  const check = await it.call(checkPasswordReset, { body: { token } });
  expect(check.data).toEqual({ works: true, access: 0 });
  await age(1);
  const fresh = 'całkiem-inne-słowa';
  const body = { password: fresh, passwordRepeat: fresh, token };
  expect((await it.call(resetPassword, { body })).message).toContain('Ten odnośnik już nie działa');
});

test('a deactivated person does not get in with the right password [SES-09]', async () => {
  const body = { username: 'odeszla', password };
  const { id } = await it.db
    .insertInto('person')
    .values({
      username: body.username,
      firstName: 'Zofia',
      lastName: 'Wilk',
      email: 'zofia@example.pl',
      passwordHash: await hashPassword(password),
      roles: ['ROLE_USER'],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await it.call(login, { body })).status).toBe(200);
  await it.db.updateTable('person').set({ active: false }).where('id', '=', id).execute();
  expect(await it.call(login, { body })).toMatchObject({
    status: 400,
    message: 'Nieprawidłowe hasło lub nazwa użytkownika',
  });
});
