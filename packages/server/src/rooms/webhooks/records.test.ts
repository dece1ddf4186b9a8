import { createIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import * as contract from '@zaplecze/contract/rooms/webhooks/calls';
import { webhookEvent, webhookRecordEvent } from '@zaplecze/contract/rooms/webhooks/event-schemas';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '../../../test/starting/server-process.ts';
import { type WebhookApp, webhookApp } from './webhooks.fixture.ts';

let it: WebhookApp;
beforeAll(async () => {
  it = await webhookApp();
});
afterAll(() => it.close());
beforeEach(() => it.clear());

const issueEvents = ['issue.created', 'issue.updated'];
const newIssue = async (name = 'Drukarka'): Promise<number> => {
  const body = { name, users: [it.admin.id], description: 'Pusty toner', type: 1 };
  return (await it.call(createIssue, { as: it.admin, body })).data.id;
};
const change = (id: number, body: object) =>
  it.call(updateIssue, { as: it.admin, params: { id }, body });
const ids = () => it.peer.received.map(({ headers }) => String(headers['webhook-id']));
/** What has arrived of one record. */
const ofRecord = (id: number) =>
  it.peer.received.filter(({ body }) => JSON.parse(body).data?.record?.id === id);
/** Looks and sends until so much has arrived: transactions of other tests may still be open. */
const arrived = (count: number) =>
  eventually(async () => {
    await it.wait();
    return it.peer.received.length >= count;
  });

test('a webhook gets the events of records that were chosen for it, signed [MAC-145]', async () => {
  const { secret } = await it.make({ events: issueEvents });
  const id = await newIssue();
  await change(id, { status: 2 });
  const ours = () => ofRecord(id);
  await eventually(async () => {
    await it.wait();
    return ours().length >= 2;
  });
  const [made, changed] = ours().map((one) =>
    webhookRecordEvent.parse(it.peer.verify(secret, one)),
  );
  expect(made).toMatchObject({ type: 'issue.created', data: { record: { kind: 'issue', id } } });
  expect(changed?.type).toBe('issue.updated');
  expect(changed?.data.changes).toEqual([{ field: 'status', before: 1, after: 2 }]);
  const told = ours().map(({ headers }) => String(headers['webhook-id']));
  expect(told).toEqual([`evt_${made?.data.id}`, `evt_${changed?.data.id}`]);
});

test('without a choice a webhook gets notices alone [MAC-145]', async () => {
  const { id } = await it.make();
  await newIssue();
  await it.wait();
  expect((await it.logOf(id)).map(({ type }) => type)).toEqual(['issue.assigned']);
});

test('a later event of a record waits for the one before it [MAC-146]', async () => {
  await it.make({ events: issueEvents });
  it.peer.answerWith({ status: 500 });
  const id = await newIssue();
  await arrived(1);
  const [first] = ids();
  await change(id, { status: 2 });
  await arrived(3);
  expect(new Set(ids())).toEqual(new Set([first]));
  it.peer.answerWith({ status: 204 });
  const before = ids().length;
  await arrived(before + 2);
  const [again, next] = ids().slice(before);
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test('whoever answers 429 with Retry-After is left alone until then [MAC-147]', async () => {
  const { id } = await it.make({ events: issueEvents });
  it.peer.answerWith({ status: 429, headers: { 'retry-after': '3600' } });
  await newIssue();
  await arrived(1);
  const [delivery] = await it.logOf(id);
  const pause =
    Date.parse(delivery?.nextAttempt ?? '') - Date.parse(delivery?.attempts[0]?.at ?? '');
  expect(pause).toBeGreaterThan(3_590_000);
  expect(Date.parse((await it.find(id)).pausedUntil ?? '')).toBeGreaterThan(Date.now() + 3_500_000);
});

test('a status of an issue says which one it is [MAC-148]', async () => {
  const id = await newIssue();
  const { secret } = await it.make({ events: ['issue.status'] });
  await change(id, { status: 2 });
  await arrived(1);
  const told = it.peer.received.map((one) => webhookEvent.parse(it.peer.verify(secret, one)));
  expect(told.map(({ type, data }) => [type, data.status])).toEqual([
    ['issue.status', { id: 2, name: 'W realizacji' }],
  ]);
});

test('the status told is that of the event, whatever a server’s own clock says [MAC-148]', async () => {
  const { secret } = await it.make({ events: ['issue.status'] });
  const id = await newIssue();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
  try {
    await change(id, { status: 2 });
  } finally {
    vi.useRealTimers();
  }
  await arrived(1);
  const [told] = it.peer.received.map((one) => webhookEvent.parse(it.peer.verify(secret, one)));
  expect(told?.data.status).toEqual({ id: 2, name: 'W realizacji' });
});

test('events of the last 30 days are sent once more by hand, in their order [MAC-149]', async () => {
  const { id } = await it.make({ events: issueEvents });
  const issue = await newIssue('Powtórka');
  await change(issue, { status: 2 });
  const eventIds = () => ofRecord(issue).map(({ headers }) => String(headers['webhook-id']));
  await eventually(async () => {
    await it.wait();
    return eventIds().length >= 2;
  });
  const own = eventIds();
  it.peer.received.length = 0;
  const again = (webhook: number) =>
    it.call(contract.replayWebhook, { as: it.admin, params: { id: webhook }, body: {} });
  expect((await again(id)).status).toBe(200);
  await eventually(async () => {
    await it.wait();
    return own.every((one) => ids().includes(one));
  });
  expect(ids().filter((one) => own.includes(one))).toEqual(own);
  const deliveries = (await it.logOf(id)).filter(({ event }) => own.includes(event));
  expect(deliveries.map(({ state, attempts }) => [state, attempts.length])).toEqual([
    ['delivered', 2],
    ['delivered', 2],
  ]);
  const other = await it.make({ name: 'Tylko powiadomienia' });
  expect((await again(other.id)).status).toBe(409);
});

test('a change costs as many statements with a webhook for records as without [MAC-150]', async () => {
  const id = await newIssue();
  const original = pg.Client.prototype.query;
  const statements = async (body: object) => {
    let count = 0;
    pg.Client.prototype.query = function query(this: pg.Client, ...all: unknown[]) {
      count += 1;
      return Reflect.apply(original, this, all);
    } as typeof original;
    try {
      expect((await change(id, body)).status).toBe(200);
    } finally {
      pg.Client.prototype.query = original;
    }
    return count;
  };
  await statements({ name: 'Rozgrzewka' });
  const without = await statements({ name: 'Bez' });
  await it.make({ events: issueEvents });
  expect(without).toBeGreaterThan(0);
  expect(await statements({ name: 'Z webhookiem' })).toBe(without);
});
