import * as z from 'zod';
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
};

const noInput = z.strictObject({});
export type NoInput = typeof noInput;

/** The answer of calls that have nothing to tell: `{ data: {} }`. */
export const emptyAnswer = z.object({});

/** Bytes for bodies that may carry a 10 MB file as a data-URI. */
export const encodedFileLimit = 15 * 1024 * 1024;

/** The schemas of one call; what is left out takes nothing. */
export function io<
  A extends z.ZodType,
  P extends z.ZodType = NoInput,
  Q extends z.ZodType = NoInput,
  B extends z.ZodType = NoInput,
>(spec: {
  summary: string;
  row?: string;
  params?: P;
  query?: Q;
  body?: B;
  answer: A;
  bodyLimit?: number;
  multipart?: boolean;
}) {
  return {
    ...spec,
    params: spec.params ?? (noInput as unknown as P),
    query: spec.query ?? (noInput as unknown as Q),
    body: spec.body ?? (noInput as unknown as B),
  };
}
