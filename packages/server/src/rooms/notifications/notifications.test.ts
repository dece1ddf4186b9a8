import {
  listNotifications,
  removeNotification,
  updateNotification,
} from '@zaplecze/contract/rooms/notifications/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { aboutTask, notify } from './notify.ts';

let it: TestApp;
let owner: Someone;
let admin: Someone;

beforeAll(async () => {
  it = await testApp();
  admin = await it.signIn('ROLE_ADMIN');
});
afterAll(() => it.close());
beforeEach(async () => {
  owner = await it.signIn();
  const about = aboutTask({
    name: 'Księgowanie <b>faktur</b>',
    id: 1,
    project: 1,
    task: 2,
    procedure: 3,
    service: 4,
    projectName: 'Bilans 11/2026',
    clientName: 'Zagiel',
  });
  for (const to of [[owner.id], [owner.id, admin.id]]) {
    await notify(it.db, { kind: 'yourTurn', to, by: admin.id, about, more: 'Żabka & spółka' });
  }
});

const listed = async (query: object = {}, as = owner) =>
  (await it.call(listNotifications, { as, query: query as never })).data.list;

test('a person sees their own notifications; nobody is told of what they did themselves [NOT-01, NOT-10]', async () => {
  expect((await listed()).count).toBe(2);
  expect((await listed({}, admin)).count).toBe(0);
});

test('content is composed from escaped values [NOT-08]', async () => {
  const [first] = (await listed()).list;
  expect(first.content).toContain('Księgowanie &lt;b&gt;faktur&lt;/b&gt;');
  expect(first.content).toContain('href="/task/1/2/3/4"');
  expect(first.content).toContain('Żabka &amp; spółka');
});

test('search ignores diacritics [NOT-05]', async () => {
  expect((await listed({ search: 'zabka' })).count).toBe(2);
  expect((await listed({ search: 'nic takiego' })).count).toBe(0);
});

test('a filter by no status at all shows nothing [NOT-05]', async () => {
  const answer = await it.app.inject({
    url: '/api/notification/list?filter[status]=',
    headers: { 'access-token': owner.token },
  });
  expect(answer.json().data).toEqual({ list: { list: [], count: 0 } });
});

test('the unread count follows reading and deleting; only the owner may [NOT-01, NOT-04]', async () => {
  const [first] = (await listed()).list;
  const params = { id: first.id };
  const read = (as: Someone) => it.call(updateNotification, { as, params, body: { status: 1 } });
  expect((await read(admin)).status).toBe(403);
  expect((await read(owner)).status).toBe(200);
  expect((await listed({ filter: { status: 0 } })).count).toBe(1);
  expect((await it.call(removeNotification, { as: admin, params })).status).toBe(403);
  expect((await it.call(removeNotification, { as: owner, params })).status).toBe(200);
  expect((await it.call(removeNotification, { as: owner, params })).status).toBe(404);
});
