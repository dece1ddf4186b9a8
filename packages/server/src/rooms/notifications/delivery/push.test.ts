import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import * as contract from '@zaplecze/contract/rooms/notifications/push/calls';
import { updatePerson } from '@zaplecze/contract/rooms/people/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { eventually } from '../../../../test/starting/server-process.ts';
import { waitingJobs } from '../../../../test/waiting-jobs.ts';
import { startWorker } from '../../../kit/jobs/jobs.ts';
import { createLog } from '../../../kit/operations/log.ts';
import { createOutgoing } from '../../../kit/outgoing/outgoing.ts';
import { house } from '../../house.ts';
import { notificationTasks } from '../notifications.jobs.ts';
import { aboutTask, notify } from '../notify.ts';
import { keepSubscription } from './devices.queries.ts';
import { pushPeer } from './push-peer.fixture.ts';

let it: TestApp;
let peer: Awaited<ReturnType<typeof pushPeer>>;
let owner: Someone;
let other: Someone;

beforeAll(async () => {
  peer = await pushPeer();
  it = await testApp({}, createOutgoing({ hosts: ['fcm.googleapis.com'], detour: peer.detour }));
});
afterAll(async () => {
  await it.close();
  await peer.close();
});
beforeEach(async () => {
  [owner, other] = await Promise.all([it.signIn(), it.signIn('ROLE_ADMIN')]);
  peer.received.length = 0;
  peer.answerWith({ status: 201 });
});

const add = (as: Someone, pushSettings: object) =>
  it.call(updatePerson, { as, params: { id: as.id }, body: { pushSettings } });
const devices = async (as: Someone) => (await it.call(contract.getPush, { as })).data.devices;
const sendTest = (as: Someone | null, more: object = {}) => {
  const { endpoint, ...keys } = peer.device('a');
  const body = { url: endpoint, ...keys, payload: 'Zażółć gęślą jaźń', ...more };
  return it.call(contract.testPush, { as, body });
};
const about = aboutTask({
  name: 'Faktury & spółka',
  id: 1,
  project: 1,
  task: 2,
  procedure: 3,
  service: 4,
  projectName: 'Bilans 11/2026',
  clientName: 'Zagiel',
});
const tell = (to: Someone) =>
  it.db
    .transaction()
    .execute((tx) =>
      notify(tx, { kind: 'yourTurn', to: [to.id], by: 0, about, more: 'Księgowość' }),
    );

async function work(): Promise<void> {
  const tasks = notificationTasks({ ...it.services, mornings: house.mornings });
  const worker = await startWorker({ pool: it.db.pool, tasks, log: createLog('silent') });
  const left = 'select count(*)::int as count from graphile_worker.jobs where attempts = 0';
  await eventually(async () => (await it.db.pool.query(left)).rows[0].count === 0);
  await worker.stop();
}

test('the key pair is made once and every server has the same [NOT-45]', async () => {
  const [one, two] = await Promise.all([
    it.call(contract.getPush, { as: owner }),
    it.call(contract.getPush, { as: other }),
  ]);
  expect(one.data.publicKey).toBe(two.data.publicKey);
  expect(Buffer.from(one.data.publicKey, 'base64url')).toHaveLength(65);
  expect(one.data.hosts).toContain('fcm.googleapis.com');
});

test('a device is kept once, moves with who uses it, and belongs to its owner alone [NOT-41]', async () => {
  expect((await add(owner, peer.device('x'))).status).toBe(200);
  await add(owner, peer.device('x'));
  const [device, ...more] = await devices(owner);
  expect(device).toMatchObject(peer.device('x'));
  expect(more).toEqual([]);
  expect(await devices(other)).toEqual([]);
  const remove = (as: Someone | null, id = device.id) =>
    it.call(contract.removeDevice, { as, params: { id } });
  expect((await remove(null)).status).toBe(401);
  expect((await remove(other)).status).toBe(403);
  await add(other, peer.device('x'));
  expect(await devices(owner)).toEqual([]);
  expect((await remove(owner)).status).toBe(403);
  expect((await remove(other)).status).toBe(200);
  expect((await remove(other)).status).toBe(404);
});

test('a person keeps twenty devices; a further one drops the oldest [NOT-41]', async () => {
  for (let at = 0; at < 22; at += 1) {
    await keepSubscription(it.db, owner.id, peer.device(`wiele-${at}`));
  }
  const kept = await devices(owner);
  expect(kept).toHaveLength(20);
  expect(kept[19].endpoint).toContain('wiele-2');
});

test.each([
  [{ endpoint: 'https://127.0.0.1/x' }, 'endpoint', 'To nie jest adres znanej usługi powiadomień'],
  [{ p256dh: 'AAAA' }, 'p256dh', 'Nieprawidłowy klucz'],
  [{ auth: 'nie klucz' }, 'auth', 'Nieprawidłowy klucz'],
])('a device with %j is refused on %s: %s [NOT-46]', async (more, field, message) => {
  const answer = await add(owner, { ...peer.device('y'), ...more });
  expect(answer.status).toBe(400);
  expect(answer.errors).toEqual({ [`pushSettings.${field}`]: message });
});

