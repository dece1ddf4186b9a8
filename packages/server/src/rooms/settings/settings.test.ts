import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installationHistory } from '@zaplecze/contract/rooms/history/calls';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { createPerson, getMe, invitePerson } from '@zaplecze/contract/rooms/people/calls';
import * as contract from '@zaplecze/contract/rooms/settings/calls';
import { getStart, sendInvitations, tryMail } from '@zaplecze/contract/rooms/start/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { startSmtpPeer } from '../../../test/peers/smtp-peer.ts';
import { eventually } from '../../../test/starting/server-process.ts';
import { nothingToDo } from '../../../test/waiting-jobs.ts';
import { startWorker } from '../../kit/jobs/jobs.ts';
import { createMail } from '../../kit/mail/mail.ts';
import { createLog } from '../../kit/operations/log.ts';
import { rotateKey } from '../../rotation.ts';
import { jobs } from '../house.ts';
import { applySettings, watchSettings } from './index.ts';

let it: TestApp;
let admin: Someone;
let manager: Someone;
let server: Awaited<ReturnType<typeof startSmtpPeer>>;
const log = createLog('silent');
const built = fileURLToPath(new URL('../../../../web/dist/index.html', import.meta.url));

beforeAll(async () => {
  it = await testApp();
  admin = await it.signIn('ROLE_ADMIN');
  manager = await it.signIn('ROLE_MANAGER');
  server = await startSmtpPeer('hasło ze spacją ');
});
afterAll(async () => {
  await server.stop();
  await it.close();
});
beforeEach(async () => {
  server.letters.length = 0;
  await it.db.deleteFrom('installation').execute();
  await applySettings(it.db, it.services.config);
});

const save = (body: object, as: Someone | null = admin, headers = {}) =>
  it.call(contract.saveInstallation, { as, body, headers });
const get = async () =>
  (await it.call(contract.getInstallation, { as: admin })).data as contract.InstallationAnswer;

/** Does everything that waits in the background. */
async function work(): Promise<void> {
  const mail = createMail(it.services.config, log);
  const tasks = jobs({ ...it.services, mail });
  const worker = await startWorker({ pool: it.db.pool, tasks, log });
  await eventually(() => nothingToDo(it.db));
  await worker.stop();
}

const password = 'hasło ze spacją ';
const mailServer = () => ({
  ...{ smtpHost: '127.0.0.1', smtpPort: server.port, smtpSecurity: 'none' },
  ...{ smtpUser: 'zaplecze', smtpPassword: password },
  ...{ mailName: 'Biuro Kwadrat', mailAddress: 'biuro@kwadrat.example' },
});

test('administrators set mail and its like; others may neither read nor change it [SET-01]', async () => {
  expect((await save(mailServer())).status).toBe(200);
  expect((await get()).installation).toMatchObject({
    smtpHost: '127.0.0.1',
    smtpPort: server.port,
  });
  expect((await save({ smtpHost: 'x.pl' }, manager)).status).toBe(403);
  expect((await save({ smtpHost: 'x.pl' }, null)).status).toBe(401);
  expect((await it.call(contract.getInstallation, { as: manager })).status).toBe(403);
});

test('the next letter goes over the server that was set, from its sender, to its address [SET-02, SET-11]', async () => {
  await save({ ...mailServer(), publicUrl: 'https://zaplecze.kwadrat.example' });
  await it.call(tryMail, { as: admin });
  await work();
  expect(server.letters).toHaveLength(1);
  expect(server.letters[0]).toMatchObject({
    user: 'zaplecze',
    letter: { from: { name: 'Biuro Kwadrat', address: 'biuro@kwadrat.example' } },
  });
  expect(server.letters[0]?.letter.text).toContain('https://zaplecze.kwadrat.example');
  const { trials } = (await it.call(getStart, { as: admin })).data;
  expect(trials.find(({ kind }: { kind: string }) => kind === 'mail').told).toMatch(
    /^List przekazano/,
  );
  // Another password is tried by the next letter.
  await save({ smtpPassword: 'inne' });
  await it.call(tryMail, { as: admin });
  await work();
  const later = (await it.call(getStart, { as: admin })).data.trials;
  expect(later.find(({ kind }: { kind: string }) => kind === 'mail').told).toMatch(
    /nie przyjął nazwy użytkownika lub hasła/,
  );
});

