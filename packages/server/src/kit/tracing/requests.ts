import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginSpan, isTracing, type Span } from './tracing.ts';

/** Addresses that machines ask all the time, or that stay open as long as a page. */
const untold = new Set(['/api/health', '/api/events']);

/**
 * What a request goes on with. Only a trusted proxy (TRUST_PROXY) is believed: anybody else could put requests into
 * traces of others. It names who called it, which is how Fastify tells that it trusts the one who is connected.
 */
function parentOf({ headers, ips }: FastifyRequest): string | undefined {
  const { traceparent } = headers;
  return typeof traceparent === 'string' && ips !== undefined && ips.length > 1
    ? traceparent
    : undefined;
}

/**
 * Tells of each call of the API: its route without what stood in the address, and the status. Register it first, so
 * that all that a request does is a part of it; does nothing without tracing.
 */
export function registerRequestTracing(app: FastifyInstance): void {
  if (!isTracing()) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  const errors = new WeakMap<FastifyRequest, unknown>();
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (!route?.startsWith('/api/') || untold.has(route)) return done();
    const { method } = request;
    const span = beginSpan({
      name: `${method} ${route}`,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route },
      parent: parentOf(request),
      root: true,
    });
    if (!span) return done();
    spans.set(request, span);
    reply.raw.once('close', () => {
      const { statusCode } = reply;
      span.set({ 'http.response.status_code': statusCode });
      span.end(statusCode < 500 ? undefined : (errors.get(request) ?? new Error()));
    });
    span.within(done);
  });
  app.addHook('onError', async (request, _reply, error) => void errors.set(request, error));
  // A body is read in the name of its connection, which has served others before.
  app.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
}
