import {
  eventPage,
  type RecordEventType,
  recordEventTypes,
} from '@zaplecze/contract/rooms/history/events/lists';
import { replayDays } from '@zaplecze/contract/rooms/webhooks/events';
import type { Db } from '../../kit/database/database.ts';
import { cancelJob, enqueue } from '../../kit/jobs/jobs.ts';
import type { EventSources } from '../../kit/records/record-events.ts';
import { cursorText, findDaysAgo, findNow, readCursor, readEvents } from '../history/index.ts';
import { leaveDelivery } from './leave-delivery.ts';
import { listenerOf, markOf } from './record-bodies.ts';
import { forwardKey, forwardRecords, replayKey, replayRecords } from './tasks.ts';
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

/** Sends once more what happened in the last days; what is new goes on beside it. */
export const replay = (db: Db, webhook: number) =>
  enqueue(db, replayRecords, { webhook, after: null }, { jobKey: replayKey(webhook) });

type Page = { sources: EventSources; webhook: number; after: string | null; again: boolean };

/** Leaves a page of events to the queue; null: the webhook listens to none. */
async function leavePage(tx: Db, { sources, webhook, after, again }: Page) {
  const listener = await findListener(tx, webhook);
  const types = recordTypesOf(listener?.events ?? []);
  if (!listener || types.length === 0) return null;
  const place = after === null ? await findDaysAgo(tx, replayDays) : readCursor(after);
  const { list, next, more } = await readEvents(tx, listenerOf(listener), {
    ...{ sources, after: place, types, most: eventPage },
  });
  for (const event of list) await leaveDelivery(tx, webhook, markOf(event), again);
  return { next, more };
}

/**
 * Leaves to the queue what happened to records since the last look, for one webhook: a page at a time, in one transaction with
 * the next look.
 */
export async function forwardEvents(
  tx: Db,
  sources: EventSources,
  { webhook, after }: { webhook: number; after: string },
): Promise<void> {
  const page = await leavePage(tx, { sources, webhook, after, again: false });
  if (!page) return;
  await enqueue(
    tx,
    forwardRecords,
    { webhook, after: page.next },
    {
      jobKey: forwardKey(webhook),
      ...(!page.more && { runAt: new Date(Date.now() + lookAgain) }),
    },
  );
}

/** The same for what is sent once more, until it has come to now. */
export async function replayEvents(
  tx: Db,
  sources: EventSources,
  { webhook, after }: { webhook: number; after: string | null },
): Promise<void> {
  const page = await leavePage(tx, { sources, webhook, after, again: true });
  if (!page?.more) return;
  const next = { webhook, after: page.next };
  await enqueue(tx, replayRecords, next, { jobKey: replayKey(webhook) });
}
