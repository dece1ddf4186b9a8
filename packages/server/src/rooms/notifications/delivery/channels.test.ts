import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  getChannels,
  listNotifications,
  readAllNotifications,
  saveChannels,
} from '@zaplecze/contract/rooms/notifications/calls';
import { notificationKinds } from '@zaplecze/contract/rooms/notifications/forms';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../../test/http.ts';
import { lettersTo as parsedLetters } from '../../../../test/peers/mail-files.ts';
import { eventually } from '../../../../test/starting/server-process.ts';
import { nothingToDo } from '../../../../test/waiting-jobs.ts';
import { enqueue, startWorker } from '../../../kit/jobs/jobs.ts';
import { createMail } from '../../../kit/mail/mail.ts';
import { createLog } from '../../../kit/operations/log.ts';
import { jobs } from '../../house.ts';
import { aboutTask, notify } from '../notify.ts';
import { digest } from './push-tasks.ts';

let it: TestApp;
let owner: Someone;
let other: Someone;
let letters: string;

beforeAll(async () => {
  it = await testApp({ PUBLIC_URL: 'https://zaplecze.example.pl' });
  letters = join(it.services.config.dataDir, 'mail');
});
afterAll(() => it.close());
beforeEach(async () => {
  [owner, other] = await Promise.all([it.signIn(), it.signIn()]);
});

const about = aboutTask({
  name: 'Spis <b>',
  id: 1,
  project: 1,
  task: 2,
  procedure: 3,
  service: 4,
  projectName: 'Bilans 11/2026',
  clientName: 'Zagiel',
});
const tell = (to: Someone, more = 'Magazyn') =>
  notify(it.db, { kind: 'yourTurn', to: [to.id], by: 0, about, more });
const choose = (as: Someone | null, kinds: object[], digest = false) =>
  it.call(saveChannels, { as, body: { kinds, digest } });

async function work(): Promise<void> {
  const log = createLog('silent');
  const mail = createMail(it.services.config, log);
  const tasks = jobs({ ...it.services, mail });
  const worker = await startWorker({ pool: it.db.pool, tasks, log });
  await eventually(() => nothingToDo(it.db));
  await worker.stop();
}

const addressOf = async (one: Someone) =>
  (
    await it.db
      .selectFrom('person')
      .select('email')
      .where('id', '=', one.id)
      .executeTakeFirstOrThrow()
  ).email;

/** Letters to a person, decoded enough to read them. */
async function lettersTo(one: Someone): Promise<string[]> {
  const to = await addressOf(one);
  const names = await readdir(letters).catch(() => []);
  const all = await Promise.all(names.map((name) => readFile(join(letters, name), 'utf8')));
  const whole = all.map((text) => text.replace(/=\r\n/g, ''));
  return whole.filter((text) => text.includes(`<${to}>`));
}

const parsedTo = async (one: Someone) =>
  await parsedLetters(dirname(letters), await addressOf(one));

test('until chosen, the product’s own channels hold; a choice is the person’s alone [NOT-30, NOT-31]', async () => {
  const { data } = await it.call(getChannels, { as: owner });
  expect(data).toMatchObject({ digest: false, email: await addressOf(owner) });
  expect(data.kinds.map((one: { kind: string }) => one.kind)).toEqual(
    notificationKinds.map((one) => one.kind),
  );
  const kinds = [{ kind: 'yourTurn', push: false, mail: true }];
  expect((await choose(owner, kinds, true)).status).toBe(200);
  const mine = (await it.call(getChannels, { as: owner })).data;
  expect(mine.digest).toBe(true);
  expect(mine.kinds).toContainEqual({
    kind: 'yourTurn',
    name: 'Twoja kolej',
    push: false,
    mail: true,
  });
  expect((await it.call(getChannels, { as: other })).data).toMatchObject({ digest: false });
  await choose(owner, [], false);
  expect((await it.call(getChannels, { as: owner })).data.digest).toBe(false);
});

test('channels want a session and known kinds [NOT-31]', async () => {
  expect((await it.call(getChannels, { as: null })).status).toBe(401);
  expect((await choose(null, [])).status).toBe(401);
  const answer = await choose(owner, [{ kind: 'inny', push: true, mail: true }]);
  expect(answer.status).toBe(400);
  expect(answer.errors).toEqual({ 'kinds.0.kind': 'Nie ma takiego rodzaju powiadomień' });
});

