import { removeFreeDay, saveFreeDay } from '@zaplecze/contract/rooms/absences/free-days/calls';
import { removePattern, savePattern } from '@zaplecze/contract/rooms/absences/patterns/calls';
import { issueHistory } from '@zaplecze/contract/rooms/history/calls';
import { commentIssue, type Issue, listIssues } from '@zaplecze/contract/rooms/issues/calls';
import { issueTypes } from '@zaplecze/contract/rooms/issues/lists';
import { listIssueTypes, updateIssueType } from '@zaplecze/contract/rooms/issues/types/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../../../test/http.ts';
import { issueApp } from '../issues.fixture.ts';
import { movePromises } from '../issues.jobs.ts';

/** What types promise, and how issues stand to it. */

let app: Awaited<ReturnType<typeof issueApp>>;
beforeAll(async () => {
  app = await issueApp();
});
afterAll(() => app.it.close());

type Hours = { answerHours?: unknown; doneHours?: unknown };
const change = (id: number, body: Hours, as: Someone | null = app.admin, headers = {}) =>
  app.it.call(updateIssueType, { as, params: { id }, body, headers });
const promise = async (id: number, body: Hours) =>
  expect((await change(id, body)).status).toBe(200);
const typeOf = async (id: number) =>
  (await app.it.call(listIssueTypes, { as: app.stranger })).data.list.find(
    (one: { id: number }) => one.id === id,
  );
const say = (id: number, as: Someone) =>
  app.it.call(commentIssue, { as, params: { id }, body: { text: 'Patrzę na to.' } });

/** An issue of a type as if it had been reported at a moment. */
async function reported(type: number, created: string, more: object = {}): Promise<number> {
  const id = await app.made({ type, ...more });
  await app.it.db.updateTable('issue').set({ created }).where('id', '=', id).execute();
  return id;
}
const instant = (text: string) => new Date(text).toISOString();
const moment = (value: string | null) => value && new Date(value).toISOString();
const moments = ({ promisedAnswer, promisedDone }: Issue) =>
  [promisedAnswer, promisedDone].map(moment);

test('everybody reads what types promise, at first nothing; administrators change it [ISS-60]', async () => {
  const own = await issueApp();
  const { list } = (await own.it.call(listIssueTypes, { as: own.stranger })).data;
  await own.it.close();
  expect(list.map(({ id, name }: { id: number; name: string }) => ({ id, name }))).toEqual(
    issueTypes,
  );
  for (const one of list) expect(one).toMatchObject({ answerHours: null, doneHours: null });
  for (const as of [app.manager, app.doer, app.stranger]) {
    expect((await change(5, { answerHours: 4 }, as)).status).toBe(403);
  }
  expect((await change(5, { answerHours: 4 }, null)).status).toBe(401);
  expect((await change(99, { answerHours: 4 })).status).toBe(404);
  const id = await app.made({ type: 5 });
  expect(await app.read(id)).toMatchObject({
    ...{ promisedAnswer: null, promisedDone: null, promised: null, answeredAt: null, doneAt: null },
  });
});

test('hours are told by numbers above zero, the end not before the answer; empty ones promise nothing [ISS-61]', async () => {
  await promise(0, { answerHours: '1,5', doneHours: 8 });
  expect(await typeOf(0)).toMatchObject({ answerHours: 1.5, doneHours: 8 });
  const zero = 'Podaj więcej niż 0 godzin albo zostaw puste';
  expect((await change(0, { answerHours: 0 })).errors).toEqual({ answerHours: zero });
  expect((await change(0, { doneHours: 'dużo' })).errors).toEqual({
    doneHours: 'Podaj liczbę godzin',
  });
  const early = await change(0, { doneHours: 1 });
  expect([early.status, early.errors]).toEqual([
    400,
    { doneHours: 'Nie krócej niż do pierwszej odpowiedzi' },
  ]);
  await promise(0, { answerHours: null, doneHours: null });
  expect(await typeOf(0)).toMatchObject({ answerHours: null, doneHours: null });
});

test('two editors of one type: different hours are joined, the same ones asked about [ISS-61]', async () => {
  const { version } = await typeOf(14);
  const opened = { 'if-match': `"${version}"` };
  expect((await change(14, { doneHours: 40 }, app.admin, opened)).status).toBe(200);
  expect((await change(14, { answerHours: 4 }, app.admin, opened)).status).toBe(200);
  expect(await typeOf(14)).toMatchObject({ answerHours: 4, doneHours: 40 });
  const both = await change(14, { doneHours: 16 }, app.admin, opened);
  expect([both.status, Object.keys(both.errors ?? {})]).toEqual([409, ['doneHours']]);
});

