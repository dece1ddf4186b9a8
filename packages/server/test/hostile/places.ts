import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type * as z from 'zod';
import { routes } from '../../src/rooms/house.ts';
import { schemasOf } from '../mounted-schemas.ts';

/**
 * Every place of a call where something comes in, found in the contract: a new call, or a new field of one, is a place
 * without anybody naming it here.
 */
export type AttackPlace = {
  endpoint: Endpoint;
  part: 'params' | 'query' | 'body';
  /** Where in it; 0 stands for an element of a list, empty for the part itself. */
  path: (string | number)[];
  /** `rich`: a text so long that it is an article, written as HTML. */
  takes: 'text' | 'html' | 'rich' | 'list' | 'object' | 'file' | 'other';
};

type Def = z.core.$ZodTypes['_zod']['def'];
type Found = Pick<AttackPlace, 'path' | 'takes'>;

const defOf = (schema: z.core.$ZodType): Def => (schema as z.core.$ZodTypes)._zod.def;

/** A text whose pattern asks for a file's content. */
const isFile = (def: Def & { type: 'string' }) =>
  (def.checks ?? []).some((check) =>
    String((check._zod.def as { pattern?: RegExp }).pattern).startsWith('/^data:'),
  );

/** Longer than anything that is written without formatting. */
const article = 50_000;
const isArticle = (def: Def & { type: 'string' }) =>
  (def.checks ?? []).some(
    (check) => ((check._zod.def as { maximum?: number }).maximum ?? 0) > article,
  );

function* placesIn(schema: z.core.$ZodType, path: Found['path'] = []): Generator<Found> {
  if (path.length > 6) return;
  const def = defOf(schema);
  switch (def.type) {
    case 'object': {
      const keys = Object.keys(def.shape);
      if (keys.length === 1 && keys[0] === 'html') yield { path, takes: 'html' };
      if (path.length > 0) yield { path, takes: 'object' };
      for (const key of keys) yield* placesIn(def.shape[key] as z.core.$ZodType, [...path, key]);
      return;
    }
    case 'string':
      yield { path, takes: isFile(def) ? 'file' : isArticle(def) ? 'rich' : 'text' };
      return;
    case 'array':
      yield { path, takes: 'list' };
      yield* placesIn(def.element, [...path, 0]);
      return;
    case 'tuple':
      for (const [at, item] of def.items.entries()) yield* placesIn(item, [...path, at]);
      return;
    case 'record':
      yield { path, takes: 'object' };
      yield* placesIn(def.valueType, [...path, '1']);
      return;
    case 'union':
      for (const option of def.options) yield* placesIn(option, path);
      return;
    case 'pipe':
      yield* placesIn(defOf(def.in).type === 'transform' ? def.out : def.in, path);
      return;
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      yield* placesIn(def.innerType, path);
      return;
    default:
      yield { path, takes: 'other' };
  }
}

/** Each once, whichever branches of a union lead to it. */
function placesOf(endpoint: Endpoint): AttackPlace[] {
  const schemas = schemasOf(endpoint);
  const found = new Map<string, AttackPlace>();
  for (const part of ['params', 'query', 'body'] as const) {
    for (const { path, takes } of placesIn(schemas[part])) {
      found.set(`${part} ${path.join('.')} ${takes}`, { endpoint, part, path, takes });
    }
  }
  return [...found.values()];
}

/** What ends accounts, sessions and files goes last, so that there is something for the others to meet. */
const turn = { GET: 0, PATCH: 1, PUT: 1, POST: 2, DELETE: 3 };

export const everyEndpoint: Endpoint[] = routes
  .map(({ endpoint }) => endpoint)
  .sort((a, b) => turn[a.method] - turn[b.method]);

export const places: AttackPlace[] = everyEndpoint.flatMap(placesOf);

export const uploads: Endpoint[] = everyEndpoint.filter((call) => schemasOf(call).multipart);

export const endpointName = ({ method, path }: Endpoint) => `${method} ${path}`;
export const nameOfPlace = ({ endpoint, part, path }: AttackPlace) =>
  `${endpointName(endpoint)} ${[part, ...path].join('.')}`;
