import { createFeed } from '@zaplecze/contract/rooms/feeds/calls';
import { profileHistory } from '@zaplecze/contract/rooms/history/calls';
import {
  getChannels,
  listNotifications,
  saveChannels,
} from '@zaplecze/contract/rooms/notifications/calls';
import {
  invitePerson,
  removePerson,
  restorePerson,
  updatePerson,
} from '@zaplecze/contract/rooms/people/calls';
import { createProgram, createProgramToken } from '@zaplecze/contract/rooms/people/programs/calls';
import { anonymizeStaff } from '@zaplecze/contract/rooms/rodo/calls';
import { createToken } from '@zaplecze/contract/rooms/session/access-tokens/calls';
import { type AccountEvent, accountEvents } from '@zaplecze/contract/rooms/session/account-events';
import * as session from '@zaplecze/contract/rooms/session/calls';
import * as factor from '@zaplecze/contract/rooms/session/second-factor/calls';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { waitingJobs } from '../../../../test/waiting-jobs.ts';
import { type Accounts, accountsApp, fresh, key, password } from './accounts.fixture.ts';

type Account = Awaited<ReturnType<Accounts['withPassword']>>;

let it: Accounts;
let admin: Account;
let anna: Account;

beforeAll(async () => {
  it = await accountsApp();
  admin = await it.withPassword('ROLE_ADMIN');
});
afterAll(() => it.close());
beforeEach(async () => {
  await it.forgetAttempts();
  anna = await it.withPassword();
});

type Mail = { to: string; subject: string; text: string };
const lettersTo = async (address: string): Promise<Mail[]> =>
  (await waitingJobs(it.db))
    .filter(({ task }) => task === 'mail.send')
    .map(({ payload }) => payload as Mail)
    .filter(({ to }) => to === address);
const noticesOf = async (person: number): Promise<string[]> =>
  (
    await it.db
      .selectFrom('notification')
      .select('content')
      .where('user', '=', person)
      .where('kind', '=', 'accountChanged')
      .orderBy('id')
      .execute()
  ).map(({ content }) => content);
const historyOf = async (id: number, as: Someone = admin): Promise<string> =>
  JSON.stringify((await it.call(profileHistory, { as, params: { id } })).data.list);

const enter = (headers?: Record<string, string>) => it.enter(anna, headers);
const code = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
async function turnOn() {
  const begun = await it.call(factor.setUpSecondFactor, { as: anna, body: { password } });
  const { secret } = begun.data;
  const on = await it.call(factor.confirmSecondFactor, { as: anna, body: { code: code(secret) } });
  return { secret: secret as string, codes: on.data.codes as string[] };
}
const setBy = async (purpose: 'recovery' | 'invitation') =>
  it.setBy(await it.mailed(anna, purpose));
const change = (body: object, as = admin) =>
  it.call(updatePerson, { as, params: { id: anna.id }, body });
const wrongCodes = async (times: number) => {
  for (let at = 0; at < times; at += 1) {
    const { data } = await enter({ 'x-forwarded-for': `198.51.100.${at}` });
    await it.call(factor.enterCode, {
      body: { ticket: data.second_factor, code: '000000' },
      headers: { 'x-forwarded-for': `198.51.100.${at}` },
    });
  }
};

/** How each event comes about, by the door that people use; the company's service and applications have tests of their own. */
const ways: Record<
  Exclude<AccountEvent, 'serviceLinked' | 'connectionMade'>,
  () => Promise<unknown>
> = {
  passwordSet: async () => {
    await it.db
      .updateTable('person')
      .set({ passwordHash: null })
      .where('id', '=', anna.id)
      .execute();
    await setBy('invitation');
  },
  passwordReset: () => setBy('recovery'),
  passwordChanged: () =>
    it.call(session.changePassword, {
      as: anna,
      body: { current: password, password: fresh, passwordRepeat: fresh },
    }),
  emailChanged: () => change({ email: `nowa-${anna.email}`, password }),
  rolesChanged: () => change({ roles: ['ROLE_MANAGER'] }),
  deactivated: () => it.call(removePerson, { as: admin, params: { id: anna.id } }),
  activated: async () => {
    await it.call(removePerson, { as: admin, params: { id: anna.id } });
    await it.call(restorePerson, { as: admin, params: { id: anna.id } });
  },
  secondFactorOn: turnOn,
  secondFactorOff: async () => {
    const { codes } = await turnOn();
    await it.call(factor.disableSecondFactor, { as: anna, body: { password, code: codes[0] } });
  },
  codesMade: async () => {
    const { codes } = await turnOn();
    await it.call(factor.makeRecoveryCodes, { as: anna, body: { password, code: codes[0] } });
  },
  codeUsed: async () => {
    const { codes } = await turnOn();
    const { data } = await enter();
    await it.call(factor.enterCode, { body: { ticket: data.second_factor, code: codes[0] } });
  },
  wrongCodes: async () => {
    await turnOn();
    await wrongCodes(5);
  },
  codesBlocked: async () => {
    await turnOn();
    await sql`update "secondFactor" set "wrongCodes" = array(select now() from generate_series(1, 99))`.execute(
      it.db,
    );
    await wrongCodes(1);
  },
  keyMade: () => it.call(createToken, { as: anna, body: key() }),
  feedMade: () => it.call(createFeed, { as: anna, body: { kind: 'own', password } }),
  newDevice: async () => {
    await enter({ 'user-agent': 'Dom', 'x-forwarded-for': '203.0.113.7' });
    await enter({ 'user-agent': 'Kawiarnia', 'x-forwarded-for': '203.0.113.8' });
  },
};