test('the hours are counted from the report in working time, also of issues that are open [ISS-62]', async () => {
  // A Friday at 15:00: an hour is left of that day.
  const friday = await reported(1, '2026-11-20T15:00:00+01:00');
  const summer = await reported(1, '2026-10-23T15:30:00+02:00');
  const other = await reported(2, '2026-11-20T15:00:00+01:00');
  const over = await reported(1, '2026-11-20T15:00:00+01:00');
  await app.patch(over, { status: 10 }, app.doer);
  await promise(1, { answerHours: 2, doneHours: 16 });
  expect(moments(await app.read(friday))).toEqual([
    instant('2026-11-23T09:00:00+01:00'),
    instant('2026-11-24T15:00:00+01:00'),
  ]);
  // Over the clock that goes back on 25 October.
  expect(moments(await app.read(summer))).toEqual([
    instant('2026-10-26T09:30:00+01:00'),
    instant('2026-10-27T15:30:00+01:00'),
  ]);
  for (const id of [other, over]) expect(moments(await app.read(id))).toEqual([null, null]);
  const { promised } = await app.read(friday);
  expect(moment(promised)).toBe(instant('2026-11-23T09:00:00+01:00'));
  // Another type promises something else.
  await app.patch(friday, { type: 2 }, app.doer);
  expect(moments(await app.read(friday))).toEqual([null, null]);
  await app.patch(other, { type: 1 }, app.doer);
  expect(moments(await app.read(other))[0]).toBe(instant('2026-11-23T09:00:00+01:00'));
  // A new one has it at once, without a change of its record.
  const fresh = await app.read(await app.made({ type: 1 }));
  expect(fresh.promisedDone).not.toBeNull();
  expect(fresh.version).toBe(1);
  await promise(1, { answerHours: null, doneHours: null });
  expect(moments(await app.read(other))).toEqual([null, null]);
});

test('the first answer is a word or a step of somebody who is not on the orderer’s side, and stays [ISS-63]', async () => {
  const answered = async (id: number) => (await app.read(id)).answeredAt;
  const id = await app.made();
  await say(id, app.orderer);
  expect(await answered(id)).toBeNull();
  await app.replace(app.stranger, app.orderer);
  expect((await say(id, app.stranger)).status).toBe(200);
  expect(await answered(id)).toBeNull();
  await say(id, app.doer);
  const first = await answered(id);
  expect(first).not.toBeNull();
  const { version } = await app.read(id);
  await say(id, app.manager);
  expect(await answered(id)).toBe(first);
  expect((await app.read(id)).version).toBe(version);
  // A step is an answer too, of a manager as well.
  const taken = await app.made();
  await app.patch(taken, { status: 2 }, app.manager);
  expect(await answered(taken)).not.toBeNull();
  // Who stands in and does it themselves answers.
  const own = await app.made({ users: [app.stranger.id] });
  await say(own, app.stranger);
  expect(await answered(own)).not.toBeNull();
  // Whoever does what they reported has answered by doing it.
  const alone = await app.made({ users: [app.orderer.id] });
  await app.patch(alone, { status: 2 }, app.orderer);
  expect(await answered(alone)).toBeNull();
  await app.patch(alone, { status: 9 }, app.orderer);
  const { answeredAt, doneAt } = await app.read(alone);
  expect([answeredAt === null, answeredAt]).toEqual([false, doneAt]);
});

test('a return keeps the promise, a reopening begins it anew; what was done is done until then [ISS-64]', async () => {
  await promise(7, { answerHours: 4, doneHours: 8 });
  const id = await reported(7, '2026-11-09T08:00:00+01:00');
  await promise(7, { doneHours: 16 });
  const until = instant('2026-11-10T16:00:00+01:00');
  await app.patch(id, { status: 9 }, app.doer);
  const done = await app.read(id);
  expect([done.doneAt === null, done.promised, moments(done)[1]]).toEqual([false, null, until]);
  await app.patch(id, { status: 2, comment: 'Jeszcze raz.' }, app.orderer);
  const returned = await app.read(id);
  expect([returned.doneAt, moment(returned.promised)]).toEqual([null, until]);
  expect(returned.answeredAt).toBe(done.answeredAt);
  await app.patch(id, { status: 9 }, app.doer);
  await app.patch(id, { status: 30 }, app.orderer);
  const accepted = await app.read(id);
  expect(accepted.doneAt).not.toBeNull();
  // What is over stays as it was promised then.
  await promise(7, { doneHours: 8 });
  expect(moments(await app.read(id))[1]).toBe(until);
  await app.patch(id, { status: 2 }, app.orderer);
  const again = await app.read(id);
  expect(again.doneAt).toBeNull();
  expect(Date.parse(again.promisedDone ?? '')).toBeGreaterThan(Date.now());
});

