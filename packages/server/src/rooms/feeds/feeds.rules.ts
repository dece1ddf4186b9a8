import { createHash } from 'node:crypto';
import type { CalendarEvent, FeedEvent } from './calendar.ts';
import type { PublishedEvent } from './feeds.queries.ts';

/** How long a calendar gets a cancelled entry, in milliseconds: by then every program has read it. */
const calledOffFor = 30 * 86_400_000;

const digestOf = (event: FeedEvent) =>
  createHash('sha256').update(JSON.stringify(event)).digest('base64url').slice(0, 22);

/** The name of an entry in calendars: of this installation, and of the record for as long as there is one. */
const uidOf = (key: string, installation: string) => `${key}@${installation}`;

/**
 * The changes of a calendar since its last reading: a changed event gets the next SEQUENCE (RFC 5545), a removed one
 * is cancelled for a while. Events before `since` are merely too old and are not cancelled.
 */
export function updateCalendar(
  before: PublishedEvent[],
  events: FeedEvent[],
  { since, now, installation }: { since: string; now: Date; installation: string },
): { published: CalendarEvent[]; changed: PublishedEvent[]; removed: string[] } {
  const known = new Map(before.map((one) => [one.uid, one]));
  const changed: PublishedEvent[] = [];
  const removedUids: string[] = [];
  // Calendars know whole seconds.
  const modified = `${now.toISOString().slice(0, 19)}Z`;
  const current = events.map((event): CalendarEvent => {
    const uid = uidOf(event.key, installation);
    const { dateFrom, dateTo } = event;
    const last = known.get(uid);
    known.delete(uid);
    const digest = digestOf(event);
    if (last && !last.cancelled && last.digest === digest) return { ...last, event };
    const sequence = last ? last.sequence + 1 : 0;
    const next = { uid, digest, sequence, dateFrom, dateTo, modified, cancelled: false };
    changed.push(next);
    return { ...next, event };
  });
  for (const last of known.values()) {
    const over = last.dateTo < since;
    if (over || (last.cancelled && now.getTime() - Date.parse(last.modified) > calledOffFor)) {
      removedUids.push(last.uid);
      continue;
    }
    const off = last.cancelled
      ? last
      : { ...last, sequence: last.sequence + 1, modified, cancelled: true };
    if (off !== last) changed.push(off);
    current.push({ ...off, event: null });
  }
  return { published: current, changed, removed: removedUids };
}
