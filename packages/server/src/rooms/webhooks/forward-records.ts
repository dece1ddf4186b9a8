import { flagsOf } from '@zaplecze/contract/permissions';
import {
  eventPage,
  type RecordEventType,
  recordEventTypes,
} from '@zaplecze/contract/rooms/history/events/lists';
import type { RecordEvent } from '@zaplecze/contract/rooms/history/events/schemas';
import type { WebhookRecordEvent } from '@zaplecze/contract/rooms/webhooks/event-schemas';
import { replayDays } from '@zaplecze/contract/rooms/webhooks/events';
import type { Db } from '../../kit/database/database.ts';
import { cancelJob, enqueue } from '../../kit/jobs/jobs.ts';
import type { EventSources } from '../../kit/records/record-events.ts';
import { cursorText, findDaysAgo, findNow, readCursor, readEvents } from '../history/index.ts';
import { leaveDelivery } from './leave-delivery.ts';
import { forwardKey, forwardRecords } from './tasks.ts';
import { findListener } from './webhooks.queries.ts';

/** Milliseconds between two looks: a change itself leaves no job, so that it costs nothing. */
const lookAgain = 5_000;

/** The types of records that a webhook chose. */
export const recordTypesOf = (events: readonly string[]): RecordEventType[] =>
  recordEventTypes.filter((type) => events.includes(type));

/** Lets a webhook hear of records from now on, or no more, by the types that it has chosen. */
export async function listenToRecords(
  db: Db,
  { id, events, active }: { id: number; events: readonly string[]; active: boolean },
): Promise<void> {
  if (!active || recordTypesOf(events).length === 0) return await cancelJob(db, forwardKey(id));
  await enqueue(
    db,
    forwardRecords,
    { webhook: id, after: cursorText(await findNow(db)) },
    { jobKey: forwardKey(id) },
  );
}

/** Sends once more what happened in the last days, and then goes on from now. */
export const replay = (db: Db, webhook: number) =>
  enqueue(
    db,
    forwardRecords,
    { webhook, after: null, again: true },
    { jobKey: forwardKey(webhook) },
  );

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

/**
 * Leaves to the queue what happened to records since the last look, for one webhook: a page at a time, in one transaction with
 * the next look. It has the rights of administrators, who alone make webhooks.
 */
export async function forwardEvents(
  tx: Db,
  sources: EventSources,
  { webhook, after, again = false }: { webhook: number; after: string | null; again?: boolean },
): Promise<void> {
  const listener = await findListener(tx, webhook);
  const types = recordTypesOf(listener?.events ?? []);
  if (!listener || types.length === 0) return;
  const user = { id: listener.createdBy ?? 0, name: '', flags: flagsOf(['ROLE_ADMIN']) };
  const place = after === null ? await findDaysAgo(tx, replayDays) : readCursor(after);
  const { list, next, more } = await readEvents(tx, user, {
    ...{ sources, after: place, types, most: eventPage },
  });
  for (const event of list) {
    const { id, type } = event;
    await leaveDelivery(tx, webhook, { id: `evt_${id}`, type, payload: bodyOf(event) }, again);
  }
  await enqueue(
    tx,
    forwardRecords,
    { webhook, after: next, again: again && more },
    {
      jobKey: forwardKey(webhook),
      ...(!more && { runAt: new Date(Date.now() + lookAgain) }),
    },
  );
}
