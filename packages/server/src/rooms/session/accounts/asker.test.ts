import type { Role } from '@zaplecze/contract/permissions';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { createPerson, updatePerson } from '@zaplecze/contract/rooms/people/calls';
import { addPeople } from '@zaplecze/contract/rooms/start/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { hashPassword } from '../recovery/passwords.ts';

const password = 'Zaplecze-demo-2026';
let it: TestApp;
let hash: string;

beforeAll(async () => {
  it = await testApp();
  hash = await hashPassword(password);
});
afterAll(() => it.close());

async function withPassword(...roles: Role[]): Promise<Someone> {
  const someone = await it.signIn(...roles);
  await it.db
    .updateTable('person')
    .set({ passwordHash: hash })
    .where('id', '=', someone.id)
    .execute();
  return someone;
}

const noticesOf = async (as: Someone): Promise<string[]> =>
  (await it.call(listNotifications, { as })).data.list.list.map(
    ({ content }: { content: string }) => content,
  );

let numbers = 0;
const newPerson = (...roles: Role[]) => {
  numbers += 1;
  return {
    ...{ firstName: 'Nowa', lastName: `Osoba ${numbers}`, email: `nowa${numbers}@f.pl` },
    ...{ phone: '600100200', department: null, position: null, roles },
  };
};

test('an administrator is made, and an e-mail changed, by who knows their own password; other administrators hear of a new one [SES-65]', async () => {
  const [admin, other, worker] = [
    await withPassword('ROLE_ADMIN'),
    await withPassword('ROLE_ADMIN'),
    await withPassword(),
  ];
  const made = (body: object) => it.call(createPerson, { as: admin, body });
  const owed = { password: 'Hasło jest wymagane' };
  expect(await made(newPerson('ROLE_ADMIN'))).toMatchObject({ status: 400, errors: owed });
  expect((await made({ ...newPerson('ROLE_ADMIN'), password: 'inne' })).errors).toEqual({
    password: 'Nieprawidłowe hasło',
  });
  expect((await made(newPerson('ROLE_MANAGER'))).status).toBe(200);
  const named = newPerson('ROLE_ADMIN');
  expect((await made({ ...named, password })).status).toBe(200);
  expect((await noticesOf(other)).join()).toContain(`Nowy administrator: <a`);
  expect((await noticesOf(other)).join()).toContain(named.lastName);

  const changed = (body: object) =>
    it.call(updatePerson, { as: admin, params: { id: worker.id }, body });
  const roles = ['ROLE_USER', 'ROLE_ADMIN'];
  expect((await changed({ roles })).errors).toEqual(owed);
  expect((await changed({ email: 'atak@f.pl' })).errors).toEqual(owed);
  expect((await changed({ phone: '600100201' })).status).toBe(200);
  expect((await changed({ email: 'inny@f.pl', password })).status).toBe(200);
  expect((await changed({ roles, password })).status).toBe(200);
  // What they are already takes no password again.
  expect((await changed({ roles: ['ROLE_ADMIN'] })).status).toBe(200);
});

test('of who never came the address of the invitation is changed without a password; several people at once are no administrators [SES-65]', async () => {
  const admin = await withPassword('ROLE_ADMIN');
  const { data } = await it.call(createPerson, { as: admin, body: newPerson('ROLE_USER') });
  const moved = { as: admin, params: { id: data.id }, body: { email: 'poprawiony@f.pl' } };
  expect((await it.call(updatePerson, moved)).status).toBe(200);
  const { roles: _, ...one } = newPerson();
  const body = { people: [{ ...one, role: 'ROLE_ADMIN' }] };
  expect((await it.call(addPeople, { as: admin, body })).errors).toEqual({
    'people.0.role': 'Rolę administratora nadasz na profilu tej osoby',
  });
});
