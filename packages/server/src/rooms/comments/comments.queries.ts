import type { Db } from '../../kit/database.ts';
import { notFound } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';

export type CommentOwner = 'projectTask' | 'issue';

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

export async function createComment(db: Db, text: string): Promise<number> {
  const row = await db
    .insertInto('comment')
    .values({ text })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A comment locked for a change, or undefined. */
export function findComment(db: Db, id: number) {
  return db
    .selectFrom('comment')
    .select(['id', 'createdBy'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateComment(db: Db, id: number, text: string): Promise<void> {
  await db.updateTable('comment').set({ text }).where('id', '=', id).execute();
}

export async function removeComment(db: Db, id: number): Promise<void> {
  await db.deleteFrom('comment').where('id', '=', id).execute();
}
