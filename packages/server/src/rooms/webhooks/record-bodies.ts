import { flagsOf } from '@zaplecze/contract/permissions';
import type { RecordEventKind } from '@zaplecze/contract/rooms/history/events/lists';
import type { RecordEvent } from '@zaplecze/contract/rooms/history/events/schemas';
import type { WebhookRecordEvent } from '@zaplecze/contract/rooms/webhooks/event-schemas';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import type { EventSources } from '../../kit/records/record-events.ts';
import { readEvent } from '../history/index.ts';
import type { FoundDelivery } from './webhooks.queries.ts';

/**
 * Events of records stand in the queue by their number alone and are read when they are sent: what was erased, restricted or
 * taken from sight meanwhile does not leave the house (docs/decisions/0152).
 */

const prefix = 'evt_';

/** What the queue keeps of an event: which it is, and of which record. */
export const markOf = ({ id, type, at, record }: RecordEvent) => ({
  id: `${prefix}${id}`,
  type,
  payload: { type, timestamp: at, data: { record: { kind: record.kind, id: record.id } } },
});

/** A webhook has the rights of administrators, who alone make them. */
export const listenerOf = ({ createdBy }: { createdBy: number | null }): User => ({
  ...{ id: createdBy ?? 0, name: '', flags: flagsOf(['ROLE_ADMIN']) },
});

/** Why somebody is away, and the kind of their absence, stay here, as in the events of notices. */
const withheld = ['type', 'reason'];

const bodyOf = (event: RecordEvent): WebhookRecordEvent => ({
  type: event.type,
  timestamp: event.at,
  data:
    event.record.kind === 'absence'
      ? { ...event, changes: event.changes.filter(({ field }) => !withheld.includes(field)) }
      : event,
});

/** What is sent of a delivery, as it stands now; undefined: there is nothing to tell any more. */
export async function bodyNow(
  db: Db,
  sources: EventSources,
  { event, payload, createdBy }: FoundDelivery,
): Promise<object | undefined> {
  if (!event.startsWith(prefix)) return payload as object;
  const { data } = payload as { data: { record: { kind: RecordEventKind } } };
  const { kind } = data.record;
  const found = await readEvent(db, listenerOf({ createdBy }), {
    ...{ sources, kind, id: event.slice(prefix.length) },
  });
  return found && bodyOf(found);
}
