import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import { encodeQuery } from '@zaplecze/contract/kit/calls/query';

/** `/api` address of a call: params put into the path, query in the contract's form. */
export function urlOf(endpoint: Endpoint, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? '')),
  );
  const search = encodeQuery((input.query ?? {}) as Record<string, unknown>);
  return `/api${path}${search === '' ? '' : `?${search}`}`;
}
