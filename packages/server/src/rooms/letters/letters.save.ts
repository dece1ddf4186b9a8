import { letterStatus } from '@zaplecze/contract/rooms/letters/lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { ReplyKind } from '../../kit/mail/reply-address.ts';
import type { ParsedLetter } from '../../kit/parsing/letter/incoming.ts';
import { dropFilesOf } from '../files/index.ts';

export type LetterOutcome = {
  status: number;
  reason?: string | null;
  company?: number | null;
  issue?: number | null;
  told?: boolean;
  /** Names of its files that could not be kept. */
  leftFiles?: string;
};

/** A further letter of a name that another has, as scanners give all of theirs one. */
export const nameBeside = ({ messageId, content }: Pick<ParsedLetter, 'messageId' | 'content'>) =>
  `${messageId.slice(0, 900)}#${content.slice(0, 32)}`;

/** Notes a letter with all its words; undefined when it was noted before, and so is done already. */
export async function noteLetter(
  db: Db,
  letter: Pick<ParsedLetter, 'messageId' | 'content' | 'from' | 'subject' | 'text'>,
  noted: LetterOutcome,
  received: Date,
): Promise<number | undefined> {
  const row = await db
    .insertInto('incomingLetter')
    .values({
      ...noted,
      messageId: letter.messageId.slice(0, 1000),
      received,
      fromAddress: letter.from.address.slice(0, 320),
      fromName: letter.from.name.slice(0, 200),
      subject: letter.subject || '(bez tematu)',
      text: letter.text,
      content: letter.content,
    })
    .onConflict((known) => known.column('messageId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** What became of a letter that waited, by somebody's hand. */
export async function endLetter(
  db: Db,
  id: number,
  end: { status: number; by: number; reason: string | null; issue?: number },
): Promise<void> {
  const { by, ...fields } = end;
  await db
    .updateTable('incomingLetter')
    .set({ ...fields, handledBy: by, handledAt: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}

/** Notes how reading the mailbox goes. */
export async function noteMailbox(db: Db, problem: string | null): Promise<void> {
  const at = sql<string>`now()`;
  const fields =
    problem === null ? { lastRead: at, problem, problemAt: null } : { problem, problemAt: at };
  await db
    .insertInto('mailbox')
    .values({ id: 1, ...fields })
    .onConflict((known) => known.column('id').doUpdateSet(fields))
    .execute();
}

/**
 * Which comment a letter became: of an issue or a task, or what was said on an offer. `outsider`: the words stand in the
 * name of somebody here, who cannot change them.
 */
export async function noteComment(
  db: Db,
  letter: number,
  { comment, kind, outsider = false }: { comment: number; kind: ReplyKind; outsider?: boolean },
): Promise<void> {
  if (kind === 'offer')
    await db.insertInto('letterOfferComment').values({ letter, comment }).execute();
  else await db.insertInto('letterComment').values({ letter, comment, outsider }).execute();
}

/** Notes that a letter is about to be read, in a transaction of its own; gives the how manieth time it is. */
export async function beginReading(db: Db, hash: string): Promise<number> {
  const { attempts } = await db
    .insertInto('letterAttempt')
    .values({ hash, attempts: 1 })
    .onConflict((known) =>
      known.column('hash').doUpdateSet({ attempts: sql<number>`"letterAttempt".attempts + 1` }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return attempts;
}

/** Notes that the letter was processed, or that processing did not begin. */
export async function endReading(db: Db, hash: string): Promise<void> {
  await db.deleteFrom('letterAttempt').where('hash', '=', hash).execute();
}

/** Refused letters are kept for this long at most: most of them are advertising. */
const refusedDays = 90;
/** Names of letters are known for longer, so that none is taken twice. */
const knownDays = 400;
/** Letters forgotten at once. */
const batch = 500;

/** Letters that are over go after some days with their words, whole and all; their names after more than a year. */
export async function forgetOld(db: Db, keptDays: number): Promise<void> {
  const days = (status: string) =>
    sql`make_interval(days => case when ${sql.raw(status)} = ${letterStatus.refused}
      then ${Math.min(refusedDays, keptDays)}::int else ${keptDays}::int end)`;
  for (let found = batch; found === batch; ) {
    const old = await db
      .selectFrom('incomingLetter')
      .select('id')
      .where('status', '<>', letterStatus.waiting)
      .where('forgotten', '=', false)
      .where(sql<boolean>`received < now() - ${days('status')}`)
      .limit(batch)
      .execute();
    found = old.length;
    const ids = old.map(({ id }) => id);
    await dropFilesOf(db, 'letterWhole', ids);
    await dropFilesOf(db, 'incomingLetter', ids);
    const none = {
      ...{ text: '', subject: '(usunięto)', fromName: '', fromAddress: '', reason: null },
      ...{ leftFiles: '', forgotten: true },
    };
    if (found > 0)
      await db.updateTable('incomingLetter').set(none).where('id', 'in', ids).execute();
  }
  await sql`delete from "incomingLetter" where status <> ${letterStatus.waiting} and forgotten
    and received < now() - make_interval(days => ${Math.max(knownDays, keptDays)}::int)`.execute(
    db,
  );
  await sql`delete from "letterAttempt" where since < now() - interval '90 days'`.execute(db);
}
