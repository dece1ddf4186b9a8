import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import type { RichText } from '@zaplecze/contract/kit/values/rich-text-value';
import type { createIssue, updateIssue } from '@zaplecze/contract/rooms/issues/calls';
import {
  isReturn,
  issueStatus,
  issueStatuses,
  openIssueStatuses,
} from '@zaplecze/contract/rooms/issues/lists';
import type { StatusWay } from '@zaplecze/contract/rooms/issues/status-ways';
import { demandCustom, saveCustom } from '../../kit/custom-fields/save.ts';
import type { Db } from '../../kit/database/database.ts';
import { statusOf } from '../../kit/database/refs.ts';
import { invalid, refuseAtOnce } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { setLinks } from '../../kit/records/links.ts';
import { removeRow, saveRow } from '../../kit/records/rows.ts';
import { describedBy } from '../../kit/records/stored-text.ts';
import { findWorkingTime } from '../absences/index.ts';
import { addPattern, assertTicked } from '../checklists/index.ts';
import { assertClient } from '../clients/index.ts';
import {
  addComment,
  type CommentSaved,
  dropCommentsOf,
  keepDescription,
  notifyOfComment,
} from '../comments/index.ts';
import { attachFile, dropFilesOf } from '../files/index.ts';
import { aboutIssue, notify } from '../notifications/index.ts';
import { byItselfWords } from './acceptance/acceptance.rules.ts';
import { keepWaiting } from './acceptance/acceptance.save.ts';
import { addPointsOf } from './checklists/type-checklists.save.ts';
import { atWork, links } from './issue-people.ts';
import * as queries from './issues.queries.ts';
import { assertStep, isReopening } from './issues.rules.ts';
import { promiseOf } from './promises/promises.queries.ts';
import { promisedFrom } from './promises/promises.rules.ts';
import { keepPromises } from './promises/promises.save.ts';
import { issueTalk } from './talk.queries.ts';

