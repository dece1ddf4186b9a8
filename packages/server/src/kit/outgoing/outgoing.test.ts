import { Resolver } from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startDnsPeer } from '../../../test/peers/dns-peer.ts';
import { createOutgoing, isOpenAddress, leadsInside, PlaceRefusedError } from './outgoing.ts';

const hosts = ['fcm.googleapis.com', '*.push.apple.com'];
const content = { headers: {}, body: Buffer.from('x') };

let answer: { status: number; headers: Record<string, string>; body: string };
let asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
});
let port: number;

beforeAll(async () => {
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  port = (server.address() as AddressInfo).port;
});
afterAll(() => void server.close());

test.each([
  'http://fcm.googleapis.com/x',
  'ftp://fcm.googleapis.com/x',
  'https://evil.example/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evilfcm.googleapis.com/x',
  'https://push.apple.com/x',
  'https://evilpush.apple.com/x',
  'https://fcm.googleapis.com./x',
  'https://fcm.googleapis.com:8443/x',
  'https://user:pass@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0177.0.0.1/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://localhost/x',
  'https://127.1/x',
  'https://0/x',
  'https://0x7f000001/x',
  'https://017700000001/x',
  'https://127.0.0.1./x',
  'https://①②⑦.0.0.1/x',
  'https://[::]/x',
  'https://[::ffff:7f00:1]/x',
  'https://[64:ff9b::127.0.0.1]/x',
  'https://[fe80::1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://127.0.0.1.nip.io/x',
  'https://fcm.googleapis.com%2eevil.example/x',
  'https://fcm.googleapis.com%00.evil.example/x',
  'https://127.0.0.1\\@fcm.googleapis.com/x',
  'https://127.0.0.1/@fcm.googleapis.com',
  'https://:@127.0.0.1/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://.push.apple.com/x',
  'file:///etc/passwd',
  'gopher://127.0.0.1:5432/x',
  '//fcm.googleapis.com/x',
  'javascript:alert(1)',
  'nonsense',
  '',
])('%s is refused before anything is sent [OPE-43]', async (url) => {
  const outgoing = createOutgoing({ hosts });
  expect(() => outgoing.assertAllowed(url)).toThrow(PlaceRefusedError);
  await expect(outgoing.post(url, content)).rejects.toThrow(PlaceRefusedError);
});

test('known services are allowed, names below a star too [OPE-43]', () => {
  const { assertAllowed } = createOutgoing({ hosts });
  for (const url of ['https://fcm.googleapis.com/fcm/send/a', 'https://api.push.apple.com/3']) {
    expect(assertAllowed(url).href).toBe(url);
  }
  expect(assertAllowed('https://FCM.googleapis.com:443/x').hostname).toBe('fcm.googleapis.com');
});

