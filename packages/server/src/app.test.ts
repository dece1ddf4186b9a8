import { existsSync, globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { exportTicket } from '@zaplecze/contract/kit/calls/export';
import { listProvinces } from '@zaplecze/contract/rooms/dictionaries/calls';
import { rightFor } from '@zaplecze/contract/rooms/session/access-tokens/lists';
import { logout } from '@zaplecze/contract/rooms/session/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { assertDocumented } from '../test/documented-answers.ts';
import { type TestApp, testApp } from '../test/http.ts';
import { isMachines } from './kit/http/web.ts';

let it: TestApp;

beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

test('/api/health answers that the database is there [OPE-54]', async () => {
  const answer = await it.app.inject('/api/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().data).toMatchObject({ status: 'ok', database: true, product: 'Zaplecze' });
});

test('OpenAPI describes the calls of the contract at /api/docs, to those who are signed in [OPE-13]', async () => {
  const headers = { 'access-token': (await it.signIn()).token };
  for (const url of ['/api/docs', '/api/docs/', '/api/docs/json', '/api/docs/yaml']) {
    expect([url, (await it.app.inject(url)).statusCode]).toEqual([url, 401]);
  }
  expect((await it.app.inject({ url: '/api/docs/', headers })).statusCode).toBe(200);
  const { paths } = (await it.app.inject({ url: '/api/docs/json', headers })).json();
  expect(paths['/client/list'].get.summary).toBe('Klienci');
  expect(paths['/auth/login'].post).toBeDefined();
});

test('an answer that the description does not name is no right one, nor a status [MAC-53]', async () => {
  const without = { data: { list: [] } };
  const answer =
    (status: number, json: unknown, more: object = {}) =>
    () =>
      assertDocumented(listProvinces, {
        status,
        json,
        headers: { 'content-type': 'application/json; charset=utf-8', ...more },
      });
  expect(answer(418, {})).toThrow('which nothing describes');
  expect(answer(401, { message: 'Zaloguj się', token: 1 })).toThrow('"token"');
  expect(answer(503, { message: 'Chwilowa przerwa' })).toThrow('without Retry-After');
  expect(answer(200, {}, { 'content-type': 'text/html' })).toThrow("as 'text/html'");
  const more = { data: { provinces: [{ id: 1, name: 'Mazowieckie', secret: 1 }] } };
  expect(answer(200, more)).toThrow('"secret"');
  expect(answer(200, without)).toThrow('provinces');
  const as = await it.signIn();
  expect((await it.call(listProvinces, { as })).status).toBe(200);
});

test('a browser opens /api/docs by a signed address, which leaves it a cookie for that page alone [OPE-13]', async () => {
  const as = await it.signIn();
  const { path } = (await it.call(exportTicket, { as, body: { path: '/api/docs/' } })).data;
  const opened = await it.app.inject(path);
  expect([opened.statusCode, opened.headers.location]).toEqual([302, '/api/docs/']);
  const set = String(opened.headers['set-cookie']);
  expect(set).toMatch(/; Path=\/api\/docs; HttpOnly; SameSite=Strict$/);
  const cookie = set.replace(/;.*/, '');
  const read = async (url: string) =>
    (await it.app.inject({ url, headers: { cookie } })).statusCode;
  expect(await read('/api/docs/')).toBe(200);
  expect(await read('/api/docs/json')).toBe(200);
  expect(await read('/api/client/list')).toBe(401);
  await it.call(logout, { as, body: {} });
  expect(await read('/api/docs/json')).toBe(401);
});

test('/robots.txt is a text that keeps search engines out [OPE-15]', async () => {
  const answer = await it.app.inject('/robots.txt');
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(answer.body).toBe('User-agent: *\nDisallow: /\n');
});

test('managers of passwords find where one is changed; security.txt says whom the operator names, for a year [OPE-245]', async () => {
  const { statusCode, headers } = await it.app.inject('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/password/recovery']);
  expect((await it.app.inject('/.well-known/security.txt')).statusCode).toBe(404);
  for (const url of [
    '/.well-known/change-password',
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource/api/mcp',
  ]) {
    const head = await it.app.inject({ method: 'HEAD', url });
    expect([url, head.statusCode < 400, head.body]).toEqual([url, true, '']);
  }
  const named = await testApp({
    SECURITY_CONTACT: 'mailto:bezpieczenstwo@firma.pl',
    PUBLIC_URL: 'https://zaplecze.firma.pl',
  });
  try {
    const { body } = await named.app.inject('/.well-known/security.txt');
    expect(body).toContain('Contact: mailto:bezpieczenstwo@firma.pl\n');
    expect(body).toContain('Canonical: https://zaplecze.firma.pl/.well-known/security.txt\n');
    const until = Date.parse(/^Expires: (.*)$/m.exec(body)?.[1] ?? '');
    expect(until - Date.now()).toBeGreaterThan(364 * 86_400_000);
  } finally {
    await named.close();
  }
});

test('addresses that only machines ask for are 404, as JSON; those of screens are the page [OPE-15]', async () => {
  const machines = [
    ...[
      '/metrics',
      '/api',
      '/api/v1/users?x=1',
      '/.well-known/security.txt',
      '/.env',
      '/.git/config',
    ],
    ...['/wp-login.php', '/config.json?a=b', '/a/b/backup.zip', '/sitemap.xml', '/assets/nie-ma'],
  ];
  for (const url of machines) {
    expect([url, isMachines(url)]).toEqual([url, true]);
    const { statusCode, body } = await it.app.inject(url);
    expect([url, statusCode, body]).toEqual([url, 404, '{"message":"Nie znaleziono"}']);
  }
  for (const url of ['/', '/login?back=%2Fa.php', '/client/view/7', '/nie/ma#a.json', '/apipl']) {
    expect([url, isMachines(url)]).toEqual([url, false]);
  }
});

const built = fileURLToPath(new URL('../../web/dist/assets/', import.meta.url));

test.runIf(existsSync(built))(
  'parts of the built application are kept for good and go out compressed to those who take it; nothing else is there [OPE-11, OPE-15]',
  async () => {
    const [part = ''] = globSync('*.js.gz', { cwd: built });
    const url = `/assets/${part.replace('.gz', '')}`;
    const plain = await it.app.inject(url);
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toContain('javascript; charset=utf-8');
    const packed = await it.app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length);
    expect((await it.app.inject({ method: 'HEAD', url })).statusCode).toBe(200);
    for (const other of ['', 'nie-ma.js', '..%2findex.html', '..%2f..%2fpackage.json']) {
      expect([other, (await it.app.inject(`/assets/${other}`)).statusCode]).toEqual([other, 404]);
    }
  },
);

