import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { hashToken } from '../../kit/http/guard.ts';

/** Whether a mailed link still opens something; whose it is, is nobody's business here. */
export async function resetWorks(db: Db, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('passwordReset')
    .select('tokenHash')
    .where('tokenHash', '=', hashToken(token))
    .where('expires', '>', sql<string>`now()`)
    .executeTakeFirst();
  return found !== undefined;
}
