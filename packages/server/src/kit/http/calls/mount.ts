import type { Answer, Body, Endpoint, Params, Query } from '@zaplecze/contract/kit/calls/endpoint';
import type { CallSchemas } from '@zaplecze/contract/kit/calls/io';
import { fieldErrors } from '@zaplecze/contract/kit/calls/messages';
import type { NamedFilters } from '@zaplecze/contract/kit/lists/filter-words';
import { allows } from '@zaplecze/contract/permissions';
import { schemasOf } from '@zaplecze/contract/rooms/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { type Database, type Db, transactAs } from '../../database/database.ts';
import type { WorkKind } from '../../database/work.ts';
import type { Storage } from '../../files/storage.ts';
import type { Config } from '../../operations/config.ts';
import type { Log } from '../../operations/log.ts';
import type { OutgoingCalls } from '../../outgoing/outgoing.ts';
import { followMerged } from '../../records/merged-records.ts';
import { assertOpens, readCaller } from '../access-token.ts';
import { countingCreation, isCreation } from '../creation-limit.ts';
import type { User } from '../guard.ts';
import { cleanInput } from './clean-text.ts';
import { forbidden, invalid, notFound, unauthorizedError } from './errors.ts';
import { headHandling, registerOptions } from './file-methods.ts';
import { idempotently } from './idempotency.ts';
import { strangersLimit } from './json-body.ts';
import { recordOf } from './record-of.ts';
import { explainRefusal } from './removals.ts';
import { unchangedAnswer } from './unchanged.ts';

/** What the process has, for handlers that need more than the database. */
export type Services = {
  config: Config;
  db: Database;
  storage: Storage;
  outgoing: OutgoingCalls;
  log: Log;
};

export type Before<E extends Endpoint> = {
  /**
   * A transaction for writes, the pool for reads; for searches, reports and exports perhaps that of a replica: notes go
   * by `services.db`, as after a write through it all that follows is read from the primary.
   */
  db: Db;
  /** The signed-in person; endpoints open to the public get an empty one. */
  user: User;
  params: Params<E>;
  query: Query<E>;
  services: Services;
  request: FastifyRequest;
  reply: FastifyReply;
};

export type Context<E extends Endpoint, R> = Before<E> & { body: Body<E>; record: R };

/** What a handler answers; a call that has nothing to tell (`emptyAnswer`) need not return anything. */
type Answered<E extends Endpoint> =
  | Promise<Answer<E>>
  | (Record<string, never> extends Answer<E> ? Promise<void> : never);

export type RouteOptions<E extends Endpoint, R> = {
  /** Finds the record the call is about; nothing found is 404. Writers lock it. */
  record?: (context: Before<E>) => Promise<R | null | undefined>;
  /** The rule on the row; false is 403. */
  may?: (context: Before<E> & { record: R }) => boolean | Promise<boolean>;
  handle: (context: Context<E, R>) => Answered<E>;
  /**
   * A write is one transaction, a GET none; false: a write that must not be one (sign-in counts
   * its failures, uploads take long), true: a GET that writes.
   */
  transaction?: boolean;
  /** The kind of its limits for statements, where it differs from that of the whole room (`ofKind`). */
  kind?: WorkKind;
  /** A GET of a file that only reads: HEAD is answered by it too, with all its headers. */
  head?: true;
  /**
   * A number of a merged client or contact person means itself, not the one that stays: everywhere, or where it is
   * chosen in a filter or body, while that of the address is followed.
   */
  exact?: 'everywhere' | 'chosen';
  /** The person of a request without a session (a ticket in the address). */
  reader?: (services: Services, request: FastifyRequest) => Promise<User | null>;
};

export type Route = {
  endpoint: Endpoint;
  /** The schemas of its input and answer. */
  schemas: CallSchemas;
  /** The words of its filters, where it is a list, for the log of downloads. */
  filters?: NamedFilters;
  /** Whose limits its statements have; ordinary unless told. */
  kind: WorkKind | undefined;
  /** Whether it follows numbers of merged records, as its options say. */
  exact: 'everywhere' | 'chosen' | undefined;
  register: (app: FastifyInstance, services: Services) => void;
  /** Makes the call as a part of another one; see `Within`. */
  within: Within;
};

/** The input of a call that another call makes. */
export type Input = {
  params?: object;
  query?: object;
  body?: object;
  ifMatch?: number | undefined;
};

/**
 * Makes the call in somebody's name within the transaction of another call, its guard and rules
 * included; gives what stands under `data`.
 *
 * @throws HttpError as over HTTP
 */
type Within = (
  context: Pick<Before<Endpoint>, 'db' | 'user' | 'services' | 'request' | 'reply'>,
  input: Input,
) => Promise<unknown>;

/**
 * Joins an endpoint of the contract to what answers it. The order is fixed (OPE-03, docs/decisions/0024):
 * session 401, role 403, address 404, record 404, rule on the row 403, body 400.
 * Every write is one transaction, in the name of the signed-in person (history reads it).
 *
 * @param schemas what goes in and out, where the contract does not name it (a list's download)
 */
export function on<E extends Endpoint, R = undefined>(
  endpoint: E,
  handling: RouteOptions<E, R> | RouteOptions<E, R>['handle'],
  schemas = schemasOf(endpoint),
): Route {
  const spec = typeof handling === 'function' ? { handle: handling } : handling;
  return {
    endpoint,
    schemas,
    kind: spec.kind,
    exact: spec.exact,
    register(app, services) {
      register(app, services, { endpoint, schemas, kind: this.kind ?? 'ordinary' }, spec);
    },
    within: ({ db, user, services, request, reply }, input) => {
      if (!allows(endpoint.allow, user.flags)) throw forbidden();
      assertOpens(user, endpoint);
      const innerRequest = inner(request, input);
      return answerOf(
        services,
        { endpoint, schemas, handling: spec },
        { db, user, request: innerRequest, reply },
      );
    },
  };
}

