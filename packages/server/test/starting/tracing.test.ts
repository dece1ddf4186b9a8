import { join } from 'node:path';
import { saveChannels } from '@zaplecze/contract/rooms/notifications/calls';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { replyAddress } from '../../src/kit/mail/reply-address.ts';
import { issueApp } from '../../src/rooms/issues/issues.fixture.ts';
import type { Someone } from '../http.ts';
import { startDovecot } from '../peers/dovecot-peer.ts';
import { otlpPeer, type ReceivedSpan } from '../peers/otlp-peer.ts';
import { nothingToDo } from '../waiting-jobs.ts';
import { write } from '../written-letter.ts';
import { cleanUp, dataFolder, eventually, startServer } from './server-process.ts';

/** Traces of real server processes, at a receiver that speaks what collectors do. */

let app: Awaited<ReturnType<typeof issueApp>>;
let peer: Awaited<ReturnType<typeof otlpPeer>>;

beforeAll(async () => {
  app = await issueApp();
});
afterAll(() => app.it.close());
beforeEach(async () => {
  await app.it.db.pool.query(
    'select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))',
  );
  peer = await otlpPeer();
});
afterEach(async () => {
  await cleanUp();
  await peer.close();
});

/** A server on the company's database that sends its traces to the peer. */
async function started(more: Record<string, string> = {}) {
  const { host, port, user, database } = app.it.db.pool.options;
  const address = new URLSearchParams({ host: host ?? '', port: String(port) });
  const server = startServer(join(dataFolder(), 'data'), {
    env: {
      DATABASE_URL: `postgresql://${user}@/${database}?${address}`,
      OTEL_EXPORTER_OTLP_ENDPOINT: peer.url,
      ...more,
    },
  });
  return { ...server, url: await server.ready() };
}

const call = (url: string, path: string, as: Someone | null, more: RequestInit = {}) =>
  fetch(`${url}/api${path}`, {
    ...more,
    headers: {
      ...(as && { 'access-token': as.token }),
      ...(more.body && { 'content-type': 'application/json' }),
      ...more.headers,
    },
  });

/** Says something about a new issue, of which its doer is told by mail. */
async function comment(url: string, text: string, headers: Record<string, string> = {}) {
  const kinds = [{ kind: 'issueComment', push: false, mail: true }];
  await app.it.call(saveChannels, { as: app.doer, body: { kinds, digest: false } });
  const issue = await app.made();
  const body = JSON.stringify({ text });
  const answer = await call(url, `/issue/comment/${issue}`, app.orderer, {
    ...{ method: 'POST', body, headers },
  });
  expect(answer.status).toBe(200);
}

/** Waits for the span of which this is true. */
async function arrived(is: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> {
  await eventually(async () => peer.spans.some(is));
  return peer.spans.find(is) as ReceivedSpan;
}

const ofTrace = (trace: string) => peer.spans.filter((span) => span.trace === trace);

/** The names from a span up to the beginning of its trace. */
function way(span: ReceivedSpan | undefined): string[] {
  if (!span) return [];
  const parent = peer.spans.find(({ id }) => id === span.parent);
  return [span.name, ...way(parent)];
}

test('a comment, its statements, the notice’s job and its letter are one trace, though another process did the job [OPE-133]', async () => {
  const server = await started({ WORKERS: '2', OTEL_SERVICE_NAME: 'biuro' });
  await comment(server.url, 'Kiedy będzie działać?');

  const letter = await arrived(({ name }) => name === 'mail eml');
  // What ends sends all that it has.
  expect((await server.signal('SIGTERM')).code).toBe(0);
  const trace = ofTrace(letter.trace);
  const request = trace.find(({ kind }) => kind === 'server') as ReceivedSpan;
  expect(request).toMatchObject({
    parent: undefined,
    name: 'POST /api/issue/comment/:id',
    failed: false,
    service: 'biuro',
    attributes: {
      'http.request.method': 'POST',
      'http.route': '/api/issue/comment/:id',
      'http.response.status_code': 200,
    },
  });
  expect(way(letter)).toEqual([
    'mail eml',
    'mail.send',
    'enqueue mail.send',
    'notifications.mail',
    'enqueue notifications.mail',
    'POST /api/issue/comment/:id',
  ]);
  const job = trace.find(({ name }) => name === 'mail.send');
  expect(job).toMatchObject({ kind: 'consumer', attributes: { 'zaplecze.job.attempt': 1 } });
  expect(job?.pid).toBe(server.pid);
  expect(request.pid).not.toBe(server.pid);

  const statements = trace.filter(({ name }) => name.startsWith('sql '));
  const written = statements.find(({ attributes }) =>
    String(attributes['db.query.text']).startsWith('insert into "comment"'),
  );
  expect(written).toMatchObject({
    kind: 'client',
    parent: request.id,
    attributes: {
      'db.system.name': 'postgresql',
      'db.client.connection.pool.name': 'main',
      'db.response.returned_rows': 1,
    },
  });
  expect(statements.some(({ pid }) => pid === server.pid)).toBe(true);
  expect(trace.every(({ parent, id }) => parent !== undefined || id === request.id)).toBe(true);
});

test('a letter that comes in begins a trace, in which its answer goes out [OPE-133]', async () => {
  const dovecot = await startDovecot(process.env.TMPDIR ?? '/tmp');
  try {
    const MAIL_REPLY_TO = 'odpowiedzi@firma.example';
    const server = await started({ IMAP_URL: dovecot.url('zaplecze'), MAIL_REPLY_TO });
    const text = 'To ja';
    const to = await replyAddress(app.it.db, MAIL_REPLY_TO, {
      ...{ kind: 'issue', record: await app.made(), person: app.doer.id, comment: null },
    });
    await dovecot.deliver('zaplecze', write({ from: 'ktos@inny.example', to, text }));
    const letter = await arrived(({ name }) => name === 'mail eml');
    expect((await server.signal('SIGTERM')).code).toBe(0);
    expect(way(letter)).toEqual(['mail eml', 'mail.send', 'enqueue mail.send', 'letter']);
  } finally {
    await dovecot.end();
  }
});

test('what was going on when the server ended is sent still [OPE-133]', async () => {
  const server = await started();
  await call(server.url, '/nie-ma', null);
  await call(server.url, '/profile/1', null);
  expect((await server.signal('SIGTERM')).code).toBe(0);
  const names = peer.spans.map(({ name }) => name);
  expect(names).toContain('GET /api/profile/:id');
  // Probes, open pages and what nobody serves would only hide the rest.
  expect(names.filter((name) => /health|events|nie-ma|metrics/.test(name))).toEqual([]);
});

test('a trace is gone on with when a trusted proxy asks for it, and for nobody else [OPE-135]', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const traceparent = `00-${trace}-00f067aa0ba902b7-01`;
  const proxied = { traceparent, 'x-forwarded-for': '203.0.113.7' };
  const trusting = await started({ TRUST_PROXY: 'loopback' });
  await call(trusting.url, '/profile/1', null, { headers: proxied });
  await call(trusting.url, '/profile/2', null, { headers: { traceparent } });
  await trusting.signal('SIGTERM');
  const requests = () => peer.spans.filter(({ kind }) => kind === 'server');
  expect(requests().map((span) => [span.trace === trace, span.parent])).toEqual([
    [true, '00f067aa0ba902b7'],
    [false, undefined],
  ]);
  const wary = await started({ TRUST_PROXY: '10.0.0.5' });
  await call(wary.url, '/profile/3', null, { headers: proxied });
  await wary.signal('SIGTERM');
  expect(requests().at(-1)).toMatchObject({ parent: undefined });
  expect(requests().at(-1)?.trace).not.toBe(trace);
});

