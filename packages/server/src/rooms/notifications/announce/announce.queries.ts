import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../../kit/database/database.ts';
import { traceFlags } from '../../../kit/tracing/tracing.ts';
import { announce, type WebhookBody } from './announce-task.ts';

/** Leaves an event to the queue, in the transaction of its change, if any webhook listens to its type. */
export async function leaveEvent(
  db: Db,
  left: { id: string; by: number | null; event: WebhookBody },
): Promise<void> {
  await sql`select ${preparedStatement} graphile_worker.add_job(identifier => ${announce.name}::text,
      payload => ${JSON.stringify(left)}::json, flags => ${traceFlags()}::text[])
    where exists (select from webhook w
      where w.active and (w.events = '{}' or ${left.event.type}::text = any(w.events)))`.execute(
    db,
  );
}
