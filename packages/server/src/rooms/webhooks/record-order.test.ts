import { createContact } from '@zaplecze/contract/rooms/clients/calls';
import { createIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import { anonymizePerson } from '@zaplecze/contract/rooms/rodo/calls';
import { setProcessing } from '@zaplecze/contract/rooms/rodo/cases/calls';
import * as contract from '@zaplecze/contract/rooms/webhooks/calls';
import { webhookRecordEvent } from '@zaplecze/contract/rooms/webhooks/event-schemas';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertClient } from '../../../test/client.ts';
import { eventually } from '../../../test/starting/server-process.ts';
import { forwardKey } from './tasks.ts';
import { type WebhookApp, webhookApp } from './webhooks.fixture.ts';

let it: WebhookApp;
beforeAll(async () => {
  it = await webhookApp();
});
afterAll(() => it.close());
beforeEach(() => it.clear());

const newIssue = async (name: string): Promise<number> => {
  const body = { name, users: [it.admin.id], description: 'Pusty toner', type: 1 };
  return (await it.call(createIssue, { as: it.admin, body })).data.id;
};
const start = (id: number) =>
  it.call(updateIssue, { as: it.admin, params: { id }, body: { status: 2 } });
const replay = async (id: number) =>
  expect((await it.call(contract.replayWebhook, { as: it.admin, params: { id } })).status).toBe(
    200,
  );
const told = () => it.peer.received.map(({ body }) => webhookRecordEvent.parse(JSON.parse(body)));
const typesOf = (id: number) =>
  told().flatMap(({ type, data }) => (data.record.id === id ? [type] : []));
const until = (over: () => Promise<boolean> | boolean) =>
  eventually(async () => {
    await it.wait();
    return over();
  });

test('what was before the webhook is sent before what it got already, record by record [MAC-149]', async () => {
  const [first, second] = [await newIssue('Drukarka'), await newIssue('Monitor')];
  const { id } = await it.make({ events: ['issue.created', 'issue.updated'] });
  await start(second);
  await start(first);
  await until(() => told().length >= 2);
  it.peer.received.length = 0;
  await replay(id);
  await until(() => typesOf(first).length + typesOf(second).length === 4);
  expect(typesOf(first)).toEqual(['issue.created', 'issue.updated']);
  expect(typesOf(second)).toEqual(['issue.created', 'issue.updated']);
  const all = told().filter(({ data }) => [first, second].includes(data.record.id));
  expect(all.map(({ data }) => data.record.id)).toEqual([first, second, second, first]);
});

test('a replay is not lost to a look at what is new [MAC-149]', async () => {
  const issue = await newIssue('Przed webhookiem');
  const { id } = await it.make({ events: ['issue.created'] });
  await replay(id);
  // As a look that ran meanwhile leaves the next one.
  await it.db.pool.query(
    `select graphile_worker.add_job('webhooks.records', json_build_object('webhook', $1::int,
      'after', '999999999-0'), job_key => $2)`,
    [id, forwardKey(id)],
  );
  await until(() => typesOf(issue).length > 0);
  expect(typesOf(issue)).toEqual(['issue.created']);
});

test('what waits is told as it stands when it is sent: erased as erased, of restricted people nothing [MAC-178]', async () => {
  const client = await insertClient(it.db, { name: 'Żagiel', nip: '5260250995' });
  const contact = async (firstName: string) => {
    const body = { client, firstName, lastName: 'Brzęczyszczykiewicz', phone: '600 700 800' };
    const made = await it.call(createContact, { as: it.admin, body: { ...body, email: null } });
    return made.data.id as number;
  };
  const { id } = await it.make({ events: ['contact.created', 'contact.updated'] });
  it.peer.answerWith({ status: 500 });
  const [erased, restricted] = [await contact('Zdzisława'), await contact('Bogumiła')];
  await until(async () => (await it.logOf(id)).length >= 2);
  const options = { as: it.admin, params: { id: erased }, body: {} };
  expect((await it.call(anonymizePerson, options)).status).toBe(200);
  const processing = { as: it.admin, params: { id: restricted }, body: { restricted: true } };
  expect((await it.call(setProcessing, processing)).status).toBe(200);
  it.peer.received.length = 0;
  it.peer.answerWith({ status: 204 });
  await until(() => typesOf(erased).length >= 2);
  expect(typesOf(erased)).toEqual(['contact.created', 'contact.updated']);
  expect(typesOf(restricted)).toEqual([]);
  const words = /Zdzisława|Bogumiła|Brzęczyszczykiewicz|600 700 800/;
  expect(JSON.stringify(it.peer.received)).not.toMatch(words);
  const kept = await it.db.selectFrom('webhookDelivery').select('payload').execute();
  expect(JSON.stringify(kept)).not.toMatch(words);
  expect((await it.logOf(id)).filter(({ state }) => state === 'waiting')).toEqual([]);
});
