import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { updateNotification } from '@zaplecze/contract/rooms/notifications/calls';
import { logout } from '@zaplecze/contract/rooms/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { eventually } from '../../../../test/starting/server-process.ts';
import { createApp } from '../../../app.ts';
import { hashToken, livingSessions } from '../../../kit/http/guard.ts';
import { aboutTask, notify } from '../notify.ts';

let it: TestApp;
let second: Awaited<ReturnType<typeof createApp>>;
const about = aboutTask({
  name: 'Zadanie',
  id: 1,
  project: 1,
  task: 2,
  procedure: 3,
  service: 4,
  projectName: 'Bilans 11/2026',
  clientName: 'Zagiel',
});

beforeAll(async () => {
  it = await testApp();
  // Another server process over the same database.
  second = await createApp(it.services);
  for (const app of [it.app, second]) await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await second.close();
  await it.close();
});

/** A stream of a person, gathering what it says. */
async function listen(as: Someone | null, app = it.app) {
  const { port } = app.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/events`, {
    headers: as ? { 'access-token': as.token } : {},
  });
  const heard = { text: '', ended: false };
  const read = async () => {
    for await (const chunk of response.body ?? []) heard.text += Buffer.from(chunk).toString();
  };
  const reading = read()
    .catch(() => undefined)
    .finally(() => {
      heard.ended = true;
    });
  const events = () => heard.text.split('event: notifications').length - 1;
  if (response.status === 200) await eventually(async () => heard.text.includes('event: open'));
  return { response, heard, events, reading };
}

const tell = (...to: Someone[]) =>
  notify(it.db, { kind: 'yourTurn', to: to.map((one) => one.id), by: 0, about, more: '' });

const allTold = () =>
  eventually(async () => (await it.db.selectFrom('news').selectAll().execute()).length === 0);

/** A server of its own over the same database that is killed as soon as what it told somebody is committed. */
async function tellAndDie(to: Someone): Promise<void> {
  const path = (file: string) => JSON.stringify(new URL(file, import.meta.url).href);
  const { host, port, user, database } = it.db.pool.options;
  const program = `
    import { createDatabase } from ${path('../../../kit/database/database.ts')};
    import { publishNews } from ${path('../../../kit/live/news.ts')};
    import { createLog } from ${path('../../../kit/operations/log.ts')};
    const db = createDatabase(${JSON.stringify({ host, port, user, database })});
    db.news.on('committed', () => process.kill(process.pid, 'SIGKILL'));
    publishNews(db, createLog('silent'));
    const row = { user: ${to.id}, kind: 'yourTurn', content: 'Twoja kolej' };
    await db.transaction().execute((tx) => tx.insertInto('notification').values(row).execute());
    setTimeout(() => undefined, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: 'inherit',
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
}

test('a stream wants a session, in the header only [NOT-60]', async () => {
  const { response, reading } = await listen(null);
  expect(response.status).toBe(401);
  await reading;
  const someone = await it.signIn();
  const { port } = it.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/events?access-token=${someone.token}`;
  expect((await fetch(url)).status).toBe(401);
});

test('a notification is told to the open pages of its person on every server, and to nobody else [NOT-06]', async () => {
  const [owner, other] = await Promise.all([it.signIn(), it.signIn()]);
  const streams = [await listen(owner), await listen(owner, second), await listen(other, second)];
  expect(streams[0]?.response.headers.get('content-type')).toContain('text/event-stream');
  await tell(owner);
  await eventually(async () => streams.slice(0, 2).every((one) => one.events() === 1));
  await tell(other);
  await eventually(async () => streams[2]?.events() === 1);
  expect(streams.map((one) => one.events())).toEqual([1, 1, 1]);
});

test('reading one is told too, so that the number falls on every page [NOT-04]', async () => {
  const owner = await it.signIn();
  await tell(owner);
  await allTold();
  const stream = await listen(owner);
  const { id } = await it.db
    .selectFrom('notification')
    .select('id')
    .where('user', '=', owner.id)
    .executeTakeFirstOrThrow();
  await it.call(updateNotification, { as: owner, params: { id }, body: { status: 1 } });
  await eventually(async () => stream.events() === 1);
});

test('many notifications at once are told at once, whatever their number [NOT-62]', async () => {
  const owner = await it.signIn();
  const crowd = await Promise.all(Array.from({ length: 60 }, () => it.signIn()));
  const stream = await listen(owner);
  await it.db.transaction().execute(async (tx) => {
    for (let at = 0; at < 30; at += 1) {
      const to = [...crowd, owner].map((one) => one.id);
      await notify(tx, { kind: 'yourTurn', to, by: 0, about, more: String(at) });
    }
  });
  await eventually(async () => stream.events() > 0);
  expect(stream.events()).toBeLessThan(30);
});

test('the end of a session ends its streams, and only those [NOT-61]', async () => {
  const owner = await it.signIn();
  const gone = await listen(owner, second);
  const stays = await listen(await it.signIn(), second);
  await it.call(logout, { as: owner });
  await gone.reading;
  expect(gone.heard.ended).toBe(true);
  expect(stays.heard.ended).toBe(false);
});

test('a thirteenth page of a person ends their first [NOT-63]', async () => {
  const owner = await it.signIn();
  const first = await listen(owner);
  for (let at = 0; at < 12; at += 1) await listen(owner);
  await first.reading;
  expect(first.heard.ended).toBe(true);
});

test('a lost connection to the database ends streams; the next page listens anew [NOT-64]', async () => {
  const owner = await it.signIn();
  const stream = await listen(owner);
  await it.db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`,
  );
  await stream.reading;
  const again = await listen(owner);
  await tell(owner);
  await eventually(async () => again.events() === 1);
});

