import type { Feed } from '@zaplecze/contract/rooms/feeds/calls';
import type { FeedAlarm, FeedKind } from '@zaplecze/contract/rooms/feeds/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { hashToken } from '../../kit/http/guard.ts';
import { lockRow, removeRow } from '../../kit/records/rows.ts';

const columns = ['f.id', 'f.created', 'f.lastUsed', 'f.person'] as const;
const kind = sql<FeedKind>`f.kind`.as('kind');
const alarm = sql<FeedAlarm>`f.alarm`.as('alarm');
const department = sql<Feed['department']>`(select json_build_object('id', d.id, 'name', d.name)
  from department d where d.id = f.department)`.as('department');

/** A person's addresses, the newest first. */
export async function feedsOf(db: Db, person: number): Promise<Feed[]> {
  const rows = await db
    .selectFrom('calendarFeed as f')
    .select([...columns, kind, department, alarm])
    .where('f.person', '=', person)
    .orderBy('f.id', 'desc')
    .execute();
  return rows.map(({ person: _, ...feed }) => feed);
}

export async function countFeeds(db: Db, person: number): Promise<number> {
  const row = await db
    .selectFrom('calendarFeed')
    .select((own) => own.fn.countAll<number>().as('count'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** No address of a person opens anything any more. */
export async function removeFeedsOf(db: Db, person: number): Promise<void> {
  await db.deleteFrom('calendarFeed').where('person', '=', person).execute();
}

export async function insertFeed(
  db: Db,
  feed: {
    person: number;
    kind: FeedKind;
    department: number | null;
    alarm: FeedAlarm;
    token: string;
  },
): Promise<number> {
  const { token, ...fields } = feed;
  const row = await db
    .insertInto('calendarFeed')
    .values({ ...fields, tokenHash: hashToken(token) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export const lockFeed = (db: Db, id: number) =>
  lockRow(db, 'calendarFeed', id, { columns: ['person'] });

export const removeFeed = (db: Db, id: number): Promise<void> => removeRow(db, 'calendarFeed', id);

/** The calendar of an address, locked until the transaction ends: two simultaneous readers get the same answer. */
export function openFeed(db: Db, token: string) {
  return db
    .selectFrom('calendarFeed as f')
    .select([...columns, kind, department, alarm])
    .where('f.tokenHash', '=', hashToken(token))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Notes that an address is used, at most once an hour. */
export async function noteUse(db: Db, id: number): Promise<void> {
  await db
    .updateTable('calendarFeed')
    .set({ lastUsed: sql`now()` })
    .where('id', '=', id)
    .where(sql<boolean>`coalesce("lastUsed" < now() - interval '1 hour', true)`)
    .execute();
}

/** What the calendar was last told. */
export function listPublishedEvents(db: Db, feed: number) {
  return db
    .selectFrom('feedEvent')
    .select(['uid', 'digest', 'sequence', 'dateFrom', 'dateTo', 'modified', 'cancelled'])
    .where('feed', '=', feed)
    .execute();
}
export type PublishedEvent = Awaited<ReturnType<typeof listPublishedEvents>>[number];

/** Writes what the calendar is told otherwise than before, and forgets what it is told no more. */
export async function storePublishedEvents(
  db: Db,
  feed: number,
  { changed, removed: removedUids }: { changed: PublishedEvent[]; removed: string[] },
): Promise<void> {
  if (changed.length > 0) {
    await sql`insert into "feedEvent" (feed, uid, digest, sequence, "dateFrom", "dateTo", modified, cancelled)
      select ${feed}, * from json_to_recordset(${JSON.stringify(changed)}::json) as told(uid text, digest text,
        sequence int, "dateFrom" date, "dateTo" date, modified timestamptz, cancelled boolean)
      on conflict (feed, uid) do update set (digest, sequence, "dateFrom", "dateTo", modified, cancelled) =
        (excluded.digest, excluded.sequence, excluded."dateFrom", excluded."dateTo", excluded.modified,
          excluded.cancelled)`.execute(db);
  }
  if (removedUids.length > 0) {
    await db
      .deleteFrom('feedEvent')
      .where('feed', '=', feed)
      .where('uid', 'in', removedUids)
      .execute();
  }
}
