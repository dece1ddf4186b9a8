import { randomUUID } from 'node:crypto';
import { type EventRecord, webhookEvents } from '@zaplecze/contract/rooms/webhooks/events';
import type { Db } from '../../../kit/database/database.ts';
import type { About, Message, NotificationKind } from '../wording.ts';
import { type LeftEvent, leaveEvent } from './announce.queries.ts';

/** The record of a notice, by the screen that it leads to. */
const screens: [RegExp, EventRecord][] = [
  [/^\/task\/\d/, 'task'],
  [/^\/task(\?|$)/, 'tasks'],
  [/^\/(yourIssues|issue\/view)\/\d/, 'issue'],
  [/^\/project\//, 'project'],
  [/^\/offer\//, 'offer'],
  [/^\/client\//, 'client'],
  [/^\/guest\//, 'guest'],
  [/^\/package\//, 'parcel'],
  [/^\/knowledge/, 'article'],
  [/^\/(profile|team\/view)\//, 'person'],
  [/^\/(team\/(requests|calendar)|calendar|day)/, 'absence'],
];

const kindOf = ({ address, on }: About): EventRecord =>
  // A question leads to its author, and is no record of theirs.
  on === 'question' ? 'other' : (screens.find(([screen]) => screen.test(address))?.[1] ?? 'other');

type NoticeGroup = { kind: NotificationKind; about: About; more: string; people: number[] };

function eventOf({ kind, about, more, people }: NoticeGroup): LeftEvent {
  const webhookEvent = webhookEvents[kind];
  const { id, name, address: url, project, task, procedure, service, within } = about;
  const isTask =
    project !== undefined && task !== undefined && procedure !== undefined && service !== undefined;
  return {
    type: webhookEvent.type,
    data: {
      record: { kind: kindOf(about), id, name, url },
      task: isTask ? { project, task, procedure, service } : null,
      within: within ? { project: within.project ?? null, client: within.client } : null,
      details: 'private' in webhookEvent ? '' : more,
      people,
    },
  };
}

type Notice = { kind: NotificationKind; by: number | null; messages: Message[] };

/**
 * Sends webhooks what a notice says to people, once a record, in the same transaction, with the author of the change.
 * It is a background job, created only where a webhook listens.
 */
export async function announceNotice(db: Db, { kind, by, messages }: Notice): Promise<void> {
  const records = Map.groupBy(messages, ({ about }) => `${about.address} ${about.name}`);
  for (const [first, ...more] of records.values()) {
    if (!first) continue;
    const people = [...new Set([first, ...more].map(({ to }) => to))].filter((to) => to !== by);
    const event = eventOf({ kind, about: first.about, more: first.more, people });
    await leaveEvent(db, { id: `msg_${randomUUID()}`, by, event });
  }
}

/** Changes that webhooks get even where no recipient is left. */
const announcedAnyway = new Set<NotificationKind>([
  'issueStatus',
  'offerDecision',
  'taskComment',
  'issueComment',
  'offerComment',
]);

/** Sends webhooks a notice that has no recipient. */
export async function announceToWebhooks(
  db: Db,
  {
    kind,
    by,
    ...content
  }: { kind: NotificationKind; by: number | null; about: About; more: string },
): Promise<void> {
  if (!announcedAnyway.has(kind)) return;
  const event = eventOf({ kind, ...content, people: [] });
  await leaveEvent(db, { id: `msg_${randomUUID()}`, by, event });
}
