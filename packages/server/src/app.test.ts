import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test/http.ts';

let it: TestApp;

beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

test('/api/health answers that the database is there', async () => {
  const answer = await it.app.inject('/api/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({ status: 'ok', database: true, product: 'Zaplecze' });
});

test('OpenAPI describes the calls of the contract at /api/docs', async () => {
  expect((await it.app.inject('/api/docs/')).statusCode).toBe(200);
  const { paths } = (await it.app.inject('/api/docs/json')).json();
  expect(paths['/api/client/list'].get.summary).toBe('Klienci');
  expect(paths['/api/auth/login'].post).toBeDefined();
});

test('unknown calls are 404 as JSON, without a word about the inside', async () => {
  const answer = await it.app.inject('/api/nie/ma');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ message: 'Nie znaleziono' });
});

test('a body that is no JSON is 400 for those who may call, 401 for strangers', async () => {
  const person = await it.signIn();
  const send = (token: string) =>
    it.app.inject({
      method: 'POST',
      url: '/api/comment/create',
      headers: { 'content-type': 'application/json', 'access-token': token },
      payload: '{"text":',
    });
  expect((await send(person.token)).statusCode).toBe(400);
  expect((await send('nieznany')).statusCode).toBe(401);
});

test('pages are guarded by a content security policy without inline scripts but our own', async () => {
  const policy = String((await it.app.inject('/api/health')).headers['content-security-policy']);
  const [own, ...others] = (/script-src ([^;]*)/.exec(policy)?.[1] ?? '').split(' ');
  expect(own).toBe("'self'");
  // A hash lets one text through, that of the page's own script (docs/decisions/0017).
  expect(others.length).toBeLessThan(2);
  for (const source of others) expect(source).toMatch(/^'sha256-[\w+/]+=*'$/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('no answer is sniffed, framed or told where one came from; HSTS goes out only behind TLS', async () => {
  const guarded = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  };
  for (const url of ['/', '/api/health', '/api/client/list', '/api/nie-ma']) {
    const { headers } = await it.app.inject(url);
    expect(headers).toMatchObject(guarded);
    expect(headers).not.toHaveProperty('strict-transport-security');
  }
  const secure = await testApp({ PUBLIC_URL: 'https://zaplecze.firma.pl' });
  try {
    const { headers } = await secure.app.inject('/api/health');
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  } finally {
    await secure.close();
  }
});

test('HEAD does not carry out what GET does', async () => {
  const answer = await it.app.inject({ method: 'HEAD', url: '/api/client/list' });
  expect(answer.statusCode).toBe(404);
});
