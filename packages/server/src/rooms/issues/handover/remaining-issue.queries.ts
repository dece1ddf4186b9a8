import type { Db } from '../../../kit/database/database.ts';
import type { User } from '../../../kit/http/guard.ts';
import { type KnownIssue, lockIssue } from '../issues.queries.ts';
import { headOf } from '../merging/merging.queries.ts';

/** The issue that takes comments of a given one: the issue it was merged into, if it was. */
export async function requireRemainingIssue({
  db,
  user,
  params,
}: {
  db: Db;
  user: User;
  params: { id: number };
}): Promise<KnownIssue | undefined> {
  const head = await headOf(db, params.id);
  const found = head === undefined ? undefined : await lockIssue(db, user, head);
  // Merged just before it was locked.
  return found?.issue.mergedInto ? requireRemainingIssue({ db, user, params }) : found;
}
