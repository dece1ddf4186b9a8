import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import * as contract from '@zaplecze/contract/rooms/webhooks/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aboutIssue, notify } from '../notifications/index.ts';
import { type WebhookApp, webhookApp } from './webhooks.fixture.ts';

let it: WebhookApp;
beforeAll(async () => {
  it = await webhookApp();
});
afterAll(() => it.close());
beforeEach(() => it.clear());

const about = aboutIssue({ id: 7, name: 'Drukarka & toner' });
const tell = () =>
  it.db.transaction().execute((tx) =>
    notify(tx, {
      kind: 'issueStatus',
      to: [it.admin.id],
      by: it.admin.id,
      about,
      more: 'W realizacji (Anna Nowak)',
    }),
  );
const last = () => {
  const found = it.peer.received.at(-1);
  if (!found) throw new Error('Nothing arrived');
  return found;
};

test('what fails comes again under the same id, with the answers in the log [MAC-33, MAC-34]', async () => {
  const { id, secret } = await it.make();
  it.peer.answerWith({ status: 500, body: 'zajęte' });
  await tell();
  await it.work();
  const first = last();
  const [failed] = await it.logOf(id);
  expect(failed).toMatchObject({ type: 'issue.status', state: 'waiting' });
  expect(failed?.attempts).toEqual([
    expect.objectContaining({ status: 500, answer: 'zajęte', problem: null }),
  ]);
  const pause = Date.parse(failed?.nextAttempt ?? '') - Date.parse(failed?.attempts[0]?.at ?? '');
  expect(pause).toBeGreaterThan(4_000);
  it.peer.answerWith({ status: 200 });
  await it.wait();
  expect(last().headers['webhook-id']).toBe(first.headers['webhook-id']);
  it.peer.verify(secret, last());
  const [done] = await it.logOf(id);
  expect([done?.state, done?.attempts.map(({ status }) => status)]).toEqual([
    'delivered',
    [200, 500],
  ]);
  expect(await it.find(id)).toMatchObject({ failingSince: null, waiting: 0 });
});

test('a delivery is sent again by hand, under the same id [MAC-34]', async () => {
  const { id } = await it.make();
  await tell();
  await it.work();
  const [delivery] = await it.logOf(id);
  const params = { id: delivery?.id ?? 0 };
  const again = () => it.call(contract.redeliverWebhook, { as: it.admin, params, body: {} });
  expect((await again()).status).toBe(200);
  await it.work();
  const ids = it.peer.received.map(({ headers }) => headers['webhook-id']);
  expect(ids).toEqual([delivery?.event, delivery?.event]);
  await it.call(contract.updateWebhook, {
    as: it.admin,
    params: { id },
    body: { active: false },
  });
  expect((await again()).status).toBe(409);
});

test('after failures in a row a webhook is left alone for a while, without losing anything [MAC-36]', async () => {
  const { id } = await it.make();
  it.peer.answerWith({ status: 503 });
  for (let at = 0; at < 8; at += 1) await tell();
  await it.work();
  expect(it.peer.received).toHaveLength(5);
  expect((await it.find(id)).pausedUntil).not.toBeNull();
  const tried = (await it.logOf(id)).map(({ attempts }) => attempts.length);
  expect(tried.toSorted()).toEqual([0, 0, 0, 1, 1, 1, 1, 1]);
  it.peer.answerWith({ status: 204 });
  await it.wait();
  expect(new Set((await it.logOf(id)).map(({ state }) => state))).toEqual(new Set(['delivered']));
});

test('after three days of failure, or an answer 410, it is switched off and administrators are told [MAC-37]', async () => {
  const { id } = await it.make();
  it.peer.answerWith({ status: 500 });
  const long = { failingSince: sql<string>`now() - interval '73 hours'` };
  await it.db.updateTable('webhook').set(long).where('id', '=', id).execute();
  await tell();
  await it.work();
  expect(await it.find(id)).toMatchObject({ active: false });
  const other = await it.make({ name: 'Kadry' });
  it.peer.answerWith({ status: 410 });
  await tell();
  await it.work();
  expect((await it.find(other.id)).stopped).not.toBeNull();
  const { list } = (await it.call(listNotifications, { as: it.admin })).data.list;
  const told = list
    .map(({ content }: { content: string }) => content)
    .filter((one: string) => one.startsWith('Webhook został wyłączony'));
  expect(told).toEqual([
    expect.stringContaining('odpowiada 410'),
    expect.stringContaining('od trzech dni'),
  ]);
  const body = { active: true };
  await it.call(contract.updateWebhook, { as: it.admin, params: { id }, body });
  expect(await it.find(id)).toMatchObject({ active: true, failingSince: null, stopped: null });
});

test.each([
  'http://example.com/hook',
  'https://127.0.0.1/hook',
  'https://[::1]/hook',
  'https://localhost/hook',
  'https://10.0.0.7/hook',
  'https://ktos:haslo@example.com/hook',
  'https://example.com:8443/hook',
  'ftp://example.com/hook',
  'https://localhost./hook',
  'https://LOCALHOST./hook',
  'https://example.com./hook',
  'https://metadata.google.internal/computeMetadata',
  'https://drukarka.local/hook',
  'https://panel.localhost/hook',
  'https://serwer.lan/hook',
  'https://router.home.arpa/hook',
  'https://exam\nple.com/hook',
  'https://example.com/ho\r\nok',
  'https://example.com/ho ok',
  'nie adres',
])('%s is refused as an address [MAC-35]', async (url) => {
  const body = { name: 'Obcy', url };
  const answer = await it.call(contract.createWebhook, { as: it.admin, body });
  expect([answer.status, Object.keys(answer.errors ?? {})]).toEqual([400, ['url']]);
});

test('no redirect is followed [MAC-35]', async () => {
  const { id } = await it.make();
  it.peer.answerWith({ status: 302, headers: { location: it.peer.url } });
  await tell();
  await it.work();
  expect((await it.logOf(id))[0]?.attempts).toEqual([expect.objectContaining({ status: 302 })]);
  expect(it.peer.received).toHaveLength(1);
});

test('where nobody listens, the log says so in words [MAC-34]', async () => {
  const { id } = await it.make();
  const closed = { url: `http://${it.peer.host.replace(/:.*/, ':9')}/` };
  await it.db.updateTable('webhook').set(closed).where('id', '=', id).execute();
  await tell();
  await it.work();
  const [attempt] = (await it.logOf(id))[0]?.attempts ?? [];
  expect(attempt).toMatchObject({ status: null, answer: null });
  expect(attempt?.problem).toBe(
    'Adres jest niedozwolony: prowadzi do wnętrza sieci albo nie jest adresem https',
  );
});
