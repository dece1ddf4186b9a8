import type { Endpoint } from '@zaplecze/contract/kit/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../database/database.ts';
import { conflict } from './errors.ts';
import type { User } from './guard.ts';

/**
 * Carries out a write once per `Idempotency-Key` of a person: a doubled submit waits for the
 * first and gets its answer. The key lives in the write's own transaction, so a write that was
 * rolled back may be tried again with the same key.
 */
export async function idempotently<A>(
  tx: Db,
  endpoint: Endpoint,
  user: User,
  request: FastifyRequest,
  write: () => Promise<A>,
): Promise<A> {
  const key = request.headers['idempotency-key'];
  if (typeof key !== 'string' || key === '' || key.length > 100 || user.id === 0) return write();
  const name = `${endpoint.method} ${request.url}`;
  const fresh = await tx
    .insertInto('idempotency')
    .values({ user: user.id, key, endpoint: name })
    .onConflict((found) => found.doNothing())
    .returning('key')
    .executeTakeFirst();
  if (!fresh) {
    const before = await tx
      .selectFrom('idempotency')
      .select(['answer', 'endpoint'])
      .where('user', '=', user.id)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    if (before.endpoint !== name) throw conflict('Ten klucz należy do innego zapisu');
    return before.answer as A;
  }
  const answer = await write();
  await tx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where('user', '=', user.id)
    .where('key', '=', key)
    .execute();
  return answer;
}
