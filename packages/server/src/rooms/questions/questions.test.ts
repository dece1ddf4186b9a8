import { getDay } from '@zaplecze/contract/rooms/day/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import {
  answerQuestion,
  askColleague,
  listQuestions,
  removeQuestion,
} from '@zaplecze/contract/rooms/questions/calls';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type Someone, testApp } from '../../../test/http.ts';

const it = await testApp();
const [anna, piotr, manager] = await Promise.all([
  it.signIn(),
  it.signIn(),
  it.signIn('ROLE_MANAGER'),
]);

beforeEach(async () => {
  await it.db.deleteFrom('question').execute();
  await it.db.deleteFrom('notification').execute();
  await it.db.updateTable('person').set({ active: true }).where('id', '=', piotr.id).execute();
});
afterAll(() => it.close());

const ask = (as: Someone, user: number, text = 'Czy zamykamy bez wyciągu?') =>
  it.call(askColleague, { as, body: { user, text } });
const asked = async (as: Someone, user: number): Promise<number> => (await ask(as, user)).data.id;
const answer = (as: Someone, id: number, words = 'Tak, wyślą jutro.') =>
  it.call(answerQuestion, { as, params: { id }, body: { text: words } });
const notices = async (as: Someone) => (await it.call(listNotifications, { as })).data.list.list;
const day = async (as: Someone) => (await it.call(getDay, { as })).data.day;
const between = async (as: Someone, id: number) =>
  (await it.call(listQuestions, { as, params: { id } })).data.list;

test('a question waits in the bell and on the day of who is asked, its words in none of the notices [QUE-01, QUE-02, DAY-98]', async () => {
  const id = await asked(anna, piotr.id);
  const [notice] = await notices(piotr);
  expect(notice).toMatchObject({
    question: { id, text: 'Czy zamykamy bez wyciągu?', answer: null, mine: false },
  });
  expect(notice?.content).not.toContain('wyciągu');
  expect(await notices(anna)).toEqual([]);
  const { answers, asked: own } = await day(piotr);
  expect(answers).toMatchObject({ count: 1, questions: 1 });
  expect(answers.rows).toMatchObject([{ kind: 'question', id, person: { id: anna.id } }]);
  expect(own.count).toBe(0);
  expect((await day(anna)).asked).toMatchObject({
    count: 1,
    rows: [{ id, person: { id: piotr.id }, mine: true, left: false }],
  });
});

test('an answer ends the waiting and tells who asked; there is one [QUE-03]', async () => {
  const id = await asked(anna, piotr.id);
  expect((await answer(piotr, id)).status).toBe(200);
  expect((await answer(piotr, id, 'Nie.')).status).toBe(409);
  expect((await day(piotr)).answers.count).toBe(0);
  expect((await day(anna)).asked.count).toBe(0);
  expect(await notices(anna)).toMatchObject([
    { question: { id, answer: 'Tak, wyślą jutro.', mine: true } },
  ]);
  expect(await between(anna, piotr.id)).toMatchObject([{ id, answer: 'Tak, wyślą jutro.' }]);
  expect(await between(piotr, anna.id)).toHaveLength(1);
});

test('only the two read a question, answer it and take it back, managers neither [QUE-04]', async () => {
  const id = await asked(anna, piotr.id);
  expect(await between(manager, anna.id)).toEqual([]);
  for (const other of [manager, anna]) expect((await answer(other, id)).status).toBe(403);
  for (const other of [manager, piotr])
    expect((await it.call(removeQuestion, { as: other, params: { id } })).status).toBe(403);
  expect((await it.call(removeQuestion, { as: anna, params: { id } })).status).toBe(200);
  expect((await day(piotr)).answers.count).toBe(0);
  const next = await asked(anna, piotr.id);
  await answer(piotr, next);
  expect((await it.call(removeQuestion, { as: anna, params: { id: next } })).status).toBe(409);
});

test('nobody asks themselves, nobody who left, and not without words [QUE-05]', async () => {
  expect((await ask(anna, anna.id)).errors).toHaveProperty('user');
  expect((await ask(anna, piotr.id, '  ')).errors).toHaveProperty('text');
  expect((await ask(anna, piotr.id, 'ł'.repeat(1001))).status).toBe(400);
  await it.db.updateTable('person').set({ active: false }).where('id', '=', piotr.id).execute();
  expect((await ask(anna, piotr.id)).errors).toHaveProperty('user');
});

test('who asked is told that whoever was asked left; what they asked waits for nobody [QUE-06]', async () => {
  await asked(anna, piotr.id);
  await asked(piotr, anna.id);
  await it.db.updateTable('person').set({ active: false }).where('id', '=', piotr.id).execute();
  const { answers, asked: own } = await day(anna);
  expect(answers.questions).toBe(0);
  expect(own.rows).toMatchObject([{ left: true }]);
});
