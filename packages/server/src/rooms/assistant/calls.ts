import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { encodeQuery } from '@zaplecze/contract/kit/calls/query';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A call that a tool makes in the name of the key's owner. */
export type Ask = {
  endpoint: Endpoint;
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: object;
};

/** Whose calls they are: `headers` say it, as they would of a program. */
export type Caller = {
  app: FastifyInstance;
  request: FastifyRequest;
  headers: Record<string, string>;
};

export type CallAnswer = { status: number; data: unknown; message: string };

/**
 * Makes a call as any program with the key of this request would, through the whole way of a request: what the key or
 * its owner may not is refused there, and nowhere else.
 */
export async function ask(
  { app, request, headers }: Caller,
  { endpoint, params = {}, query = {}, body }: Ask,
): Promise<CallAnswer> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = encodeQuery(query);
  const { statusCode, body: text } = await app.inject({
    method: endpoint.method,
    url: `/api${path}${search ? `?${search}` : ''}`,
    headers,
    remoteAddress: request.ip,
    ...(endpoint.method !== 'GET' && { payload: body ?? {} }),
  });
  const parsedBody = JSON.parse(text) as {
    data?: unknown;
    message?: string;
    errors?: Record<string, string>;
  };
  const fields = Object.entries(parsedBody.errors ?? {}).map(
    ([field, words]) => `${field}: ${words}`,
  );
  const message = [parsedBody.message, ...fields].filter(Boolean).join('. ');
  return { status: statusCode, data: parsedBody.data, message };
}
