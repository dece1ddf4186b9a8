import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../database/database.ts';
import { withRemovals } from '../../records/removed-choices.ts';
import { removalWords } from '../../records/removed-records.ts';
import type { User } from '../guard.ts';
import { HttpError, notFound } from './errors.ts';

type Asked = { request: FastifyRequest; user: User };

/** A refusal of what was chosen and is there no more says who deleted it and when, to whom `missing` would. */
export async function explainRefusal(
  db: Db,
  { path }: Endpoint,
  { body, request, user }: Asked & { body: unknown },
  error: unknown,
): Promise<unknown> {
  if (!(error instanceof HttpError) || error.status !== 400 || !error.errors) return error;
  const named = request.headers['if-match'] !== undefined || user.flags.manager;
  const errors = await withRemovals(db, error.errors, { path, body, named });
  return new HttpError(400, error.message, { ...error, errors });
}

/**
 * 404; managers, and whoever changes what they had open (`If-Match`), are told who deleted it and when, who does
 * something else with it (a comment, an answer) when. Who only reads learns nothing of a number.
 */
export async function missingRecord(
  db: Db,
  { path, method }: Endpoint,
  { params, request, user }: Asked & { params: unknown },
): Promise<HttpError> {
  const named = request.headers['if-match'] !== undefined || user.flags.manager;
  if (!named && method !== 'POST') return notFound();
  const { id } = params as { id?: unknown };
  return notFound((await removalWords(db, path, id, { named })) ?? undefined);
}
