import { activeIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import type { Db } from '../../kit/database/database.ts';
import type { User } from '../../kit/http/guard.ts';
import { setLinks } from '../../kit/records/links.ts';
import { personAtWork } from '../people/index.ts';
import type { KnownIssue } from './issues.queries.ts';

/** Somebody who has left may stay on an issue, but cannot be given it. */
export const links = {
  users: {
    table: 'issueUser',
    owner: 'issue',
    column: 'user',
    of: 'person',
    message: 'Nie ma takiej osoby',
  },
} as const;

/**
 * Who works on what comes back: in place of people who have left those who took over from them; of nobody whoever
 * brings it back.
 */
export async function atWork(db: Db, people: number[], user: User): Promise<number[]> {
  const present: number[] = [];
  for (const id of people) {
    const found = await personAtWork(db, id);
    if (found !== null && !present.includes(found)) present.push(found);
  }
  return present.length > 0 ? present : [user.id];
}

/**
 * Gives an issue that is separate again, and not over, to those who are here: its executors, whose links are set, and the
 * orderer of it, which is returned.
 */
export async function passToPresent(
  db: Db,
  user: User,
  { issue: { id, users, orderedBy } }: KnownIssue,
  status: number,
): Promise<number> {
  if (!activeIssueStatuses.includes(status)) return orderedBy.id;
  const executors = users.map((one) => one.id);
  await setLinks(db, links, id, { users: await atWork(db, executors, user) });
  const [orderer = orderedBy.id] = await atWork(db, [orderedBy.id], user);
  return orderer;
}