test('another process follows within seconds [SET-02]', async () => {
  const other = { ...it.services.config };
  const changed = new Promise<void>((hear) => {
    const watch = watchSettings({ db: it.db, config: other, log }, () => {
      hear();
      void watch.stop();
    });
  });
  await save(mailServer());
  await changed;
  expect(other.mailFrom).toEqual({ name: 'Biuro Kwadrat', address: 'biuro@kwadrat.example' });
});

test('what the environment gives comes first and is not changed here [SET-03]', async () => {
  const given = await testApp({ SMTP_URL: 'smtp://poczta.firma.pl:25' });
  try {
    const as = await given.signIn('ROLE_ADMIN');
    const { environment, effective } = (await given.call(contract.getInstallation, { as })).data;
    expect(environment).toContain('SMTP_URL');
    expect(effective.mailServer).toBe('poczta.firma.pl:25');
    const refused = await given.call(contract.saveInstallation, { as, body: { smtpHost: 'x.pl' } });
    expect([refused.status, refused.errors]).toEqual([
      400,
      { smtpHost: 'To ustawienie podaje środowisko serwera (SMTP_URL)' },
    ]);
  } finally {
    await given.close();
  }
});

test('how lists look and which parts are used comes with who is signed in; calls of unused parts answer [SET-41, SET-42, SET-43]', async () => {
  const mine = async () => {
    const { lists, unused } = (await it.call(getMe, { as: manager })).data.user;
    return { lists, unused };
  };
  expect(await mine()).toEqual({ lists: { rows: 10, dense: false }, unused: [] });
  const body = { listRows: '25', listDensity: 'dense', usesOffers: false, usesKnowledge: false };
  expect((await save(body)).status).toBe(200);
  expect(await mine()).toEqual({
    lists: { rows: 25, dense: true },
    unused: ['offers', 'knowledge'],
  });
  // Programs and exports go on; a page of the calls themselves has ten rows as ever.
  const offers = await it.call(listOffers, { as: manager });
  expect([offers.status, offers.data.list.perPage ?? 10]).toEqual([200, 10]);
  expect((await save({ listRows: '7' })).status).toBe(400);
  await save({ usesOffers: true, usesKnowledge: true, listRows: null });
  expect(await mine()).toEqual({ lists: { rows: 10, dense: true }, unused: [] });
  const history = await it.call(installationHistory, { as: admin, params: { id: 1 } });
  expect(JSON.stringify(history.data)).toContain('usesOffers');
});

test.runIf(existsSync(built))(
  'the page tells a browser that has never been here how many rows lists have [SHE-470]',
  async () => {
    await save({ listRows: '50' });
    const page = (await it.app.inject('/client')).body;
    expect(page).toContain('<html data-rows="50" lang="pl"');
    await save({ listRows: null });
    expect((await it.app.inject('/client')).body).toContain('<html data-rows="10"');
  },
);

