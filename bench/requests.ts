import type {
  BodyInput,
  Endpoint,
  ParamsInput,
  QueryInput,
} from '@zaplecze/contract/kit/calls/endpoint';
import { encodeQuery } from '@zaplecze/contract/kit/calls/query';

/** The address of a call below /api, as the product's pages write it. */
export function callAddress(
  { path }: Pick<Endpoint, 'path'>,
  params: object = {},
  query: object = {},
): string {
  const values = params as Record<string, unknown>;
  const queryString = encodeQuery(query as Record<string, unknown>);
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(values[name]));
  return `/api${filled}${queryString && `?${queryString}`}`;
}

/** What goes over the wire for one call. */
export type Wire = {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
};

/**
 * A call of the contract as the product's pages send it: a change of a record with the version it was
 * opened in, what makes something with an idempotency key.
 */
export function wireOf<E extends Endpoint>(
  endpoint: E,
  input: { params?: ParamsInput<E>; query?: QueryInput<E>; body?: BodyInput<E> },
  { version, key }: { version?: number; key?: string } = {},
): Wire {
  const { method } = endpoint;
  const path = callAddress(endpoint, input.params ?? {}, input.query ?? {});
  if (method === 'GET') return { method, path };
  const headers = {
    ...(version !== undefined && { 'if-match': `"${version}"` }),
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  return { method, path, headers, body: JSON.stringify(input.body ?? {}) };
}