test('a kind chosen for mail comes as a letter with the address of its screen; others do not [NOT-32]', async () => {
  await choose(owner, [{ kind: 'yourTurn', push: false, mail: true }]);
  await tell(owner);
  await tell(other);
  await work();
  expect(await lettersTo(other)).toEqual([]);
  const [letter = ''] = await lettersTo(owner);
  const [{ subject = '', text = '' } = {}] = await parsedTo(owner);
  expect(subject).toBe(
    'Zaplecze: zadanie „Spis <b>” w projekcie Bilans 11/2026 dla klienta Zagiel',
  );
  expect(text).toContain(
    'Twoja kolej: Spis <b> w projekcie Bilans 11/2026 dla klienta Zagiel (Magazyn)',
  );
  expect(letter).toContain('https://zaplecze.example.pl/task/1/2/3/4');
  expect(letter).toContain('Spis &lt;b&gt;');
});

test('letters about one record have one subject and name the first of them, which was sent [MAI-22]', async () => {
  await choose(owner, [{ kind: 'yourTurn', push: false, mail: true }]);
  await tell(owner);
  await tell(owner);
  await work();
  const all = await parsedTo(owner);
  const [first, ...others] = all.filter(({ references }) => references === undefined);
  const fresh = all.filter(({ references }) => references !== undefined);
  expect(others).toEqual([]);
  expect(fresh.length).toBeGreaterThan(0);
  for (const { subject, references, inReplyTo, headers } of fresh) {
    expect([subject, references, inReplyTo]).toEqual([
      ...[first?.subject, first?.messageId, first?.messageId],
    ]);
    expect(headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(
      '<https://zaplecze.example.pl/notifications/settings>',
    );
  }
});

test('nothing goes to somebody who does not work here any more [NOT-13]', async () => {
  await choose(owner, [{ kind: 'yourTurn', push: false, mail: true }]);
  await it.db.updateTable('person').set({ active: false }).where('id', '=', owner.id).execute();
  await tell(owner);
  await work();
  expect(await lettersTo(owner)).toEqual([]);
});

// 2026-11-23 is a Monday: seven o'clock in Warsaw is 6 UTC.
const monday = '2026-11-23T06:15:00Z';
const morning = (ts: string) => enqueue(it.db, digest, { _cron: { ts } });

test('the daily letter lists what is unread, once a working day, to those who want it [NOT-33]', async () => {
  await choose(owner, [], true);
  await tell(owner, 'Pierwsze');
  await tell(owner, 'Drugie');
  await tell(other);
  await morning('2026-11-22T06:15:00Z');
  await morning('2026-11-23T05:15:00Z');
  await work();
  expect(await lettersTo(owner)).toEqual([]);
  await morning(monday);
  await morning(monday);
  await work();
  const [letter = '', ...more] = await lettersTo(owner);
  expect(more).toEqual([]);
  expect(letter).toContain('(2)');
  expect(letter).toContain('Pierwsze');
  expect(letter).toContain('Drugie');
  expect(await lettersTo(other)).toEqual([]);
});

test('with nothing unread there is no daily letter [NOT-33]', async () => {
  await choose(owner, [], true);
  await tell(owner);
  const read = await it.call(readAllNotifications, { as: owner });
  expect(read.data).toEqual({ read: 1 });
  await morning('2026-11-24T06:15:00Z');
  await work();
  expect(await lettersTo(owner)).toEqual([]);
});

test('what came after the newest that was shown stays unread when all are marked as read [NOT-03]', async () => {
  await tell(owner);
  const unread = { as: owner, query: { filter: { status: 0 } } };
  const shown = await it.call(listNotifications, unread);
  await tell(owner);
  const upTo = shown.data.list.list[0].id;
  const read = await it.call(readAllNotifications, { as: owner, body: { upTo } });
  expect(read.data).toEqual({ read: shown.data.list.count });
  const left = await it.call(listNotifications, unread);
  expect(left.data.list.count).toBe(1);
  await it.call(readAllNotifications, { as: owner });
});

test('marking all as read touches one’s own alone and wants a session [NOT-03]', async () => {
  await tell(owner);
  await tell(other);
  expect((await it.call(readAllNotifications, { as: null })).status).toBe(401);
  await it.call(readAllNotifications, { as: owner });
  const unread = async (as: Someone) =>
    (await it.call(listNotifications, { as, query: { filter: { status: 0 } } })).data.list.count;
  expect(await unread(owner)).toBe(0);
  expect(await unread(other)).toBe(1);
  expect((await it.call(readAllNotifications, { as: owner })).data).toEqual({ read: 0 });
});