/**
 * Calls that are of a kind with longer limits than ordinary ones (kit/database/work.ts): what does not say otherwise
 * itself, as downloads do. Searches, reports and exports change nothing, and may be read from a replica.
 */
export const ofKind = (kind: WorkKind, routes: Route[]): Route[] =>
  routes.map((route) => ({ ...route, kind: route.kind ?? kind }));

/** The request as the inner call reads it: the outer one's with other parts. */
function inner(request: FastifyRequest, { ifMatch, ...parts }: Input): FastifyRequest {
  const { 'if-match': _, ...headers } = request.headers;
  const own = {
    ...{ params: {}, query: {}, body: {}, ...parts },
    headers: { ...headers, ...(ifMatch !== undefined && { 'if-match': `"${ifMatch}"` }) },
  };
  const values = Object.entries(own).map(
    ([name, value]) => [name, { value: name === 'headers' ? value : cleanInput(value) }] as const,
  );
  return Object.create(request, Object.fromEntries(values));
}

type Answering<E extends Endpoint, R> = {
  endpoint: E;
  schemas: CallSchemas;
  handling: RouteOptions<E, R>;
};
type Asking = { db: Db; user: User; request: FastifyRequest; reply: FastifyReply };

/** Record, rule on the row, body, answer: what a call does once it is known whose it is. */
async function answerOf<E extends Endpoint, R>(
  services: Services,
  { endpoint, schemas, handling }: Answering<E, R>,
  { db, user, request, reply }: Asking,
): Promise<Answer<E>> {
  const before: Before<E> = {
    db,
    user,
    params: parseParams(schemas.params, request.params) as Params<E>,
    query: parse(schemas.query, request.query ?? {}) as Query<E>,
    services,
    request,
    reply,
  };
  const record = (await recordOf(endpoint, handling, before)) as R;
  if (handling.may && !(await handling.may({ ...before, record }))) throw forbidden();
  const body = parse(schemas.body, request.body ?? {}) as Body<E>;
  if (!handling.exact) await followMerged(db, endpoint.path, { body });
  const unchanged = handling.record && unchangedAnswer(endpoint, schemas, request, record);
  if (unchanged) return unchanged as Answer<E>;
  try {
    return ((await handling.handle({ ...before, record, body })) ?? {}) as Answer<E>;
  } catch (error) {
    throw handling.exact ? error : await explainRefusal(db, endpoint, { ...before, body }, error);
  }
}

function register<E extends Endpoint, R>(
  app: FastifyInstance,
  services: Services,
  { endpoint, schemas, kind }: { endpoint: E; schemas: CallSchemas; kind: WorkKind },
  handling: RouteOptions<E, R>,
): void {
  const users = new WeakMap<FastifyRequest, User>();
  const creates = isCreation(endpoint);
  const single = handling.transaction ?? endpoint.method !== 'GET';
  const { replica } = services.config.limits[kind];
  const reads = !single && (replica || endpoint.method === 'GET');

  const answer = (asking: Asking) => {
    const isHead = asking.request.method === 'HEAD' && !handling.head;
    const done = isHead ? headHandling(handling, schemas) : handling;
    return answerOf(services, { endpoint, schemas, handling: done }, asking);
  };
  const isFile = endpoint.method === 'GET' && endpoint.file;
  if (isFile) registerOptions(app, `/api${endpoint.path}`);

  app.route({
    method: isFile ? ['GET', 'HEAD'] : endpoint.method,
    url: `/api${endpoint.path}`,
    config: { endpoint, schemas, kind, reads },
    ...bodyLimitOf(endpoint, schemas),
    // Before the body is read: strangers send none.
    onRequest: async (request, reply) => {
      // What people may see stays out of the browser's disk; files say for themselves.
      if (!endpoint.file) reply.header('cache-control', 'no-store');
      const user =
        (await handling.reader?.(services, request)) ??
        (await readCaller(services, { request, reply, call: endpoint }));
      if (endpoint.allow !== 'public' && !user) throw unauthorizedError();
      if (!allows(endpoint.allow, user?.flags ?? null)) throw forbidden();
      if (user) users.set(request, user);
    },
    handler: async (request, reply) => {
      const user = users.get(request) ?? nobody;
      const answered = async (making?: () => void) => {
        request.query = cleanInput(request.query);
        request.body = cleanInput(request.body);
        if (!single) {
          making?.();
          const db = replica ? services.db.reading : services.db;
          return await answer({ db, user, request, reply });
        }
        return await transactAs(services.db, user.id, (tx) =>
          idempotently(tx, { endpoint, user, request }, () => {
            making?.();
            return answer({ db: tx, user, request, reply });
          }),
        );
      };
      const data = creates ? await countingCreation(services, user, answered) : await answered();
      return endpoint.file ? data : { data };
    },
  });
}

function bodyLimitOf({ allow }: Endpoint, { bodyLimit }: CallSchemas): { bodyLimit?: number } {
  if (bodyLimit) return { bodyLimit };
  return allow === 'public' ? { bodyLimit: strangersLimit } : {};
}

const nobody: User = { id: 0, name: '', flags: { admin: false, manager: false, reception: false } };

/** An address whose ids cannot be ids names no record. */
function parseParams(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(cleanInput(value));
  if (!result.success) throw notFound();
  return result.data;
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw invalid(fieldErrors(result.error as z.ZodError));
}