test('of a trace that is not taken nothing is told, nor of its jobs [OPE-135]', async () => {
  const server = await started({ TRUST_PROXY: 'loopback' });
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  await comment(server.url, 'Bez śladu', {
    traceparent: `00-${trace}-00f067aa0ba902b7-00`,
    'x-forwarded-for': '203.0.113.7',
  });
  await eventually(() => nothingToDo(app.it.db));
  await server.signal('SIGTERM');
  const off = await started({ OTEL_TRACES_SAMPLER: 'always_off' });
  await comment(off.url, 'Też bez śladu');
  await eventually(() => nothingToDo(app.it.db));
  await off.signal('SIGTERM');
  expect(peer.spans.filter(({ kind }) => kind === 'server')).toEqual([]);
  expect(peer.spans.filter(({ name }) => /mail/.test(name))).toEqual([]);
});

test('lines of the log name the trace they belong to [OPE-138]', async () => {
  const server = await started({ LOG_LEVEL: 'trace', OTEL_TRACES_SAMPLER: 'always_on' });
  await comment(server.url, 'Do dziennika');
  const letter = await arrived(({ name }) => name === 'mail eml');
  await server.signal('SIGTERM');
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { msg: string; trace_id?: string });
  const told = lines.filter(({ msg }) => msg.startsWith('Wiadomość zapisana w pliku'));
  expect(told.map(({ trace_id }) => trace_id)).toContain(letter.trace);
  // Others belong to none.
  expect(lines.some(({ trace_id }) => trace_id === undefined)).toBe(true);
});

test('a receiver that refuses, hangs or is away disturbs no request and is told of once; then traces go on [OPE-136]', async () => {
  const server = await started({
    OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20tajny-klucz',
  });
  const warned = () => server.output().match(/Ślady nie są przyjmowane/g)?.length ?? 0;
  const ask = async () => (await call(server.url, '/profile/1', null)).status;
  const { port } = peer;
  for (const trouble of ['refuses', 'hangs'] as const) {
    peer.behave(trouble);
    const before = peer.asked.length;
    expect(await ask()).toBe(401);
    await eventually(async () => peer.asked.length > before);
  }
  await peer.close();
  expect(await ask()).toBe(401);
  expect(await ask()).toBe(401);
  await eventually(async () => warned() > 0);
  peer = await otlpPeer(port);
  await eventually(async () => {
    await ask();
    return peer.spans.length > 0;
  });
  await eventually(async () => /Ślady są znów przyjmowane; przepadło: \d+/.test(server.output()));
  expect(warned()).toBe(1);
  expect(peer.asked[0]).toMatchObject({
    path: '/v1/traces',
    headers: { authorization: 'Bearer tajny-klucz', 'content-type': 'application/json' },
  });
  expect((await server.signal('SIGTERM')).code).toBe(0);
  expect(server.output()).not.toContain('tajny-klucz');
});

/** Prints each module of OpenTelemetry that a process loads. */
const spy = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({ load(url, context, next) {
    if (url.includes('@opentelemetry')) console.log('loaded ' + url);
    return next(url, context);
  } });`)}`;

test.each([
  ['without a receiver nothing of tracing is loaded', { OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
  ['with one it is', {}, true],
])('%s [OPE-137]', async (_name, env, loaded) => {
  const server = await started({ ...env, NODE_OPTIONS: `--import=${spy}` });
  expect((await call(server.url, '/profile/1', null)).status).toBe(401);
  await server.signal('SIGTERM');
  expect(server.output().includes('loaded ')).toBe(loaded);
  expect(peer.spans.length > 0).toBe(loaded);
});