test('what a server that died came not to tell, another one tells [NOT-65]', async () => {
  const [owner, other] = await Promise.all([it.signIn(), it.signIn()]);
  const [stream, silent] = [await listen(owner, second), await listen(other, second)];
  await tellAndDie(owner);
  await eventually(async () => stream.events() === 1);
  await allTold();
  expect(silent.events()).toBe(0);
});

test('what was rolled back is told to nobody, by whichever server [NOT-06]', async () => {
  const owner = await it.signIn();
  const stream = await listen(owner);
  const change = it.db.transaction().execute(async (tx) => {
    await notify(tx, { kind: 'yourTurn', to: [owner.id], by: 0, about, more: '' });
    throw new Error('wycofaj');
  });
  await expect(change).rejects.toThrow('wycofaj');
  await tell(owner);
  await eventually(async () => stream.events() > 0);
  await allTold();
  expect(stream.events()).toBe(1);
});

test('streams end with the server [NOT-61]', async () => {
  const app = await createApp(it.services);
  await app.listen({ host: '127.0.0.1', port: 0 });
  const stream = await listen(await it.signIn(), app);
  await app.close();
  await stream.reading;
  expect(stream.heard.ended).toBe(true);
});

test('a session that is idle, expired, or of somebody who left is not living at the next beat [NOT-61]', async () => {
  const { db, config } = it.services;
  const held = await Promise.all([1, 2, 3, 4].map(() => it.signIn()));
  const hashes = held.map((one) => hashToken(one.token).toString('hex'));
  const [idle, expired, gone] = held;
  const past = new Date(Date.now() - 13 * 3_600_000).toISOString();
  const change = (one: Someone | undefined, values: object) =>
    db
      .updateTable('session')
      .set(values)
      .where('person', '=', one?.id ?? 0)
      .execute();
  await change(idle, { lastSeen: past });
  await change(expired, { expires: past });
  await db
    .updateTable('person')
    .set({ active: false })
    .where('id', '=', gone?.id ?? 0)
    .execute();
  expect([...(await livingSessions(db, config, hashes))]).toEqual(hashes.slice(3));
});
