import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { databaseHome } from '@zaplecze/keeper/postgres/place';
import pg from 'pg';
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { hashToken } from '../../src/kit/http/guard.ts';
import { cleanUp, eventually, health, signInTo, startServer } from '../starting/server-process.ts';
import { makeStartedFolder, startedFolder } from '../starting/started-folder.ts';

/** The sizes of `npm run test:faults` against those of every run. */
const long = Boolean(process.env.LONG);
const megabyte = 1_000_000;

beforeAll(makeStartedFolder);
afterEach(cleanUp);

const password = 'haslo-do-testow-startu';

/** Most memory the process has held at once, in bytes (Linux). */
function peakMemory(pid: number): number {
  const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

async function database(dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({
    host: databaseHome(dataDir),
    user: 'zaplecze',
    database: 'zaplecze',
  });
  await client.connect();
  // Its database ends before it does.
  client.on('error', () => undefined);
  return client;
}

/** Sends one upload of so many bytes over a bare connection; gives the status it was answered with. */
function sendUpload(url: string, token: string, bytes: number): Promise<number> {
  const edge = 'granica';
  const head = `--${edge}\r\ncontent-disposition: form-data; name="file"; filename="plik.bin"\r\n\r\n`;
  const tail = `\r\n--${edge}--\r\n`;
  const { hostname, port } = new URL(url);
  const block = Buffer.alloc(megabyte, 'x');
  return new Promise((done, fail) => {
    const socket = connect(Number(port), hostname === 'localhost' ? '127.0.0.1' : hostname);
    let answer = '';
    let left = bytes;
    socket.on('data', (chunk: Buffer) => {
      answer += chunk;
      const [, status] = /^HTTP\/1\.1 (\d+)/.exec(answer) ?? [];
      if (!status) return;
      done(Number(status));
      socket.destroy();
    });
    socket.on('close', () => fail(new Error('closed without an answer')));
    // A server that refuses need not read on.
    socket.on('error', () => undefined);
    const pour = () => {
      while (left > 0 && !socket.destroyed) {
        const piece = block.subarray(0, Math.min(left, block.length));
        left -= piece.length;
        if (!socket.write(piece)) return void socket.once('drain', pour);
      }
      socket.write(tail);
    };
    socket.write(
      `POST /api/media/upload HTTP/1.1\r\nhost: x\r\naccess-token: ${token}\r\n` +
        `content-type: multipart/form-data; boundary=${edge}\r\n` +
        `content-length: ${head.length + bytes + tail.length}\r\n\r\n${head}`,
    );
    pour();
  });
}

test('large uploads are streamed: many at once, and one that never ends, cost little memory [FIL-05]', async () => {
  const server = startServer(await startedFolder());
  const url = await server.ready();
  const token = await signInTo(url, 'admin', password);
  expect(await sendUpload(url, token, megabyte)).toBe(200);
  const before = peakMemory(server.pid);
  const together = Array.from({ length: long ? 8 : 2 }, () =>
    sendUpload(url, token, 90 * megabyte),
  );
  expect(new Set(await Promise.all(together))).toEqual(new Set([200]));
  // More than is taken: refused, and never held.
  expect(await sendUpload(url, token, (long ? 5 * 1024 : 150) * megabyte)).toBe(413);
  expect(peakMemory(server.pid) - before).toBeLessThan(150 * megabyte);
  expect(await health(url)).toBe(200);
  expect((await server.signal('SIGTERM')).code).toBe(0);
});

/** Until a socket is connected. */
const connected = (socket: Socket) =>
  socket.connecting ? once(socket, 'connect') : Promise.resolve();

test('slow clients keep nobody else waiting and cost little memory [OPE-37]', async () => {
  const server = startServer(await startedFolder());
  const url = await server.ready();
  const token = await signInTo(url, 'admin', password);
  const before = peakMemory(server.pid);
  const { port } = new URL(url);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const starts = [
    'GET /api/client/list HTTP/1.1\r\nhost: x\r\n',
    `POST /api/client/create HTTP/1.1\r\nhost: x\r\naccess-token: ${token}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"name":`,
    'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
  ];
  let ended = 0;
  for (let at = 0; at < (long ? 2_000 : 300); at += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('close', () => {
      ended += 1;
    });
    socket.write(starts[at % starts.length] ?? '');
    sockets.push(socket);
    // Connected in portions: the system queues only so many.
    if (at % 50 === 49) await Promise.all(sockets.map(connected));
  }
  await Promise.all(sockets.map(connected));
  // Where the machine itself is slow an answer may be late; who dawdles with a body is there all the while.
  await eventually(async () => (await health(url)) === 200);
  expect(ended).toBeLessThan(sockets.length / 2);
  await signInTo(url, 'admin', password);
  expect(peakMemory(server.pid) - before).toBeLessThan(150 * megabyte);
  for (const socket of sockets) socket.destroy();
  expect((await server.signal('SIGTERM')).code).toBe(0);
});

test('open pages by the thousand are all told, and cost little memory [OPE-37]', async () => {
  const pages = long ? 2_000 : 300;
  const dataDir = await startedFolder();
  const server = startServer(dataDir);
  const url = await server.ready();
  const client = await database(dataDir);
  // Twelve pages a person is the most that stays open.
  const people = Math.ceil(pages / 10);
  const tokens = Array.from({ length: people }, (_, at) => `strona-${at}`);
  await client.query(
    `with made as (
       insert into person (username, "firstName", "lastName", email, roles)
       select 'o' || n, 'O', 'N' || n, 'o' || n || '@firma.pl', array['ROLE_USER']
         from generate_series(1, $1::int) n returning id
     ), numbered as (select id, row_number() over () as n from made)
     insert into session ("tokenHash", person, expires)
     select ($2::bytea[])[n], id, now() + interval '1 day' from numbered`,
    [people, tokens.map(hashToken)],
  );
  const before = peakMemory(server.pid);
  const sockets: Socket[] = [];
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  const { port } = new URL(url);
  let [opened, told] = [0, 0];
  for (let at = 0; at < pages; at += 1) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      const text = chunk.toString();
      if (text.includes('event: open')) opened += 1;
      if (text.includes('event: notifications')) told += 1;
    });
    const token = tokens[at % people];
    socket.write(`GET /api/events HTTP/1.1\r\nhost: x\r\naccess-token: ${token}\r\n\r\n`);
    sockets.push(socket);
    // Opened as fast as they are taken, not faster than the system queues connections.
    if (at % 50 === 49) await eventually(async () => opened > at - 50);
  }
  await eventually(async () => opened === pages);
  await client.query(
    `select pg_notify('zaplecze', json_build_object('topic', 'notifications', 'people',
       (select json_agg(id) from person))::text)`,
  );
  await eventually(async () => told === pages);
  expect(peakMemory(server.pid) - before).toBeLessThan(250 * megabyte);
  expect(await health(url)).toBe(200);
  expect((await server.signal('SIGTERM')).code).toBe(0);
});
