import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

type Received = { headers: IncomingHttpHeaders; body: string };

/** A program that listens to webhooks on this machine, as Standard Webhooks describes it. */
export async function webhookPeer(port = 0) {
  const received: Received[] = [];
  let reply: { status: number; body?: string; headers?: Record<string, string> } = { status: 204 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
    response.writeHead(reply.status, reply.headers);
    response.end(reply.body);
  });
  await new Promise<void>((ready) => {
    server.listen(port, '127.0.0.1', ready);
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    url: `http://${host}/zdarzenia`,
    received,
    answerWith: (next: typeof reply) => {
      reply = next;
    },
    /** What arrived, checked as a receiver does that has this secret. */
    verify: (secret: string, { headers, body }: Received): unknown =>
      new Webhook(secret).verify(body, headers as Record<string, string>),
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
