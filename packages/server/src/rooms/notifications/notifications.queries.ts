import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';
import { sql } from 'kysely';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { lockRow, removeRow } from '../../kit/records/rows.ts';
import { hasOwnLetter, unchosen } from './delivery/channels.queries.ts';
import type { NotificationKind } from './wording.ts';

/** A notification, locked for a change. */
export const findNotification = (db: Db, id: number) =>
  lockRow(db, 'notification', id, { columns: ['user'] });

export async function setStatus(db: Db, id: number, status: number): Promise<void> {
  await db.updateTable('notification').set({ status }).where('id', '=', id).execute();
}

export const remove = (db: Db, id: number): Promise<void> => removeRow(db, 'notification', id);

/** Who stands in just now for whom of these people, chains followed; with the replaced one's name. */
export async function substitutesOf(db: Db, people: number[]) {
  const { rows } = await sql<{ substitute: number; replaced: number; name: string }>`
    select ${preparedStatement} s.substitute, s.replaced, p."firstName" || ' ' || p."lastName" as name
    from substitutes_of(${people}::int[]) s join person p on p.id = s.replaced
    order by s.replaced, s.substitute`.execute(db);
  return rows;
}

/** Where a fresh notification goes beside the product: devices, and whether a letter is wanted. */
export type Destination = { id: number; mail: boolean; devices: number[] };

/**
 * Inserts notifications of one kind and returns their channels, in one statement: many changes notify somebody and
 * wait for it. Former employees get none by other channels.
 */
export async function insertAll(
  db: Db,
  kind: string,
  rows: { user: number; content: string; params: object }[],
): Promise<Destination[]> {
  const { push, mail } = unchosen(kind);
  const users = rows.map((row) => row.user);
  const contents = rows.map((row) => row.content);
  const params = rows.map((row) => JSON.stringify(row.params));
  const { rows: wanted } = await sql<Destination>`
    with made as (
      insert into notification ("user", content, kind, params)
      select told."user", told.content, ${kind}, told.params::jsonb
      from unnest(${users}::int[], ${contents}::text[], ${params}::text[])
        as told("user", content, params)
      returning id, "user"
    )
    select ${preparedStatement} made.id, coalesce(c.mail, ${mail}) and not ${hasOwnLetter(kind)}::boolean as mail,
      case when coalesce(c.push, ${push}) then array(
        select s.id from "pushSubscription" s where s.person = made."user" order by s.id)
      else '{}' end as devices
    from made
    join person p on p.id = made."user" and p.active
    left join "notificationChannel" c on c.person = made."user" and c.kind = ${kind}
    order by made.id`.execute(db);
  return wanted;
}

/** What told a person of being called by these comments is read. */
export async function readNotices(
  db: Db,
  user: number,
  comments: { kind: string; comment: number }[],
): Promise<void> {
  if (comments.length === 0) return;
  const kinds = comments.map(({ kind }) => kind);
  const ids = comments.map(({ comment }) => String(comment));
  await db
    .updateTable('notification')
    .set({ status: notificationStatus.read })
    .where('user', '=', user)
    .where('status', '=', notificationStatus.unread)
    .where('kind', 'in', ['mention', 'commentAnswer'])
    .where(sql<boolean>`(params ->> 'on', params ->> 'comment') in (
      select * from unnest(${kinds}::text[], ${ids}::text[]))`)
    .execute();
}

/** Marks notices that ask for a decision about an issue as read for everybody once it is made. */
export async function readDecided(db: Db, issues: number[]): Promise<void> {
  await db
    .updateTable('notification')
    .set({ status: notificationStatus.read })
    .where('status', '=', notificationStatus.unread)
    // As the index has it (0028_acceptance.sql).
    .where(sql<boolean>`kind in ('issueAcceptance', 'issueAcceptsSoon')`)
    .where(sql<boolean>`params ->> 'id' = any(${issues.map(String)}::text[]) and params ? 'round'`)
    .execute();
}

/** Marks the notices of one record as read, for the recipient and for their substitute. */
export async function readNoticesOf(
  db: Db,
  { kind, id, host }: { kind: NotificationKind; id: number; host: number },
): Promise<void> {
  await db
    .updateTable('notification')
    .set({ status: notificationStatus.read })
    .where('status', '=', notificationStatus.unread)
    .where('kind', '=', kind)
    .where(
      sql<boolean>`"user" in (select ${host}::int union select substitute from substitutes_of(array[${host}]::int[]))`,
    )
    .where(sql<boolean>`params ->> 'id' = ${String(id)}`)
    .execute();
}

/** Deletes what was told of kinds of things before an instant: their words name who came. */
export async function forgetNoticesOf(
  db: Db,
  kinds: NotificationKind[],
  before: string,
): Promise<void> {
  await db
    .deleteFrom('notification')
    .where('kind', 'in', kinds)
    .where('created', '<', before)
    .execute();
}

/** Marks everything of a person as read, or all up to one; gives how many there were. */
export async function readAll(db: Db, user: number, upTo?: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ status: notificationStatus.read })
    .where('user', '=', user)
    .where('status', '=', notificationStatus.unread)
    .$if(upTo !== undefined, (query) => query.where('id', '<=', upTo as number))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