test('lists are ordered by what is promised next, and filtered by it [ISS-66, ISS-67]', async () => {
  await promise(11, { answerHours: 1, doneHours: 8 });
  const client = app.client;
  const old = await reported(11, '2026-11-02T08:00:00+01:00', { name: 'Dawne' });
  const older = await reported(11, '2026-11-02T07:00:00+01:00', { name: 'Odpowiedziane' });
  await promise(11, { answerHours: 2 });
  await say(older, app.doer);
  await app.made({ name: 'Świeże', type: 11 });
  await app.made({ name: 'Bez obietnicy', type: 12 });
  const names = (query: object) => app.names(listIssues, app.manager, { ...query, perPage: 50 });
  const of = { type: '11,12', client };
  const last = ['Bez obietnicy'];
  expect(await names({ filter: of, sort: 'promised', order: 'asc' })).toEqual([
    ...['Dawne', 'Odpowiedziane', 'Świeże'],
    ...last,
  ]);
  expect((await names({ filter: of, sort: 'promised', order: 'desc' })).slice(-1)).toEqual(last);
  const overdue = await names({
    filter: { ...of, promised: 'overdue' },
    sort: 'name',
    order: 'asc',
  });
  expect(overdue).toEqual(['Dawne', 'Odpowiedziane']);
  await sql`update issue set "promisedDone" = date_trunc('minute', now()) where id = ${older}`.execute(
    app.it.db,
  );
  expect(await names({ filter: { ...of, promised: 'today' } })).toContain('Odpowiedziane');
  expect((await app.read(old)).promised).not.toBeNull();
  const sheet = await app.it.app.inject({
    url: '/api/issue/list/export?format=csv&filter[type]=11&filter[promised]=overdue&sort=name',
    headers: { 'access-token': app.manager.token },
  });
  const [head, first] = sheet.body.split('\r\n');
  expect(head).toContain(
    'Obiecana odpowiedź;Pierwsza odpowiedź;Obiecane zrealizowanie;Zrealizowano',
  );
  expect(first).toContain('2026-11-02 10:00;;2026-11-02 16:00;');
});

test('what is worked out is nobody’s change: the history tells none of it [ISS-65]', async () => {
  await promise(3, { answerHours: 1 });
  const id = await app.made({ type: 3 });
  await say(id, app.doer);
  const { list } = (await app.it.call(issueHistory, { as: app.manager, params: { id } })).data;
  const told = JSON.stringify(list);
  expect(told).not.toMatch(/promised|answeredAt|doneAt/);
  expect(list).toHaveLength(1);
});

test('hours are those in which the company works: its roster and its days off move what is promised of open issues [ABS-76]', async () => {
  await promise(15, { answerHours: 2, doneHours: 10 });
  const id = await reported(15, '2026-11-25T14:00:00Z');
  const anew = async () => {
    await movePromises(app.it.db);
    return moments(await app.read(id));
  };
  await anew();
  const day = '2026-11-26';
  await app.it.call(saveFreeDay, { as: app.admin, params: { day }, body: {} as never });
  expect(await anew()).toEqual([instant('2026-11-27T08:00:00Z'), instant('2026-11-30T08:00:00Z')]);
  await app.it.call(removeFreeDay, { as: app.admin, params: { day } });
  const params = { person: 0, from: '2026-11-01' };
  const minutes = [600, 600, 600, 600, 0, 0, 0];
  await app.it.call(savePattern, {
    ...{ as: app.admin, params },
    body: { minutes, begins: '9:00' } as never,
  });
  // On Wednesday four hours are left, ten on Thursday.
  expect(await anew()).toEqual([instant('2026-11-25T16:00:00Z'), instant('2026-11-26T14:00:00Z')]);
  await app.it.call(removePattern, { as: app.admin, params });
  await promise(15, { answerHours: null, doneHours: null });
});
