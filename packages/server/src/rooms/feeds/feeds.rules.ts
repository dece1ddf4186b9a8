import { createHash } from 'node:crypto';
import type { FeedEvent, ToldEvent } from './calendar.ts';
import type { Told } from './feeds.queries.ts';

/** How long a calendar is told that an entry is called off, in milliseconds: by then it has asked. */
const calledOffFor = 30 * 86_400_000;

const digestOf = (event: FeedEvent) =>
  createHash('sha256').update(JSON.stringify(event)).digest('base64url').slice(0, 22);

/** The name of an entry in calendars: of this installation, and of the record for as long as there is one. */
export const uidOf = (key: string, installation: string) => `${key}@${installation}`;

/**
 * What a calendar is to be told now, given what it was told before: what says something else counts up (RFC 5545,
 * SEQUENCE), what is gone is called off for a while. Entries before `since` merely lie too far back.
 */
export function tellAnew(
  before: Told[],
  events: FeedEvent[],
  { since, now, installation }: { since: string; now: Date; installation: string },
): { told: ToldEvent[]; changed: Told[]; gone: string[] } {
  const known = new Map(before.map((one) => [one.uid, one]));
  const changed: Told[] = [];
  const gone: string[] = [];
  // Calendars know whole seconds.
  const modified = `${now.toISOString().slice(0, 19)}Z`;
  const told = events.map((event): ToldEvent => {
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
      gone.push(last.uid);
      continue;
    }
    const off = last.cancelled
      ? last
      : { ...last, sequence: last.sequence + 1, modified, cancelled: true };
    if (off !== last) changed.push(off);
    told.push({ ...off, event: null });
  }
  return { told, changed, gone };
}
