import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lettersTo } from '../peers/mail-files.ts';
import {
  cleanUp,
  dataFolder,
  eventually,
  runCommand,
  signInTo,
  startServer,
} from '../starting/server-process.ts';
import { makeStartedFolder, startedFolder } from '../starting/started-folder.ts';

/** What was taken back after a copy stays taken back by a restore of it; with the real commands. */

beforeAll(makeStartedFolder);
afterAll(cleanUp);

const first = 'haslo-do-testow-startu';
const second = 'nowe-haslo-po-kopii-1';

type Call = { status: number; data: never; errors?: Record<string, string> };

/** A server with its administrator signed in; `make` gives the password where a call asks for it. */
async function open(dataDir: string, password = first, env: Record<string, string> = {}) {
  const server = startServer(dataDir, { env });
  const url = await server.ready();
  const token = await signInTo(url, 'admin', password);
  const send = async (method: string, path: string, body?: object, headers = {}): Promise<Call> => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'access-token': token,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const told = (await answer.json()) as Omit<Call, 'status'>;
    return { ...told, status: answer.status };
  };
  const make = async <T>(path: string, body: object): Promise<T> => {
    let made = await send('POST', path, body);
    const asked = Object.keys(made.errors ?? {}).filter((name) => /password|current/i.test(name));
    if (asked.length > 0) {
      const given = Object.fromEntries(asked.map((name) => [name, password]));
      made = await send('POST', path, { ...body, ...given });
    }
    expect([path, made.status, made.errors]).toEqual([path, 200, undefined]);
    return made.data as T;
  };
  const end = async () => expect((await server.signal('SIGTERM')).code).toBe(0);
  return { server, url, send, make, end };
}
type Opened = Awaited<ReturnType<typeof open>>;

const expires = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
const linkIn = (text: string | undefined) => /token=([\w-]+)|\/([\w-]{30,})/.exec(text ?? '');

/** One of each that opens without a password, as two people made them. */
async function makeDoors({ make, send }: Opened, dataDir: string, name: string) {
  const house = { name: 'Meridian', street: 'Piotrkowska 1', city: 'Łódź' };
  await send('PATCH', '/organization', house);
  const key = await make<{ id: number; token: string }>('/token/create', {
    ...{ name: `Klucz ${name}`, reads: ['clients'], expires },
  });
  const feed = await make<{ id: number; path?: string; url?: string; address?: string }>(
    '/feed/create',
    { kind: 'own' },
  );
  const kiosk = await make<{ id: number; token: string }>('/kiosk/create', { name: `Hol ${name}` });
  const email = `${name}@firma.pl`;
  const person = await make<{ id: number }>('/profile/create', {
    ...{ firstName: 'Osoba', lastName: name, phone: '600100200', email, roles: ['ROLE_USER'] },
  });
  await eventually(async () => (await lettersTo(dataDir, email)).length > 0);
  const [letter] = await lettersTo(dataDir, email);
  const found = linkIn(letter?.text);
  const invitation = found?.[1] ?? found?.[2] ?? '';
  const reads = async ({ url }: Opened) => ({
    key: (
      await fetch(`${url}/api/client/list`, { headers: { authorization: `Bearer ${key.token}` } })
    ).status,
    feed: (await fetch(new URL(new URL(addressIn(feed), url).pathname, url))).status,
    kiosk: (await send2(url, '/auth/kiosk/open', { token: kiosk.token })).status,
    invitation: await checked(url, invitation),
  });
  const revoke = async () => {
    for (const path of [`/token/${key.id}`, `/feed/${feed.id}`, `/kiosk/${kiosk.id}`])
      expect([path, (await send('DELETE', path)).status]).toEqual([path, 200]);
  };
  return { key, feed, kiosk, person, email, invitation, reads, revoke };
}
const addressIn = (made: object): string =>
  Object.values(made).find((value) => typeof value === 'string' && value.includes('/')) ?? '';
const send2 = (url: string, path: string, body: object) =>
  fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
/** Whether the link of an invitation still opens its form. */
async function checked(url: string, token: string): Promise<number> {
  const answer = await send2(url, '/auth/reset_password_check', { token });
  return (await answer.text()).includes('"works":true') ? 200 : 404;
}

