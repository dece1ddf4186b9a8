import {
  commentHistory,
  createComment,
  removeComment,
  sayCommentSeen,
  updateComment,
} from '@zaplecze/contract/rooms/comments/calls';
import { commentIssue } from '@zaplecze/contract/rooms/issues/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { issueApp } from '../issues/issues.fixture.ts';

/* Comments that answer one another, and that are seen. */

let app: Awaited<ReturnType<typeof issueApp>>;
let issue: number;
beforeAll(async () => {
  app = await issueApp();
});
afterAll(() => app.it.close());
beforeEach(async () => {
  issue = await app.made();
  await sql`delete from notification`.execute(app.it.db);
});

const say = (as: Someone, text: string, answers?: number, on = issue) =>
  app.it.call(commentIssue, {
    ...{ as, params: { id: on } },
    body: { text, ...(answers !== undefined && { answers }) },
  });
const said = async (...of: Parameters<typeof say>): Promise<number> => (await say(...of)).data.id;
const seen = (as: Someone, id: number, yes = true) =>
  app.it.call(sayCommentSeen, { as, params: { id }, body: { seen: yes } });
const comments = async (as = app.manager) => (await app.read(issue, as)).comments;

test('an answer stands under what it answers, one level deep; its author is told so [COM-20]', async () => {
  const head = await said(app.orderer, 'Kiedy?');
  const answer = await said(app.doer, 'Jutro', head);
  const further = await said(app.manager, 'Dziś się nie da?', answer);
  expect((await comments()).map(({ id, answers }) => [id, answers])).toEqual([
    [head, null],
    [answer, head],
    [further, head],
  ]);
  expect(await app.told(app.orderer)).toContain(
    `${app.doer.name} odpowiada na Twój komentarz: Nie działa drukarka`,
  );
  expect(await app.told(app.doer)).toContain(
    `${app.manager.name} odpowiada na Twój komentarz: Nie działa drukarka`,
  );
  // Once: not of the comment besides.
  expect((await app.told(app.doer)).filter((one) => one.includes(app.manager.name))).toHaveLength(
    1,
  );
});

test('an answer to oneself tells nobody of an answer; one that may not see the record any more is not told [COM-20]', async () => {
  const own = await said(app.doer, 'Zamówione');
  await say(app.doer, 'Dotrze w piątek', own);
  expect(await app.told(app.doer)).toEqual([]);
  await app.patch(issue, { users: [app.manager.id] }, app.manager);
  await sql`delete from notification`.execute(app.it.db);
  await say(app.manager, 'A jednak?', own);
  expect((await app.told(app.doer)).filter((one) => one.includes('odpowiada'))).toEqual([]);
});

test('only a comment of the same record is answered [COM-20]', async () => {
  const elsewhere = await said(app.doer, 'Gdzie indziej', undefined, await app.made());
  const loose = await app.it.call(createComment, { as: app.doer, body: { text: 'Luzem' } });
  for (const id of [elsewhere, loose.data.id, 999_999]) {
    expect((await say(app.orderer, 'Tu', id)).errors).toEqual({
      answers: 'Nie ma już komentarza, na który odpowiadasz',
    });
  }
});

test('answers stay when what they answer is deleted, and are not edited by it [COM-21]', async () => {
  const head = await said(app.orderer, 'Kiedy?');
  const answer = await said(app.doer, 'Jutro', head);
  await app.it.call(removeComment, { as: app.orderer, params: { id: head } });
  expect(await comments()).toMatchObject([{ id: answer, answers: null, edited: null }]);
});

test('one says once that one has seen a comment of another, and takes it back [COM-22]', async () => {
  const id = await said(app.orderer, 'Nowy toner jest w szafie');
  const names = async () => (await comments())[0]?.seen.map(({ name }) => name);
  expect((await seen(app.doer, id)).status).toBe(200);
  expect((await seen(app.doer, id)).status).toBe(200);
  expect((await seen(app.manager, id)).status).toBe(200);
  expect(await names()).toEqual([app.doer.name, app.manager.name]);
  await seen(app.doer, id, false);
  expect(await names()).toEqual([app.manager.name]);
  // One’s own, and what one may not read.
  expect((await seen(app.orderer, id)).status).toBe(403);
  expect((await seen(app.stranger, id)).status).toBe(403);
  const loose = await app.it.call(createComment, { as: app.doer, body: { text: 'Luzem' } });
  expect((await seen(app.manager, loose.data.id)).status).toBe(403);
  expect((await seen(app.manager, 999_999)).status).toBe(404);
});

test('what calls me is seen with it, and waits no more [COM-13, COM-22]', async () => {
  const head = await said(app.orderer, 'Kiedy?');
  const answer = await said(app.doer, 'Jutro', head);
  const called = async () => (await comments(app.orderer)).map(({ call }) => call !== null);
  expect(await called()).toEqual([false, true]);
  await seen(app.orderer, answer);
  expect(await called()).toEqual([false, false]);
});

test('who sees the record reads what a comment said before, who changed it and when [COM-23]', async () => {
  const id = await said(app.doer, `@[${app.orderer.id}], zamowilem`);
  const edit = (as: Someone, text: string) =>
    app.it.call(updateComment, { as, params: { id }, body: { text } });
  await edit(app.doer, 'Zamówiłem');
  await edit(app.manager, 'Zamówione');
  const history = (as: Someone) => app.it.call(commentHistory, { as, params: { id } });
  expect((await history(app.orderer)).data.list).toMatchObject([
    { by: { id: app.manager.id }, text: 'Zamówiłem' },
    { by: { id: app.doer.id }, text: `@${app.orderer.name}, zamowilem` },
  ]);
  expect((await history(app.stranger)).status).toBe(403);
});
