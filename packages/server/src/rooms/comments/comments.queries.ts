import type { Comment } from '@zaplecze/contract/comments';
import { sql } from 'kysely';
import type { Db } from '../../kit/database/database.ts';
import { authorTo, personTo } from '../../kit/database/refs.ts';
import { notFound } from '../../kit/http/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { insertRow, lockRow, removeRow } from '../../kit/records/rows.ts';

/** Kinds of record that comments hang on: the tables' names. */
export type CommentOwner = 'projectTask' | 'issue';

/** A comment as it is read; what its reader may do with it, `shownTo` adds. */
export type CommentRow = Omit<Comment, 'may'>;

/** Comments attached to a record, oldest first; `kind` as `attachComment` was given it. */
export const commentsOf = (kind: CommentOwner, column: string) => sql<CommentRow[]>`
  coalesce((select json_agg(json_build_object(
      'id', k.id, 'text', k.text, 'created', k.created, 'modified', k.modified,
      'createdBy', ${personTo('k.createdBy')},
      'edited', case when k.version > 1 then
        json_build_object('at', k.modified, 'by', ${authorTo('k.userModified')}) end)
      order by k.id)
    from comment k
    where k."attachedTo" = ${kind} and k."attachedId" = ${sql.ref(column)}), '[]')`;

/**
 * Hangs a comment on a record, once: only its author can, and only while it hangs nowhere.
 *
 * @throws HttpError 404 for any other comment
 */
export async function attachComment(
  db: Db,
  { comment, user, to, id }: { comment: number; user: User; to: CommentOwner; id: number },
): Promise<void> {
  const attached = await db
    .updateTable('comment')
    .set({ attachedTo: to, attachedId: id })
    .where('id', '=', comment)
    .where('createdBy', '=', user.id)
    .where('attachedTo', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!attached) throw notFound();
}

/** Takes away the comments of records that are being deleted. */
export async function dropCommentsOf(db: Db, from: CommentOwner, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .deleteFrom('comment')
    .where('attachedTo', '=', from)
    .where('attachedId', 'in', ids)
    .execute();
}

/** Makes a comment, on a record at once or to be attached later; gives its id. */
export const createComment = (
  db: Db,
  text: string,
  on?: { attachedTo: CommentOwner; attachedId: number },
): Promise<number> => insertRow(db, 'comment', { text, ...on });

/** A comment locked for a change, or undefined. */
export const lockComment = (db: Db, id: number) =>
  lockRow(db, 'comment', id, { columns: ['createdBy'] });

export async function updateComment(db: Db, id: number, text: string): Promise<void> {
  await db.updateTable('comment').set({ text }).where('id', '=', id).execute();
}

export const removeComment = (db: Db, id: number): Promise<void> => removeRow(db, 'comment', id);
