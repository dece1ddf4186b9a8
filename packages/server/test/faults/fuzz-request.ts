import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import fc from 'fast-check';
import { schemasOf } from '../mounted-schemas.ts';
import { hostile, valueFor } from './fuzz-values.ts';

export type FuzzRequest = {
  as: 'admin' | 'user';
  url: string;
  headers: Record<string, string>;
  payload?: string;
};

/** As in an address; half of a pair of surrogates goes as the bytes that some programs make of it. */
export function encodePart(value: unknown): string {
  const text = typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}

function* pairs(name: string, value: unknown, depth = 0): Generator<string> {
  if (Array.isArray(value) && depth < 3) {
    for (const one of value) yield* pairs(`${name}[]`, one, depth + 1);
  } else if (typeof value === 'object' && value !== null && depth < 3) {
    for (const [key, one] of Object.entries(value)) {
      yield* pairs(`${name}[${encodePart(key)}]`, one, depth + 1);
    }
  } else yield `${name}=${encodePart(value)}`;
}

function queryOf(query: unknown, raw: string): string {
  const whole = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  return [...whole.flatMap(([name, value]) => [...pairs(encodePart(name), value)]), raw]
    .filter((part) => part !== '')
    .join('&');
}

/** Bits of an address that no schema describes. */
export const rawQuery = fc.constantFrom(
  '%',
  '%00=1',
  'sort=%00',
  'sort=id%3B%20drop%20table%20person',
  'sort=name&sort=id',
  'sort[]=name',
  'sort[name]=asc',
  'sort=constructor',
  'order=asc%20nulls%20first',
  'order=(select%201)',
  'filter=1',
  'filter[]=1',
  'filter[__proto__]=1',
  'filter[constructor][prototype]=1',
  'filter[status][in]=1',
  'filter[status]=1)%20or%20(1=1',
  'filter[id]=1%20or%201=1',
  `filter[status]=${'1,'.repeat(10_000)}`,
  'filter[status][]=1&'.repeat(10_000),
  `search=${'a%20'.repeat(5_000)}`,
  'search=%25%5F%5C',
  'search=%ED%A0%80',
  'page=99999999999&perPage=1000000',
  'page=1000000&perPage=100',
  '__proto__[a]=1',
);

const rareHeaders = fc.oneof(
  { weight: 10, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Record<string, string>>(
      { 'if-match': '1' },
      { 'if-match': '"99999999999999999999"' },
      { 'if-match': '*' },
      { 'if-match': 'NaN' },
      { 'idempotency-key': 'powtórka' },
      { 'idempotency-key': 'x'.repeat(5_000) },
      { 'content-type': 'text/plain' },
      { 'content-type': 'application/xml' },
      { 'content-type': 'application/json; charset=utf-16' },
      { 'content-type': 'multipart/form-data' },
      { 'content-type': 'multipart/form-data; boundary=x' },
      { 'accept-language': '\u00e0' },
    ),
  },
);

const brokenBodies = fc.constantFrom(
  '',
  '{',
  '[]',
  '"text"',
  'null',
  '1e999',
  '{"a":1,"a":2}',
  '{"__proto__":{"admin":true}}',
  '{"id":1,"constructor":{"prototype":{"admin":true}}}',
  `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  '\ufeff{}',
);

/** Calls of one endpoint, made from its own schemas and spoilt. */
export function requestsTo(endpoint: Endpoint): fc.Arbitrary<FuzzRequest> {
  const { method } = endpoint;
  const { params, query, body } = schemasOf(endpoint);
  const takes = (schema: ReturnType<typeof schemasOf>['body']) =>
    !('shape' in schema) || Object.keys(schema.shape as object).length > 0;
  const spoilt = fc.oneof(
    ...Object.entries({
      nothing: 8,
      'raw query': 2,
      params: takes(params) ? 2 : 0,
      query: takes(query) ? 6 : 1,
      body: method === 'GET' ? 0 : takes(body) ? 8 : 1,
      'broken body': method === 'GET' ? 0 : 1,
    }).map(([part, weight]) => ({ weight, arbitrary: fc.constant(part) })),
  );
  return spoilt
    .chain((part) =>
      fc.record({
        as: fc.constantFrom('admin' as const, 'admin' as const, 'user' as const),
        params: part === 'params' ? hostile(params) : valueFor(params),
        query: part === 'query' ? hostile(query) : valueFor(query),
        raw: part === 'raw query' ? rawQuery : fc.constant(''),
        headers: rareHeaders,
        body:
          method === 'GET'
            ? fc.constant(undefined)
            : part === 'broken body'
              ? brokenBodies
              : (part === 'body' ? hostile(body) : valueFor(body)).map((one) =>
                  JSON.stringify(one),
                ),
      }),
    )
    .map(({ as, params, query, raw, headers, body: payload }) => {
      const known = (typeof params === 'object' && params !== null ? params : {}) as Record<
        string,
        unknown
      >;
      const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
        encodePart(known[name] ?? 1),
      );
      const search = queryOf(query, raw);
      return {
        as,
        url: `/api${path}${search ? `?${search}` : ''}`,
        headers: {
          ...(payload !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(payload !== undefined && { payload }),
      };
    });
}