/** Makes an issue that the person reports, with its people and files, or nothing at all. */
export async function create(db: Db, user: User, body: Body<typeof createIssue>): Promise<number> {
  const { users, files = [], custom, ...fields } = describedBy(body);
  const promise = await promiseOf(db, fields.type);
  const promised = promise && promisedFrom(promise, Date.now(), await findWorkingTime(db));
  const checklistRequired = promise?.checklist.length ? promise.checklistRequired : undefined;
  const own = { ...fields, ...promised, checklistRequired, orderedBy: user.id };
  const id = await queries.insertIssue(db, users, own);
  if (id === undefined) {
    // Rare, so asked only now which of the two it was.
    if (body.client) await assertClient(db, body.client);
    throw invalid({ users: links.users.message });
  }
  const at = { fresh: true, status: issueStatus.toDo };
  await saveCustom({ db, user, record: 'issue', id }, custom, at);
  if (promise) await addPattern(db, { owner: 'issue', id }, promise.checklist);
  for (const file of files) await attachFile(db, { file, user, to: 'issue', id });
  const texts = { before: null, now: fields.descriptionHtml };
  await keepDescription(db, { user, record: id, of: issueTalk }, texts);
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

/** Changes the sent fields and the status, in which `way` it came about if not in the product; gives the new version. */
export async function update(
  db: Db,
  user: User,
  { issue, ordererActive }: queries.KnownIssue,
  body: Body<typeof updateIssue> & { way?: StatusWay },
): Promise<number> {
  const {
    users: chosen,
    comment = null,
    status = issue.status.id,
    way = null,
    custom,
    ...fields
  } = describedBy(body);
  const before = issue.users.map(({ id }) => id);
  const course = { status: issue.status.id, orderedBy: issue.orderedBy.id, ordererActive };
  assertStep(user, course, status, comment);
  const returns = status !== issue.status.id && openIssueStatuses.includes(status);
  const users = returns ? await atWork(db, chosen ?? before, user) : chosen;
  const [orderedBy = course.orderedBy] = returns ? await atWork(db, [course.orderedBy], user) : [];
  if (body.client) await assertClient(db, body.client);
  const added = (users ?? []).filter((id) => !before.includes(id));
  await setLinks(db, links, issue.id, { users });
  const place = { talk: issueTalk, record: issue.id, user };
  const words = { text: comment ?? '', field: 'comment' };
  const saved = comment === null ? null : await addComment(db, place, words);
  const own = { db, user, record: 'issue', id: issue.id } as const;
  await saveCustom(own, custom, { status, now: fields });
  const version = await saveRow(db, 'issue', issue.id, {
    ...fields,
    status,
    ...(orderedBy !== course.orderedBy && { orderedBy }),
    ...(added.length > 0 && { assignDate: new Date() }),
  });
  const isDone = status === issueStatus.done && status !== issue.status.id;
  await refuseAtOnce(...(isDone ? [() => assertTicked(db, 'issue', issue)] : []), () =>
    demandCustom(own, { before: issue.status.id, now: status }),
  );
  const now = { id: issue.id, name: fields.name ?? issue.name };
  const texts = { before: issue.descriptionHtml, now: fields.descriptionHtml };
  await keepDescription(db, { user, record: issue.id, of: issueTalk }, texts);
  await tellAssigned(db, user, { ...now, orderer: issue.orderedBy.name }, added);
  if (status !== issue.status.id) {
    const part = [...(users ?? before), ...issue.followers.map(({ id }) => id)];
    const doers = part.filter((id) => !added.includes(id));
    await takeStep(db, user, now, { ...course, orderedBy, next: status, doers, way });
  }
  const otherType = fields.type !== undefined && fields.type !== issue.type.id;
  if (otherType) await addPointsOf(db, issue.id, fields.type ?? issue.type.id);
  if (otherType || isReopening(course.status, status)) await keepPromises(db, { ids: [issue.id] });
  if (saved) {
    const followers = issue.followers.map(({ id }) => id);
    const otherwiseNotified =
      status === issue.status.id ? [] : [issue.orderedBy.id, ...before, ...followers];
    await notifyOfIssueComment(db, user, issue, { comment: saved, otherwiseNotified });
  }
  return version;
}

type StatusStep = {
  status: number;
  next: number;
  orderedBy: number;
  /** Further recipients: executors, and reporters of the merged issues. */
  doers: number[];
  /** How it came about, if not in the product. */
  way?: StatusWay | null;
  /** What it follows from. */
  why?: string;
};

/**
 * Notes that an issue, already saved so, has a new status, and tells those who take part: the orderer of a done one
 * that it waits for acceptance, and until when at most.
 */
export async function takeStep(
  db: Db,
  user: User,
  issue: { id: number; name: string },
  { status, next, orderedBy, doers, way = null, why }: StatusStep,
): Promise<void> {
  const entry = { issue: issue.id, status: next, createdBy: user.id, way };
  const note = await queries.noteStatus(db, entry);
  const notifiesOrderer = user.id !== orderedBy;
  const step = { issue: issue.id, before: status, next, note, orderedBy, notifiesOrderer };
  const acceptsOn = await keepWaiting(db, step);
  const by = why ? `${user.name}, ${why}` : user.name;
  const about = aboutIssue(issue);
  if (next === issueStatus.done) {
    await notify(db, {
      kind: 'issueAcceptance',
      to: [orderedBy],
      by: user.id,
      about: { ...about, round: note },
      more: [by, acceptsOn && byItselfWords(acceptsOn)].filter(Boolean).join('; '),
    });
  }
  const name = statusOf(issueStatuses, next).name;
  const words = isReturn(status, next)
    ? 'zwrócone do poprawy'
    : isReopening(status, next)
      ? `wznowione, ${name}`
      : name;
  const to =
    next === issueStatus.done ? doers.filter((id) => id !== orderedBy) : [orderedBy, ...doers];
  await notify(db, {
    kind: 'issueStatus',
    to,
    by: user.id,
    about,
    more: `${words} (${by})`,
  });
}

/**
 * Notifies the people whom a comment mentions and the participants: orderer, executors, and earlier authors; except
 * those who were notified of a change of status by the same call.
 */
async function notifyOfIssueComment(
  db: Db,
  user: User,
  issue: queries.KnownIssue['issue'],
  { comment, otherwiseNotified = [] }: { comment: CommentSaved; otherwiseNotified?: number[] },
): Promise<void> {
  const writers = issue.comments.map((one) => one.createdBy);
  const part = [issue.orderedBy, ...issue.users, ...issue.followers, ...writers];
  const to = part.map(({ id }) => id).filter((id) => !otherwiseNotified.includes(id));
  const others = { kind: 'issueComment', to } as const;
  await notifyOfComment(db, {
    talk: issueTalk,
    user,
    about: aboutIssue(issue),
    comment: comment,
    others,
  });
}

/** Adds a comment and tells those whom it concerns; gives its id. @throws HttpError 400 on `text`, `answers` */
export async function addIssueComment(
  db: Db,
  user: User,
  { issue }: queries.KnownIssue,
  words: { text: RichText; answers?: number | undefined },
): Promise<number> {
  const comment = await addComment(db, { talk: issueTalk, record: issue.id, user }, words);
  await notifyOfIssueComment(db, user, issue, { comment });
  return comment.id;
}

/** Removes an issue with its files and comments. */
export async function remove(db: Db, id: number): Promise<void> {
  await removeRow(db, 'issue', id);
  await dropFilesOf(db, 'issue', [id]);
  await dropFilesOf(db, 'issueText', [id]);
  await dropCommentsOf(db, 'issue', [id]);
}
