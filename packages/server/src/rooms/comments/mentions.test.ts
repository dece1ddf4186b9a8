import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import {
  createComment,
  issueReaders,
  openMentions,
  taskReaders,
  updateComment,
} from '@zaplecze/contract/rooms/comments/calls';
import * as issues from '@zaplecze/contract/rooms/issues/calls';
import * as offers from '@zaplecze/contract/rooms/offers/calls';
import * as tasks from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { dayCompany } from '../day/day.fixture.ts';

/* Whom one may name on a record, and what being named does: over every way of saying something, and every role. */

const app = await dayCompany();
const { it, manager, anna, piotr, stranger, first, clear, at, client } = app;
const everybody: Record<string, Someone> = { manager, anna, piotr, stranger };
let issue = 0;
let offer = 0;

beforeAll(async () => {
  everybody.admin = await it.signIn('ROLE_ADMIN');
  everybody.reception = await it.signIn('ROLE_RECEPTION');
  everybody.standIn = await it.signIn();
  everybody.gone = await it.signIn('ROLE_MANAGER');
  await sql`update person set active = false where id = ${everybody.gone.id}`.execute(it.db);
});
beforeEach(async () => {
  await sql`truncate offer restart identity cascade`.execute(it.db);
  await clear();
  issue = await app.issue(anna, [piotr]);
  await app.standIn(everybody.standIn as Someone, anna);
  const made = await it.call(offers.createOffer, {
    as: manager,
    body: {
      ...{ name: 'Audyt', client, seller: anna.id, submission: '2026-11-20' },
      projectTypes: [
        (await it.db.selectFrom('projectType').select('id').executeTakeFirstOrThrow()).id,
      ],
    },
  });
  offer = made.data.id;
  await sql`delete from notification`.execute(it.db);
});
afterAll(() => it.close());

const name = (person: Someone) => `@[${person.id}]`;
const told = async (as: Someone): Promise<string[]> =>
  (
    await it.db
      .selectFrom('notification')
      .select('content')
      .where('user', '=', as.id)
      .orderBy('id', 'desc')
      .execute()
  ).map(({ content }) => content.replace(/<[^>]*>/g, ''));
const send = (endpoint: Endpoint, as: Someone, params: object, body: object) =>
  it.call(endpoint, { as, params: params as never, body });
const written = async (as: Someone, text = 'Słowo'): Promise<number> =>
  (await it.call(createComment, { as, body: { text } })).data.id;

/** Every way in which something is said: the field that refuses, and how the same record is opened. */
const ways: Record<
  string,
  {
    field: string;
    open: 'issue' | 'task' | 'offer';
    say: (text: string) => Promise<{ status: number; errors?: object }>;
  }
> = {
  'a comment on an issue': {
    ...{ field: 'text', open: 'issue' },
    say: (text) => send(issues.commentIssue, anna, { id: issue }, { text }),
  },
  'a comment on an issue by its address': {
    ...{ field: 'text', open: 'issue' },
    say: (text) => send(issues.commentIssueByPath, anna, { id: issue, text }, {}),
  },
  'words with a change of an issue': {
    ...{ field: 'comment', open: 'issue' },
    say: (comment) => send(issues.updateIssue, anna, { id: issue }, { status: 2, comment }),
  },
  'a comment on a task': {
    ...{ field: 'text', open: 'task' },
    say: (text) => send(tasks.commentTask, anna, at(first), { text }),
  },
  'a comment hung on a task': {
    ...{ field: 'text', open: 'task' },
    say: async (text) => {
      const comment = await written(anna, text);
      return send(tasks.attachTaskComment, anna, { ...at(first), comment }, {});
    },
  },
  'new words of a comment': {
    ...{ field: 'text', open: 'task' },
    say: async (text) => {
      const { id } = (await send(tasks.commentTask, anna, at(first), { text: 'Dawne' })).data;
      return send(updateComment, anna, { id }, { text });
    },
  },
  'a comment on an offer': {
    ...{ field: 'comment', open: 'offer' },
    say: (comment) => send(offers.commentOffer, anna, { id: offer }, { comment }),
  },
  'words with a change of an offer': {
    ...{ field: 'comment', open: 'offer' },
    say: (comment) => send(offers.updateOffer, anna, { id: offer }, { status: 3, comment }),
  },
};
const opened = {
  issue: (as: Someone) => it.call(issues.getIssue, { as, params: { id: issue } }),
  task: (as: Someone) => it.call(tasks.getTask, { as, params: at(first) }),
  offer: (as: Someone) => it.call(offers.getOffer, { as, params: { id: offer } }),
};
const mentions = async () =>
  (await it.db.selectFrom('mention').select(['user', 'answers']).orderBy('id').execute()).filter(
    (one) => !one.answers,
  );

