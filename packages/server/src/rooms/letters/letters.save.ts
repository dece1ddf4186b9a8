import { letterStatus } from '@zaplecze/contract/letters.lists';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import type { Incoming } from './parse.ts';

/** Characters of a letter that are kept while it waits. */
const longest = 20_000;

export type Noted = {
  status: number;
  reason?: string | null;
  company?: number | null;
  issue?: number | null;
  told?: boolean;
  /** Whether the words are kept: those of what became a record are in the record. */
  words?: boolean;
};

/** Notes a letter; undefined when it was noted before, and so is done already. */
export async function noteLetter(
  db: Db,
  letter: Pick<Incoming, 'messageId' | 'from' | 'subject' | 'text'>,
  { words = false, ...noted }: Noted,
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
      text: words ? letter.text.slice(0, longest) : '',
    })
    .onConflict((known) => known.column('messageId').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** What became of a letter that waited, by somebody's hand; its words go where it went, or stay to be read. */
export async function endLetter(
  db: Db,
  id: number,
  end: { status: number; by: number; reason: string | null; issue?: number },
): Promise<void> {
  const { by, ...fields } = end;
  await db
    .updateTable('incomingLetter')
    .set({ ...fields, handledBy: by, handledAt: sql<string>`now()` })
    .$if(end.status !== letterStatus.putAway, (row) => row.set({ text: '' }))
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

/** Words of letters that are over go after ninety days, all that is known of them after four hundred. */
export async function forgetOld(db: Db): Promise<void> {
  await sql`update "incomingLetter" set text = '', subject = '(usunięto)', "fromName" = '', "fromAddress" = '', reason = null
    where status <> ${letterStatus.waiting} and received < now() - interval '90 days' and "fromAddress" <> ''`.execute(
    db,
  );
  await sql`delete from "incomingLetter" where status <> ${letterStatus.waiting}
    and received < now() - interval '400 days'`.execute(db);
}
