import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';

/**
 * Takes out of the clients that may share their NIP those that share it with nobody. Only what was noted a day ago: no
 * transaction lasts so long, so whoever came at the same moment is seen by now.
 */
export async function forgetTwins(db: Db): Promise<void> {
  await sql`delete from "clientTwin" t where t.noted < now() - interval '1 day'
    and not exists (select from client a join client b on b.nip = a.nip and b.id <> a.id
      where a.id = t.client and a.nip <> '')`.execute(db);
}