const allOpen = { key: 200, feed: 200, kiosk: 200, invitation: 200 };

test('what was taken back after a copy stays so when it is restored over the base, accounts too; what was not goes on [OPE-182, OPE-183]', async () => {
  const dataDir = await startedFolder();
  const before = await open(dataDir);
  const kept = await makeDoors(before, dataDir, 'zostaje');
  const gone = await makeDoors(before, dataDir, 'odebrane');
  expect(await kept.reads(before)).toEqual(allOpen);
  expect(await gone.reads(before)).toEqual(allOpen);
  const copy = join(dataFolder(), 'kopia.tar');
  expect((await runCommand('backup', [copy], { DATA_DIR: dataDir })).code).toBe(0);

  await gone.revoke();
  const chosen = { password: 'haslo-osoby-zaproszonej', passwordRepeat: 'haslo-osoby-zaproszonej' };
  const used = await send2(before.url, '/auth/reset_password_form', {
    ...chosen,
    token: gone.invitation,
  });
  expect(used.status).toBe(200);
  expect((await before.send('DELETE', `/profile/${gone.person.id}`)).status).toBe(200);
  const changed = { current: first, password: second, passwordRepeat: second };
  expect((await before.send('POST', '/auth/password', changed)).status).toBe(200);
  await before.end();

  const done = await runCommand('restore', [copy, '--overwrite'], { DATA_DIR: dataDir });
  expect(done.code, done.output).toBe(0);
  expect(done.output).toContain('porównano z zastąpioną bazą');
  expect(done.output).toContain('Klucz odebrane');
  expect(done.output).not.toContain('Klucz zostaje');
  expect(done.output).toContain('Konta, konta znowu wyłączone: 1 (Osoba odebrane)');
  const after = await open(dataDir, second);
  await expect(signInTo(after.url, 'admin', first)).rejects.toThrow();
  await expect(signInTo(after.url, gone.email, chosen.password)).rejects.toThrow();
  expect(await kept.reads(after)).toEqual(allOpen);
  expect(await gone.reads(after)).toEqual({ key: 401, feed: 404, kiosk: 403, invitation: 404 });
  await eventually(async () => {
    const { data } = await after.send('GET', '/notification/list');
    return JSON.stringify(data).includes('Odtworzono dane z kopii');
  });
  await after.end();
}, 300_000);

test('restored where nothing tells what was taken back, all that opens without a password is ended, unless it is to be kept [OPE-182]', async () => {
  const dataDir = await startedFolder();
  const before = await open(dataDir);
  const doors = await makeDoors(before, dataDir, 'kopia');
  const copy = join(dataFolder(), 'kopia.tar');
  expect((await runCommand('backup', [copy], { DATA_DIR: dataDir })).code).toBe(0);
  await before.end();

  const fresh = join(dataFolder(), 'nowy');
  const done = await runCommand('restore', [copy], { DATA_DIR: fresh });
  expect(done.code, done.output).toBe(0);
  expect(done.output).toContain('zakończono wszystko, co wpuszcza bez hasła');
  for (const name of ['Klucz kopia', 'Hol kopia', 'Osoba kopia'])
    expect(done.output).toContain(name);
  const after = await open(fresh);
  expect(await doors.reads(after)).toEqual({ key: 401, feed: 404, kiosk: 403, invitation: 404 });
  await after.end();

  const same = join(dataFolder(), 'taki-sam');
  const keeping = await runCommand('restore', [copy, '--keep-access'], { DATA_DIR: same });
  expect(keeping.output).toContain('są takie jak w kopii');
  const twin = await open(same);
  expect(await doors.reads(twin)).toEqual(allOpen);
  await twin.end();
  // A base that others have put back is told by hand.
  const ended = await runCommand('restore', ['--end-access'], { DATA_DIR: same });
  expect(ended.code, ended.output).toBe(0);
  const last = await open(same);
  expect(await doors.reads(last)).toEqual({ key: 401, feed: 404, kiosk: 403, invitation: 404 });
  await last.end();
}, 300_000);
