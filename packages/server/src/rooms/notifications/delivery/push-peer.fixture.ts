import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

type Received = { headers: IncomingHttpHeaders; text: string };

/** Decrypts a message as a browser does: RFC 8291 over the aes128gcm coding of RFC 8188. */
function decrypt(
  body: Buffer,
  keys: { ecdh: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16);
  const idLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + idLength);
  const content = body.subarray(21 + idLength);
  const shared = keys.ecdh.computeSecret(sender);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.ecdh.getPublicKey(), sender]);
  const ikm = Buffer.from(hkdfSync('sha256', shared, keys.auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', ikm, salt, `Content-Encoding: ${name}\0`, length));
  const open = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  open.setAuthTag(content.subarray(-16));
  const plain = Buffer.concat([open.update(content.subarray(0, -16)), open.final()]);
  // The last record ends with 2 and zeroes.
  return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8');
}

/** A push service on this machine and one browser of its: what arrives is decrypted with its keys. */
export async function pushPeer() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const received: Received[] = [];
  let reply: { status: number; headers?: Record<string, string>; body?: string } = { status: 201 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({
      headers: request.headers,
      text: decrypt(Buffer.concat(chunks), { ecdh, auth }),
    });
    response.writeHead(reply.status, reply.headers);
    response.end(reply.body);
  });
  await new Promise<void>((ready) => {
    server.listen(0, '127.0.0.1', ready);
  });
  const host = 'push.example.test';
  const device = (name: string) => ({
    endpoint: `https://${host}/${name}`,
    p256dh: ecdh.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  });
  return {
    detour: { host, port: (server.address() as AddressInfo).port },
    device,
    received,
    answerWith: (next: typeof reply) => {
      reply = next;
    },
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