test.each([
  ['8.8.8.8', true],
  ['142.250.75.10', true],
  ['2a00:1450:401b:80e::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::7f00:1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['not an address', false],
])('%s in the open internet: %s [OPE-43]', (address, open) => {
  expect(isOpenAddress(address)).toBe(open);
});

test('a name that leads inside is told when it is typed; one that nobody knows yet is not [OPE-43]', async () => {
  const answers = (...found: string[]) =>
    leadsInside('nazwa.pl', (_, done) =>
      done(
        null,
        found.map((address) => ({ address, family: 4 })),
      ),
    );
  expect(await answers('10.0.0.7')).toBe(true);
  expect(await answers('93.184.216.34', '127.0.0.1')).toBe(true);
  expect(await answers('93.184.216.34')).toBe(false);
  expect(await leadsInside('nazwa.pl', (_, done) => done(new Error('ENOTFOUND'), []))).toBe(false);
});

test('a known name that resolves to an inner address, one of many or another than a moment ago, is not called [OPE-43]', async () => {
  const resolved = [
    [{ address: '127.0.0.1', family: 4 }],
    [
      { address: '142.250.75.10', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ],
    [{ address: '::ffff:127.0.0.1', family: 6 }],
    [{ address: '0.0.0.0', family: 4 }],
    [{ address: '64:ff9b::7f00:1', family: 6 }],
    [{ address: '::1', family: 6 }],
    [{ address: '169.254.169.254', family: 4 }],
  ];
  asked = [];
  const outgoing = createOutgoing({
    hosts,
    resolve: (_, done) => done(null, resolved.shift() ?? []),
  });
  for (const _ of Array(resolved.length)) {
    await expect(outgoing.post('https://fcm.googleapis.com/x', content)).rejects.toThrow(
      'The name leads to an inner address',
    );
  }
  expect(asked).toEqual([]);
});

test.each([
  ['resolve4', 4, '127.0.0.1'],
  ['resolve6', 6, '::1'],
] as const)(
  'a name server that changes its mind between two answers (%s, to %s: %s) leads nowhere inside [OPE-43]',
  async (way, family, inner) => {
    // Open by its form, but given to nobody; so nobody is called.
    const dns = await startDnsPeer(family === 6 ? ['2fff::1', inner] : [inner]);
    onTestFinished(dns.stop);
    const resolver = new Resolver({ tries: 1 });
    resolver.setServers([dns.server]);
    const outgoing = createOutgoing({
      hosts,
      resolve: (host, done) =>
        resolver[way](host, (error, found) =>
          done(
            error,
            (found ?? []).map((address) => ({ address, family })),
          ),
        ),
    });
    const refusals = [];
    for (let call = 0; call < 3; call += 1) {
      const refusal = await outgoing.post('https://fcm.googleapis.com/x', content).catch((e) => e);
      refusals.push(refusal instanceof PlaceRefusedError);
      // Asked once: what was looked at is what is connected to.
      expect(dns.questions()).toBe(call + 1);
    }
    expect(refusals).toEqual([family === 4, true, true]);
  },
);

test('redirects are not followed and long answers are cut [OPE-43]', async () => {
  asked = [];
  const { post } = createOutgoing({ hosts, detour: { host: 'push.example.test', port } });
  answer = { status: 307, headers: { location: `http://127.0.0.1:${port}/inner` }, body: '' };
  expect((await post('https://push.example.test/a', content)).status).toBe(307);
  answer = { status: 200, headers: {}, body: 'a'.repeat(5_000_000) };
  const long = await post('https://push.example.test/b', content);
  expect(long.text.length).toBeLessThanOrEqual(16 * 1024);
  expect(asked).toEqual(['/a', '/b']);
});

test('any name of the open internet is called, and of the own network what the operator named alone [MAC-35]', async () => {
  const inner: typeof options.resolve = (_, done) =>
    done(null, [{ address: '10.0.0.7', family: 4 }]);
  const options: Parameters<typeof createOutgoing>[0] = {
    hosts: 'any',
    inside: [`127.0.0.1:${port}`, 'n8n.firma.local'],
  };
  const { assertAllowed, post } = createOutgoing({ ...options, resolve: inner });
  const allowed = (url: string) => assertAllowed(url).href;
  expect(allowed('https://example.com/x')).toBe('https://example.com/x');
  expect(allowed('http://n8n.firma.local:5678/x')).toBe('http://n8n.firma.local:5678/x');
  for (const url of [
    'http://example.com/x',
    'https://localhost/x',
    'https://10.0.0.7/x',
    `http://127.0.0.1:${port + 1}/x`,
    `http://ktos@127.0.0.1:${port}/x`,
    'https://example.com:8443/x',
  ]) {
    expect(() => assertAllowed(url)).toThrow(PlaceRefusedError);
  }
  await expect(post('https://example.com/x', content)).rejects.toThrow(PlaceRefusedError);
  answer = { status: 204, headers: {}, body: '' };
  expect(await post(`http://127.0.0.1:${port}/y`, content)).toMatchObject({ status: 204 });
});
