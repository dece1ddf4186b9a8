import { getClient, updateClient } from '@zaplecze/contract/rooms/clients/calls';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { insertClient } from '../../../../test/client.ts';
import { holdLock, waitingForLocks } from '../../../../test/hold-lock.ts';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { startProxy } from '../../../../test/peers/proxy.ts';
import { eventually } from '../../../../test/starting/server-process.ts';
import { createDatabase, transactAs } from '../../database/database.ts';
import type { DatabaseClient } from '../../database/servers/client.ts';
import { limitsTimes, runAsWork, Work } from '../../database/work.ts';
import { withLimits } from '../../jobs/job-limits.ts';
import { defineTask, enqueue, handleTask, startWorker } from '../../jobs/jobs.ts';
import { logDatabase } from '../../operations/database-watch.ts';
import { createLog } from '../../operations/log.ts';

/* Statements that never end here wait for a lock that a test holds. */

const token = 'zeton-do-testow-limitow';
let it: TestApp;
let url: string;
let someone: Someone;
let client: number;

beforeAll(async () => {
  it = await testApp({ METRICS_TOKEN: token });
  url = await it.app.listen({ port: 0, host: '127.0.0.1' });
  someone = await it.signIn('ROLE_ADMIN');
  client = await insertClient(it.db);
});
afterAll(() => it.close());

const holdClients = () => holdLock(it, 'lock table client in access exclusive mode');
const holdClient = () => holdLock(it, `select from client where id = ${client} for update`);

const someWait = (count: number) => eventually(async () => (await waitingForLocks(it)) === count);

/** The limits of ordinary requests for one test. */
function shorten(limits: { statement?: number; lock?: number }): void {
  const { ordinary } = it.services.config.limits;
  const before = { ...ordinary };
  Object.assign(ordinary, limits);
  onTestFinished(() => void Object.assign(ordinary, before));
}

const stopped = async (kind: string, route: string, why: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const { body } = await it.app.inject({ url: '/metrics', headers });
  const line = `zaplecze_statements_stopped_total{kind="${kind}",route="${route}",why="${why}"} `;
  return Number(body.split(line)[1]?.split('\n')[0] ?? 0);
};

async function get(path: string) {
  const answer = await fetch(`${url}/api${path}`, { headers: { 'access-token': someone.token } });
  const { message = '' } = (await answer.json()) as { message?: string };
  return { status: answer.status, message };
}
const listing = () => get('/client/list');
const searching = () => get('/search?q=zagiel');
const read = async () => (await it.call(getClient, { as: someone, params: { id: client } })).data;
const version = async () => (await read()).client.version;
const rename = (name: string, headers: Record<string, string> = {}) =>
  it.call(updateClient, { as: someone, params: { id: client }, body: { name }, headers });

test('an ordinary request whose statement never ends is stopped, told in words and counted by its kind and route; a search has longer [OPE-120, OPE-122]', async () => {
  shorten({ statement: 1 });
  const letGo = await holdClients();
  const found = searching();
  await someWait(1);
  const list = await listing();
  // Not 503, after which pages ask again by themselves.
  expect(list.status).toBe(504);
  expect(list.message).toContain('trwało zbyt długo');
  expect(await waitingForLocks(it)).toBe(1);
  await letGo();
  expect((await found).status).toBe(200);
  expect(await stopped('ordinary', 'GET /api/client/list', 'time')).toBe(1);
  expect((await listing()).status).toBe(200);
});

/** A pool that nothing else takes connections of, through a door if one is told. */
function ownDatabase(door?: { host: string; port: number }) {
  const { host, port, user, database } = it.db.pool.options;
  const own = createDatabase({ host, port, user, database, ...door } as never);
  onTestFinished(() => own.destroy());
  return own;
}

