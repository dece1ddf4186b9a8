import { connect } from 'node:net';
import type { Shape } from './text-shapes.ts';

/* Requests that no client library makes: lengths that lie, headers without end, two requests in one. */

type Wire = { address: string; token: string };
const post =
  (heads: string, rest = '') =>
  ({ address, token }: Wire) =>
    `POST ${address} HTTP/1.1\r\nhost: x\r\naccess-token: ${token}\r\ncontent-type: application/json\r\n${heads}\r\n${rest}`;
const wire = (name: string, make: (to: Wire) => string): Shape<(to: Wire) => string> => ({
  name,
  make: () => make,
});

export const wireShapes = [
  wire('a length longer than the body', post('content-length: 5000\r\n', '{"a":1}')),
  wire('a length shorter than the body', post('content-length: 2\r\n', `{}${'x'.repeat(5_000)}`)),
  wire('a length of no number', post('content-length: abc\r\n', '{}')),
  wire('a length past any number', post(`content-length: ${'9'.repeat(40)}\r\n`, '{}')),
  wire('a length below nothing', post('content-length: -1\r\n', '{}')),
  wire('two lengths', post('content-length: 2\r\ncontent-length: 9\r\n', '{}')),
  wire(
    'a length and pieces',
    post('content-length: 2\r\ntransfer-encoding: chunked\r\n', '0\r\n\r\n'),
  ),
  wire('a piece of no length', post('transfer-encoding: chunked\r\n', 'zzzz\r\n{}\r\n0\r\n\r\n')),
  wire(
    'a piece past any length',
    post('transfer-encoding: chunked\r\n', `${'f'.repeat(16)}\r\n{}`),
  ),
  wire(
    'pieces of one sign x 100 000',
    post('transfer-encoding: chunked\r\n', `${'1\r\n \r\n'.repeat(100_000)}0\r\n\r\n`),
  ),
  wire(
    'a tail of headers',
    post('transfer-encoding: chunked\r\n', `0\r\n${'x-a: b\r\n'.repeat(20_000)}\r\n`),
  ),
  wire('headers x 20 000', post('x-a: b\r\n'.repeat(20_000))),
  wire('a header of 5 MB', post(`x-a: ${'b'.repeat(5_000_000)}\r\n`)),
  wire('a header without a name', post(': b\r\n')),
  wire(
    'an address of 5 MB',
    ({ token }) => `GET /${'a'.repeat(5_000_000)} HTTP/1.1\r\naccess-token: ${token}\r\n\r\n`,
  ),
  wire('no request', () => '\0'.repeat(100_000)),
  wire('line ends', () => '\r\n'.repeat(500_000)),
  wire('the greeting of TLS', () => `\u0016\u0003\u0001${'\u0002'.repeat(5_000)}`),
  wire('200 requests at once', ({ token }) =>
    `GET /api/client/list?search=a HTTP/1.1\r\nhost: x\r\naccess-token: ${token}\r\n\r\n`.repeat(
      200,
    ),
  ),
  wire('a version of no protocol', () => 'GET / HTTP/9.9\r\n\r\n'),
  wire(
    'a change of protocol',
    () =>
      'GET /api/health HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n',
  ),
];

/** Writes the bytes and hangs up when they are gone; whatever the server says or does. */
export const throwAt = (port: number, bytes: string): Promise<void> =>
  new Promise((done) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('close', () => done());
    socket.resume();
    socket.end(Buffer.from(bytes, 'latin1'));
  });
