import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Someone, type TestApp, testApp } from '../../../test/http.ts';

let it: TestApp;
let person: Someone;

beforeAll(async () => {
  it = await testApp();
  person = await it.signIn();
});
afterAll(() => it.close());

const ask = (url: string, headers: Record<string, string> = {}) =>
  it.app.inject({ url, headers: { 'access-token': person.token, ...headers } });

test('a large answer goes out compressed to those who take gzip, and as it is to others [OPE-11]', async () => {
  const plain = await ask('/api/docs/json');
  const small = await ask('/api/docs/json', { 'accept-encoding': 'gzip, deflate, br' });
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(small.headers['content-encoding']).toBe('gzip');
  expect(small.headers.vary).toContain('accept-encoding');
  expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
});

test('a small answer goes out as it is [OPE-11]', async () => {
  const answer = await ask('/api/health', { 'accept-encoding': 'gzip' });
  expect(answer.headers['content-encoding']).toBeUndefined();
});

test('what a person may see is kept by no cache [OPE-11]', async () => {
  expect((await ask('/api/client/list')).headers['cache-control']).toBe('no-store');
  expect((await ask('/api/client/999')).headers['cache-control']).toBe('no-store');
});

test('a compressed body that somebody sends is not unpacked [OPE-12]', async () => {
  const answer = await it.app.inject({
    method: 'POST',
    url: '/api/comment/create',
    headers: {
      'access-token': person.token,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
    payload: Buffer.from('1f8b08000000000000030300000000000000000000', 'hex'),
  });
  expect(answer.statusCode).toBe(400);
});
