import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../../kit/database/database.ts';
import { traceFlags } from '../../../kit/tracing/tracing.ts';
import { announce, type WebhookBody } from './announce-task.ts';

/**
 * The next whole millisecond, as ISO 8601 in UTC. By the database's clock, which the rows of the change have: a server's own
 * may be another, and by it a change could lie after its event.
 */
const moment = sql`to_char((date_trunc('milliseconds', clock_timestamp()) + interval '1 millisecond')
  at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** An event before it has its moment. */
export type LeftEvent = Omit<WebhookBody, 'timestamp'>;

/** Leaves an event to the queue, in the transaction of its change, if any webhook listens to its type. */
export async function leaveEvent(
  db: Db,
  left: { id: string; by: number | null; event: LeftEvent },
): Promise<void> {
  await sql`select ${preparedStatement} graphile_worker.add_job(identifier => ${announce.name}::text,
      payload => jsonb_set(${JSON.stringify(left)}::jsonb, '{event,timestamp}', to_jsonb(${moment}))::json,
      flags => ${traceFlags()}::text[])
    where exists (select from webhook w
      where w.active and (w.events = '{}' or ${left.event.type}::text = any(w.events)))`.execute(
    db,
  );
}
