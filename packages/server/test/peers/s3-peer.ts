import { createHash, createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

type Answer = { status: number; body?: string | Buffer; headers?: Record<string, string> };
type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  body: Buffer;
};

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();
const escaped = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const failure = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

/** Works the signature out as AWS Signature Version 4 says and compares; a wrong key or a changed body shows. */
function isSigned(call: Call, secret: string): boolean {
  const authorization = call.headers.get('authorization') ?? '';
  const parts = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/;
  const [, credential = '', signed = '', signature] = parts.exec(authorization) ?? [];
  const [, day = '', region = '', service = ''] = credential.split('/');
  const claimed = call.headers.get('x-amz-content-sha256') ?? '';
  if (claimed !== sha256(call.body)) return false;
  const query = [...call.query].map(([name, value]) => `${escaped(name)}=${escaped(value)}`).sort();
  const headers = signed.split(';').map((name) => `${name}:${call.headers.get(name)?.trim()}\n`);
  const request = [call.method, call.path, query.join('&'), headers.join(''), signed, claimed];
  const scope = `${day}/${region}/${service}/aws4_request`;
  const time = call.headers.get('x-amz-date');
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(request.join('\n'))].join('\n');
  const steps = [day, region, service, 'aws4_request'];
  const key = steps.reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex') === signature;
}

function part(body: Buffer, range: string | null): Answer {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === undefined) return { status: 200, body };
  const end = to ? Number(to) : body.length - 1;
  const headers = { 'content-range': `bytes ${from}-${end}/${body.length}` };
  return { status: 206, body: body.subarray(Number(from), end + 1), headers };
}

/**
 * A small S3 service in memory that the real SDK talks to: signatures are checked, uploads in parts kept until
 * they are completed or aborted. `failNext` makes the next calls of a method fail, as a service in trouble does.
 */
export async function startS3Peer(options: {
  bucket: string;
  secret: string;
  port?: number;
  /** Where objects are kept; default: in memory. */
  store?: Pick<Map<string, Buffer>, 'get' | 'set' | 'delete'>;
}) {
  const objects = new Map<string, Buffer>();
  const store = options.store ?? objects;
  const uploads = new Map<string, Map<number, Buffer>>();
  const calls: string[] = [];
  const failing: { method: string; times: number } = { method: '', times: 0 };

  const completed = (key: string, id: string): Answer => {
    const parts = [...(uploads.get(id) ?? new Map<number, Buffer>())].sort(([a], [b]) => a - b);
    store.set(key, Buffer.concat(parts.map(([, content]) => content)));
    uploads.delete(id);
    return {
      status: 200,
      body: `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"e"</ETag></CompleteMultipartUploadResult>`,
    };
  };

  const ofUpload = (call: Call, key: string, id: string): Answer => {
    const parts = uploads.get(id);
    if (!parts) return failure(404, 'NoSuchUpload');
    if (call.method === 'POST') return completed(key, id);
    if (call.method === 'DELETE') uploads.delete(id);
    else parts.set(Number(call.query.get('partNumber')), call.body);
    return { status: call.method === 'DELETE' ? 204 : 200, headers: { etag: '"e"' } };
  };

  const ofObject = (call: Call, key: string): Answer => {
    const id = call.query.get('uploadId');
    if (id) return ofUpload(call, key, id);
    if (call.method === 'POST' && call.query.has('uploads')) {
      const upload = randomUUID();
      uploads.set(upload, new Map());
      return {
        status: 200,
        body: `<InitiateMultipartUploadResult><UploadId>${upload}</UploadId></InitiateMultipartUploadResult>`,
      };
    }
    if (call.method === 'PUT') store.set(key, call.body);
    if (call.method === 'DELETE') store.delete(key);
    if (call.method !== 'GET') return { status: 200, headers: { etag: '"e"' } };
    const found = store.get(key);
    return found ? part(found, call.headers.get('range')) : failure(404, 'NoSuchKey');
  };

  /** Three names a page, so that whoever asks must ask on. */
  const listed = (query: URLSearchParams): Answer => {
    const from = query.get('continuation-token') ?? '';
    const names = [...objects.keys()]
      .filter((name) => name.startsWith(query.get('prefix') ?? '') && name > from)
      .sort();
    const page = names.slice(0, 3);
    const entries = page.map(
      (name) =>
        `<Contents><Key>${name}</Key><Size>${objects.get(name)?.length}</Size><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
    );
    const next =
      names.length > page.length
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>';
    return { status: 200, body: `<ListBucketResult>${entries.join('')}${next}</ListBucketResult>` };
  };

  const answer = (call: Call): Answer => {
    calls.push(call.method);
    if (failing.times > 0 && failing.method === call.method) {
      failing.times -= 1;
      return failure(503, 'SlowDown');
    }
    if (!isSigned(call, options.secret)) return failure(403, 'SignatureDoesNotMatch');
    const [, bucket, ...names] = call.path.split('/');
    if (bucket !== options.bucket) return failure(404, 'NoSuchBucket');
    const key = names.join('/');
    if (key) return ofObject(call, key);
    return call.query.has('list-type') ? listed(call.query) : { status: 200 };
  };

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://peer');
    const headers = new Headers(request.headers as Record<string, string>);
    const body = await buffer(request);
    const {
      status,
      headers: extra,
      body: content,
    } = answer({
      method: request.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers,
      body,
    });
    response.writeHead(status, extra).end(content);
  };
  // A request that its sender gives up is no fault of the service.
  const server = createServer(
    (request, response) => void serve(request, response).catch(() => undefined),
  );
  await new Promise<void>((ready) => server.listen(options.port ?? 0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    uploads,
    calls,
    failNext: (method: string, times: number) => Object.assign(failing, { method, times }),
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
