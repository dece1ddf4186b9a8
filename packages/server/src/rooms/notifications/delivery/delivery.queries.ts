import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { fullName } from '../../../kit/database/refs.ts';
import type { ReplyKind } from '../../../kit/mail/reply-address.ts';
import { withoutDeadLinks } from '../dead-links.queries.ts';

/** A notification that is still worth sending: unread, of somebody who works here. */
export async function findUnread(db: Db, id: number) {
  const found = await db
    .selectFrom('notification as n')
    .innerJoin('person as p', 'p.id', 'n.user')
    .select([
      'n.id',
      'n.user',
      'n.kind',
      'n.content',
      'n.params',
      'p.email',
      'p.firstName',
      fullName('p').as('name'),
    ])
    .where('n.id', '=', id)
    .where('n.status', '=', notificationStatus.unread)
    .where('p.active', '=', true)
    .executeTakeFirst();
  return found && (await withoutDeadLinks(db, [found]))[0];
}

type Facts = { client: string | null; project: string | null; limit: string | null };

/** The person and the limit of an issue or a task of a project. */
export async function factsOfRecord(
  db: Db,
  { kind, record }: { kind: ReplyKind; record: number },
): Promise<Facts | undefined> {
  if (kind === 'issue') {
    return await db
      .selectFrom('issue')
      .select(['clientName as client', sql<string | null>`null`.as('project')])
      .select(sql<string | null>`"dateRealization"`.as('limit'))
      .where('id', '=', record)
      .executeTakeFirst();
  }
  if (kind === 'offer') {
    return await db
      .selectFrom('offer')
      .select(['clientName as client', sql<string | null>`null`.as('project')])
      .select(sql<string | null>`null`.as('limit'))
      .where('id', '=', record)
      .executeTakeFirst();
  }
  return await db
    .selectFrom('projectTask as t')
    .innerJoin('project as p', 'p.id', 't.project')
    .select(['p.clientName as client', 'p.name as project'])
    .select(sql<string | null>`t."dateRealizationLimit"`.as('limit'))
    .where('t.id', '=', record)
    .executeTakeFirst();
}

/** Characters of a comment that stand in a letter. */
const longestQuote = 1500;

/** The words of a comment, people in it by their names; null when it was deleted. */
export async function wordsOfComment(
  db: Db,
  { kind, id }: { kind: ReplyKind; id: number },
): Promise<string | null> {
  // Comments of offers are stored with their decisions.
  const [table, text] =
    kind === 'offer'
      ? [sql.table('offerComment'), sql.ref('comment')]
      : [sql.table('comment'), sql.ref('text')];
  const { rows } = await sql<{ words: string | null }>`
    select mention_words(${text}) as words from ${table} where id = ${id}`.execute(db);
  const words = rows[0]?.words ?? null;
  if (words === null) return null;
  return words.length > longestQuote ? `${words.slice(0, longestQuote)}…` : words;
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
  return { unread: await withoutDeadLinks(db, unread), count };
}

export function findRecipient(db: Db, person: number) {
  return db
    .selectFrom('person as p')
    .select(['p.email', 'p.firstName', fullName('p').as('name')])
    .where('p.id', '=', person)
    .where('p.active', '=', true)
    .executeTakeFirst();
}
