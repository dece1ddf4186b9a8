import * as z from 'zod';
import './messages.ts';
import type { Allow } from '../permissions.ts';
import type { ListInfo } from './list.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the API: where it is, who may make it, what it takes and what it answers.
 * The server mounts it, the browser calls it, the documentation describes it.
 */
export type Endpoint<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
> = {
  method: Method;
  /** Below /api, parameters as `:name`. */
  path: string;
  allow: Allow;
  /** In words, the rule on the row that is asked after `allow` ('autor albo kierownik'). */
  row?: string;
  /** One Polish line for the documentation. */
  summary: string;
  params: P;
  query: Q;
  body: B;
  /** What stands under `data`. */
  answer: A;
  /** Bytes the body may have; 1 MiB unless the call carries encoded files. */
  bodyLimit?: number;
  /** The call answers a file to download instead of JSON. */
  file?: boolean;
  /** The call answers a paged list. */
  list?: ListInfo;
};

export type Params<E extends Endpoint> = z.output<E['params']>;
export type Query<E extends Endpoint> = z.output<E['query']>;
export type Body<E extends Endpoint> = z.output<E['body']>;
export type Answer<E extends Endpoint> = z.output<E['answer']>;
/** What a caller passes: schemas' inputs, so defaults may be left out. */
export type BodyInput<E extends Endpoint> = z.input<E['body']>;
export type QueryInput<E extends Endpoint> = z.input<E['query']>;
export type ParamsInput<E extends Endpoint> = z.input<E['params']>;

const nothing = z.strictObject({});
export type Nothing = typeof nothing;

/** The answer of calls that have nothing to tell: `{ data: {} }`. */
export const done = z.object({});

/** Bytes for bodies that may carry a 10 MB file as a data-URI. */
export const encodedFileLimit = 15 * 1024 * 1024;

export function endpoint<
  A extends z.ZodType,
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = Nothing,
>(spec: {
  method: Method;
  path: string;
  allow: Allow;
  row?: string;
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
  bodyLimit?: number;
  file?: boolean;
  list?: ListInfo;
}): Endpoint<P, Q, B, A> {
  return {
    ...spec,
    params: spec.params ?? (nothing as unknown as P),
    query: spec.query ?? (nothing as unknown as Q),
    body: spec.body ?? (nothing as unknown as B),
  };
}
