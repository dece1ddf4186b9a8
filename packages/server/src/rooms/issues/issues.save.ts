import type { createIssue, updateIssue } from '@zaplecze/contract/issues';
import { isReturn, issueStatuses } from '@zaplecze/contract/issues.lists';
import type { Body } from '@zaplecze/contract/kit/endpoint';
import type { Db } from '../../kit/database.ts';
import { invalid } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';
import { statusOf } from '../../kit/refs.ts';
import { attachComment, createComment } from '../comments/comments.queries.ts';
import { attachFile } from '../files/files.queries.ts';
import { aboutIssue, notify } from '../notifications/notify.ts';
import { activePeople } from '../projects/projects.queries.ts';
import * as queries from './issues.queries.ts';
import { assertStep, isReopening } from './issues.rules.ts';

/** Somebody who has left may stay on an issue, but cannot be given it. @throws HttpError 400 */
async function assertReferences(
  db: Db,
  { users, client }: { users?: number[]; client?: number | null },
  kept: number[] = [],
): Promise<void> {
  if (client) await queries.assertClient(db, client);
  const added = (users ?? []).filter((id) => !kept.includes(id));
  if ((await activePeople(db, added)).size < added.length) {
    throw invalid({ users: 'Nie ma takiej osoby' });
  }
}

/** Makes an issue that the person reports, with its people and files, or nothing at all. */
export async function create(db: Db, user: User, body: Body<typeof createIssue>): Promise<number> {
  const { users, files = [], ...fields } = body;
  await assertReferences(db, body);
  const id = await queries.insertIssue(db, users, { ...fields, orderedBy: user.id });
  for (const file of files) await attachFile(db, { file, user, to: 'issue', id });
  await tellAssigned(db, user, { id, name: fields.name, orderer: user.name }, users);
  return id;
}

function tellAssigned(
  db: Db,
  user: User,
  { orderer, ...issue }: { id: number; name: string; orderer: string },
  to: number[],
): Promise<void> {
  return notify(db, {
    kind: 'issueAssigned',
    to,
    by: user.id,
    about: aboutIssue(issue),
    more: orderer,
  });
}

/** Changes the sent fields and the status; gives the new version. */
export async function update(
  db: Db,
  user: User,
  { issue, ordererActive }: queries.KnownIssue,
  body: Body<typeof updateIssue>,
): Promise<number> {
  const { users, comment = null, status = issue.status.id, ...fields } = body;
  const before = issue.users.map(({ id }) => id);
  const course = { status: issue.status.id, orderedBy: issue.orderedBy.id, ordererActive };
  assertStep(user, course, status, comment);
  await assertReferences(db, body, before);
  const added = (users ?? []).filter((id) => !before.includes(id));
  if (users) await queries.setUsers(db, issue.id, users);
  if (comment) await hang(db, user, issue.id, comment);
  const version = await queries.updateIssue(db, issue.id, {
    ...fields,
    status,
    ...(added.length > 0 && { assignDate: new Date() }),
  });
  const now = { id: issue.id, name: fields.name ?? issue.name };
  await tellAssigned(db, user, { ...now, orderer: issue.orderedBy.name }, added);
  if (status !== issue.status.id) {
    await queries.noteStatus(db, { issue: issue.id, status, createdBy: user.id });
    const doers = (users ?? before).filter((id) => !added.includes(id));
    await tellStatus(db, user, now, { ...course, next: status, doers });
  }
  if (comment) {
    const told = status === issue.status.id ? [] : [issue.orderedBy.id, ...before];
    await tellComment(db, user, issue, told);
  }
  return version;
}

async function hang(db: Db, user: User, issue: number, text: string): Promise<number> {
  const comment = await createComment(db, text);
  await attachComment(db, { comment, user, to: 'issue', id: issue });
  return comment;
}

/** The orderer and those who do it are told of a new status; a done issue asks for acceptance. */
async function tellStatus(
  db: Db,
  user: User,
  issue: { id: number; name: string },
  step: { status: number; next: number; orderedBy: number; doers: number[] },
): Promise<void> {
  const { status, next, orderedBy, doers } = step;
  const about = aboutIssue(issue);
  if (next === 9) {
    await notify(db, {
      kind: 'issueAcceptance',
      to: [orderedBy],
      by: user.id,
      about,
      more: user.name,
    });
  }
  const name = statusOf(issueStatuses, next).name;
  const words = isReturn(status, next)
    ? 'zwrócone do poprawy'
    : isReopening(status, next)
      ? `wznowione, ${name}`
      : name;
  const to = next === 9 ? doers.filter((id) => id !== orderedBy) : [orderedBy, ...doers];
  await notify(db, {
    kind: 'issueStatus',
    to,
    by: user.id,
    about,
    more: `${words} (${user.name})`,
  });
}

/**
 * Those who take part are told of a comment: the orderer, those who do it, and whoever has written
 * before; but for those whom a change of status made by the same call has told.
 */
async function tellComment(
  db: Db,
  user: User,
  issue: queries.KnownIssue['issue'],
  told: number[] = [],
): Promise<void> {
  const part = [issue.orderedBy, ...issue.users, ...issue.comments.map((one) => one.createdBy)];
  await notify(db, {
    kind: 'issueComment',
    to: part.map(({ id }) => id).filter((id) => !told.includes(id)),
    by: user.id,
    about: aboutIssue(issue),
    more: user.name,
  });
}

/** Adds a comment and tells those who take part; gives its id. */
export async function comment(
  db: Db,
  user: User,
  { issue }: queries.KnownIssue,
  text: string,
): Promise<number> {
  const id = await hang(db, user, issue.id, text);
  await tellComment(db, user, issue);
  return id;
}
