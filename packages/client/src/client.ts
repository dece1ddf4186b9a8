/** Input and answer of a call; the table of all calls is made from the contract. */
export type CallShape = {
  params: object;
  query: object;
  body: object;
  answer: unknown;
  /** What the answer is: a file, a page of a list, or JSON. */
  kind: 'json' | 'list' | 'file';
};
export type CallTable = { [name: string]: CallShape };

/** Names of calls of some kinds: 'GET /client/{id}'. */
export type NameOf<C, K extends CallShape['kind']> = {
  [N in keyof C]: C[N] extends { kind: K } ? N : never;
}[keyof C] &
  string;

/** May be left out: an object that takes nothing, or nothing that it needs. */
type Part<Name extends string, T> = string extends keyof T
  ? { [N in Name]?: T }
  : Partial<T> extends T
    ? { [N in Name]?: T }
    : { [N in Name]: T };

export type CallOptions = {
  /** Ends the call, waiting between attempts included. */
  signal?: AbortSignal;
  /** The version of the record that was read: somebody else's change since then is 409. */
  ifMatch?: number;
  /** The same key makes a repeated write do nothing twice; made up for each call unless given. */
  idempotencyKey?: string;
};
type Shape<C, N extends keyof C> = C[N] extends CallShape ? C[N] : never;
export type Input<S extends CallShape> = Part<'params', S['params']> &
  Part<'query', S['query']> &
  Part<'body', S['body']> &
  CallOptions;

type Given<S extends CallShape> =
  Partial<Input<S>> extends Input<S> ? [input?: Input<S>] : [input: Input<S>];

type RowOf<A> = A extends { list: { list: (infer R)[] } } ? R : never;

export type Client<C> = {
  /** Makes a call; gives what stands under `data`. @throws ZapleczeError */
  call: <N extends NameOf<C, 'json' | 'list'>>(
    name: N,
    ...input: Given<Shape<C, N>>
  ) => Promise<Shape<C, N>['answer']>;
  /** The rows of a list one after another, page by page. @throws ZapleczeError */
  rows: <N extends NameOf<C, 'list'>>(
    name: N,
    ...input: Given<Shape<C, N>>
  ) => AsyncGenerator<RowOf<Shape<C, N>['answer']>, void, undefined>;
  /** Makes a call that answers a file; gives the response, whose body is not read yet. @throws ZapleczeError */
  file: <N extends NameOf<C, 'file'>>(name: N, ...input: Given<Shape<C, N>>) => Promise<Response>;
};

/** What the server refused, in its words; status 0: it did not answer at all. */
export class ZapleczeError extends Error {
  override name = 'ZapleczeError';
  readonly status: number;
  /** Messages by field: `{ name: 'Nazwa jest wymagana' }`. */
  readonly errors: Record<string, string>;
  /** Seconds to wait before asking again, of 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(
    status: number,
    message: string,
    more: { errors?: Record<string, string>; retryAfter?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.errors = more.errors ?? {};
    this.retryAfter = more.retryAfter;
  }
}

export type ClientOptions = {
  /** Where the product is: 'https://zaplecze.firma.pl'. */
  url: string;
  /** A key of access: 'zpl_…'. */
  token: string | undefined;
  /** Milliseconds for one attempt; 30,000 unless told. */
  timeout?: number;
  /** How often a call is repeated that the server puts off (429, 503); 3 unless told. */
  retries?: number;
  fetch?: typeof fetch;
};

type Values = { [name: string]: unknown };
type Parts = CallOptions & { params?: Values; query?: Values; body?: unknown };

function encodeQuery(values: Values): string {
  const pairs: string[] = [];
  const add = (name: string, value: unknown) => {
    if (value === undefined || value === null || value === '') return;
    if (Array.isArray(value)) {
      if (value.length > 0) add(name, value.join(','));
    } else if (typeof value === 'object') {
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    } else {
      const text = typeof value === 'boolean' ? String(Number(value)) : String(value);
      pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(text)}`);
    }
  };
  for (const [name, value] of Object.entries(values)) add(name, value);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

const waitFor = (seconds: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', end, { once: true });
  });

async function refusalOf(response: Response): Promise<ZapleczeError> {
  const answer: unknown = await response.json().catch(() => ({}));
  const { message, errors } = (answer ?? {}) as {
    message?: string;
    errors?: Record<string, string>;
  };
  const wait = Number(response.headers.get('retry-after'));
  return new ZapleczeError(response.status, message ?? `HTTP ${response.status}`, {
    ...(errors && { errors }),
    ...(wait > 0 && { retryAfter: wait }),
  });
}

/** A client for a table of calls; the package gives one for all calls of the contract. */
export function clientOf<C>(options: ClientOptions): Client<C> {
  const { url, token, timeout = 30_000, retries = 3, fetch: send = fetch } = options;
  if (!token) throw new TypeError('createClient: token is missing');
  const root = `${url.replace(/\/+$/, '')}/api`;

  async function attempt(address: string, init: RequestInit, signal: AbortSignal | undefined) {
    const limit = AbortSignal.timeout(timeout);
    try {
      return await send(address, {
        ...init,
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      });
    } catch (cause) {
      if (signal?.aborted) throw signal.reason;
      throw new ZapleczeError(0, 'Serwer nie odpowiada', { cause });
    }
  }

  async function make(name: string, parts: Parts = {}): Promise<Response> {
    const { params = {}, query = {}, body, signal, ifMatch, idempotencyKey } = parts;
    const [method = 'GET', path = ''] = name.split(' ');
    const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => {
      if (params[key] === undefined) throw new TypeError(`${name}: params.${key} is missing`);
      return encodeURIComponent(String(params[key]));
    });
    const headers: Record<string, string> = { authorization: `Bearer ${token}` };
    if (ifMatch !== undefined) headers['if-match'] = `"${ifMatch}"`;
    const init: RequestInit = { method, headers, redirect: 'error' };
    if (method !== 'GET') {
      headers['idempotency-key'] = idempotencyKey ?? crypto.randomUUID();
      // Of a form the runtime writes the type itself, with the boundary of its parts.
      if (body instanceof FormData) init.body = body;
      else {
        headers['content-type'] = 'application/json';
        init.body = JSON.stringify(body ?? {});
      }
    }
    for (let left = retries; ; left -= 1) {
      const response = await attempt(`${root}${filled}${encodeQuery(query)}`, init, signal);
      if (response.ok) return response;
      const refusal = await refusalOf(response);
      const again = left > 0 && (refusal.status === 429 || refusal.status === 503);
      if (!again) throw refusal;
      await waitFor(refusal.retryAfter ?? 1, signal);
    }
  }

  const call = async (name: string, parts?: Parts): Promise<unknown> => {
    const response = await make(name, parts);
    return ((await response.json()) as { data: unknown }).data;
  };

  async function* rows(name: string, parts: Parts = {}): AsyncGenerator<unknown, void, undefined> {
    const perPage = Number(parts.query?.perPage ?? 100);
    for (let page = Number(parts.query?.page ?? 1); ; page += 1) {
      const answer = await call(name, { ...parts, query: { ...parts.query, page, perPage } });
      const { list } = (answer as { list: { list: unknown[] } }).list;
      yield* list;
      if (list.length < perPage) return;
    }
  }

  return { call, rows, file: make } as unknown as Client<C>;
}
