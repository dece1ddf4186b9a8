import { OperatorError } from '../operator-error.ts';
import type { Base, Product } from '../product.ts';
import { assertNobodyWorks, readState } from './target.ts';

/**
 * Ends what opens the product without a password in a database that others have put back to an earlier moment (tools of
 * its server, a snapshot of its disk): nothing is left there that could tell what had been taken back since.
 *
 * @returns what it ended, in lines for the operator
 * @throws OperatorError when servers work on it, or it is not the product's
 */
export async function endAccess(db: Base, product: Product): Promise<string[]> {
  const { people, foreign } = await readState(db, product);
  if (foreign || people === 0)
    throw new OperatorError(
      'W tej bazie nie ma danych Zaplecza. Sprawdź DATABASE_URL albo DATA_DIR.',
    );
  await assertNobodyWorks(db, product);
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    const ended = await product.access.protect(client);
    await client.query('commit');
    return ended;
  } finally {
    client.release(true);
  }
}
