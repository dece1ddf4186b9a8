import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isClockFaked } from '../clock.ts';
import { hasPgBouncer, startPgBouncer } from '../peers/pgbouncer.ts';
import { startPrimaryAndStandby } from '../peers/primary-and-standby.ts';
import {
  cleanUp,
  dataFolder,
  eventually,
  health,
  signInTo,
  startServer,
} from '../starting/server-process.ts';
import { clientNamed, post, prepareWrites } from './writers.ts';

/* A server that reads reports, searches and exports from a standby, and the cases in which it does not. */

const METRICS_TOKEN = 'zeton-do-testow-repliki';
let pair: Awaited<ReturnType<typeof startPrimaryAndStandby>>;
let server: ReturnType<typeof startServer>;
let calling: Awaited<ReturnType<typeof prepareWrites>>;

const addressOf = (place: string, database = 'postgres') => `postgresql://kto@${place}/${database}`;
const begin = (env: Record<string, string>) =>
  startServer(join(dataFolder(), 'nic'), {
    env: { DATABASE_URL: addressOf(pair.primary), METRICS_TOKEN, ...env },
  });

beforeAll(async () => {
  pair = await startPrimaryAndStandby(join(dataFolder(), 'pair'));
  // One list for both: the primary is whichever takes writes, a replica whichever only reads.
  const both = addressOf(`${pair.primary},${pair.standby}`);
  server = begin({ DATABASE_URL: both, DATABASE_REPLICA_URL: both });
  calling = await prepareWrites(await server.ready());
  expect(server.output()).not.toContain('czytają z DATABASE_URL');
  expect((await write('Pierwszy')).status).toBe(200);
});
afterAll(async () => {
  await server.signal('SIGTERM');
  await pair.stop();
  await cleanUp();
});
afterEach(async () => {
  pair.wakeStandby();
  await pair.tellStandby('select pg_wal_replay_resume()').catch(() => undefined);
});

const outcomes = ['replica', 'behind', 'away', 'failed', 'foreign'] as const;
type Counts = Record<(typeof outcomes)[number], number>;

async function metrics(): Promise<string> {
  const headers = { authorization: `Bearer ${METRICS_TOKEN}` };
  return await (await fetch(`${calling.url}/metrics`, { headers })).text();
}

async function counts(): Promise<Counts> {
  const body = await metrics();
  const entries = outcomes.map((outcome) => {
    const [, count] =
      new RegExp(`^zaplecze_replica_reads_total{outcome="${outcome}"} (\\d+)$`, 'm').exec(body) ??
      [];
    return [outcome, Number(count)];
  });
  return Object.fromEntries(entries) as Counts;
}

/** What a call is answered, and which outcomes of the replica its statements had. */
async function asked(path: string) {
  const before = await counts();
  const answer = await fetch(`${calling.url}/api${path}`, {
    headers: { 'access-token': calling.token },
  });
  const text = await answer.text();
  const after = await counts();
  const had = outcomes.filter((outcome) => after[outcome] > before[outcome]);
  return { status: answer.status, text, had };
}

const waiting = `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock'`;

/** Nobody can read clients until it is let go of, on the standby as soon as it has heard of it. */
async function holdClients() {
  const holder = new pg.Client(addressOf(pair.primary));
  await holder.connect();
  await holder.query('begin');
  await holder.query('lock table client in access exclusive mode');
  // A commit takes what stands before it in the log along.
  await pair.tell(`comment on database postgres is '${process.hrtime.bigint()}'`);
  const letGo = () => holder.end();
  onTestFinished(letGo);
  return letGo;
}

const search = (name: string) => asked(`/search?q=${encodeURIComponent(name)}`);
const download = () => asked('/client/list/export?format=csv');
const report = () => asked('/report/client/care');
/** Clients without a contact, as a report counts them. */
const total = (text: string) => JSON.parse(text).data.list[0].count as number;
const write = (name: string) => post(calling, '/client/create', clientNamed(name, calling));
/** The replica shows what the primary does, and is not just being given a rest. */
const caughtUp = () => eventually(async () => (await search('nic')).had.join() === 'replica');

test('searches, reports and downloads are answered by the replica, lists and records by the primary [OPE-125]', async () => {
  await caughtUp();
  for (const ask of [() => search('Pierwszy'), download, report]) {
    const answer = await ask();
    expect(answer).toMatchObject({ status: 200, had: ['replica'] });
  }
  expect((await search('Pierwszy')).text).toContain('Pierwszy');
  expect(await asked('/client/list')).toMatchObject({ status: 200, had: [] });
  // On the standby itself: its connections are the product's.
  const there = await pair.tellStandby(
    `select count(*)::int as count from pg_stat_activity where usename = 'kto'
       and query ilike '%from "client"%' and pid <> pg_backend_pid()`,
  );
  expect(there.count).toBeGreaterThan(0);
  expect(await metrics()).toMatch(/^zaplecze_replica_up 1$/m);
});

