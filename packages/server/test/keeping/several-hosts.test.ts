import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../src/kit/database/database.ts';
import { awaitDatabaseServer } from '../../src/kit/database/servers/database-server.ts';
import { connectionOf } from '../../src/kit/database/servers/hosts.ts';
import { databaseRefusal } from '../../src/kit/http/calls/errors.ts';
import { createLog } from '../../src/kit/operations/log.ts';
import { hasPgBouncer, startPgBouncer } from '../peers/pgbouncer.ts';
import { startPrimaryAndStandby } from '../peers/primary-and-standby.ts';
import {
  cleanUp,
  dataFolder,
  eventually,
  health,
  startServer,
} from '../starting/server-process.ts';

/* A database of several servers, of which one takes writes. */

let pair: Awaited<ReturnType<typeof startPrimaryAndStandby>>;
beforeEach(async () => {
  pair = await startPrimaryAndStandby(join(dataFolder(), 'pair'));
});
afterEach(async () => {
  await pair.stop();
  await cleanUp();
});

const log = createLog('silent');
const addressOf = (...places: string[]) => `postgresql://kto@${places.join()}/postgres`;

/** The product's connections to it, and what a write or the news of them comes to. */
function opened(url: string) {
  const db = createDatabase(connectionOf(url));
  onTestFinished(() => db.destroy());
  const statusOf = (asked: Promise<unknown>) =>
    asked.then(
      () => 200,
      (error: unknown) => databaseRefusal(error)?.status ?? error,
    );
  const write = () => statusOf(sql`create temp table if not exists t (x int)`.execute(db));
  return { db, write, statusOf };
}

test('of several servers the one that takes writes is found, and found again when another one becomes it [OPE-91]', async () => {
  const { db, write } = opened(addressOf(pair.standby, pair.primary));
  expect(await Promise.all(Array.from({ length: 15 }, write))).toEqual(Array(15).fill(200));
  await pair.killPrimary();
  expect(await write()).toBe(503);
  await pair.promote();
  await eventually(async () => (await write()) === 200);
  expect(await Promise.all(Array.from({ length: 15 }, write))).toEqual(Array(15).fill(200));
  expect(db.pool.waitingCount).toBe(0);
});

test('a server that stops taking writes is left by every connection, and comes back by itself; health tells it from one that is away [OPE-91, OPE-54]', async () => {
  const DATABASE_URL = addressOf(pair.primary);
  const server = startServer(join(dataFolder(), 'nic'), { env: { DATABASE_URL } });
  const url = await server.ready();
  const told = async () =>
    ((await (await fetch(`${url}/api/health`)).json()) as { data: unknown }).data;
  const { write, statusOf, db } = opened(DATABASE_URL);
  await Promise.all(Array.from({ length: 10 }, write));
  // As a primary that others have voted out.
  await pair.tell('alter system set default_transaction_read_only = on');
  await pair.tell('select pg_reload_conf()');
  await eventually(async () => (await health(url)) === 503);
  expect(await told()).toEqual({ status: 'read-only', database: true });
  await eventually(async () => (await write()) === 503);
  // Reading from it would be from what may be old.
  await eventually(async () => (await statusOf(sql`select 1`.execute(db))) === 503);
  await pair.tell('alter system reset default_transaction_read_only');
  await pair.tell('select pg_reload_conf()');
  await eventually(async () => (await write()) === 200 && (await health(url)) === 200);
  await pair.killPrimary();
  await eventually(async () => (await health(url)) === 503);
  expect(await told()).toEqual({ status: 'down', database: false });
  await server.signal('SIGTERM');
});

test('a write that is refused as one to a standby costs its connection [OPE-91]', async () => {
  const { db, statusOf } = opened(addressOf(pair.primary));
  const refused = db.transaction().execute(async (tx) => {
    await sql`set transaction read only`.execute(tx);
    await sql`create table never (x int)`.execute(tx);
  });
  expect(await statusOf(refused)).toBe(503);
  await eventually(async () => db.pool.totalCount === 0);
});

test('a start waits until one of the servers takes writes [OPE-92]', async () => {
  await pair.killPrimary();
  let there = false;
  const waiting = awaitDatabaseServer(connectionOf(addressOf(pair.standby)), log).then(() => {
    there = true;
  });
  const { db } = opened(addressOf(pair.standby));
  await expect(sql`select 1`.execute(db)).rejects.toMatchObject({ code: '25006' });
  expect(there).toBe(false);
  await pair.promote();
  await waiting;
  await sql`select 1`.execute(db);
});

describe.runIf(hasPgBouncer)('behind PgBouncer', () => {
  let bouncer: ChildProcess | undefined;
  afterEach(() => void bouncer?.kill('SIGKILL'));

  async function startBouncer(mode: string): Promise<string> {
    const { url, process } = await startPgBouncer(mode, pair.primary);
    bouncer = process;
    return url;
  }

  test.each(['transaction', 'statement'])(
    'in the mode %s is refused in words [OPE-93]',
    async (mode) => {
      const url = await startBouncer(mode);
      const server = startServer(join(dataFolder(), 'nic'), { env: { DATABASE_URL: url } });
      expect((await server.exited).code).toBe(1);
      expect(server.output()).toContain('pool_mode = session');
      expect(server.output()).not.toContain('    at ');
    },
  );

  test('in the mode session it serves [OPE-93]', async () => {
    const url = await startBouncer('session');
    const server = startServer(join(dataFolder(), 'nic'), { env: { DATABASE_URL: url } });
    expect(await health(await server.ready())).toBe(200);
    expect((await server.signal('SIGTERM')).code).toBe(0);
  });
});
