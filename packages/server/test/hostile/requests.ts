import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import fc from 'fast-check';
import { encodePart } from '../faults/fuzz-request.ts';
import { valueFor } from '../faults/fuzz-values.ts';
import { schemasOf } from '../mounted-schemas.ts';
import { bodyShapes, queryShapes, type RequestBody, valueShapes } from './json-shapes.ts';
import { type AttackPlace, endpointName, everyEndpoint, nameOfPlace, places } from './places.ts';
import { htmlShapes, type Shape, textShapes } from './text-shapes.ts';

/** One hostile call, made when it is sent. */
export type Attack = {
  place: string;
  shape: string;
  sharp: boolean;
  /** Sent by the short form at every place: HTML where it is read, which is where servers have been ended. */
  always?: boolean;
  method: string;
  /** It opens in a browser: a refusal may be a page. */
  page?: boolean;
  /** Whether the call is made without a session, as strangers make it. */
  stranger: boolean;
  make: (seed: number) => { url: string } & Partial<RequestBody>;
};

type Values = Record<string, unknown>;

/** Values that fit, the same for a seed; what no sample can be made for is left empty. */
function sampleOf(schema: ReturnType<typeof schemasOf>['body'], seed: number): unknown {
  const [value] = fc.sample(valueFor(schema), { numRuns: 1, seed });
  return value ?? {};
}

/** The value with one place of it put to something else. */
function withAt(value: unknown, path: AttackPlace['path'], by: unknown): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  if (typeof key === 'number') {
    const list = Array.isArray(value) ? [...value] : [];
    list[key] = withAt(list[key], rest, by);
    return list;
  }
  const known = typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
  return { ...known, [key]: withAt((known as Values)[key], rest, by) };
}

/** The header's limit is 64 kB, and longer addresses are refused before anything is asked. */
const longestAddress = 60_000;

function addressOf({ path }: Endpoint, params: unknown, query: string): string {
  const known = (typeof params === 'object' && params !== null ? params : {}) as Values;
  const place = path.replace(/:(\w+)/g, (_, name: string) => encodePart(known[name] ?? 1));
  const whole = `/api${place}${query ? `?${query}` : ''}`;
  // Never in the middle of what stands for one sign.
  return whole.slice(0, longestAddress).replace(/%.?$/, '');
}

function* pairs(name: string, value: unknown, depth = 0): Generator<string> {
  if (typeof value === 'object' && value !== null && depth < 4) {
    for (const [key, one] of Object.entries(value)) {
      yield* pairs(
        Array.isArray(value) ? `${name}[]` : `${name}[${encodePart(key)}]`,
        one,
        depth + 1,
      );
    }
  } else yield `${name}=${encodePart(value)}`;
}
const queryOf = (query: unknown) =>
  Object.entries((query ?? {}) as Values)
    .flatMap(([name, value]) => [...pairs(encodePart(name), value)])
    .join('&');

const json = (value: unknown) => ({ type: 'application/json', payload: JSON.stringify(value) });

export function attackOn(
  place: AttackPlace,
  shape: Shape<unknown>,
  wrap = (value: unknown) => value,
): Attack {
  const { endpoint, part, path, takes } = place;
  const schemas = schemasOf(endpoint);
  return {
    place: nameOfPlace(place),
    shape: shape.name,
    sharp: shape.sharp ?? false,
    always: (shape.sharp ?? false) && (takes === 'html' || takes === 'rich'),
    method: endpoint.method,
    stranger: endpoint.allow === 'public',
    make: (seed) => {
      const parts: Values = {
        params: sampleOf(schemas.params, seed),
        query: sampleOf(schemas.query, seed),
        body: sampleOf(schemas.body, seed),
      };
      parts[part] = withAt(parts[part], path, wrap(shape.make()));
      return {
        url: addressOf(endpoint, parts.params, queryOf(parts.query)),
        ...(endpoint.method !== 'GET' && json(parts.body)),
      };
    },
  };
}

function* attacksOnPlace(place: AttackPlace): Generator<Attack> {
  if (place.takes === 'html') {
    for (const shape of htmlShapes) yield attackOn(place, shape, (html) => ({ html }));
    return;
  }
  if (place.takes === 'rich') for (const shape of htmlShapes) yield attackOn(place, shape);
  // What is a file is read as one: see file-shapes.ts.
  if (place.takes === 'text') for (const shape of textShapes) yield attackOn(place, shape);
  if (place.takes === 'text')
    for (const shape of htmlShapes.slice(0, 6)) yield attackOn(place, shape);
  if (place.part !== 'params') for (const shape of valueShapes) yield attackOn(place, shape);
}

function* attacksOnCall(endpoint: Endpoint): Generator<Attack> {
  const common = {
    method: endpoint.method,
    stranger: endpoint.allow === 'public',
  };
  const { params } = schemasOf(endpoint);
  if (endpoint.method !== 'GET') {
    for (const shape of bodyShapes) {
      yield {
        ...common,
        place: `${endpointName(endpoint)} body`,
        shape: shape.name,
        sharp: shape.sharp ?? false,
        make: (seed) => ({
          url: addressOf(endpoint, sampleOf(params, seed), ''),
          ...shape.make(),
        }),
      };
    }
  }
  for (const shape of queryShapes) {
    yield {
      ...common,
      place: `${endpointName(endpoint)} query`,
      shape: shape.name,
      sharp: shape.sharp ?? false,
      make: (seed) => ({ url: addressOf(endpoint, sampleOf(params, seed), shape.make()) }),
    };
  }
}

/** Every place crossed with every shape that fits it, in the order of the calls. */
export function* attacks(): Generator<Attack> {
  const byCall = Map.groupBy(places, ({ endpoint }) => endpoint);
  for (const call of everyEndpoint) {
    yield* attacksOnCall(call);
    for (const place of byCall.get(call) ?? []) yield* attacksOnPlace(place);
  }
}