describe('secrets', () => {
  test('are stored encrypted, and told nowhere but that they are others [SET-04]', async () => {
    await save({ ...mailServer(), gusKey: 'klucz-gus-123' });
    await save({ gusKey: 'klucz-gus-456' });
    const answer = await get();
    expect(answer.installation?.secrets).toEqual(['smtpPassword', 'gusKey']);
    const history = await it.call(installationHistory, { as: admin, params: { id: 1 } });
    expect(JSON.stringify(history.data)).toContain('gusKeyMark');
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(i)::text as text from installation i
      union all select changes::text from history where entity = 'installation'`.execute(it.db);
    for (const text of [
      JSON.stringify(answer),
      JSON.stringify(history.data),
      ...rows.map((one) => one.text),
    ])
      expect(text).not.toMatch(/hasło ze|klucz-gus/);
    expect(it.services.config.registries.gus?.key).toBe('klucz-gus-456');
  });

  test('go to nobody else: with another server or account they are typed again [SET-05]', async () => {
    await save(mailServer());
    for (const change of [
      { smtpHost: 'zly.example' },
      { smtpUser: 'inny' },
      { smtpSecurity: 'tls' },
    ]) {
      expect((await save(change)).errors).toEqual({
        smtpPassword: 'Wpisz jeszcze raz: zmienił się serwer albo konto',
      });
    }
    expect((await save({ smtpHost: 'nowy.example', smtpPassword: 'nowe' })).status).toBe(200);
    expect((await save({ mailName: 'Kwadrat' })).status).toBe(200);
  });

  test('are sealed by another key while all goes on [SET-09]', async () => {
    await save(mailServer());
    const before = await it.db.selectFrom('installation').select('smtpPassword').executeTakeFirst();
    await rotateKey(it.db, 'installation');
    const after = await it.db.selectFrom('installation').select('smtpPassword').executeTakeFirst();
    expect(after).not.toEqual(before);
    await applySettings(it.db, it.services.config);
    expect(it.services.config.smtpUrl).toContain(encodeURIComponent(password));
  });
});

test.each([
  ['an account without a server', { smtpUser: 'a' }, 'smtpHost'],
  ['a mailbox without an account', { imapHost: 'poczta.firma.pl' }, 'imapUser'],
  ['answers that nobody reads', { mailReplyTo: 'o@firma.pl' }, 'imapHost'],
  [
    'a sign-in without its secret',
    { oidcIssuer: 'https://a.pl', oidcClientId: 'z' },
    'oidcClientSecret',
  ],
  ['a server with a path', { smtpHost: 'https://poczta.pl/' }, 'smtpHost'],
  ['an address with a path', { publicUrl: 'https://firma.pl/crm' }, 'publicUrl'],
  ['a sign-in over plain http', { oidcIssuer: 'http://firma.pl' }, 'oidcIssuer'],
])('%s is told on its field [SET-06]', async (_, body, field) => {
  const { status, errors = {} } = await save(body);
  expect([status, Object.keys(errors)]).toEqual([400, expect.arrayContaining([field])]);
});

test('a server taken away takes its account and secret along [SET-06]', async () => {
  await save(mailServer());
  expect((await save({ smtpHost: '' })).status).toBe(200);
  expect((await get()).installation).toMatchObject({ smtpHost: null, smtpUser: null, secrets: [] });
  expect(it.services.config.smtpUrl).toBeUndefined();
});

test('the address is the one under which the program is open [SET-07]', async () => {
  const from = (origin: string) =>
    save({ publicUrl: 'https://zaplecze.firma.pl' }, admin, { origin });
  expect((await from('http://localhost:3000')).errors?.publicUrl).toMatch(/^Otwórz program pod/);
  expect((await from('https://zaplecze.firma.pl')).status).toBe(200);
  expect(it.services.config.publicUrl).toBe('https://zaplecze.firma.pl');
});

test('without a mail server nothing was sent: administrators get the links to hand over [SET-08, SET-93]', async () => {
  const anna = await it.signIn();
  const params = { id: anna.id };
  expect((await it.call(invitePerson, { as: manager, params })).data).toEqual({
    stored: true,
    link: null,
  });
  const { link } = (await it.call(invitePerson, { as: admin, params })).data;
  expect(link).toMatch(/^http:\/\/localhost:3000\/.*password/);
  const body = { ...{ firstName: 'Ewa', lastName: 'Lis' }, phone: '600700800' };
  const made = { ...body, email: 'ewa.lis@firma.example', roles: ['ROLE_USER'] };
  expect((await it.call(createPerson, { as: admin, body: made })).data).toMatchObject({
    stored: true,
  });
  const { sent, links } = (await it.call(sendInvitations, { as: admin })).data;
  expect(links).toHaveLength(sent);
  await save(mailServer());
  expect((await it.call(invitePerson, { as: admin, params })).data).toEqual({
    stored: false,
    link: null,
  });
  await work();
});
