import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { postgresAccount, runAs } from '@zaplecze/keeper/postgres/account';
import { databaseHome } from '@zaplecze/keeper/postgres/place';
import { isAlive, until } from '@zaplecze/keeper/postgres/processes';
import pg from 'pg';
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  cleanUp,
  databaseProcesses,
  dataFolder,
  eventually,
  health,
  postmasterPid,
  servingProcesses,
  startServer,
} from './server-process.ts';
import { makeStartedFolder, startedFolder } from './started-folder.ts';

beforeAll(makeStartedFolder);
afterEach(cleanUp);

describe('a start', () => {
  test('the first one creates, migrates and serves; the next one goes on with the same database [OPE-22]', async () => {
    const dataDir = join(dataFolder(), 'data');
    const first = startServer(dataDir);
    expect(await health(await first.ready())).toBe(200);
    const cluster = statSync(join(databaseHome(dataDir), 'cluster')).ino;
    expect(await first.signal('SIGTERM')).toEqual({ code: 0, signal: null });
    expect(databaseProcesses(dataDir)).toEqual([]);

    const second = startServer(dataDir);
    expect(await health(await second.ready())).toBe(200);
    expect(statSync(join(databaseHome(dataDir), 'cluster')).ino).toBe(cluster);
    expect((await second.interrupt()).code).toBe(0);
    expect(databaseProcesses(dataDir)).toEqual([]);
  });

  test('with WORKERS several processes answer on one port; one that falls is followed by another [OPE-27]', async () => {
    const dataDir = join(dataFolder(), 'data');
    const server = startServer(dataDir, { env: { WORKERS: '2' } });
    const url = await server.ready();
    const serving = () => servingProcesses(server.pid);
    // The port is one's as soon as the first of them listens.
    await until(() => serving().length === 2);
    const [first, second] = serving();
    const fallen = Number(first);
    process.kill(fallen, 'SIGKILL');
    await until(() => !serving().includes(fallen) && serving().length === 2);
    expect(await health(url)).toBe(200);
    expect((await server.interrupt()).code).toBe(0);
    expect(isAlive(Number(second))).toBe(false);
    expect(databaseProcesses(dataDir)).toEqual([]);
  });

  test('with WORKERS a port in use is told as it is with one process [OPE-26, OPE-27]', async () => {
    const busy = createServer();
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void busy.close());
    const { port } = busy.address() as AddressInfo;
    const server = startServer(await startedFolder(), {
      env: { WORKERS: '2', PORT: String(port) },
    });
    expect((await server.exited).code).toBe(1);
    expect(server.output()).toContain(`Port ${port} (adres 127.0.0.1) jest już zajęty`);
  });

  test('after kill -9 of the server the database it left is taken over, and ended in order [OPE-24]', async () => {
    const dataDir = await startedFolder();
    const first = startServer(dataDir);
    await first.ready();
    const database = postmasterPid(dataDir);
    await first.signal('SIGKILL');
    expect(databaseProcesses(dataDir)).toContain(database);

    const second = startServer(dataDir);
    expect(await health(await second.ready())).toBe(200);
    expect(postmasterPid(dataDir)).toBe(database);
    expect(second.output()).toContain('Przejęto bazę danych');
    expect((await second.signal('SIGTERM')).code).toBe(0);
    expect(databaseProcesses(dataDir)).toEqual([]);
  });

  test('after kill -9 of server and database the next start works [OPE-24]', async () => {
    const dataDir = await startedFolder();
    const first = startServer(dataDir);
    await first.ready();
    process.kill(postmasterPid(dataDir), 'SIGKILL');
    await first.signal('SIGKILL');
    const second = startServer(dataDir);
    expect(await health(await second.ready())).toBe(200);
    expect((await second.signal('SIGTERM')).code).toBe(0);
  });

  test('a database that dies under a running server is started again [OPE-25]', async () => {
    const dataDir = await startedFolder();
    const server = startServer(dataDir);
    const url = await server.ready();
    const letters = join(dataDir, 'mail');
    const sendLetter = async () => {
      const connection = { host: databaseHome(dataDir), user: 'zaplecze', database: 'zaplecze' };
      const client = new pg.Client(connection);
      await client.connect();
      const message = { to: 'ala@firma.pl', subject: 'List', text: 'x' };
      await client.query("select graphile_worker.add_job('mail.send', $1)", [message]);
      await client.end();
    };
    const arrived = (count: number) => () =>
      existsSync(letters) && readdirSync(letters).length === count;
    // The server is at work, not in the middle of its start.
    await sendLetter();
    await until(arrived(1));
    const before = postmasterPid(dataDir);
    process.kill(before, 'SIGKILL');
    await eventually(async () => server.output().includes('Baza danych działa ponownie'));
    await eventually(async () => (await health(url)) === 200);
    expect(postmasterPid(dataDir)).not.toBe(before);
    // Background work goes on too, without anybody's help.
    await sendLetter();
    await until(arrived(2));
    expect((await server.signal('SIGTERM')).code).toBe(0);
    expect(databaseProcesses(dataDir)).toEqual([]);
  });

  test('a second server on the same folder is refused and told which process holds it [OPE-26]', async () => {
    const dataDir = await startedFolder();
    const first = startServer(dataDir);
    const url = await first.ready();
    const second = startServer(dataDir);
    expect((await second.exited).code).toBe(1);
    expect(second.output()).toContain(`proces ${first.pid}`);
    expect(second.output()).not.toContain('    at ');
    expect(await health(url)).toBe(200);
    expect((await first.signal('SIGTERM')).code).toBe(0);
  });

  test('a creation that was interrupted is done again [OPE-24]', async () => {
    const dataDir = join(dataFolder(), 'data');
    const interrupted = startServer(dataDir);
    const home = join(dataDir, 'database');
    const creating = () =>
      existsSync(home) && readdirSync(home).some((name) => name.startsWith('cluster.new-'));
    await until(creating);
    await interrupted.signal('SIGKILL');
    const next = startServer(dataDir);
    expect(await health(await next.ready())).toBe(200);
    expect(creating()).toBe(false);
    expect((await next.signal('SIGTERM')).code).toBe(0);
  });

  test('stopping in the middle of a start leaves nothing running [OPE-22]', async () => {
    const dataDir = join(dataFolder(), 'data');
    const server = startServer(dataDir);
    await until(() => existsSync(join(dataDir, 'database/cluster/postmaster.pid')));
    expect((await server.signal('SIGTERM')).code).toBe(0);
    expect(databaseProcesses(dataDir)).toEqual([]);
  });

  test('a strange process with the number of a former database does not block the start [OPE-24]', async () => {
    const dataDir = await startedFolder();
    const cluster = join(databaseHome(dataDir), 'cluster');
    // The account of the database owns this process, as PostgreSQL itself only minds those of its own account.
    const stranger = spawn('sleep', ['600'], runAs(postgresAccount()));
    onTestFinished(() => void stranger.kill());
    writeFileSync(join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n1\n5432\n\n\n\n`);
    const server = startServer(dataDir);
    expect(await health(await server.ready())).toBe(200);
    expect(stranger.exitCode).toBeNull();
    expect((await server.signal('SIGTERM')).code).toBe(0);
  });

  test('with a long path the socket stands in a short private folder, removed at the end [OPE-29]', async () => {
    const dataDir = join(dataFolder(), 'bardzo-dlugi-folder-'.repeat(5), 'data');
    mkdirSync(dirname(dataDir));
    const server = startServer(dataDir);
    expect(await health(await server.ready())).toBe(200);
    // Named after the database's own place: other servers of the machine have theirs beside it.
    const hash = createHash('sha256').update(databaseHome(dataDir)).digest('hex').slice(0, 12);
    const folder = join(tmpdir(), `zaplecze-${hash}`);
    expect(statSync(folder).mode & 0o077).toBe(0);
    expect((await server.signal('SIGTERM')).code).toBe(0);
    expect(existsSync(folder)).toBe(false);
  });

  test('a port in use is told, and the database is ended', async () => {
    const dataDir = await startedFolder();
    const other = createServer();
    await new Promise<void>((ready) => other.listen(0, '127.0.0.1', ready));
    const { port } = other.address() as AddressInfo;
    const server = startServer(dataDir, { env: { PORT: String(port) } });
    expect((await server.exited).code).toBe(1);
    expect(server.output()).toContain(`Port ${port}`);
    expect(server.output()).toContain('jest już zajęty');
    expect(databaseProcesses(dataDir)).toEqual([]);
    other.close();
  });

  test('wrong settings are refused before anything is made [OPE-18]', async () => {
    const dataDir = join(dataFolder(), 'data');
    const server = startServer(dataDir, { env: { SMTP_URL: 'poczta', LOG_LEVEL: 'x' } });
    expect((await server.exited).code).toBe(1);
    expect(server.output()).toMatch(/SMTP_URL: .*\n.*LOG_LEVEL: /);
    expect(existsSync(dataDir)).toBe(false);
  });
});
