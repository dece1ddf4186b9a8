import { createFeed } from '@zaplecze/contract/rooms/feeds/calls';
import { createToken } from '@zaplecze/contract/rooms/session/access-tokens/calls';
import * as session from '@zaplecze/contract/rooms/session/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Accounts, accountsApp, fresh, key, password } from './accounts.fixture.ts';

/* What opens an account beside its password: made with the password, ended with it. */

let it: Accounts;
let anna: Awaited<ReturnType<Accounts['withPassword']>>;

beforeAll(async () => {
  it = await accountsApp();
});
afterAll(() => it.close());
beforeEach(async () => {
  await it.forgetAttempts();
  anna = await it.withPassword();
});

test('a key and an address of a calendar take the password again; without one, a sign-in of just now [SES-62]', async () => {
  const make = [
    (body: object) => it.call(createToken, { as: anna, body: { ...key(), ...body } }),
    (body: object) => it.call(createFeed, { as: anna, body: { kind: 'own', ...body } }),
  ];
  for (const one of make) {
    expect((await one({ password: '' })).errors).toEqual({ password: 'Hasło jest wymagane' });
    expect((await one({ password: 'nie to' })).errors).toEqual({ password: 'Nieprawidłowe hasło' });
    expect((await one({ password })).status).toBe(200);
  }
  await it.db.updateTable('person').set({ passwordHash: null }).where('id', '=', anna.id).execute();
  for (const one of make) expect((await one({ password: '' })).status).toBe(200);
  await sql`update session set created = now() - interval '11 minutes' where person = ${anna.id}`.execute(
    it.db,
  );
  for (const one of make) {
    expect((await one({ password: '' })).errors?.password).toContain('To konto nie ma hasła');
  }
});

test('“Wyloguj wszędzie” and a new password end keys and addresses where the person says so [SES-63]', async () => {
  const open = async () => {
    const { rows } = await sql<{ count: number }>`select
      (select count(*) from "accessToken" where person = ${anna.id} and revoked is null)::int
      + (select count(*) from "calendarFeed" where person = ${anna.id})::int as count`.execute(
      it.db,
    );
    return rows[0]?.count;
  };
  const make = async () => {
    const again = { ...anna, token: (await it.enter(anna)).data.access_token as string };
    await it.call(createToken, { as: again, body: key() });
    await it.call(createFeed, { as: again, body: { kind: 'own', password } });
    return again;
  };
  const everywhere = async (body?: object) =>
    it.call(session.logoutEverywhere, { as: await make(), body });
  expect([(await everywhere()).status, await open()]).toEqual([200, 2]);
  expect([(await everywhere({ endAccess: true })).status, await open()]).toEqual([200, 0]);
  const again = await make();
  const other = 'całkiem-inne-słowa-tu';
  const body = { current: password, password: other, passwordRepeat: other };
  expect((await it.call(session.changePassword, { as: again, body })).status).toBe(200);
  expect(await open()).toBe(2);
  const back = { current: other, password: fresh, passwordRepeat: fresh, endAccess: true };
  expect((await it.call(session.changePassword, { as: again, body: back })).status).toBe(200);
  expect(await open()).toBe(0);
  await it.db
    .updateTable('person')
    .set({ passwordHash: it.passwordHash })
    .where('id', '=', anna.id)
    .execute();
  await make();
  const token = await it.mailed(anna, 'recovery');
  const check = await it.call(session.checkPasswordReset, { body: { token } });
  expect(check.data).toEqual({ works: true, access: 2 });
  // Whoever lost the password lost it perhaps to somebody: unless they say otherwise, all ends.
  expect([(await it.setBy(token)).status, await open()]).toEqual([200, 0]);
});
