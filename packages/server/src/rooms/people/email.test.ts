import { updatePerson } from '@zaplecze/contract/rooms/people/calls';
import { login } from '@zaplecze/contract/rooms/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { hashPassword } from '../session/index.ts';
import { beginFactor, confirmFactor, keepCodes } from '../session/session.fixture.ts';
import { type PeopleApp, peopleApp } from './people.fixture.ts';

let it: PeopleApp;
const password = 'czerwone korale Hani';
let hash: string;
beforeAll(async () => {
  it = await peopleApp();
  hash = await hashPassword(password);
});
afterAll(() => it.close());

async function person() {
  const someone = await it.signIn();
  const email = `dawny${someone.id}@firma.pl`;
  await it.db
    .updateTable('person')
    .set({ email, username: email, passwordHash: hash })
    .where('id', '=', someone.id)
    .execute();
  return { ...someone, email };
}
const change = (as: Someone, id: number, body: object) =>
  it.call(updatePerson, { as, params: { id }, body });
const emailOf = async (id: number) =>
  (await it.db.selectFrom('person').select('email').where('id', '=', id).executeTakeFirstOrThrow())
    .email;
const lettersTo = async (address: string) =>
  (await it.letters()).filter(({ to }) => to === address);

test('an own new e-mail takes the password, and both addresses are told, the former without the new one [PEO-23, PEO-24]', async () => {
  const own = await person();
  const email = `nowy${own.id}@firma.pl`;
  const bare = await change(own, own.id, { email });
  expect(bare.errors).toEqual({ password: 'Hasło jest wymagane' });
  const wrong = await change(own, own.id, { email, password: 'nie to' });
  expect(wrong.errors).toEqual({ password: 'Nieprawidłowe hasło' });
  expect(await emailOf(own.id)).toBe(own.email);
  expect(await lettersTo(own.email)).toEqual([]);
  expect((await change(own, own.id, { email, password })).status).toBe(200);
  expect(await emailOf(own.id)).toBe(email);
  const [letter] = await lettersTo(own.email);
  expect(letter?.subject).toBe('Zaplecze: zmieniono adres e-mail konta');
  // The mailbox may be somebody else's by now.
  expect(letter?.text).not.toContain(email);
  expect((await lettersTo(email)).map(({ subject }) => subject)).toEqual([letter?.subject]);
  const enter = await it.call(login, { body: { username: email, password } });
  expect(enter.status).toBe(200);
});

test('other fields of the own profile take no password [PEO-23]', async () => {
  const own = await person();
  const body = { phone: '601 602 603', email: own.email };
  expect((await change(own, own.id, body)).status).toBe(200);
});

test('who has a second factor gives a code besides; a wrong one is refused and counted [PEO-23]', async () => {
  const own = await person();
  await beginFactor(it.db, own.id, 'unused');
  await confirmFactor(it.db, own.id);
  await keepCodes(it.db, own.id, ['abcdabcdabcdabcd']);
  const email = `nowy${own.id}@firma.pl`;
  const bare = await change(own, own.id, { email, password });
  expect(bare.errors).toEqual({ code: 'Kod jest wymagany' });
  for (let at = 0; at < 6; at += 1) {
    const refused = await change(own, own.id, { email, password, code: 'zzzz' });
    expect(refused.errors).toEqual({ code: 'Nieprawidłowy kod' });
  }
  expect((await change(own, own.id, { email, password, code: 'zzzz' })).status).toBe(429);
  await it.db.deleteFrom('failedAttempt').execute();
  expect((await change(own, own.id, { email, password, code: 'abcd-abcd-abcd-abcd' })).status).toBe(
    200,
  );
});

test('a manager’s change is told at both addresses, with who made it [PEO-24]', async () => {
  const own = await person();
  const email = `nowy${own.id}@firma.pl`;
  expect((await change(it.manager, own.id, { email })).status).toBe(200);
  for (const address of [own.email, email]) {
    const [letter] = await lettersTo(address);
    expect(letter?.text).toContain(`Kto: ${it.manager.name}`);
  }
});

test('who has not yet set a password is invited at the new address, and that is all [PEO-25]', async () => {
  const { id } = (await it.create({ email: 'literowka@firma.pl' })).data;
  await it.db.deleteFrom('passwordReset').execute();
  const before = (await lettersTo('literowka@firma.pl')).length;
  expect((await change(it.manager, id, { email: 'poprawny@firma.pl' })).status).toBe(200);
  expect((await lettersTo('poprawny@firma.pl')).map(({ subject }) => subject)).toEqual([
    'Zaplecze: zaproszenie',
  ]);
  expect(await lettersTo('literowka@firma.pl')).toHaveLength(before);
});
