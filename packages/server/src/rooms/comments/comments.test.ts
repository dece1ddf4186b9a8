import {
  createComment,
  removeComment,
  updateComment,
} from '@zaplecze/contract/rooms/comments/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';

let it: TestApp;
let author: Someone;
let manager: Someone;
let stranger: Someone;

beforeAll(async () => {
  it = await testApp();
  [author, manager, stranger] = await Promise.all([
    it.signIn(),
    it.signIn('ROLE_MANAGER'),
    it.signIn('ROLE_RECEPTION'),
  ]);
});
afterAll(() => it.close());

const write = async () =>
  (await it.call(createComment, { as: author, body: { text: 'Zadzwonić jutro' } })).data
    .id as number;

test('a comment must not be empty [COM-01]', async () => {
  const answer = await it.call(createComment, { as: author, body: { text: '  ' } });
  expect(answer.errors).toEqual({ text: 'Pole komentarz nie może być puste' });
});

test('admin, manager or the author edits and deletes a comment; others are refused [COM-02]', async () => {
  const id = await write();
  const change = (as: Someone) =>
    it.call(updateComment, { as, params: { id }, body: { text: 'Inaczej' } });
  expect((await change(stranger)).status).toBe(403);
  expect((await change(author)).status).toBe(200);
  expect((await change(manager)).status).toBe(200);
  const remove = (as: Someone) => it.call(removeComment, { as, params: { id } });
  expect((await remove(stranger)).status).toBe(403);
  expect((await remove(author)).status).toBe(200);
  expect((await remove(author)).status).toBe(404);
});

test('characters that the database cannot keep are refused [COM-07]', async () => {
  const answer = await it.call(createComment, { as: author, body: { text: 'a\0b' } });
  expect(answer.status).toBe(400);
});
