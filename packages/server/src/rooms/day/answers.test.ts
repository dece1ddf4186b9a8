import { restOfWeek } from '@zaplecze/contract/kit/fields/limits';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { createComment } from '@zaplecze/contract/rooms/comments/calls';
import { commentIssue } from '@zaplecze/contract/rooms/issues/calls';
import { attachTaskComment } from '@zaplecze/contract/rooms/tasks/calls';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Someone } from '../../../test/http.ts';
import { dayCompany } from './day.fixture.ts';

/* What waits for one's answer: acceptance, correction, comments. */

const { it, manager, anna, piotr, stranger, first, clear, day, issue, setIssue, at } =
  await dayCompany();

beforeEach(() => clear());
afterAll(() => it.close());

test('a done issue waits for its orderer’s acceptance, a returned one for whom it came back to [DAY-06]', async () => {
  const id = await issue(anna, [piotr]);
  await setIssue(piotr, id, { status: 9 });
  expect((await day(anna)).answers).toMatchObject({ count: 1, accept: 1 });
  expect((await day(anna)).answers.rows[0]).toMatchObject({ kind: 'issue', ask: 'accept' });
  await setIssue(anna, id, { status: 2, comment: 'Brakuje toneru' });
  const { answers } = await day(piotr);
  expect(answers).toMatchObject({ accept: 0, mend: 1 });
  expect(answers.rows.find(({ kind }) => kind === 'issue')).toMatchObject({
    ask: 'mend',
    returned: { by: { id: anna.id }, text: 'Brakuje toneru' },
  });
  expect((await day(anna)).answers.accept).toBe(0);
  await setIssue(piotr, id, { status: 9 });
  expect((await day(piotr)).answers.mend).toBe(0);
});

test('what came back and is late or of this week stands once, under its limit or among what waits [DAY-06, DAY-95]', async () => {
  const today = warsawDay();
  const late = await issue(manager, [piotr], { dateRealization: addDays(today, -1) });
  const later = await issue(manager, [piotr], {
    name: 'W tygodniu',
    dateRealization: restOfWeek(today).dateFrom,
  });
  for (const id of [late, later]) {
    await setIssue(piotr, id, { status: 9 });
    await setIssue(manager, id, { status: 2, comment: 'Jeszcze raz' });
  }
  const { overdue, answers, week, due } = await day(piotr);
  expect(overdue.rows).toMatchObject([
    { id: late, ask: 'mend', returned: { text: 'Jeszcze raz' } },
  ]);
  expect(answers).toMatchObject({ mend: 1 });
  expect(answers.rows.filter(({ kind }) => kind === 'issue')).toMatchObject([{ id: later }]);
  expect(due.begun.count).toBe(0);
  // The list behind the week has it still.
  expect(week.issues).toBe(1);
  expect(week.days.flatMap(({ rows }) => rows.map(({ name }) => name))).not.toContain('W tygodniu');
});

test('comments of others wait until I answer or read what tells of them [DAY-07]', async () => {
  const write = async (as: Someone, text: string) => {
    const { id } = (await it.call(createComment, { as, body: { text } })).data;
    const params = { ...at(first), comment: id };
    expect((await it.call(attachTaskComment, { as, params })).status).toBe(200);
  };
  await write(manager, 'Kiedy?');
  await write(manager, 'Pilne');
  const { answers } = await day(anna);
  expect(answers).toMatchObject({ count: 1, comments: 1 });
  expect(answers.rows[0]).toMatchObject({
    kind: 'comment',
    on: 'task',
    name: 'Zebrać dokumenty',
    count: 2,
    comment: { text: 'Pilne', by: { id: manager.id } },
  });
  await write(anna, 'Jutro');
  expect((await day(anna)).answers.count).toBe(0);
  expect((await day(manager)).answers.comments).toBe(1);
  await sql`update notification set status = 1 where "user" = ${manager.id}`.execute(it.db);
  expect((await day(manager)).answers.comments).toBe(0);
  const id = await issue(anna, [piotr]);
  await it.call(commentIssue, { as: piotr, params: { id }, body: { text: 'Który pokój?' } });
  expect((await day(anna)).answers.rows[0]).toMatchObject({ kind: 'comment', on: 'issue', id });
});

test('a comment on what I may open no more does not wait for me [DAY-07]', async () => {
  const { id } = (await it.call(createComment, { as: manager, body: { text: 'Hej' } })).data;
  await it.call(attachTaskComment, { as: manager, params: { ...at(first), comment: id } });
  await sql`update "projectTask" set "user" = ${stranger.id} where task = ${first}`.execute(it.db);
  expect((await day(anna)).answers.count).toBe(0);
});