test.each(Object.entries(ways))(
  '%s names only who may open the record [COM-11]',
  async (_, way) => {
    const { field, open, say } = way;
    for (const [who, person] of Object.entries(everybody)) {
      if (person === anna) continue;
      await sql`delete from mention`.execute(it.db);
      const words = `Zobacz, ${name(person)}: umowa`;
      const kept = sql`select count(*)::int as kept from comment where text = ${words}
      and "attachedTo" is not null
      union all select count(*)::int from "offerComment" where comment = ${words}`;
      const sees = who !== 'gone' && (await opened[open](person)).status === 200;
      const { status, errors } = await say(words);
      const calls = (await told(person)).filter((one) => one.includes('wspomina o Tobie'));
      const { rows } = await kept.execute(it.db);
      const refusal = { [field]: `${person.name}: nie widzi tego rekordu. Usuń wzmiankę.` };
      expect({ who, status, errors, calls: calls.length, named: await mentions(), rows }).toEqual({
        ...{ who, status: sees ? 200 : 400, errors: sees ? undefined : refusal },
        ...{ calls: sees ? 1 : 0, named: sees ? [{ user: person.id, answers: false }] : [] },
        rows: [
          { kept: sees && open !== 'offer' ? 1 : 0 },
          { kept: sees && open === 'offer' ? 1 : 0 },
        ],
      });
    }
  },
);

test('offered are exactly those who may open the record; to who may not, nobody is told [COM-11]', async () => {
  const task = (await opened.task(anna)).data.task.id as number;
  for (const [endpoint, id, open] of [
    [issueReaders, issue, opened.issue],
    [taskReaders, task, opened.task],
  ] as const) {
    const { list } = (await it.call(endpoint, { as: anna, params: { id } })).data;
    for (const [who, person] of Object.entries(everybody)) {
      const sees = who !== 'gone' && (await open(person)).status === 200;
      expect([who, list.includes(person.id)]).toEqual([who, sees]);
      if (who === 'gone') continue;
      const asked = await it.call(endpoint, { as: person, params: { id } });
      expect([who, asked.status]).toEqual([who, sees ? 200 : 403]);
    }
    expect((await it.call(endpoint, { as: manager, params: { id: 999_999 } })).status).toBe(404);
  }
});

test('nobody is named who does not exist, nor a crowd [COM-10]', async () => {
  const say = (text: string) => send(issues.commentIssue, anna, { id: issue }, { text });
  expect((await say('@[999999]')).errors).toEqual({ text: 'Nie ma takiej osoby' });
  const crowd = Array.from({ length: 21 }, (_, at) => `@[${at + 1}]`).join(' ');
  expect((await say(crowd)).errors).toEqual({
    text: 'W jednym komentarzu można wspomnieć najwyżej 20 osób',
  });
});

test('a person is named by their number: called as they are called now [COM-10]', async () => {
  await send(issues.commentIssue, anna, { id: issue }, { text: `${name(piotr)}, kiedy?` });
  const read = async () =>
    (await opened.issue(anna)).data.issue.comments[0] as { text: string; mentions: object[] };
  expect(await read()).toMatchObject({
    text: `${name(piotr)}, kiedy?`,
    mentions: [{ id: piotr.id, name: piotr.name }],
  });
  await sql`update person set "lastName" = 'Anonim' where id = ${piotr.id}`.execute(it.db);
  expect(await read()).toMatchObject({ mentions: [{ id: piotr.id, name: 'Osoba Anonim' }] });
  const { comment } = (await app.day(piotr)).answers.rows[0] as { comment: { text: string } };
  expect(comment.text).toBe('@Osoba Anonim, kiedy?');
  const last = piotr.name.split(' ')[1] ?? '';
  await sql`update person set "lastName" = ${last} where id = ${piotr.id}`.execute(it.db);
});

