import { createHash } from 'node:crypto';
import type { Endpoint } from '@zaplecze/contract/kit/calls/endpoint';
import type { FastifyRequest } from 'fastify';
import { type Db, preparedStatement } from '../../database/database.ts';
import type { User } from '../guard.ts';
import { conflict, HttpError } from './errors.ts';

/**
 * Carries out a write once per `Idempotency-Key` of a person: a doubled submit waits for the
 * first and gets its answer. The key lives in the write's own transaction, so a write that was
 * rolled back may be tried again with the same key, and another body.
 *
 * @param content what was sent, where that is not the request's body (an upload's stream)
 * @throws HttpError 422 when the key stands for a write of something else: dropping it in silence would lose it
 */
export async function idempotently<A>(
  tx: Db,
  { endpoint, user, request, content }: Sent,
  write: () => Promise<A>,
): Promise<A> {
  const key = keyOf(request);
  if (key === null || user.id === 0) return write();
  const name = `${endpoint.method} ${request.url}`;
  const body = digestOf(content ?? request.body);
  const fresh = await tx
    .insertInto('idempotency')
    .values({ user: user.id, key, endpoint: name, body })
    .onConflict((found) => found.doNothing())
    .returning('key')
    .modifyEnd(preparedStatement)
    .executeTakeFirst();
  if (!fresh) {
    const before = await tx
      .selectFrom('idempotency')
      .select(['answer', 'endpoint', 'body'])
      .where('user', '=', user.id)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (before.endpoint !== name) throw conflict('Ten klucz należy do innego zapisu');
    if (before.body && !before.body.equals(body)) throw new HttpError(422, otherBody);
    return before.answer as A;
  }
  const answer = await write();
  await tx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('user', '=', user.id)
    .where('key', '=', key)
    .modifyEnd(preparedStatement)
    .execute();
  return answer;
}

type Sent = { endpoint: Endpoint; user: User; request: FastifyRequest; content?: unknown };

/** The form knows it as well (web/src/kit/forms). */
const otherBody =
  'Wcześniejsza próba z tym samym kluczem została zapisana, z inną treścią. Tej nie zapisano: sprawdź zapisany wpis albo wyślij ją z nowym kluczem (Idempotency-Key).';

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key'];
  if (key === undefined) return null;
  // A key that cannot be kept would let the same write through twice.
  if (typeof key !== 'string' || key.trim() === '' || key.length > 100) {
    throw new HttpError(400, 'Idempotency-Key ma od 1 do 100 znaków');
  }
  return key;
}

/** Of what was meant, not of how it was spelled: fields in any order, spaces in any number. */
function digestOf(content: unknown): Buffer {
  const text = JSON.stringify(content ?? null, (_, value) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash('sha256').update(text).digest();
}
