import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number };
type Pairs = { key: string; value: Value }[];
type WireSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes?: Pairs;
  status?: { code?: number };
};
type Sent = {
  resourceSpans?: {
    resource: { attributes: Pairs };
    scopeSpans: { spans: WireSpan[] }[];
  }[];
};

/** A span as it arrived; `service`, `pid`: whose it is. */
export type ReceivedSpan = {
  trace: string;
  id: string;
  parent: string | undefined;
  name: string;
  kind: string;
  failed: boolean;
  attributes: Record<string, string | number>;
  service: string;
  pid: number;
};

const kinds = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'];

const valuesOf = (pairs: Pairs = []): Record<string, string | number> =>
  Object.fromEntries(
    pairs.map(({ key, value }) => [
      key,
      value.stringValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  );

function spansOf(sent: Sent): ReceivedSpan[] {
  return (sent.resourceSpans ?? []).flatMap(({ resource, scopeSpans }) => {
    const of = valuesOf(resource.attributes);
    return scopeSpans.flatMap(({ spans }) =>
      spans.map((span) => ({
        trace: span.traceId,
        id: span.spanId,
        parent: span.parentSpanId || undefined,
        name: span.name,
        kind: kinds[span.kind] ?? '',
        failed: span.status?.code === 2,
        attributes: valuesOf(span.attributes),
        service: String(of['service.name']),
        pid: Number(of['process.pid']),
      })),
    );
  });
}

/**
 * A receiver of traces that speaks OTLP over HTTP in JSON, as collectors do.
 *
 * @param port to listen on again; left out: any
 */
export async function otlpPeer(port = 0) {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const asked: { path: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const held = new Set<ServerResponse>();
  let behaviour: 'takes' | 'refuses' | 'hangs' = 'takes';
  const server = createServer(async (request, response) => {
    asked.push({ path: request.url, headers: request.headers });
    const body = await text(request);
    if (behaviour === 'hangs') return void held.add(response);
    if (behaviour === 'refuses') return void response.writeHead(401).end('klucz: tajny-klucz');
    bodies.push(body);
    spans.push(...spansOf(JSON.parse(body) as Sent));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}`,
    port: own,
    spans,
    /** All that was sent, as it was. */
    sent: () => bodies.join('\n'),
    asked,
    behave: (how: typeof behaviour) => {
      behaviour = how;
    },
    close: async () => {
      for (const response of held) response.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
