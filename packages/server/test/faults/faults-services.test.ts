import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../database.ts';
import { prepareWrites, startWriters } from '../keeping/writers.ts';
import { startProxy } from '../peers/proxy.ts';
import { startS3Peer } from '../peers/s3-peer.ts';
import {
  cleanUp,
  databaseProcesses,
  dataFolder,
  eventually,
  health,
  signInTo,
  startServer,
} from '../starting/server-process.ts';
import { makeStartedFolder, startedFolder } from '../starting/started-folder.ts';
import { hurryJobs, nothingToDo } from '../waiting-jobs.ts';
import { queryDatabase, readService, upload } from './service-calls.ts';

beforeAll(makeStartedFolder);
afterEach(cleanUp);

const password = 'haslo-do-testow-startu';

const askForLetter = (url: string) =>
  fetch(`${url}/api/auth/reset_password_request`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@localhost' }),
  });

const jobsOf = (dataDir: string, task: string) =>
  queryDatabase<{ attempts: number; error: string | null }>(
    dataDir,
    `select attempts, last_error as error from graphile_worker.jobs where task_identifier = '${task}'`,
  );
const hurry = (dataDir: string) => queryDatabase(dataDir, hurryJobs);

test('a database that goes away: 503 with Retry-After, never 401, and back by itself [OPE-33, OPE-54]', async () => {
  const own = await testDatabase();
  onTestFinished(own.drop);
  const { host, port, user, database } = own.connection;
  const door = await startProxy({ path: `${host}/.s.PGSQL.${port}` });
  onTestFinished(door.stop);
  const DATABASE_URL = `postgresql://${user}@127.0.0.1:${door.port}/${database}`;
  const server = startServer(join(dataFolder(), 'data'), { env: { DATABASE_URL } });
  const url = await server.ready();
  const calling = await prepareWrites(url);
  const writers = startWriters(calling);
  await eventually(async () => writers.witness.acknowledged.length > 5);
  door.shut();
  await eventually(async () => (writers.witness.statuses.get(503) ?? 0) > 20);
  const away = { status: 503, retryAfter: expect.stringMatching(/^\d+$/) };
  expect(await readService(url, calling.token)).toEqual(away);
  expect(await readService(url, calling.token, '/events')).toMatchObject(away);
  expect(await health(url)).toBe(503);
  // Signing in fails as what it is, not as a wrong password.
  await expect(signInTo(url, 'admin', password)).rejects.toThrow('503');
  door.open();
  const before = writers.witness.acknowledged.length;
  await eventually(async () => writers.witness.acknowledged.length > before + 5);
  await writers.stop();
  expect([...writers.witness.statuses.keys()].sort()).toEqual([200, 503]);
  const stored = await own.db.selectFrom('client').select('name').execute();
  const names = new Set(stored.map(({ name }) => name));
  expect(writers.witness.acknowledged.filter((name) => !names.has(name))).toEqual([]);
  expect(await readService(url, calling.token)).toMatchObject({ status: 200 });
  // Work in the background goes on too: its letter is written without anybody's help.
  await askForLetter(url);
  await eventually(() => nothingToDo(own.db));
  expect((await server.signal('SIGTERM')).code).toBe(0);
});

