import type { Endpoint } from './endpoint.ts';
import type { CallSchemas } from './io.ts';

/*
 * Every call of the contract with what goes in and out of it, for those who check it: the server, its documentation and its
 * tests. Pages import calls alone.
 */

const known = new Map<Endpoint, CallSchemas>();

/** The calls of a module; the constants beside them are not meant. */
type CallsOf<M> = { [K in keyof M as M[K] extends Endpoint ? K : never]: M[K] };
/** For each of them the schemas that it has its types from; one more or one less does not compile. */
type SchemasFor<M> = {
  [K in keyof CallsOf<M>]: CallSchemas;
};

/** Gives the calls of a module their schemas, by their names. */
export function joinSchemas<M extends object>(calls: M, schemas: SchemasFor<M>): void {
  for (const [name, served] of Object.entries(schemas)) {
    known.set(calls[name as keyof M] as Endpoint, served as CallSchemas);
  }
}

/** @throws Error for a call that has none: nothing is answered unchecked */
export function schemasOf(endpoint: Endpoint): CallSchemas {
  const found = known.get(endpoint);
  if (!found) throw new Error(`No schemas of ${endpoint.method} ${endpoint.path}`);
  return found;
}

/** Every call that the contract names, with its schemas. */
export const allCalls = (): [Endpoint, CallSchemas][] => [...known];
