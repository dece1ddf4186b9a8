import type { Database } from '../../kit/database/database.ts';
import { OperatorError } from '../../kit/operations/operator-error.ts';
import { assertNobodyWorks, readState } from '../target.ts';
import { type Protected, protectAccess } from './protect.ts';
import { leaveWord } from './report.ts';

/**
 * Ends what opens the product without a password in a database that others have put back to an earlier moment (tools of
 * its server, a snapshot of its disk): nothing is left there that could tell what had been taken back since.
 *
 * @throws OperatorError when servers work on it, or it is not the product's
 */
export async function endAccess(db: Database): Promise<Protected> {
  const { people, foreign } = await readState(db);
  if (foreign || people === 0)
    throw new OperatorError(
      'W tej bazie nie ma danych Zaplecza. Sprawdź DATABASE_URL albo DATA_DIR.',
    );
  await assertNobodyWorks(db);
  const client = await db.pool.connect();
  try {
    await client.query('begin');
    const protection = await protectAccess(client, undefined);
    await leaveWord(client, protection);
    await client.query('commit');
    return protection;
  } finally {
    client.release(true);
  }
}
