import { fileTicket } from '@zaplecze/contract/files';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';

let it: TestApp;
let owner: Someone;
let stranger: Someone;

beforeAll(async () => {
  it = await testApp();
  [owner, stranger] = await Promise.all([it.signIn(), it.signIn()]);
});
afterAll(() => it.close());

const download = (id: number, options: { token?: string; query?: string } = {}) =>
  it.app.inject({
    url: `/api/media/download/id/${id}/cokolwiek${options.query ? `?access-token=${options.query}` : ''}`,
    headers: options.token ? { 'access-token': options.token } : {},
  });

test('an upload answers the file and comes back as it was, as an attachment with its Polish name', async () => {
  const id = await it.upload(owner, 'żółć.pdf', '%PDF-1.4 zażółć');
  const answer = await download(id, { token: owner.token });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('%PDF-1.4 zażółć');
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain(`attachment; filename="`);
  expect(answer.headers['content-disposition']).toContain("UTF-8''%C5%BC%C3%B3%C5%82%C4%87.pdf");
});

test('the kind of a file is read from its bytes, not from its name', async () => {
  const id = await it.upload(owner, 'obraz.png', '<html><script>alert(1)</script>');
  const answer = await download(id, { token: owner.token });
  expect(answer.headers['content-type']).toBe('application/octet-stream');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('a file that hangs nowhere is its uploader’s alone', async () => {
  const id = await it.upload(owner);
  expect((await download(id, { token: stranger.token })).statusCode).toBe(403);
  expect((await download(id)).statusCode).toBe(401);
  expect((await it.call(fileTicket, { as: stranger, params: { id } })).status).toBe(403);
});

test('a ticket opens one file without the session’s token, and no other file', async () => {
  const id = await it.upload(owner);
  const other = await it.upload(owner);
  const { data } = await it.call(fileTicket, { as: owner, params: { id } });
  const ticket = new URL(data.path, 'http://x').searchParams.get('access-token') ?? '';
  expect((await it.app.inject({ url: data.path })).statusCode).toBe(200);
  expect((await download(other, { query: ticket })).statusCode).toBe(401);
  expect((await download(id, { query: `${ticket.slice(0, -3)}AAA` })).statusCode).toBe(401);
});

test('the session’s token opens a download from the query too', async () => {
  const id = await it.upload(owner);
  expect((await download(id, { query: owner.token })).statusCode).toBe(200);
});

test('a file that does not exist is 404', async () => {
  expect((await download(999_999, { token: owner.token })).statusCode).toBe(404);
  expect((await it.call(fileTicket, { as: owner, params: { id: 999_999 } })).status).toBe(404);
});

test('an upload without a file is refused', async () => {
  const response = await it.app.inject({
    method: 'POST',
    url: '/api/media/upload',
    headers: { 'access-token': owner.token },
  });
  expect(response.statusCode).toBe(400);
  expect(response.json().errors).toEqual({ file: 'Plik jest wymagany' });
});
