import { createIssue } from '@zaplecze/contract/rooms/issues/calls';
import { notificationKinds } from '@zaplecze/contract/rooms/notifications/forms';
import * as contract from '@zaplecze/contract/rooms/webhooks/calls';
import { webhookEvent } from '@zaplecze/contract/rooms/webhooks/event-schemas';
import { webhookEvents } from '@zaplecze/contract/rooms/webhooks/events';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { waitingJobs } from '../../../test/waiting-jobs.ts';
import { rotateKey } from '../../rotation.ts';
import { aboutIssue, type NotificationKind, notify } from '../notifications/index.ts';
import { type WebhookApp, webhookApp } from './webhooks.fixture.ts';

let it: WebhookApp;
beforeAll(async () => {
  it = await webhookApp();
});
afterAll(() => it.close());
beforeEach(() => it.clear());

const about = aboutIssue({ id: 7, name: 'Drukarka & toner' });
const tell = (kind: NotificationKind = 'issueStatus', more = 'W realizacji (Anna Nowak)') =>
  it.db
    .transaction()
    .execute((tx) => notify(tx, { kind, to: [it.admin.id], by: it.admin.id, about, more }));
const last = () => {
  const found = it.peer.received.at(-1);
  if (!found) throw new Error('Nothing arrived');
  return found;
};

test('what notices tell arrives signed after Standard Webhooks, as the contract describes it [MAC-30, MAC-31]', async () => {
  const { secret } = await it.make();
  const executor = await it.signIn();
  const body = { name: 'Nie drukuje', users: [executor.id], description: 'Pusty toner', type: 1 };
  const { data } = await it.call(createIssue, { as: it.admin, body });
  await it.work();
  expect(it.peer.received).toHaveLength(1);
  const event = webhookEvent.parse(it.peer.verify(secret, last()));
  expect(event).toMatchObject({
    type: 'issue.assigned',
    data: {
      record: { kind: 'issue', id: data.id, name: 'Nie drukuje' },
      by: { id: it.admin.id, name: it.admin.name },
      people: [executor.id],
    },
  });
  expect(event.data.record.url).toBe(`https://zaplecze.firma.pl/yourIssues/${data.id}`);
  expect(last().headers['webhook-id']).toMatch(/^msg_[0-9a-f-]{36}$/);
  expect(() => it.peer.verify(secret, { ...last(), body: `${last().body} ` })).toThrow();
});

test('a change that was rolled back tells nothing, and one that nobody listens to leaves no job [MAC-30]', async () => {
  const before = await waitingJobs(it.db);
  await tell();
  await it.work();
  await it.make({ events: ['offer.decided'] });
  await tell();
  await it.make();
  const rolled = it.db.transaction().execute(async (tx) => {
    await notify(tx, { kind: 'issueStatus', to: [1], by: null, about, more: 'x' });
    throw new Error('taken back');
  });
  await expect(rolled).rejects.toThrow('taken back');
  expect(await waitingJobs(it.db)).toEqual(before);
});

test.each(notificationKinds.map(({ kind }) => kind))(
  'the kind "%s" of notices is an event with a type of its own [MAC-30]',
  async (kind) => {
    const { secret } = await it.make({ events: [webhookEvents[kind].type] });
    await tell(kind, 'urlop na żądanie');
    await it.work();
    const { type, data } = webhookEvent.parse(it.peer.verify(secret, last()));
    expect(type).toBe(webhookEvents[kind].type);
    const told = 'private' in webhookEvents[kind] ? '' : 'urlop na żądanie';
    expect([data.details, it.peer.received.length]).toEqual([told, 1]);
  },
);

test('types of events are promised once each [MAC-30]', () => {
  const types = Object.values(webhookEvents).map(({ type }) => type);
  expect(new Set(types).size).toBe(types.length);
});

test('a log is leafed through, and forgotten after its days [MAC-34, MAC-38]', async () => {
  const { id } = await it.make();
  for (let at = 0; at < 27; at += 1) await tell();
  await it.work();
  const page = async (before?: number) =>
    (
      await it.call(contract.webhookLog, {
        as: it.admin,
        params: { id },
        query: before ? { before } : {},
      })
    ).data;
  const first = await page();
  expect([first.list.length, first.more]).toEqual([25, true]);
  const rest = await page(first.list.at(-1).id);
  expect([rest.list.length, rest.more]).toEqual([2, false]);
  const old = { created: sql<string>`now() - interval '15 days'` };
  await it.db.updateTable('webhookDelivery').set(old).execute();
  await it.db.pool.query("select graphile_worker.add_job('webhooks:tidy')");
  await it.work();
  expect((await page()).list).toEqual([]);
});