// The quick version, within the process, is kit/database/servers/health-check.test.ts.
test.runIf(process.env.LONG)(
  'a database that hangs: 503 with Retry-After, and back by itself [OPE-33]',
  async () => {
    const dataDir = join(dataFolder(), 'data');
    const server = startServer(dataDir);
    const url = await server.ready();
    const calling = await prepareWrites(url);
    const writers = startWriters(calling, { count: 20 });
    await eventually(async () => writers.witness.acknowledged.length > 5);
    const stopped = databaseProcesses(dataDir);
    const tell = (signal: NodeJS.Signals) => {
      for (const pid of stopped) process.kill(pid, signal);
    };
    onTestFinished(() => {
      // A failed test leaves none behind that cannot be ended.
      if (databaseProcesses(dataDir).length > 0) tell('SIGCONT');
    });
    tell('SIGSTOP');
    expect(await health(url)).toBe(503);
    // Every one of them is answered, whether it was waiting already or came later.
    await eventually(async () => (writers.witness.statuses.get(503) ?? 0) > 40);
    const away = { status: 503, retryAfter: expect.stringMatching(/^\d+$/) };
    expect(await readService(url, calling.token)).toEqual(away);
    expect(await readService(url, calling.token, '/events')).toMatchObject(away);
    tell('SIGCONT');
    const before = writers.witness.acknowledged.length;
    await eventually(async () => writers.witness.acknowledged.length > before + 50);
    await writers.stop();
    expect([...writers.witness.statuses.keys()].sort()).toEqual([200, 503]);
    const names = new Set(
      (await queryDatabase<{ name: string }>(dataDir, 'select name from client')).map(
        ({ name }) => name,
      ),
    );
    expect(writers.witness.acknowledged.filter((name) => !names.has(name))).toEqual([]);
    expect(await health(url)).toBe(200);
    expect((await askForLetter(url)).status).toBe(200);
    await eventually(async () => (await jobsOf(dataDir, 'mail.send')).length === 0);
    expect((await server.signal('SIGTERM')).code).toBe(0);
  },
);

test('a mail server that goes away: the person is answered, the letter goes out when it is back [OPE-34]', async () => {
  const letters: string[] = [];
  const mail = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
      });
      stream.on('end', () => {
        letters.push(text);
        done();
      });
    },
  });
  await new Promise<void>((ready) => mail.listen(0, '127.0.0.1', ready));
  onTestFinished(() => new Promise<void>((done) => mail.close(() => done())));
  const { port } = mail.server.address() as AddressInfo;
  const door = await startProxy({ host: '127.0.0.1', port });
  onTestFinished(door.stop);
  door.shut();
  const dataDir = await startedFolder();
  const server = startServer(dataDir, { env: { SMTP_URL: `smtp://127.0.0.1:${door.port}` } });
  const url = await server.ready();
  expect((await askForLetter(url)).status).toBe(200);
  await eventually(async () => (await jobsOf(dataDir, 'mail.send'))[0]?.error != null);
  expect(letters).toEqual([]);
  door.open();
  await hurry(dataDir);
  await eventually(async () => (await jobsOf(dataDir, 'mail.send')).length === 0);
  expect(letters).toHaveLength(1);
  expect((await server.signal('SIGTERM')).code).toBe(0);
});

test('a file service that goes away: uploads are refused clearly, removals done when it is back [OPE-35]', async () => {
  const peer = await startS3Peer({ bucket: 'pliki', secret: 'sekret' });
  onTestFinished(peer.stop);
  const door = await startProxy({ host: '127.0.0.1', port: Number(new URL(peer.endpoint).port) });
  onTestFinished(door.stop);
  const dataDir = await startedFolder();
  const env = {
    S3_BUCKET: 'pliki',
    S3_ENDPOINT: `http://127.0.0.1:${door.port}`,
    S3_FORCE_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: 'klucz',
    S3_SECRET_ACCESS_KEY: 'sekret',
  };
  const server = startServer(dataDir, { env });
  const url = await server.ready();
  const token = await signInTo(url, 'admin', password);
  const first = await upload(url, token, new Blob(['treść']));
  expect(first.status).toBe(200);
  door.shut();
  const refused = await upload(url, token, new Blob(['treść']));
  expect(refused).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
  expect(await readService(url, token)).toMatchObject({ status: 200 });
  expect((await queryDatabase(dataDir, 'select 1 from file')).length).toBe(1);
  // What a deleted record leaves to be done.
  await queryDatabase(
    dataDir,
    `select graphile_worker.add_job('files.removeContents', json_agg("storageKey")) from file`,
  );
  await eventually(async () => (await jobsOf(dataDir, 'files.removeContents'))[0]?.error != null);
  expect(peer.objects.size).toBe(1);
  door.open();
  await hurry(dataDir);
  await eventually(async () => peer.objects.size === 0);
  expect((await upload(url, token, new Blob(['treść']))).status).toBe(200);
  expect((await server.signal('SIGTERM')).code).toBe(0);
});