test('a connection whose statement was stopped is handed to nobody [OPE-120]', async () => {
  const { pool } = ownDatabase();
  const client = (await pool.connect()) as PoolClient & DatabaseClient;
  const work = new Work('ordinary', 'GET /api/x', { limits: limitsTimes(1).ordinary, reads: true });
  const asked = runAsWork(work, () => client.query('select pg_sleep(60)')).catch((error) => error);
  // The error may come before the server says that it is ready: then the connection is back in the pool when it is ended.
  client.release();
  const next = new Promise<PoolClient>((taken) => {
    client.once('drain', () => taken(pool.connect()));
  });
  client.giveUp('time');
  expect(await asked).toMatchObject({ code: '57014' });
  const taken = await next;
  expect((await taken.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  taken.release();
});

test('a request to stop a statement that does not reach the database is made again [OPE-120, OPE-123]', async () => {
  const { host, port } = it.db.pool.options as { host: string; port: number };
  const door = await startProxy({ path: `${host}/.s.PGSQL.${port}` });
  onTestFinished(() => door.stop());
  const client = await ownDatabase({ host: '127.0.0.1', port: door.port }).pool.connect();
  const work = new Work('search', 'GET /api/x', { limits: limitsTimes(1).search, reads: true });
  const asked = runAsWork(work, () => client.query('select pg_sleep(60)')).catch((error) => error);
  door.refuse();
  work.leave();
  await eventually(async () => door.refused() > 0);
  door.open();
  expect(await asked).toMatchObject({ code: '57014' });
  client.release(true);
});

test('a write that waits for what somebody else changes is refused with 503 and when to come back, and done nothing of [OPE-121]', async () => {
  shorten({ lock: 1 });
  const letGo = await holdClient();
  const before = await it.db.selectFrom('client').selectAll().execute();
  const key = { 'idempotency-key': 'raz-i-tylko-raz' };
  const refused = await rename('Nowa nazwa', key);
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  expect(refused.message).toContain('Niczego nie zapisano');
  expect(await it.db.selectFrom('client').selectAll().execute()).toEqual(before);
  expect(await stopped('ordinary', 'PATCH /api/client/:id', 'lock')).toBe(1);
  await letGo();
  // The form still has what was typed, and asks with the same key.
  expect((await rename('Nowa nazwa', key)).status).toBe(200);
  expect((await read()).client.name).toBe('Nowa nazwa');
});

test('a write that takes too long is taken back whole by the database itself [OPE-120]', async () => {
  shorten({ statement: 1, lock: 600 });
  const before = await version();
  const letGo = await holdClient();
  const refused = await rename('Za długo');
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
  await letGo();
  expect(await version()).toBe(before);
  expect(await stopped('ordinary', 'PATCH /api/client/:id', 'time')).toBe(1);
});

test('a search whose reader goes away ends in the database; a write goes on to its end [OPE-123]', async () => {
  const letGo = await holdClients();
  const headers = { 'access-token': someone.token, 'content-type': 'application/json' };
  const leaving = new AbortController();
  const leave = { headers, signal: leaving.signal };
  const asked = [
    fetch(`${url}/api/search?q=zagiel`, leave),
    fetch(`${url}/api/client/${client}`, {
      ...leave,
      method: 'PATCH',
      body: '{"name":"Do końca"}',
    }),
  ].map((one) => one.catch(() => 'left'));
  await someWait(2);
  leaving.abort();
  expect(await Promise.all(asked)).toEqual(['left', 'left']);
  await someWait(1);
  // The half that waited, and the other one if it was still at work.
  await eventually(async () => (await stopped('search', 'GET /api/search', 'gone')) > 0);
  await letGo();
  await eventually(async () => (await read()).client.name === 'Do końca');
});

test('a transaction that stands still lets go of what it holds [OPE-121]', async () => {
  const limits = { ...limitsTimes(1).ordinary, idle: 1 };
  const work = new Work('ordinary', 'test', { limits, reads: false });
  const [holds, still] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const stands = runAsWork(work, () =>
    transactAs(it.db, 0, async (tx) => {
      await sql`select from client where id = ${client} for update`.execute(tx);
      holds.resolve();
      await still.promise;
      await sql`select 1`.execute(tx);
    }),
  );
  const lost = expect(stands).rejects.toThrow(/connection|terminat/i);
  await holds.promise;
  await eventually(async () => (await rename('Wolny')).status === 200);
  still.resolve();
  await lost;
});

test('a job whose statement never ends fails, and is told with its route and the statement without its values, once with how often [OPE-120, OPE-122]', async () => {
  const own = ownDatabase();
  own.limitSessions({ statement: 1, lock: 1 });
  const lines: string[] = [];
  logDatabase(own, pino({ level: 'warn' }, { write: (line) => void lines.push(line) }));
  const task = defineTask<object>('test:endless');
  const endless = handleTask(task, async () => {
    await sql`select pg_sleep(600), 'Kowalski'`.execute(own);
  });
  const worker = await startWorker({
    pool: own.pool,
    tasks: withLimits(limitsTimes(1).job, [endless]),
    log: createLog('silent'),
  });
  onTestFinished(() => worker.stop());
  await enqueue(own, task, {}, { maxAttempts: 1 });
  await enqueue(own, task, {}, { maxAttempts: 1 });
  await eventually(async () => {
    const { rows } = await own.pool.query(
      'select 1 from graphile_worker.jobs where attempts = max_attempts and locked_at is null',
    );
    return rows.length === 2;
  });
  const told = lines.filter((line) => line.includes('test:endless'));
  expect(told).toHaveLength(1);
  expect(told[0]).toContain('pg_sleep');
  expect(told[0]).not.toContain('Kowalski');
});
