import { maxId } from '@zaplecze/contract/kit/fields/fields';
import { type RawBuilder, sql } from 'kysely';
import { type Db, preparedStatement } from '../../kit/database/database.ts';
import { authorTo, personTo } from '../../kit/database/refs.ts';
import { notFound } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { insertRow, lockRow, removeRow } from '../../kit/records/rows.ts';
import { dropFilesOf } from '../files/index.ts';
import type { CommentRow } from './comments.rules.ts';
import { talkOf } from './mentions.queries.ts';

/** Kinds of record that comments hang on: the tables' names. */
export type CommentOwner = 'projectTask' | 'issue';

/** A comment `k` as it is read. */
function commentJson(kind: CommentOwner) {
  const { mentions, called } = talkOf(kind, 'k.id');
  return sql<CommentRow>`json_build_object(
      'id', k.id, 'text', k.text, 'html', k.html, 'mentions', ${mentions}, 'called', ${called},
      'answers', k."answerTo",
      'letter', (select l.id from "letterComment" c join "incomingLetter" l on l.id = c.letter
        where c.comment = k.id and l.content is not null and not l.forgotten),
      'outsiders', exists (select from "letterComment" c where c.comment = k.id and c.outsider),
      'seen', coalesce((select json_agg(json_build_object('id', u.id,
          'name', u."firstName" || ' ' || u."lastName") order by s.at, u.id)
        from "commentSeen" s join person u on u.id = s."user" where s.comment = k.id), '[]'), 'created', k.created, 'modified', k.modified,
      'createdBy', ${personTo('k.createdBy')},
      'edited', case when k.version > 1 then
        json_build_object('at', k.modified, 'by', ${authorTo('k.userModified')}) end)`;
}

/** Comments attached to a record, oldest first; `kind` as `attachComment` was given it. */
export const commentsOf = (kind: CommentOwner, column: string) => sql<CommentRow[]>`
  coalesce((select json_agg(${commentJson(kind)} order by k.id)
    from comment k
    where k."attachedTo" = ${kind} and k."attachedId" = ${sql.ref(column)}), '[]')`;

/** A comment, on which record it was said, and whose it answers. */
export type CommentOnRow = { on: number; answered: string | null; comment: CommentRow };

/**
 * Comments of several records of a kind, the newest first, before a comment: at most `most` and one more, which shows
 * that there are more. `records`: SQL of their ids.
 */
export async function listCommentsOn(
  db: Db,
  kind: CommentOwner,
  page: { records: RawBuilder<unknown>; before: number | undefined; most: number },
): Promise<CommentOnRow[]> {
  const { records, before = maxId, most } = page;
  const { rows } = await sql<CommentOnRow>`
    with found as materialized (
      select c.id from comment c
      where c."attachedTo" = ${kind} and c."attachedId" = any(array(${records})) and c.id < ${before}
      order by c.id desc limit ${most + 1}
    )
    select ${preparedStatement} k."attachedId" as "on", (select u."firstName" || ' ' || u."lastName"
        from comment h join person u on u.id = h."createdBy" where h.id = k."answerTo") as answered,
      ${commentJson(kind)} as comment
    from found join comment k on k.id = found.id order by k.id desc`.execute(db);
  return rows;
}

/**
 * Hangs a comment on a record, once: only its author can, and only while it hangs nowhere. Gives its text.
 *
 * @throws HttpError 404 for any other comment
 */
export async function attachComment(
  db: Db,
  { comment, user, to, id }: { comment: number; user: User; to: CommentOwner; id: number },
): Promise<string> {
  const attached = await db
    .updateTable('comment')
    .set({ attachedTo: to, attachedId: id })
    .where('id', '=', comment)
    .where('createdBy', '=', user.id)
    .where('attachedTo', 'is', null)
    .returning('text')
    .executeTakeFirst();
  if (!attached) throw notFound();
  return attached.text;
}

/** Takes away the comments of records that are being deleted. */
export async function dropCommentsOf(db: Db, from: CommentOwner, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  const removedRow = await db
    .deleteFrom('comment')
    .where('attachedTo', '=', from)
    .where('attachedId', 'in', ids)
    .returning(['id', 'html'])
    .execute();
  const pictured = removedRow.filter(({ html }) => html?.includes('<img '));
  await dropFilesOf(
    db,
    'comment',
    pictured.map(({ id }) => id),
  );
}

/** Makes a comment, on a record at once or to be attached later; gives its id. */
export const createComment = (
  db: Db,
  words: { text: string; html: string | null },
  on?: { attachedTo: CommentOwner; attachedId: number; answerTo: number | null },
): Promise<number> => insertRow(db, 'comment', { ...words, ...on });

/** A comment locked for a change, or undefined. */
export const lockComment = (db: Db, id: number) =>
  lockRow(db, 'comment', id, { columns: ['createdBy', 'attachedTo', 'attachedId', 'html'] });

/** Whether a comment is the letter of somebody outside. */
export async function isOutsiders(db: Db, comment: number): Promise<boolean> {
  const found = await db
    .selectFrom('letterComment')
    .select('comment')
    .where('comment', '=', comment)
    .where('outsider', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** A comment and where it hangs. */
export const findComment = (db: Db, id: number) =>
  db
    .selectFrom('comment')
    .select(['id', 'createdBy', 'attachedTo', 'attachedId', 'html'])
    .where('id', '=', id)
    .executeTakeFirst();

/** The comment at the head of one on a record, kept until the transaction ends, and who wrote it; undefined for none. */
export async function answerable(
  db: Db,
  kind: CommentOwner,
  record: number,
  id: number,
): Promise<{ root: number; author: number | null } | undefined> {
  const found = await db
    .selectFrom('comment')
    .select(['id', 'answerTo', 'createdBy'])
    .where('id', '=', id)
    .where('attachedTo', '=', kind)
    .where('attachedId', '=', record)
    .forKeyShare()
    .executeTakeFirst();
  return found && { root: found.answerTo ?? found.id, author: found.createdBy };
}

export async function updateComment(
  db: Db,
  id: number,
  words: { text: string; html: string | null },
): Promise<void> {
  await db.updateTable('comment').set(words).where('id', '=', id).execute();
}

export async function removeComment(db: Db, id: number): Promise<void> {
  await removeRow(db, 'comment', id);
  await dropFilesOf(db, 'comment', [id]);
}

/**
 * Hangs the comments of one issue on another, with whom they call; gives their ids. `only`: those that came from where
 * they go back to, and what was answered to them since.
 */
export async function moveComments(
  db: Db,
  { from, to, only }: { from: number; to: number; only?: number[] },
): Promise<number[]> {
  const which = only
    ? sql<boolean>`(id = any(${only}::int[]) or "answerTo" = any(${only}::int[]))`
    : sql<boolean>`true`;
  const { rows } = await sql<{
    id: number;
  }>`update comment set "attachedId" = ${to}, "mergedFrom" = ${
    only ? sql`nullif("mergedFrom", ${to}::int)` : sql`coalesce("mergedFrom", ${from}::int)`
  } where "attachedTo" = 'issue' and "attachedId" = ${from} and ${which} returning id`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`update mention set "attachedId" = ${to}
    where "attachedTo" = 'issue' and comment = any(${ids}::int[])`.execute(db);
  return ids;
}
