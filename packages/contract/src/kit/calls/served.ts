import type { Endpoint } from './endpoint.ts';
import type { CallSchemas } from './io.ts';

/*
 * Every call of the contract with what goes in and out of it, for those who check it: the server, its documentation and its
 * tests. Pages import calls alone.
 */

const known = new Map<Endpoint, CallSchemas>();
/** What the API's description calls each (`operationId`), by method and path. */
const operations = new Map<string, string>();

/** The calls of a module; the constants beside them are not meant. */
type CallsOf<M> = { [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] };
/** For each of them the schemas that it has its types from; one more or one less does not compile. */
type SchemasFor<M> = {
  [K in keyof CallsOf<M>]: CallSchemas;
};

/**
 * Gives the calls of a module their schemas, by their names.
 *
 * @param noun what the calls are about, in the singular ('TaskType'), where several modules have the same verbs alone
 */
export function joinSchemas<M extends object>(
  calls: M,
  schemas: SchemasFor<M>,
  noun?: string,
): void {
  for (const [name, served] of Object.entries(schemas)) {
    const call = calls[name as keyof M] as Endpoint;
    known.set(call, served as CallSchemas);
    operations.set(`${call.method} ${call.path}`, noun ? verbWith(name, noun) : name);
  }
}

/** `list`, 'TaskType' → `listTaskTypes`. */
function verbWith(verb: string, noun: string): string {
  if (verb === 'list') return `list${noun.replace(/y$/, 'ie')}s`;
  return /^(attach|detach)$/.test(verb) ? `${verb}${noun}File` : `${verb}${noun}`;
}

/**
 * The name of a call for programs: unique, beginning with a verb (`listClients`, `getClientHistory`), the same as long as
 * the call is there. The download of a list is named after the list (`exportClients`).
 *
 * @throws Error for a call that the contract does not name
 */
export function operationOf({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  const own = operations.get(`${method} ${path}`);
  if (own) return method === 'GET' ? withVerb(own) : own;
  const list = operations.get(`${method} ${path.replace(/\/export$/, '')}`);
  if (!list) throw new Error(`No name of ${method} ${path}`);
  return `export${withVerb(list).replace(/^(list|get)/, '')}`;
}

const reads =
  /^(get|list|find|check|suggest|search|look|print|download|export|read|stream|preview|count|delete)(?=[A-Z]|$)/;
const withVerb = (name: string) =>
  reads.test(name) ? name : `get${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** @throws Error for a call that has none: nothing is answered unchecked */
export function schemasOf(endpoint: Endpoint): CallSchemas {
  const found = known.get(endpoint);
  if (!found) throw new Error(`No schemas of ${endpoint.method} ${endpoint.path}`);
  return found;
}

/** Every call that the contract names, with its schemas. */
export const allCalls = (): [Endpoint, CallSchemas][] => [...known];
