import { sql } from 'kysely';
import type { Db } from '../src/kit/database/database.ts';
import { eventually } from './starting/server-process.ts';

/**
 * Until no transaction is open that began before: events of records are told only then, and other tests write to other databases
 * of the same server.
 */
export async function untilOthersEnd(db: Db): Promise<void> {
  const { rows } = await sql<{ last: string }>`select event_transaction()::text as last`.execute(
    db,
  );
  await eventually(async () => {
    const now = await sql<{ over: boolean }>`
      select event_horizon() > ${rows[0]?.last}::bigint as over`.execute(db);
    return now.rows[0]?.over === true;
  });
}
