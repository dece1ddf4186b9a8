import { notificationStatus } from '@zaplecze/contract/notifications.lists';
import type { Db } from '../../kit/database/database.ts';
import { fullName } from '../../kit/database/refs.ts';

/** A notification that is still worth sending: unread, of somebody who works here. */
export function findUnread(db: Db, id: number) {
  return db
    .selectFrom('notification as n')
    .innerJoin('person as p', 'p.id', 'n.user')
    .select([
      'n.id',
      'n.user',
      'n.kind',
      'n.content',
      'n.params',
      'p.email',
      fullName('p').as('name'),
    ])
    .where('n.id', '=', id)
    .where('n.status', '=', notificationStatus.unread)
    .where('p.active', '=', true)
    .executeTakeFirst();
}

/** Days that a daily letter looks back. */
const digestDays = 7;
/** Entries that a daily letter lists. */
const digestEntries = 30;

/** What a person has not read of the last days, newest first, and how many there are. */
export async function unreadOf(db: Db, person: number, now: Date) {
  const since = new Date(now.getTime() - digestDays * 86_400_000);
  const rows = db
    .selectFrom('notification')
    .where('user', '=', person)
    .where('status', '=', notificationStatus.unread)
    .where('created', '>', since.toISOString());
  const [unread, { count }] = await Promise.all([
    rows
      .select(['kind', 'content'])
      .orderBy('created', 'desc')
      .orderBy('id', 'desc')
      .limit(digestEntries)
      .execute(),
    rows.select((own) => own.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { unread, count };
}

export function findRecipient(db: Db, person: number) {
  return db
    .selectFrom('person as p')
    .select(['p.email', fullName('p').as('name')])
    .where('p.id', '=', person)
    .where('p.active', '=', true)
    .executeTakeFirst();
}