test('a device whose service is not allowed any more gets nothing [NOT-46]', async () => {
  await keepSubscription(it.db, owner.id, { ...peer.device('z'), endpoint: 'https://localhost/x' });
  await tell(owner);
  await work();
  expect(peer.received).toEqual([]);
});

test('a test message arrives encrypted for the browser, signed by this server [NOT-45]', async () => {
  const answer = await sendTest(owner);
  expect(answer.data).toEqual({ delivered: true, status: 201 });
  const [message] = peer.received;
  expect(message?.text).toBe('Zażółć gęślą jaźń');
  expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
  const [, token = ''] = /^vapid t=([^,]+), k=/.exec(message?.headers.authorization ?? '') ?? [];
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  expect(claims).toMatchObject({ aud: 'https://push.example.test' });
  expect(claims.sub).toMatch(/^mailto:/);
});

test.each([
  [{ url: 'https://10.0.0.1/x' }, 'url', 'To nie jest adres znanej usługi powiadomień'],
  [{ url: 'http://push.example.test/x' }, 'url', 'To nie jest adres usługi powiadomień'],
  [{ url: undefined }, 'url', 'To nie jest adres usługi powiadomień'],
  [{ payload: ' ' }, 'payload', 'Treść jest wymagana'],
  [{ payload: 'a'.repeat(2001) }, 'payload', 'Najwyżej 2000 znaków'],
  [{ p256dh: Buffer.alloc(65, 7).toString('base64url') }, 'p256dh', 'Nieprawidłowy klucz'],
])('a test message with %j is refused on %s: %s [NOT-46]', async (more, field, message) => {
  const answer = await sendTest(owner, more);
  expect(answer.status).toBe(400);
  expect(answer.errors).toEqual({ [field]: message });
  expect(peer.received).toEqual([]);
});

test('what the push service answers is told; a device it does not know is forgotten [NOT-44, NOT-46, NOT-49]', async () => {
  await add(owner, peer.device('a'));
  peer.answerWith({ status: 302, headers: { location: 'http://127.0.0.1/' } });
  expect((await sendTest(owner)).data).toEqual({ delivered: false, status: 302 });
  peer.answerWith({ status: 410 });
  expect((await sendTest(other)).data).toEqual({ delivered: false, status: 410 });
  expect(await devices(owner)).toHaveLength(1);
  await sendTest(owner);
  expect(await devices(owner)).toEqual([]);
  expect((await sendTest(null)).status).toBe(401);
});

test('test messages are limited [NOT-49]', async () => {
  const answers = [];
  for (let at = 0; at < 21; at += 1) answers.push((await sendTest(owner, { payload: '' })).status);
  expect(answers.every((status) => status === 400)).toBe(true);
  for (let at = 0; at < 20; at += 1) await sendTest(owner);
  const last = await sendTest(owner);
  expect(last.status).toBe(429);
  expect(last.headers['retry-after']).toBeDefined();
});

test('a notification is pushed to every device of its person, with words and the screen it leads to [NOT-42]', async () => {
  await add(owner, peer.device('telefon'));
  await add(owner, peer.device('komputer'));
  await tell(owner);
  await work();
  expect(peer.received).toHaveLength(2);
  expect(JSON.parse(peer.received[0]?.text ?? '')).toMatchObject({
    title: 'Twoja kolej',
    body: 'Twoja kolej: Faktury & spółka w projekcie Bilans 11/2026 dla klienta Zagiel (Księgowość)',
    address: '/task/1/2/3/4',
  });
});

test('a device that is gone is forgotten, one whose service is away is tried again [NOT-44]', async () => {
  await add(owner, peer.device('b'));
  peer.answerWith({ status: 503 });
  await tell(owner);
  await work();
  const waiting = async () => (await waitingJobs(it.db)).map(({ attempts }) => attempts);
  expect(await waiting()).toEqual([1]);
  peer.answerWith({ status: 404 });
  await it.db.pool.query(
    `select from graphile_worker.reschedule_jobs(
       array(select id from graphile_worker.jobs), run_at => now(), attempts => 0)`,
  );
  await work();
  expect(await devices(owner)).toEqual([]);
  expect(await waiting()).toEqual([]);
});

test('a notification read meanwhile, and a device that changed hands, are not pushed [NOT-43]', async () => {
  await add(owner, peer.device('c'));
  await tell(owner);
  await it.db.updateTable('notification').set({ status: 1 }).where('user', '=', owner.id).execute();
  await work();
  await tell(owner);
  await add(other, peer.device('c'));
  await work();
  expect(peer.received).toEqual([]);
});

test('a change that is rolled back pushes nothing [NOT-12]', async () => {
  await add(owner, peer.device('d'));
  const change = it.db.transaction().execute(async (tx) => {
    await notify(tx, { kind: 'yourTurn', to: [owner.id], by: 0, about, more: '' });
    throw new Error('wycofaj');
  });
  await expect(change).rejects.toThrow('wycofaj');
  await work();
  expect(peer.received).toEqual([]);
  expect((await it.call(listNotifications, { as: owner })).data.list.count).toBe(0);
});
