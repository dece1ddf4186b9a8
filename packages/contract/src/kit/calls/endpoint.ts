import type * as z from 'zod';
import type { Allow } from '../../permissions.ts';
import type { CallArea } from '../../rooms/session/access-tokens/lists.ts';
import type { ListInfo } from '../lists/list.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What goes in and out of a call; made by `io()` in the room's `<room>.schemas.ts`. */
export type Io = {
  params: z.ZodType;
  query: z.ZodType;
  body: z.ZodType;
  /** What stands under `data`. */
  answer: z.ZodType;
  /** The list that the answer is a page of. */
  list?: ListInfo;
};

/**
 * One call of the API: where it is and who may make it. The server mounts it with the schemas of its
 * name, the browser calls it, the documentation describes it. Its types come from the schemas; their
 * code does not, so that pages load none of it.
 */
export type Endpoint<I extends Io = Io> = {
  method: Method;
  /** Below /api, parameters as `:name`. */
  path: string;
  allow: Allow;
  /** The area of keys that it belongs to (rooms/session/access-tokens/lists.ts). */
  area: CallArea;
  /** A GET that writes (a register of what was taken out): keys need the right to change for it. */
  writes?: true;
  /** The call answers a file to download instead of JSON. */
  file?: boolean;
  /** It may take minutes (many records at once, or a search through all texts): its page waits as long. */
  long?: true;
  /** The call answers a paged list. */
  list?: I['list'];
  /** The types of the schemas; never there when the program runs. */
  io?: I;
};

export type IoOf<E extends Endpoint> = NonNullable<E['io']>;
export type Params<E extends Endpoint> = z.output<IoOf<E>['params']>;
export type Query<E extends Endpoint> = z.output<IoOf<E>['query']>;
export type Body<E extends Endpoint> = z.output<IoOf<E>['body']>;
export type Answer<E extends Endpoint> = z.output<IoOf<E>['answer']>;
/** A row of a paged list. */
export type RowOf<E extends Endpoint> =
  Answer<E> extends { list: { list: (infer R)[] } } ? R : never;
/** What a caller passes: schemas' inputs, so defaults may be left out. */
export type BodyInput<E extends Endpoint> = z.input<IoOf<E>['body']>;
export type QueryInput<E extends Endpoint> = z.input<IoOf<E>['query']>;
export type ParamsInput<E extends Endpoint> = z.input<IoOf<E>['params']>;

/** Where a call is, below /api, with parameters as `:name`: `GET /client/:id`. */
type Address = `${Method} ${string}`;
/** What few calls say besides; another area than the module's where the call belongs elsewhere. */
type Further<I extends Io> = Partial<
  Pick<Endpoint<I>, 'area' | 'writes' | 'file' | 'long' | 'list'>
>;

/**
 * The calls of a module, of one area of keys: `const endpoint = endpointsOf<Schemas>('clients')`, and then
 * `endpoint<'getClient'>('GET /client/:id', 'everyone')`, named as the schemas that it has its types from. The build of the
 * browser takes `endpoint` for a function without effects, so that no page carries calls that it does not make.
 *
 * @param all what all of them say
 */
export function endpointsOf<S extends Record<string, Io>>(
  area: CallArea,
  all: Pick<Endpoint, 'long'> = {},
) {
  return <K extends keyof S>(address: Address, allow: Allow, further: Further<S[K]> = {}) => {
    const [method, path] = address.split(' ') as [Method, string];
    const call: Endpoint<S[K]> = { method, path, allow, area, ...all, ...further };
    return call;
  };
}