test('what a person has just written is in their next search, download and report, however old the replica is [OPE-126]', async () => {
  await caughtUp();
  const before = total((await report()).text);
  await pair.tellStandby('select pg_wal_replay_pause()');
  await eventually(
    async () =>
      (await pair.tellStandby('select pg_get_wal_replay_pause_state() as state')).state ===
      'paused',
  );
  expect((await write('Świeżo Zapisany')).status).toBe(200);
  const found = await search('Świeżo Zapisany');
  expect([found.status, found.had]).toEqual([200, ['behind']]);
  expect(found.text).toContain('Świeżo Zapisany');
  const file = await download();
  expect([file.status, file.had]).toEqual([200, ['behind']]);
  expect(file.text).toContain('Świeżo Zapisany');
  const counted = await report();
  expect([counted.status, counted.had]).toEqual([200, ['behind']]);
  expect(total(counted.text)).toBe(before + 1);
  await eventually(
    async () => Number(/^zaplecze_replica_lag_seconds (.+)$/m.exec(await metrics())?.[1]) > 0,
  );
  await pair.tellStandby('select pg_wal_replay_resume()');
  await caughtUp();
  expect((await search('Świeżo Zapisany')).text).toContain('Świeżo Zapisany');
});

test('a replica that hangs, dies or comes back is no reason for an error; who may is asked of the primary alone [OPE-127]', async () => {
  await caughtUp();
  pair.freezeStandby();
  expect(await search('Pierwszy')).toMatchObject({ status: 200, had: ['away'] });
  expect(await report()).toMatchObject({ status: 200, had: ['away'] });
  pair.wakeStandby();
  await caughtUp();
  // In the middle of a statement, which waits there for what is held here.
  const letGo = await holdClients();
  const found = search('Pierwszy');
  await eventually(async () => (await pair.tellStandby(waiting)).count > 0);
  await pair.killStandby();
  await eventually(async () => (await pair.tell(waiting)).count > 0);
  await letGo();
  // A search asks for half of its kinds beside the other half, which may have been answered before.
  expect(await found).toMatchObject({ status: 200, had: expect.arrayContaining(['away']) });
  for (const ask of [() => search('Pierwszy'), download, report]) {
    expect((await ask()).status).toBe(200);
  }
  expect(await metrics()).toMatch(/^zaplecze_replica_up 0$/m);
  expect(await health(calling.url)).toBe(200);
  await pair.startStandby();
  await caughtUp();
  // No session without the primary, whatever the replica would tell of it.
  await pair.tell('alter system set default_transaction_read_only = on');
  await pair.tell('select pg_reload_conf()');
  await eventually(async () => (await search('Pierwszy')).status === 503);
  await pair.tell('alter system reset default_transaction_read_only');
  await pair.tell('select pg_reload_conf()');
  await caughtUp();
});

test.skipIf(isClockFaked)(
  'statements of a server that was killed end in the database [OPE-124]',
  async () => {
    const killed = begin({});
    const url = await killed.ready();
    const own = await signInTo(url, 'admin', 'haslo-do-testow-startu');
    await holdClients();
    const list = fetch(`${url}/api/client/list`, { headers: { 'access-token': own } }).catch(
      () => undefined,
    );
    await eventually(async () => (await pair.tell(waiting)).count > 0);
    await killed.signal('SIGKILL');
    await list;
    await eventually(async () => (await pair.tell(waiting)).count === 0);
  },
);

test('an address of another database is refused at the start in words [OPE-128]', async () => {
  await pair.tell('create database inna');
  await eventually(async () => {
    const found = await pair.tellStandby(
      "select 1 as there from pg_database where datname = 'inna'",
    );
    return found?.there === 1;
  });
  const refused = begin({ DATABASE_REPLICA_URL: addressOf(pair.standby, 'inna') });
  expect((await refused.exited).code).toBe(1);
  expect(refused.output()).toContain('innej bazy danych');
  expect(refused.output()).not.toContain('    at ');
});

test('one that is away, or is the primary now, keeps no start from going on [OPE-128]', async () => {
  for (const DATABASE_REPLICA_URL of [addressOf('127.0.0.1:9'), addressOf(pair.primary)]) {
    const begun = begin({ DATABASE_REPLICA_URL });
    expect(await health(await begun.ready())).toBe(200);
    expect(begun.output()).toContain('czytają z DATABASE_URL');
    expect((await begun.signal('SIGTERM')).code).toBe(0);
  }
});

describe.runIf(hasPgBouncer)('behind PgBouncer', () => {
  test('one that shares sessions is refused, one that gives whole sessions serves [OPE-128]', async () => {
    const shared = await startPgBouncer('transaction', pair.standby);
    onTestFinished(() => void shared.process.kill('SIGKILL'));
    const refused = begin({ DATABASE_REPLICA_URL: shared.url });
    expect((await refused.exited).code).toBe(1);
    expect(refused.output()).toContain('pool_mode = session');
    const whole = await startPgBouncer('session', pair.standby);
    onTestFinished(() => void whole.process.kill('SIGKILL'));
    const begun = begin({ DATABASE_REPLICA_URL: whole.url, WORKERS: '2' });
    const url = await begun.ready();
    const token = await signInTo(url, 'admin', 'haslo-do-testow-startu');
    const found = await fetch(`${url}/api/search?q=Pierwszy`, {
      headers: { 'access-token': token },
    });
    expect(await found.text()).toContain('Pierwszy');
    expect(begun.output()).not.toContain('czytają z DATABASE_URL');
    await begun.signal('SIGTERM');
  });
});