test.each(Object.keys(ways) as (keyof typeof ways)[])(
  '“%s” is told its person by a letter, a notice and in their history, whatever channels they chose [SES-60]',
  async (event) => {
    const off = { kind: 'accountChanged', push: false, mail: false };
    await it.call(saveChannels, { as: anna, body: { kinds: [off], digest: false } });
    await ways[event]();
    const words = accountEvents[event];
    const { email } = await it.db
      .selectFrom('person')
      .select('email')
      .where('id', '=', anna.id)
      .executeTakeFirstOrThrow();
    for (const address of new Set([anna.email, email])) {
      const told = (await lettersTo(address)).filter(({ text }) => text.includes(words));
      expect(told).toHaveLength(1);
      expect(told[0]?.text).toMatch(/Jeśli to nie (Ty|było uzgodnione)/);
    }
    const notices = (await noticesOf(anna.id)).filter((content) => content.includes(words));
    expect(notices).toHaveLength(event === 'passwordSet' ? 0 : 1);
    const kept = { emailChanged: '"email"', rolesChanged: '"roles"' } as Record<string, string>;
    const inHistory = kept[event] ?? (/activated/.test(event) ? '"active"' : words);
    expect(await historyOf(anna.id)).toContain(inHistory);
  },
);

test('no letter, notice or history of an account holds a secret [SES-60]', async () => {
  const { secret, codes } = await turnOn();
  const token = (await it.call(createToken, { as: anna, body: key() })).data.token as string;
  const { address } = (await it.call(createFeed, { as: anna, body: { kind: 'own', password } }))
    .data;
  const all = JSON.stringify([
    await lettersTo(anna.email),
    await noticesOf(anna.id),
    await historyOf(anna.id),
  ]);
  for (const one of [secret, password, token, address, ...codes]) expect(all).not.toContain(one);
});

test('a program’s key is told every administrator, and stands in the program’s history [SES-60, MAC-23]', async () => {
  const body = { name: 'Fakturownia', roles: ['ROLE_USER'] };
  const { id } = (await it.call(createProgram, { as: admin, body })).data;
  const made = (given: object) =>
    it.call(createProgramToken, { as: admin, params: { id }, body: { ...key(), ...given } });
  expect((await made({ password: '' })).errors).toEqual({ password: 'Hasło jest wymagane' });
  expect((await made({})).status).toBe(200);
  const [letter] = await lettersTo(admin.email);
  expect(letter?.text).toContain('Utworzono klucz dostępu: Arkusz płac (program Fakturownia).');
  const { rows } = await sql<{ changes: object }>`select changes from history
    where entity = 'person' and "entityId" = ${id} and action = 'account'`.execute(it.db);
  expect(rows).toEqual([{ changes: { event: 'keyMade', more: 'Arkusz płac' } }]);
});

test('a browser that is known is told no more; the first one, and one program in a day, once [SES-61]', async () => {
  const first = await enter({ 'user-agent': 'Biuro' });
  expect(await noticesOf(anna.id)).toEqual([]);
  const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
  await enter({ 'user-agent': 'Biuro', cookie });
  expect(await noticesOf(anna.id)).toEqual([]);
  for (const agent of ['skrypt', 'skrypt', 'inny']) {
    await enter({ 'user-agent': agent, 'x-forwarded-for': '203.0.113.9' });
  }
  expect(await noticesOf(anna.id)).toHaveLength(2);
  const letters = await lettersTo(anna.email);
  expect(letters[0]?.text).toContain('Adres w sieci: 203.0.113.9');
  expect(await historyOf(anna.id)).not.toContain('203.0.113.9');
});

test('letters about one’s account cannot be turned off in the channels [SES-60, NOT-31]', async () => {
  const off = { kind: 'accountChanged', push: false, mail: false };
  await it.call(saveChannels, { as: anna, body: { kinds: [off], digest: false } });
  const { kinds } = (await it.call(getChannels, { as: anna })).data;
  expect(kinds).toContainEqual({ ...off, name: expect.any(String), mail: true, always: 'mail' });
  await it.call(createToken, { as: anna, body: key() });
  // One letter, not another one of the notice.
  expect((await waitingJobs(it.db)).filter(({ task }) => task === 'notifications.letter')).toEqual(
    [],
  );
  const { list } = (await it.call(listNotifications, { as: anna })).data.list;
  expect(list).toHaveLength(1);
});

test('of an anonymised account the history keeps that it changed, not by which device or key [SES-60]', async () => {
  await it.call(createToken, { as: anna, body: key() });
  await ways.newDevice();
  const asked = { as: admin, params: { id: anna.id } };
  await it.call(removePerson, asked);
  expect((await it.call(anonymizeStaff, asked)).status).toBe(200);
  const { rows } = await sql<{ changes: object }>`select changes from history
    where entity = 'person' and "entityId" = ${anna.id} and action = 'account'`.execute(it.db);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/Arkusz|Kawiarnia|urządzenie/);
});

test('who came by the company’s service and has no password is told of a new e-mail, at both addresses [SES-60]', async () => {
  await it.db.updateTable('person').set({ passwordHash: null }).where('id', '=', anna.id).execute();
  await change({ email: `inna-${anna.email}`, password });
  const subjects = async (to: string) => (await lettersTo(to)).map(({ subject }) => subject);
  const told = 'Zaplecze: zmieniono adres e-mail konta';
  expect([await subjects(anna.email), await subjects(`inna-${anna.email}`)]).toEqual([
    [told],
    [told],
  ]);
  expect((await it.call(invitePerson, { as: admin, params: { id: anna.id } })).status).toBe(200);
});
