import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startS3Peer } from '../peers/s3-peer.ts';
import {
  cleanUp,
  dataFolder,
  endDatabase,
  eventually,
  runCommand,
  signInTo,
  startServer,
} from '../starting/server-process.ts';
import { makeStartedFolder, startedFolder } from '../starting/started-folder.ts';

beforeAll(makeStartedFolder);
afterAll(cleanUp);

const password = 'haslo-do-testow-startu';

/** A server with the shortest records there are: tags. */
async function openServer(dataDir: string, env: Record<string, string>) {
  const often = env.ARCHIVE_TO ? { ARCHIVE_EVERY_SECONDS: '1' } : undefined;
  const server = startServer(dataDir, { env: { ...often, ...env } });
  const url = await server.ready();
  const token = await signInTo(url, 'admin', password);
  const headers = { 'access-token': token, 'content-type': 'application/json' };
  const write = async (name: string): Promise<void> => {
    const body = JSON.stringify({ name });
    const answer = await fetch(`${url}/api/definition/tag/create`, {
      method: 'POST',
      headers,
      body,
    });
    if (!answer.ok) throw new Error(await answer.text());
  };
  const names = async (): Promise<string[]> => {
    const answer = await fetch(`${url}/api/definition/tag/list`, { headers });
    const { data } = (await answer.json()) as { data: { list: { name: string }[] } };
    return data.list.map(({ name }) => name).sort();
  };
  const hasBase = () => eventually(async () => /pełna kopia jest gotowa/.test(server.output()));
  /** A key for reading; the password goes along where making one asks for it. */
  const makeKey = async (name: string): Promise<{ id: number; token: string }> => {
    const expires = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const send = async (more: object) => {
      const body = JSON.stringify({ name, reads: ['dictionaries'], expires, ...more });
      const answer = await fetch(`${url}/api/token/create`, { method: 'POST', headers, body });
      return (await answer.json()) as {
        data?: { id: number; token: string };
        errors?: Record<string, string>;
      };
    };
    const first = await send({});
    const asked = Object.keys(first.errors ?? {}).map((field) => [field, password]);
    const { data } = first.data ? first : await send(Object.fromEntries(asked));
    if (!data) throw new Error('No key was made');
    return data;
  };
  const opens = async (key: string): Promise<number> => {
    const bearer = { authorization: `Bearer ${key}` };
    return (await fetch(`${url}/api/definition/tag/list`, { headers: bearer })).status;
  };
  return { server, url, token, headers, write, names, hasBase, makeKey, opens };
}

/** A moment after everything that was answered, and before everything that is asked from now on. */
async function momentNow(): Promise<string> {
  const moment = Date.now() + 1;
  await eventually(async () => Date.now() > moment);
  return new Date(moment).toISOString();
}

test('a restore to a moment has what was acknowledged before it and nothing of after it, also what was never shipped; sessions of before are over, and what was revoked later stays so [OPE-110, OPE-112, OPE-113, OPE-182]', async () => {
  const dataDir = await startedFolder();
  const archive = join(dataFolder(), 'archiwum');
  const env = { DATA_DIR: dataDir, ARCHIVE_TO: archive };
  const first = await openServer(dataDir, { ...env, ARCHIVE_EVERY_SECONDS: '3600' });
  const early = await momentNow();
  await first.write('przed bazą');
  await first.hasBase();
  await first.write('przed');
  const [kept, revoked] = [await first.makeKey('zostaje'), await first.makeKey('odebrany')];
  const moment = await momentNow();
  await first.write('po');
  const revoking = { method: 'DELETE', headers: first.headers, body: '{}' };
  expect((await fetch(`${first.url}/api/token/${revoked.id}`, revoking)).status).toBe(200);
  // Nothing of this left the machine but by the dead database itself.
  expect(await runCommand('restore', ['--to', moment], env)).toMatchObject({
    code: 1,
    output: expect.stringContaining('korzysta już inny serwer'),
  });
  await first.server.signal('SIGKILL');
  await endDatabase(dataDir);

  const refused = await runCommand('restore', ['--to', early], env);
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(
    /nie da się odtworzyć\. Można odtworzyć każdą chwilę:\n {2}od \d{4}-/,
  );
  const done = await runCommand('restore', ['--to', moment], env);
  expect(done).toMatchObject({ code: 0, output: expect.stringContaining('została odłożona') });
  expect(readdirSync(join(dataDir, 'database')).filter((name) => /^cluster-\d/.test(name))).toEqual(
    [expect.anything()],
  );
  const next = await openServer(dataDir, env);
  expect(await next.names()).toEqual(['przed', 'przed bazą']);
  // The replaced database, dead as it was, told what had been taken back.
  expect(done.output).toContain('Zakończono klucze dostępu: 1 (odebrany (');
  expect([await next.opens(kept.token), await next.opens(revoked.token)]).toEqual([200, 401]);
  const asBefore = await fetch(`${next.url}/api/definition/tag/list`, { headers: first.headers });
  expect(asBefore.status).toBe(401);
  expect((await next.server.signal('SIGTERM')).code).toBe(0);
}, 300_000);

