import * as z from 'zod';
import { byId } from '../values/records.ts';
import './messages.ts';
import type { Io } from './endpoint.ts';

/** A call's schemas, with what only the server reads: its words for the documentation and its limits. */
export type CallSchemas = Io & {
  /** One Polish line for the documentation. */
  summary: string;
  /** In words, the rule on the row that is asked after `allow` ('autor albo kierownik'). */
  row?: string;
  /** Bytes the body may have; 1 MiB unless the call carries encoded files. */
  bodyLimit?: number;
  /** The body is a form (multipart) with a file under `file`, which the handler reads by itself. */
  multipart?: boolean;
  /** Of a call that answers a file: its media type. */
  media?: string;
};

const noInput = z.strictObject({});
export type NoInput = typeof noInput;

/** The answer of calls that have nothing to tell: `{ data: {} }`. */
export const emptyAnswer = z.object({});

/** Bytes for bodies that may carry a 10 MB file as a data-URI. */
export const encodedFileLimit = 15 * 1024 * 1024;

/** What the schemas of a call say; what is left out takes nothing, or has nothing to tell. */
type Spec<A, P, Q, B> = Omit<CallSchemas, 'params' | 'query' | 'body' | 'answer' | 'list'> & {
  params?: P;
  query?: Q;
  body?: B;
  answer?: A;
};

/** The schemas of one call. */
export function io<
  A extends z.ZodType = typeof emptyAnswer,
  P extends z.ZodType = NoInput,
  Q extends z.ZodType = NoInput,
  B extends z.ZodType = NoInput,
>(spec: Spec<A, P, Q, B>) {
  return {
    ...spec,
    params: spec.params ?? (noInput as unknown as P),
    query: spec.query ?? (noInput as unknown as Q),
    body: spec.body ?? (noInput as unknown as B),
    answer: spec.answer ?? (emptyAnswer as unknown as A),
  };
}

/** The schemas of a call on one record, whose id is in the address (`:id`). */
export const recordIo = <
  A extends z.ZodType = typeof emptyAnswer,
  Q extends z.ZodType = NoInput,
  B extends z.ZodType = NoInput,
>(
  spec: Omit<Spec<A, typeof byId, Q, B>, 'params'>,
) => io<A, typeof byId, Q, B>({ ...spec, params: byId });