test('a new secret and the one before both sign for a day; kept they are sealed [MAC-32]', async () => {
  const { id, secret } = await it.make();
  expect(secret).toMatch(/^whsec_[\w+/]{43}=$/);
  const { rows } = await sql`select w::text from webhook w`.execute(it.db);
  expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  expect(JSON.stringify(await it.find(id))).not.toContain('whsec_');
  const fresh = (await it.call(contract.rotateWebhook, { as: it.admin, params: { id }, body: {} }))
    .data.secret;
  await tell();
  await it.work();
  it.peer.verify(secret, last());
  it.peer.verify(fresh, last());
  await rotateKey(it.db, 'webhook');
  await tell();
  await it.work();
  it.peer.verify(secret, last());
  it.peer.verify(fresh, last());
  await it.db
    .updateTable('webhook')
    .set({ oldUntil: sql<string>`now() - interval '1 second'` })
    .execute();
  await tell();
  await it.work();
  it.peer.verify(fresh, last());
  expect(() => it.peer.verify(secret, last())).toThrow();
});

test('of two administrators who change one webhook each keeps what they changed, and is asked about what both did; deliveries and secrets are no change of it [HIS-185]', async () => {
  const { id } = await it.make({ events: ['issue.status', 'offer.decided'] });
  const { version, url } = await it.find(id);
  const change = (body: object) =>
    it.call(contract.updateWebhook, {
      ...{ as: it.admin, params: { id }, body },
      headers: { 'if-match': String(version) },
    });
  it.peer.answerWith({ status: 500 });
  await tell();
  await it.work();
  await it.call(contract.rotateWebhook, { as: it.admin, params: { id }, body: {} });
  expect(await it.find(id)).toMatchObject({ version, failingSince: expect.any(String) });
  const first = await change({ name: 'Pierwszy', events: ['issue.status'] });
  expect([first.status, first.data]).toEqual([200, { version: version + 1 }]);
  const events = ['issue.status', 'offer.decided', 'task.turn'];
  expect((await change({ active: false, events })).status).toBe(200);
  expect(await it.find(id)).toMatchObject({
    ...{ name: 'Pierwszy', url, active: false, events: ['issue.status', 'task.turn'] },
  });
  const asked = await change({ name: 'Drugi' });
  expect([asked.status, Object.keys(asked.errors ?? {})]).toEqual([409, ['name']]);
  expect(asked.json.about.name).toMatchObject({
    words: { theirs: { value: 'Pierwszy' }, yours: { value: 'Drugi' } },
    by: { id: it.admin.id },
  });
  const { rows } = await sql<{ words: string }>`
    select changes::text as words from history where entity = 'webhook'`.execute(it.db);
  expect(rows.length).toBeGreaterThan(0);
  for (const { words } of rows) expect(words).not.toMatch(/secret/i);
});

test('a webhook that gets another name stays switched off and listens to what it did [HIS-187]', async () => {
  const { id } = await it.make({ events: ['issue.status'], active: false });
  const body = { name: 'Inna nazwa' };
  await it.call(contract.updateWebhook, { as: it.admin, params: { id }, body });
  expect(await it.find(id)).toMatchObject({ ...body, events: ['issue.status'], active: false });
});

test('the test event arrives, and a webhook that is off sends nothing [MAC-34]', async () => {
  const { id, secret } = await it.make();
  const send = () => it.call(contract.testWebhook, { as: it.admin, params: { id }, body: {} });
  expect((await send()).status).toBe(200);
  await it.work();
  expect(it.peer.verify(secret, last())).toMatchObject({
    type: 'webhook.test',
    data: { webhook: { id, name: 'Fakturownia' } },
  });
  const body = { active: false };
  await it.call(contract.updateWebhook, { as: it.admin, params: { id }, body });
  expect((await send()).status).toBe(409);
  await tell();
  await it.work();
  expect(it.peer.received).toHaveLength(1);
});

test('an event that the queue repeats is kept once [MAC-31]', async () => {
  const { id } = await it.make();
  await tell();
  const [job] = await waitingJobs(it.db);
  await it.work();
  await it.db.pool.query('select graphile_worker.add_job($1, $2)', [job?.task, job?.payload]);
  await it.work();
  expect([(await it.logOf(id)).length, it.peer.received.length]).toEqual([1, 1]);
});
