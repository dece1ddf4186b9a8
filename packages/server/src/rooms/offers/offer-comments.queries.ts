import type { OfferComment } from '@zaplecze/contract/rooms/offers/calls';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { authorTo } from '../../kit/database/refs.ts';
import type { User } from '../../kit/http/guard.ts';
import { insertRow, lockRow } from '../../kit/records/rows.ts';

/* Comments of offers: answers, who has seen them, and former texts. */

/** Of a comment `k`, for its JSON: what it answers, who has seen it, and its last change. */
export const offerCommentColumns = sql`'answers', k."answerTo",
  'letter', (select l.id from "letterOfferComment" c join "incomingLetter" l on l.id = c.letter
    where c.comment = k.id and l.content is not null and l."fromAddress" <> ''),
  'seen', coalesce((select json_agg(json_build_object('id', u.id,
      'name', u."firstName" || ' ' || u."lastName") order by s.at, u.id)
    from "offerCommentSeen" s join person u on u.id = s."user" where s."offerComment" = k.id), '[]'),
  'edited', (select json_build_object('at', b.at, 'by', ${authorTo('b.by')}) from "offerCommentText" b
    where b."offerComment" = k.id order by b.id desc limit 1)`;

/** Whether a person may answer on an offer `o`: who decides about it, wrote there, or is called there. */
export const mayAnswer = (
  user: User,
) => sql<boolean>`(${user.flags.manager} or o.seller = ${user.id}
  or exists (select from "offerComment" k where k.offer = o.id and k."createdBy" = ${user.id})
  or exists (select from mention m where m."user" = ${user.id} and m."attachedTo" = 'offer'
    and m."attachedId" = o.id))`;

/** The comment at the head of one on an offer, kept until the transaction ends, and who wrote it; undefined for none. */
export async function answerable(db: Db, offer: number, id: number) {
  const found = await db
    .selectFrom('offerComment')
    .select(['id', 'answerTo', 'createdBy'])
    .where('id', '=', id)
    .where('offer', '=', offer)
    .forKeyShare()
    .executeTakeFirst();
  return found && { root: found.answerTo ?? found.id, author: found.createdBy };
}

/** A comment of an offer, locked for a change if `lock` is set; undefined when there is no such comment. */
export const lockOfferComment = (db: Db, id: number) =>
  lockRow(db, 'offerComment', id, { columns: ['offer', 'comment', 'createdBy'] });

export const findOfferComment = (db: Db, id: number) =>
  db.selectFrom('offerComment').select(['id', 'createdBy']).where('id', '=', id).executeTakeFirst();

/** Changes the words of a comment; what they were is kept. */
export async function changeWords(
  db: Db,
  { id, comment }: { id: number; comment: string },
  { words, by }: { words: string; by: number },
): Promise<void> {
  await insertRow(db, 'offerCommentText', { offerComment: id, text: comment, by });
  await db.updateTable('offerComment').set({ comment: words }).where('id', '=', id).execute();
}

/** What a comment said before each of its changes, the newest first, in plain words. */
export async function wordsBefore(db: Db, id: number) {
  const { rows } = await sql<{ at: string; by: OfferComment['seen'][number] | null; text: string }>`
    select b.at, ${authorTo('b.by')} as by, mention_words(b.text) as text
    from "offerCommentText" b where b."offerComment" = ${id} order by b.id desc limit 50`.execute(
    db,
  );
  return rows;
}

/** Says that a person has seen a comment, or takes that back. */
export async function setSeen(
  db: Db,
  { comment, user, seen }: { comment: number; user: number; seen: boolean },
): Promise<void> {
  if (seen) {
    await db
      .insertInto('offerCommentSeen')
      .values({ offerComment: comment, user })
      .onConflict((known) => known.doNothing())
      .execute();
  } else {
    await db
      .deleteFrom('offerCommentSeen')
      .where('offerComment', '=', comment)
      .where('user', '=', user)
      .execute();
  }
}
