import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueApp } from '../issues.fixture.ts';
import { remindOfIssues } from '../issues.jobs.ts';
import { handOverIssues, openIssuesOf } from './handover.queries.ts';

let app: Awaited<ReturnType<typeof issueApp>>;
beforeAll(async () => {
  app = await issueApp();
});
afterAll(() => app.it.close());

test('what a leaving person does or reported, and is not over, goes to somebody else [ISS-54]', async () => {
  const [leaving, heir] = await Promise.all([app.it.signIn(), app.it.signIn()]);
  const own = await app.made({ users: [leaving.id, heir.id] });
  const reported = await app.made({}, leaving);
  const both = await app.made({ users: [leaving.id] }, leaving);
  const over = await app.made({ users: [leaving.id] });
  await app.patch(over, { status: 10 }, app.orderer);
  expect(await openIssuesOf(app.it.db, leaving.id)).toBe(3);
  expect(await handOverIssues(app.it.db, leaving.id, heir.id)).toBe(3);
  expect(await openIssuesOf(app.it.db, leaving.id)).toBe(0);
  expect((await app.read(own)).users).toMatchObject([{ id: heir.id }]);
  expect((await app.read(reported)).orderedBy.id).toBe(heir.id);
  expect((await app.read(both)).users).toMatchObject([{ id: heir.id }]);
  expect((await app.read(over)).users).toMatchObject([{ id: leaving.id }]);
});

test('those who do an issue are reminded of its limit once, until it is done [ISS-53, NOT-24]', async () => {
  const doer = await app.it.signIn();
  const now = new Date('2026-11-23T06:00:00Z');
  const issue = { name: 'Faktury', users: [doer.id], dateRealization: '2026-11-24' };
  await app.made(issue);
  const done = await app.made({ ...issue, name: 'Gotowe' });
  await app.patch(done, { status: 9 }, doer);
  await remindOfIssues(app.it.db, now);
  await remindOfIssues(app.it.db, now);
  const { list } = (await app.it.call(listNotifications, { as: doer })).data.list;
  const reminders = list.filter(({ content }: { content: string }) => content.includes('termin'));
  expect(reminders).toHaveLength(1);
  expect(reminders[0].content).toContain('jutro, 24.11.2026');
});
