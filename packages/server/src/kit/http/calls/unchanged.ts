import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { CallSchemas } from '@zaplecze/contract/kit/calls/io';
import type { FastifyRequest } from 'fastify';

/**
 * The answer of a change of nothing, which is none: the record keeps its version, and nobody is told. Undefined for all
 * other calls, such as those that take no fields at all and do what they are called for.
 */
export function unchangedAnswer(
  { method }: Endpoint,
  schemas: CallSchemas,
  { body }: FastifyRequest,
  record: unknown,
): object | undefined {
  if (method !== 'PATCH' || Object.keys(body ?? {}).length > 0) return;
  const fields = 'shape' in schemas.body ? Object.keys(schemas.body.shape as object) : [];
  if (fields.length === 0) return;
  // A record may come with what its rules ask about, itself under its name.
  const { version } = [record, ...Object.values(record as object)].find(isVersioned) ?? {};
  return [{}, { version }].find((answer) => schemas.answer.safeParse(answer).success);
}

const isVersioned = (one: unknown): one is { version: number } =>
  typeof (one as { version?: unknown } | null)?.version === 'number';