test('an archive in a place that makes no sense is refused in words [OPE-111]', async () => {
  const dataDir = join(dataFolder(), 'data');
  const inside = startServer(dataDir, { env: { ARCHIVE_TO: join(dataDir, 'archiwum') } });
  expect((await inside.exited).code).toBe(1);
  expect(inside.output()).toContain('ARCHIVE_TO: archiwum nie może leżeć w DATA_DIR');
  const outer = { ARCHIVE_TO: '/tmp/x', DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/x' };
  const other = startServer(dataDir, { env: outer });
  expect((await other.exited).code).toBe(1);
  expect(other.output()).toContain('ARCHIVE_TO: dotyczy tylko wbudowanej bazy');
  const keyless = startServer(dataDir, { env: { ARCHIVE_TO: 's3://kubelek/archiwum' } });
  expect((await keyless.exited).code).toBe(1);
  expect(keyless.output()).toContain('S3_ACCESS_KEY_ID: brakuje tego ustawienia');
});

/** Minutes; by hand: `npm run test:restore`. */
describe.runIf(process.env.LONG)('at length', () => {
  test('after a restore archiving goes on, and moments of either history can be had [OPE-114]', async () => {
    const dataDir = await startedFolder();
    const env = { DATA_DIR: dataDir, ARCHIVE_TO: join(dataFolder(), 'archiwum') };
    const first = await openServer(dataDir, env);
    await first.hasBase();
    await first.write('wspólne');
    const common = await momentNow();
    await first.write('pierwsza linia');
    const onFirst = await momentNow();
    expect((await first.server.signal('SIGTERM')).code).toBe(0);

    expect((await runCommand('restore', ['--to', common], env)).code).toBe(0);
    const second = await openServer(dataDir, env);
    await second.write('druga linia');
    const onSecond = await momentNow();
    await second.hasBase();
    await second.server.signal('SIGKILL');
    await endDatabase(dataDir);

    for (const [to, names] of [
      [onFirst, ['pierwsza linia', 'wspólne']],
      [onSecond, ['druga linia', 'wspólne']],
      [common, ['wspólne']],
      ['latest', ['wspólne']],
    ] as const) {
      const done = await runCommand('restore', ['--to', to], env);
      expect(done.code, done.output).toBe(0);
      const then = await openServer(dataDir, env);
      expect(await then.names()).toEqual(names);
      expect((await then.server.signal('SIGTERM')).code).toBe(0);
    }
  }, 600_000);

  test('an archive in S3 brings a lost machine back, contents of files included; a service that is away is told and made up for [OPE-111, OPE-115]', async () => {
    const peer = await startS3Peer({ bucket: 'kopie', secret: 'sekret' });
    onTestFinished(peer.stop);
    const dataDir = await startedFolder();
    const env = {
      ARCHIVE_TO: 's3://kopie/firma',
      S3_ENDPOINT: peer.endpoint,
      S3_FORCE_PATH_STYLE: 'true',
      S3_ACCESS_KEY_ID: 'klucz',
      S3_SECRET_ACCESS_KEY: 'sekret',
    };
    const first = await openServer(dataDir, env);
    await first.hasBase();
    const form = new FormData();
    form.append('file', new Blob(['treść pliku']), 'plik.txt');
    const { 'access-token': token } = first.headers;
    const sent = await fetch(`${first.url}/api/media/upload`, {
      method: 'POST',
      headers: { 'access-token': token },
      body: form,
    });
    expect(sent.status).toBe(200);
    peer.failNext('PUT', 1_000);
    await first.write('gdy S3 nie działa');
    await eventually(async () => /Archiwum bazy danych nie przyjmuje/.test(first.server.output()));
    peer.failNext('', 0);
    await eventually(async () => /Archiwum bazy danych znowu/.test(first.server.output()));
    const moment = await momentNow();
    expect((await first.server.signal('SIGTERM')).code).toBe(0);
    rmSync(join(dataDir, 'files'), { recursive: true });

    const fresh = join(dataFolder(), 'nowa maszyna');
    const done = await runCommand('restore', ['--to', moment], { ...env, DATA_DIR: fresh });
    expect(done).toMatchObject({
      code: 0,
      output: expect.stringContaining('z archiwum wróciło: 1'),
    });
    // Without the archive: a trial beside the machine of before must not write there.
    const next = await openServer(fresh, {});
    expect(await next.names()).toEqual(['gdy S3 nie działa']);
    expect((await next.server.signal('SIGTERM')).code).toBe(0);
    expect(first.server.output()).not.toContain('sekret');
  }, 600_000);

  test('a restore that is killed leaves the database as it was [OPE-113]', async () => {
    const dataDir = await startedFolder();
    const env = { DATA_DIR: dataDir, ARCHIVE_TO: join(dataFolder(), 'archiwum') };
    const first = await openServer(dataDir, env);
    await first.hasBase();
    await first.write('zostaje');
    expect((await first.server.signal('SIGTERM')).code).toBe(0);
    const killed = await runCommand('restore', ['--to', 'latest'], env, /Odtwarzam z pełnej kopii/);
    expect(killed.code).toBeNull();
    const next = await openServer(dataDir, env);
    expect(await next.names()).toEqual(['zostaje']);
    expect((await next.server.signal('SIGTERM')).code).toBe(0);
  }, 600_000);
});
