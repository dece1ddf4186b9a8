import { issueHistory } from '@zaplecze/contract/rooms/history/calls';
import { commentIssue, removeIssue } from '@zaplecze/contract/rooms/issues/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { logoutEverywhere } from '@zaplecze/contract/rooms/session/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { hashToken } from '../../../kit/http/guard.ts';
import { acceptanceApp } from './acceptance.fixture.ts';

/** Acceptance by the link of a letter or a push, and from the list of notices. */

let app: Awaited<ReturnType<typeof acceptanceApp>>;
beforeAll(async () => {
  app = await acceptanceApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`delete from "rateLimit"`.execute(app.it.db);
});

const rowsOf = async (as: Someone) =>
  (await app.it.call(listNotifications, { as, query: { perPage: 50 } })).data.list.list;
const aboutOf = async (as: Someone, id: number) =>
  (await rowsOf(as)).filter((row: { params: { id: number } }) => row.params.id === id);

test('the letter of a done issue has both buttons, in its plain part too, and so has the push [ISS-80, ISS-81, NOT-34]', async () => {
  await app.withDevice(app.orderer, 'telefon');
  const { id, letter, token } = await app.done();
  expect(token).toHaveLength(43);
  const { publicUrl } = app.it.services.config;
  expect(letter?.text).toContain(`Akceptuję: ${publicUrl}/accept#${token}`);
  expect(letter?.text).toContain(`Zwracam: ${publicUrl}/accept?return=1#${token}`);
  expect(letter?.html).toContain(`href="${publicUrl}/accept#${token}"`);
  expect(letter?.html).toContain('>Zwracam</a>');
  const message = JSON.parse(app.peer.received.at(-1)?.text ?? '{}');
  expect(message).toMatchObject({
    address: `/yourIssues/${id}`,
    actions: [
      {
        action: 'accept',
        title: 'Akceptuję',
        address: expect.stringMatching(/^\/accept#[\w-]{43}$/),
      },
      {
        action: 'return',
        title: 'Zwracam',
        address: expect.stringMatching(/^\/accept\?return=1#[\w-]{43}$/),
      },
    ],
  });
  // Each place has a link of its own, kept by its hash alone.
  expect(app.tokenIn(message.actions[0].address)).not.toBe(token);
  const kept = await app.it.db
    .selectFrom('actionLink')
    .selectAll()
    .where('record', '=', id)
    .execute();
  expect(kept.map(({ place }) => place).sort()).toEqual([
    'mail',
    expect.stringMatching(/^push \d+$/),
  ]);
  expect(kept.some(({ tokenHash }) => tokenHash.equals(hashToken(token)))).toBe(true);
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('a link shows what was done and changes nothing; one click accepts, without a session [ISS-82, ISS-83]', async () => {
  const { id, token } = await app.done({ client: app.client });
  await app.it.call(commentIssue, {
    as: app.doer,
    params: { id },
    body: { text: 'Wymieniono rolkę.' },
  });
  for (let times = 0; times < 2; times += 1) {
    expect(await app.check(token)).toMatchObject({
      state: 'open',
      name: 'Nie działa drukarka',
      issue: {
        orderer: app.orderer.name,
        client: expect.any(String),
        doneBy: app.doer.name,
        said: [{ by: app.doer.name, text: 'Wymieniono rolkę.' }],
      },
    });
  }
  expect((await app.read(id)).status.id).toBe(9);
  const answer = await app.decide({ token, decision: 'accept' });
  expect(answer.data.link).toMatchObject({
    state: 'used',
    outcome: { status: { id: 30 }, way: 'link' },
    issue: null,
  });
  const issue = await app.read(id);
  expect(issue.status.id).toBe(30);
  expect(issue.statusHistory[0]).toMatchObject({
    way: 'link',
    createdBy: { id: app.orderer.id },
  });
  const { list } = (await app.it.call(issueHistory, { as: app.orderer, params: { id } })).data;
  expect(list[0]).toMatchObject({ who: { id: app.orderer.id }, entries: [{ way: 'link' }] });
  expect(list.at(-1).entries[0].way).toBe(null);
  // Single use.
  expect((await app.decide({ token, decision: 'accept' })).status).toBe(409);
  expect((await app.check(token)).state).toBe('used');
});

test('a return by link asks for words, which become the orderer’s comment [ISS-84, ISS-33]', async () => {
  const { id, token } = await app.done();
  for (const comment of [undefined, null, '', '   ']) {
    const answer = await app.decide({ token, decision: 'return', comment });
    expect([answer.status, answer.errors]).toEqual([
      400,
      { comment: 'Pole komentarz nie może być puste' },
    ]);
  }
  const answer = await app.decide({ token, decision: 'return', comment: 'Nadal zacina.' });
  expect(answer.data.link).toMatchObject({ state: 'used', outcome: { status: { id: 2 } } });
  const issue = await app.read(id);
  expect(issue.status.id).toBe(2);
  expect(issue.comments.at(-1)).toMatchObject({
    text: 'Nadal zacina.',
    createdBy: { id: app.orderer.id },
  });
  expect(await app.told(app.doer)).toContainEqual(expect.stringContaining('zwrócone do poprawy'));
  // Done anew it asks anew: the former link stays used up.
  await app.patch(id, { status: 9 }, app.doer);
  expect((await app.check(token)).state).toBe('used');
  expect((await app.read(id)).status.id).toBe(9);
});

test('the orderer is told of what was done by their link, with when [ISS-85]', async () => {
  const { id, token } = await app.done({ name: 'Monitor' });
  await app.decide({ token, decision: 'accept' });
  const rows = await aboutOf(app.orderer, id);
  expect(rows[0].content).toMatch(
    /Twoja decyzja przez odnośnik: .*Monitor.* \(zaakceptowane \d+\.\d{2}\.\d{4}, \d{2}:\d{2}/,
  );
  // What asked for the decision is read.
  expect(
    rows.find((row: { acceptance: unknown; content: string }) =>
      row.content.includes('akceptację'),
    ),
  ).toMatchObject({ status: { id: 1 }, acceptance: null });
});

test('of two clicks at once one decides, the other is told that it is too late [ISS-83]', async () => {
  const { id, token } = await app.done();
  const answers = await Promise.all([
    app.decide({ token, decision: 'accept' }),
    app.decide({ token, decision: 'return', comment: 'Nie działa' }),
    app.decide({ token, decision: 'accept' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const { statusHistory } = await app.read(id);
  expect(statusHistory.filter(({ way }) => way === 'link')).toHaveLength(1);
});

test('an expired link says so and decides nothing [ISS-86]', async () => {
  const { id, token } = await app.done();
  await sql`update "actionLink" set expires = now() where record = ${id}`.execute(app.it.db);
  expect(await app.check(token)).toMatchObject({ state: 'expired', issue: null });
  expect((await app.decide({ token, decision: 'accept' })).status).toBe(409);
  expect((await app.read(id)).status.id).toBe(9);
});

test.each([
  ['accepted in the product', { status: 30 }, 30],
  ['returned in the product', { status: 2, comment: 'Popraw' }, 2],
  ['cancelled', { status: 10 }, 10],
])(
  'a link of an issue that was %s tells so and decides nothing [ISS-86]',
  async (_, change, status) => {
    const { id, token } = await app.done();
    expect((await app.patch(id, change, app.orderer)).status).toBe(200);
    expect(await app.check(token)).toMatchObject({
      state: 'decided',
      outcome: { status: { id: status }, way: null },
    });
    expect((await app.decide({ token, decision: 'accept' })).status).toBe(409);
    expect((await app.read(id)).status.id).toBe(status);
  },
);

test('a link is of one doing: what was returned and done anew has another [ISS-86]', async () => {
  const { id, token } = await app.done();
  await app.patch(id, { status: 2, comment: 'Popraw' }, app.orderer);
  await app.patch(id, { status: 9 }, app.doer);
  expect(await app.check(token)).toMatchObject({
    state: 'decided',
    outcome: { status: { id: 2 } },
  });
  expect((await app.decide({ token, decision: 'accept' })).status).toBe(409);
  await app.work();
  const fresh = app.tokenIn((await app.letterAbout(app.orderer, id))?.text);
  expect((await app.decide({ token: fresh, decision: 'accept' })).status).toBe(200);
  expect((await app.read(id)).status.id).toBe(30);
});

test('a link of an issue that is gone says so [ISS-86]', async () => {
  const { id, token } = await app.done();
  await app.it.call(removeIssue, { as: app.orderer, params: { id } });
  expect(await app.check(token)).toEqual({
    state: 'removed',
    name: null,
    outcome: null,
    issue: null,
  });
  expect((await app.decide({ token, decision: 'accept' })).status).toBe(409);
});

test('a link ends with the rights of its person: another orderer, signing out everywhere, leaving [ISS-87]', async () => {
  const [one, two, three] = await Promise.all([app.it.signIn(), app.it.signIn(), app.it.signIn()]);
  const given = await app.done({}, one);
  await sql`update issue set "orderedBy" = ${two.id} where id = ${given.id}`.execute(app.it.db);
  const ended = await app.done({}, two);
  await app.it.call(logoutEverywhere, { as: two, body: {} });
  const left = await app.done({}, three);
  await app.it.db.updateTable('person').set({ active: false }).where('id', '=', three.id).execute();
  for (const { token, id } of [given, ended, left]) {
    expect(await app.check(token)).toEqual({
      state: 'dead',
      name: null,
      outcome: null,
      issue: null,
    });
    expect((await app.decide({ token, decision: 'accept' })).status).toBe(409);
    expect((await app.read(id)).status.id).toBe(9);
  }
});

test('whoever stands in for the orderer is told, but has no link and nothing to press [ISS-87, ISS-32]', async () => {
  const [orderer, substitute] = await Promise.all([app.it.signIn(), app.it.signIn()]);
  await app.replace(substitute, orderer);
  const { id } = await app.done({}, orderer);
  const [letter] = await app.lettersTo(substitute);
  expect(letter?.text).toContain('Zastępstwo:');
  expect(letter?.text).not.toContain('/accept');
  expect((await aboutOf(substitute, id))[0]).toMatchObject({ acceptance: null });
  expect((await aboutOf(orderer, id))[0]).toMatchObject({ acceptance: { acceptsOn: null } });
});

test('links that open nothing are limited, those that work are not [ISS-88]', async () => {
  const { token } = await app.done();
  const tried = [];
  for (let at = 0; at < 31; at += 1)
    tried.push(await app.decide({ token: 'x'.repeat(43), decision: 'accept' }));
  expect(tried.slice(0, 5).every(({ status }) => status === 409)).toBe(true);
  expect(tried.at(-1)?.status).toBe(429);
  expect(tried.at(-1)?.headers['retry-after']).toBeDefined();
  expect((await app.check(token)).state).toBe('open');
});

test('a notice that asks for a decision says so as long as it waits, with the version it was seen at [NOT-34]', async () => {
  const id = await app.made();
  await app.patch(id, { status: 9 }, app.doer);
  const { version } = await app.read(id);
  const [notice] = await aboutOf(app.orderer, id);
  expect(notice).toMatchObject({ status: { id: 0 }, acceptance: { version, acceptsOn: null } });
  await app.patch(id, { status: 30 }, app.orderer);
  expect((await aboutOf(app.orderer, id))[0]).toMatchObject({
    status: { id: 1 },
    acceptance: null,
  });
  // Read before its letter was made, it is not sent any more.
  await app.work();
  expect(await app.letterAbout(app.orderer, id)).toBeUndefined();
});
