import { createIssue, removeIssue } from '@zaplecze/contract/rooms/issues/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';
import { findUnread, unreadOf } from './delivery/delivery.queries.ts';

let it: TestApp;
let manager: Someone;
let doer: Someone;

beforeAll(async () => {
  it = await testApp();
  [manager, doer] = await Promise.all([it.signIn('ROLE_MANAGER'), it.signIn()]);
});
afterAll(() => it.close());

const report = async (name: string) => {
  const body = { name, users: [doer.id], description: 'Proszę', type: 1 };
  return (await it.call(createIssue, { as: manager, body })).data.id as number;
};

test('a notice of a record that was deleted names it without a link, also in letters [NOT-115]', async () => {
  const [gone, stays] = [await report('Skasowane'), await report('Zostaje')];
  await it.call(removeIssue, { as: manager, params: { id: gone } });
  const { list } = (await it.call(listNotifications, { as: doer })).data.list;
  const words = (name: string) =>
    list.find(({ content }: { content: string }) => content.includes(name));
  expect(words('Skasowane').content).toContain('Skasowane (skasowane)');
  expect(words('Skasowane').content).not.toContain('href');
  expect(words('Zostaje').content).toContain(`<a href="/yourIssues/${stays}">Zostaje</a>`);

  const { unread } = await unreadOf(it.db, doer.id, new Date());
  const daily = unread.find(({ content }) => content.includes('Skasowane'));
  expect(daily?.content).not.toContain('href');
  expect((await findUnread(it.db, words('Skasowane').id))?.content).not.toContain('href');
});
