import { listIssueStatuses } from '@zaplecze/contract/rooms/issues/calls';
import { issueEnded } from '@zaplecze/contract/rooms/issues/lists';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { issueApp } from './issues.fixture.ts';

/** Statuses of issues: who may take which step, and who is told. */

let app: Awaited<ReturnType<typeof issueApp>>;
let issue: number;
beforeAll(async () => {
  app = await issueApp();
});
afterAll(() => app.it.close());
beforeEach(async () => {
  issue = await app.made();
});

const step = (status: number, as: 'orderer' | 'doer' | 'manager', more: object = {}) =>
  app.patch(issue, { status, ...more }, app[as]);

test('the statuses are answered with names and colours [ISS-30]', async () => {
  const answer = await app.it.call(listIssueStatuses, { as: app.stranger });
  expect(answer.data.statuses).toEqual([
    { id: 1, name: 'Do realizacji', color: '#E03131' },
    { id: 2, name: 'W realizacji', color: '#F2C037' },
    { id: 9, name: 'Zrealizowane', color: '#2F9E44' },
    { id: 30, name: 'Zaakceptowane', color: '#1971C2' },
    { id: 10, name: 'Anulowane', color: '#212529' },
  ]);
});

test('only the orderer accepts, and only what is done [ISS-32]', async () => {
  const early = await step(30, 'orderer');
  expect([early.status, early.errors]).toEqual([
    400,
    { status: 'Zaakceptować można tylko zrealizowane zgłoszenie' },
  ]);
  await step(9, 'doer');
  for (const as of ['doer', 'manager'] as const) {
    expect((await step(30, as)).status).toBe(403);
    expect((await app.read(issue, app[as])).may).toMatchObject({ accept: false });
    expect((await app.read(issue, app[as])).may.statuses).not.toContain(30);
  }
  const { may } = await app.read(issue, app.orderer);
  expect(may).toMatchObject({ accept: true, statuses: [9, 30, 2, 10] });
  expect((await step(30, 'orderer')).status).toBe(200);
});

test('a done issue is returned by the orderer alone, with a comment [ISS-33, ISS-37]', async () => {
  await step(9, 'doer');
  expect((await step(2, 'doer', { comment: 'Pomyłka' })).status).toBe(403);
  expect((await step(2, 'manager', { comment: 'Pomyłka' })).status).toBe(403);
  for (const more of [{}, { comment: null }, { comment: '' }]) {
    expect((await step(2, 'orderer', more)).errors).toEqual({
      comment: 'Pole komentarz nie może być puste',
    });
  }
  expect((await step(2, 'orderer', { comment: 'Nadal zacina.' })).status).toBe(200);
  expect(await app.read(issue)).toMatchObject({
    status: { id: 2 },
    comments: [{ text: 'Nadal zacina.', createdBy: { id: app.orderer.id } }],
    statusHistory: [{ status: { id: 2 } }, { status: { id: 9 } }, { status: { id: 1 } }],
  });
});

test.each([
  [10, [10]],
  [30, [9, 30]],
])('what is over (%i) is reopened by the orderer or a manager [ISS-34]', async (status, way) => {
  for (const one of way) await step(one, 'orderer');
  expect((await step(9, 'orderer')).status).toBe(400);
  expect((await step(2, 'doer')).status).toBe(403);
  expect((await step(2, 'manager')).status).toBe(200);
  for (const one of way) await step(one, 'orderer');
  expect((await app.read(issue)).status.id).toBe(status);
  expect((await step(1, 'orderer')).status).toBe(200);
});

test('once the orderer has left, a manager accepts in their place [ISS-35]', async () => {
  const gone = await app.it.signIn();
  issue = await app.made({}, gone);
  await step(9, 'doer');
  await app.it.db.updateTable('person').set({ active: false }).where('id', '=', gone.id).execute();
  expect((await step(30, 'doer')).status).toBe(403);
  expect((await step(30, 'manager')).status).toBe(200);
});

test('the actual end is the newest 9 or 10, also when accepted, and none after reopening [ISS-36]', async () => {
  expect(issueEnded(await app.read(issue))).toBeNull();
  await step(9, 'doer');
  await step(2, 'orderer', { comment: 'Jeszcze raz' });
  expect(issueEnded(await app.read(issue))).toBeNull();
  await step(9, 'doer');
  const done = (await app.read(issue)).statusHistory[0]?.created;
  await step(30, 'orderer');
  expect(issueEnded(await app.read(issue))).toBe(done);
});

test('people are told of assignment, of statuses, of acceptance wanted and of comments [ISS-50, ISS-51]', async () => {
  const [orderer, doer, other] = await Promise.all([
    app.it.signIn(),
    app.it.signIn(),
    app.it.signIn(),
  ]);
  issue = await app.made({ name: 'Laptop <b>', users: [doer.id] }, orderer);
  expect(await app.told(doer)).toEqual([
    `Nowe zgłoszenie dla Ciebie: Laptop &lt;b&gt; (zleca: ${orderer.name})`,
  ]);
  await app.patch(issue, { users: [doer.id, other.id] }, app.manager);
  expect(await app.told(other)).toHaveLength(1);
  expect(await app.told(doer)).toHaveLength(1);
  await app.patch(issue, { status: 2 }, doer);
  await app.patch(issue, { status: 9 }, doer);
  expect(await app.told(orderer)).toEqual([
    `Zgłoszenie czeka na Twoją akceptację: Laptop &lt;b&gt; (${doer.name})`,
    `Zgłoszenie Laptop &lt;b&gt;: W realizacji (${doer.name})`,
  ]);
  await app.patch(issue, { status: 2, comment: 'Brak zasilacza' }, orderer);
  expect((await app.told(doer))[0]).toBe(
    `Zgłoszenie Laptop &lt;b&gt;: zwrócone do poprawy (${orderer.name})`,
  );
  expect(await app.told(doer)).toHaveLength(2);
});