test('unknown calls are 404 as JSON, without a word about the inside [OPE-06]', async () => {
  const answer = await it.app.inject('/api/nie/ma');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ message: 'Nie znaleziono' });
});

test('an address that cannot be read, or is too long, is refused in Polish and not repeated [OPE-06]', async () => {
  const ask = (part: string) => it.app.inject(`/api/absence/impact/${part}`);
  const cut = await ask('%ED%A0%80');
  expect([cut.statusCode, cut.json()]).toEqual([400, { message: 'Adresu nie można odczytać' }]);
  const long = await ask('1'.repeat(10_001));
  expect([long.statusCode, long.json()]).toEqual([414, { message: 'Adres jest za długi' }]);
});

test('a body that is no JSON is 400 for those who may call, 401 for strangers [OPE-06]', async () => {
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

test('pages are guarded by a content security policy without inline scripts but our own [OPE-14]', async () => {
  const policy = String((await it.app.inject('/api/health')).headers['content-security-policy']);
  const [own, ...others] = (/script-src ([^;]*)/.exec(policy)?.[1] ?? '').split(' ');
  expect(own).toBe("'self'");
  // A hash lets one text through, that of the page's own script (docs/decisions/0017).
  expect(others.length).toBeLessThan(2);
  for (const source of others) expect(source).toMatch(/^'sha256-[\w+/]+=*'$/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test('no answer is sniffed, framed or told where one came from; HSTS goes out only behind TLS [OPE-14]', async () => {
  const guarded = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=(), '),
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

test.runIf(existsSync(built))(
  'watchers that ask with HEAD are answered as with GET, without the body [OPE-150]',
  async () => {
    for (const url of [
      '/',
      '/client',
      '/login',
      '/manifest.webmanifest',
      '/robots.txt',
      '/api/health',
    ]) {
      const whole = await it.app.inject(url);
      const head = await it.app.inject({ method: 'HEAD', url });
      expect([url, head.statusCode, head.body]).toEqual([url, 200, '']);
      expect(head.headers['content-type']).toBe(whole.headers['content-type']);
    }
    for (const url of ['/nie-ma.php', '/api/nie-ma', '/assets/nie-ma.js'])
      expect([url, (await it.app.inject({ method: 'HEAD', url })).statusCode]).toEqual([url, 404]);
  },
);

test('HEAD does not carry out what GET does [OPE-10]', async () => {
  const answer = await it.app.inject({ method: 'HEAD', url: '/api/client/list' });
  expect(answer.statusCode).toBe(404);
});

test('the session’s token in an address opens no call [SES-53]', async () => {
  const { token } = await it.signIn();
  const answer = await it.app.inject(`/api/client/list?access-token=${token}`);
  expect(answer.statusCode).toBe(401);
});

test('the page of the description is the library’s, which the server gives itself, under the policy of all pages [MAC-50]', async () => {
  const headers = { 'access-token': (await it.signIn()).token };
  const read = async (url: string, type: string) => {
    const { statusCode, body, headers: told } = await it.app.inject({ url, headers });
    expect([url, statusCode]).toEqual([url, 200]);
    expect(told['content-type']).toBe(`${type}; charset=utf-8`);
    return body;
  };
  const page = await read('/api/docs/', 'text/html');
  const scripts = [...page.matchAll(/<script([^>]*)>([^<]*)/g)];
  expect(scripts.map(([, at, inline]) => [at, inline])).toEqual([
    [' src="/api/docs/scalar.js"', ''],
    [' src="/api/docs/page.js"', ''],
  ]);
  for (const [, at] of scripts) {
    const url = /"(.*)"/.exec(at ?? '')?.[1] ?? '';
    expect(await read(url, 'text/javascript')).toContain('createApiReference');
    expect((await it.app.inject(url)).statusCode).toBe(401);
  }
});

test('the description says the limits of this installation, and shows every call that a key opens in TypeScript [MAC-50, MAC-110]', async () => {
  const limited = await testApp({
    TOKEN_REQUESTS_PER_MINUTE: '123',
    REQUESTS_AT_ONCE: '7',
    CREATIONS_PER_MINUTE: '45',
  });
  try {
    const headers = { 'access-token': (await limited.signIn()).token };
    const { info, paths } = (await limited.app.inject({ url: '/api/docs/json', headers })).json();
    for (const words of [
      '123 na minutę',
      '45 na minutę',
      '7, dalsze czekają',
      '100 MiB',
      '15 MiB',
      '`not-begun: 1`',
      '`Retry-After`',
    ])
      expect(info.description).toContain(words);
    for (const { method, url, endpoint } of limited.app.accessTable) {
      if (!endpoint) continue;
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
      const [sample] = paths[path][method.toLowerCase()]?.['x-codeSamples'] ?? [];
      const source = expect.stringContaining(`('${endpoint.method} ${path}'`);
      expect([url, sample?.source]).toEqual([url, rightFor(endpoint) ? source : undefined]);
    }
  } finally {
    await limited.close();
  }
});
