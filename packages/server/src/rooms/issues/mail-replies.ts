import { actAs, type Db } from '../../kit/database/database.ts';
import { HttpError } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { aboutIssue, notify } from '../notifications/index.ts';
import { requireRemainingIssue } from './handover/remaining-issue.queries.ts';
import { maySeeIssue } from './issues.rules.ts';
import { addIssueComment, create } from './issues.save.ts';

type Answered = { record: number; text: string; answers: number | null };

/**
 * Puts an answer by mail on an issue, or on the one that it was merged into; null when its writer may not see it (any
 * more). One to a comment that is gone is a comment of its own.
 */
export async function replyToIssue(db: Db, user: User, { record, text, answers }: Answered) {
  const found = await requireRemainingIssue({ db, user, params: { id: record } });
  if (!found || !maySeeIssue(user, found)) return null;
  const place = { kind: 'issue' as const, record: found.issue.id };
  try {
    const comment = await addIssueComment(db, user, found, { text, answers: answers ?? undefined });
    return { ...place, comment: comment };
  } catch (error) {
    if (!(error instanceof HttpError && error.errors?.answers)) throw error;
    return { ...place, comment: await addIssueComment(db, user, found, { text }) };
  }
}

/** The type of issues that come by mail, until somebody gives them another: Help desk - inne. */
const letterIssueType = 3;

/** Makes an issue of a client's letter, ordered by a carer of theirs on their behalf; all carers do it and are told. */
export async function issueFromLetter(
  db: Db,
  letter: {
    name: string;
    description: string;
    client: number;
    orderer: number;
    users: number[];
    /** Who wrote. */
    from: string;
  },
): Promise<number> {
  const { orderer, from, ...fields } = letter;
  // The program does it, in nobody's name.
  const flags = { admin: false, manager: false, reception: false };
  const user = { id: orderer, name: `${from}, listem`, flags };
  const id = await create(db, user, { ...fields, type: letterIssueType });
  const about = aboutIssue({ id, name: fields.name });
  await notify(db, { kind: 'issueAssigned', to: [orderer], by: null, about, more: user.name });
  return id;
}

/**
 * Puts what a client has written in a matter of theirs on its issue, in the name of who reported it on their behalf,
 * who is told like the others: nobody of ours has answered the client by that. Null where there is nobody to say it any
 * more, unless somebody decides so.
 *
 * @param by who has decided that the letter belongs there; nobody where it joins by itself
 */
export async function commentFromLetter(
  db: Db,
  {
    issue,
    text,
    from,
    by = null,
  }: { issue: number; text: string; from: string; by?: number | null },
) {
  const flags = { admin: false, manager: true, reception: false };
  const found = await requireRemainingIssue({
    db,
    user: { id: 0, name: from, flags },
    params: { id: issue },
  });
  if (!found || (by === null && !found.ordererActive)) return null;
  const { id, name, orderedBy } = found.issue;
  await actAs(db, orderedBy.id);
  const user = { id: orderedBy.id, name: `${from}, listem`, flags };
  const comment = await addIssueComment(db, user, found, { text });
  const about = aboutIssue({ id, name });
  await notify(db, { kind: 'issueComment', to: [orderedBy.id], by, about, more: user.name });
  if (by !== null) await actAs(db, by);
  return { record: id, comment: comment };
}
