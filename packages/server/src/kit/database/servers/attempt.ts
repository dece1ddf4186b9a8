import { refusalWords } from '@zaplecze/contract/kit/calls/refusal-words';
import { sql } from 'kysely';
import { checkFields, databaseRefusal, HttpError } from '../../http/calls/errors.ts';
import type { Db } from '../database.ts';

/** What refuses one part of a transaction. */
export type Refusal = { message: string; errors: Record<string, string> };

/** What refuses this part alone; what ails the database or the product refuses them all. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof HttpError && error.status < 500) {
    const errors = (error.errors ?? {}) as Record<string, string>;
    const { message, status } = error;
    // What is wrong with the whole says it once; of what others changed meanwhile each field does.
    const isWhole = status === 400 && message !== checkFields;
    return { message: isWhole ? message : refusalWords({ message, errors }), errors };
  }
  const refusal = databaseRefusal(error);
  if (refusal?.status === 409) return { message: refusal.message, errors: {} };
  throw error;
}

/**
 * Does one part of a transaction; what refuses it takes that part back and leaves the rest as it is.
 *
 * @throws what refuses the whole transaction
 */
export async function attempt<T>(
  db: Db,
  work: () => Promise<T>,
): Promise<{ done: T } | { refused: Refusal }> {
  await sql`savepoint one`.execute(db);
  try {
    const done = await work();
    await sql`release savepoint one`.execute(db);
    return { done };
  } catch (error) {
    const refused = refusalOf(error);
    await sql`rollback to savepoint one`.execute(db);
    return { refused };
  }
}