test('who is named is told so once, and not of the comment besides; who stands in for them too [COM-12]', async () => {
  const text = `${name(anna)} i ${name(anna)}, ${name(manager)}: sam siebie?`;
  await send(issues.commentIssue, manager, { id: issue }, { text });
  expect(await told(anna)).toEqual([`${manager.name} wspomina o Tobie: Nie działa drukarka`]);
  expect(await told(everybody.standIn as Someone)).toEqual([
    `Zastępstwo: ${anna.name}. ${manager.name} wspomina o Tobie: Nie działa drukarka`,
  ]);
  expect(await told(piotr)).toEqual([
    `Nowy komentarz do zgłoszenia Nie działa drukarka: ${manager.name}`,
  ]);
  expect(await told(manager)).toEqual([]);
});

test('new words tell only whom they name anew; whom they name no more is not called [COM-12]', async () => {
  const { id } = (
    await send(issues.commentIssue, manager, { id: issue }, { text: `${name(anna)}, hej` })
  ).data;
  await sql`delete from notification`.execute(it.db);
  const text = `${name(anna)} i ${name(piotr)}, hej`;
  expect((await send(updateComment, manager, { id }, { text })).status).toBe(200);
  expect([await told(anna), (await told(piotr)).length]).toEqual([[], 1]);
  await send(updateComment, manager, { id }, { text: 'Nieważne' });
  expect(await mentions()).toEqual([]);
  expect((await app.day(piotr)).answers.comments).toBe(0);
});

test('words edited keep the people whom they named, though one may not see the record any more [COM-11]', async () => {
  const text = `${name(piotr)}, hej`;
  const { id } = (await send(issues.commentIssue, anna, { id: issue }, { text })).data;
  await app.setIssue(anna, issue, { users: [manager.id] });
  expect((await opened.issue(piotr)).status).toBe(403);
  expect((await app.day(piotr)).answers.comments).toBe(0);
  const edited = await send(updateComment, anna, { id }, { text: `${text}!` });
  expect(edited.status).toBe(200);
});

describe('what names me waits in my day', () => {
  const line = async (as: Someone) => (await app.day(as)).answers.rows[0];
  const call = () =>
    send(issues.commentIssue, anna, { id: issue }, { text: `${name(manager)}, ratunku` });

  test('first, though others have written since, until I open it [COM-13]', async () => {
    await call();
    await send(issues.commentIssue, piotr, { id: issue }, { text: 'Już nie trzeba' });
    expect(await line(manager)).toMatchObject({
      ...{ kind: 'comment', on: 'issue', id: issue, asks: 'mention' },
      comment: { text: `@${manager.name}, ratunku` },
    });
    // Having read the notices alone is not having opened it.
    await sql`update notification set status = 1`.execute(it.db);
    expect((await app.day(manager)).answers.comments).toBe(1);
    const { comments } = (await opened.issue(manager)).data.issue;
    expect(comments.map((one: { call: number | null }) => one.call !== null)).toEqual([
      true,
      false,
    ]);
    const calls = [comments[0].call];
    // Nobody opens it for another person.
    await it.call(openMentions, { as: piotr, body: { calls, opened: true } });
    expect((await app.day(manager)).answers.comments).toBe(1);
    await it.call(openMentions, { as: manager, body: { calls, opened: true } });
    expect((await app.day(manager)).answers.comments).toBe(0);
    expect((await opened.issue(manager)).data.issue.comments[0].call).toBeNull();
    await it.call(openMentions, { as: manager, body: { calls, opened: false } });
    expect((await app.day(manager)).answers.comments).toBe(1);
  });

  test('until I write there; the notice is read with it [COM-13]', async () => {
    await call();
    await send(issues.commentIssue, manager, { id: issue }, { text: 'Idę' });
    expect((await app.day(manager)).answers.comments).toBe(0);
    const unread =
      await sql`select id from notification where "user" = ${manager.id} and status = 0`;
    expect((await unread.execute(it.db)).rows).toEqual([]);
  });

  test('what others have not opened nobody else is told [COM-13]', async () => {
    await call();
    expect((await opened.issue(anna)).data.issue.comments[0].call).toBeNull();
  });

  test('on an offer too, which everybody reads [COM-13]', async () => {
    await send(offers.commentOffer, anna, { id: offer }, { comment: `${name(stranger)}, policz` });
    expect(await line(stranger)).toMatchObject({ on: 'offer', id: offer, asks: 'mention' });
    const { comments } = (await opened.offer(stranger)).data.offer;
    const calls = [comments[0].call];
    await it.call(openMentions, { as: stranger, body: { calls, opened: true } });
    expect((await app.day(stranger)).answers.count).toBe(0);
  });
});
