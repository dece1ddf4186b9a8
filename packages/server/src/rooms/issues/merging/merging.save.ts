import type { Issue } from '@zaplecze/contract/rooms/issues/calls';
import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import type { MergePreview } from '@zaplecze/contract/rooms/issues/merging/calls';
import { sql } from 'kysely';
import type { Db } from '../../../kit/database/database.ts';
import { conflict, notFound } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { lockVersions, saveRow, touchRow } from '../../../kit/records/rows.ts';
import { countPoints, movePoints } from '../../checklists/index.ts';
import { moveComments } from '../../comments/index.ts';
import { moveFiles } from '../../files/index.ts';
import { aboutIssue, notifyEach } from '../../notifications/index.ts';
import { keepWaiting } from '../acceptance/acceptance.save.ts';
import { passToPresent } from '../issue-people.ts';
import { findIssue, type KnownIssue, lastNote, noteStatus } from '../issues.queries.ts';
import { countTasks, findMerge, headOf, type Merge } from './merging.queries.ts';
import { assertMergeable, filledOf, isOfOther, peopleOf } from './merging.rules.ts';

const find = (db: Db, user: User, ids: number[]) =>
  Promise.all(ids.map((id) => findIssue(db, user, id)));

/** What merging issues into one would bring. @throws HttpError as `mergeIntoIssue` */
export async function previewIssueMerge(
  db: Db,
  user: User,
  into: KnownIssue,
  ids: number[],
): Promise<MergePreview> {
  const others = assertMergeable(user, into, await find(db, user, ids)).map(({ issue }) => issue);
  const sum = (of: (issue: Issue) => number) => others.reduce((all, one) => all + of(one), 0);
  const [{ points, same }, tasks] = await Promise.all([
    countPoints(db, ids, into.id),
    countTasks(db, ids, into.id),
  ]);
  return {
    comments: sum(({ comments }) => comments.length),
    files: sum(({ files }) => files.length),
    points,
    samePoints: same,
    tasks,
    ...peopleOf(into.issue, others),
    filled: filledOf(into.issue, others),
    otherClient: isOfOther(into.issue, others),
  };
}

/**
 * Merges issues into another one, all or none: their comments, files and points move, their executors join, their
 * reporters become followers. The people of all issues get one notice each. Returns the new version of the remaining
 * issue.
 *
 * @throws HttpError 400 on `issues`, 409 for an issue that is closed or was merged meanwhile
 */
export async function mergeIntoIssue(
  db: Db,
  user: User,
  into: number,
  ids: number[],
): Promise<number> {
  // All of them in one order: of two mergings that cross, one waits for the other and then finds it done.
  await lockVersions(db, 'issue', [into, ...ids]);
  const target = await findIssue(db, user, into);
  if (!target) throw notFound();
  const others = assertMergeable(user, target, await find(db, user, ids));
  let known = target.issue;
  let version = known.version;
  for (const { issue } of others) {
    ({ version } = await join(db, user, known, issue));
    known = (await findIssue(db, user, into))?.issue ?? known;
  }
  await notifyOfMerge(db, user, known, [target.issue, ...others.map((one) => one.issue)]);
  return version;
}

/** Makes one issue a part of another one. */
async function join(db: Db, user: User, into: Issue, issue: Issue) {
  const way = { from: issue.id, to: into.id };
  const people = peopleOf(into, [issue]);
  const filled = filledOf(into, [issue]);
  const moved = {
    comments: await moveComments(db, way),
    files: await moveFiles(db, way),
    items: await movePoints(db, way),
    ...(await addPeople(db, into.id, people)),
    tasks: await addTasks(db, way),
  };
  const { client, ...plain } = filled;
  const values = { ...plain, ...(client && { client: client.id }) };
  const version = await saveRow(db, 'issue', into.id, {
    ...values,
    ...(moved.users.length > 0 && { assignDate: sql`now()` }),
  });
  const status = issueStatus.cancelled;
  await saveRow(db, 'issue', issue.id, { status, mergedInto: into.id });
  const note = await noteStatus(db, { issue: issue.id, status, createdBy: user.id });
  await keepWaiting(db, { ...waitingOf(issue), next: status, note });
  await db
    .insertInto('issueMerge')
    .values({
      ...{ issue: issue.id, into: into.id, statusBefore: issue.status.id, note },
      ...moved,
      filled: JSON.stringify(values),
    })
    .execute();
  return { version };
}

type People = ReturnType<typeof peopleOf>;

/** Adds people to an issue, those who still work here; gives the ids of who was not there before. */
async function addPeople(db: Db, issue: number, { users, followers }: People) {
  const ids = (people: People['users']) => people.map(({ id }) => id);
  const added = async (rows: ReturnType<typeof sql>) =>
    (await sql<{ user: number }>`${rows}`.execute(db)).rows.map(({ user }) => user);
  const active = (some: number[]) => sql`select ${issue}::int, p.id from person p
    where p.active and p.id = any(${some}::int[]) order by p.id for key share`;
  return {
    users: await added(sql`insert into "issueUser" (issue, "user") ${active(ids(users))}
      on conflict do nothing returning "user"`),
    followers: await added(sql`insert into "issueFollower" (issue, "user") ${active(ids(followers))}
      on conflict do nothing returning "user"`),
  };
}

/** Links the tasks of one issue to another one as well; gives the ids of those that were not. */
async function addTasks(db: Db, { from, to }: { from: number; to: number }): Promise<number[]> {
  const { rows } = await sql<{ task: number }>`
    insert into "issueTask" (issue, "projectTask", made, ends)
    select ${to}::int, t."projectTask", t.made, t.ends from "issueTask" t where t.issue = ${from}
    on conflict do nothing returning "projectTask" as task`.execute(db);
  return rows.map(({ task }) => task);
}

/** Notifies every participant of the merged issues once, with the remaining issue. */
async function notifyOfMerge(db: Db, user: User, into: Issue, all: Issue[]): Promise<void> {
  const [, ...others] = all;
  const names = others.map(({ name }) => `„${name}”`).join(', ');
  const about = aboutIssue(into);
  const to = all.flatMap((one) => [one.orderedBy, ...one.users, ...one.followers]);
  const more = `dołączono ${names}, ${user.name}`;
  const messages = to.map(({ id }) => ({ to: id, about, more }));
  await notifyEach(db, { kind: 'issueMerged', by: user.id, messages });
}

/**
 * Takes a merging back: the issue is a separate one again with the status it had, and gets what it brought along. What
 * was said or added since stays where it is.
 *
 * @throws HttpError 404 for what is merged into nothing, 409 once it is too long ago
 */
export async function splitOffIssue(db: Db, user: User, id: number): Promise<void> {
  const before = await headOf(db, id);
  if (before === undefined) throw notFound();
  await lockVersions(db, 'issue', [id, before]);
  const [done, head] = [await findMerge(db, id), await headOf(db, id)];
  if (!done) throw notFound();
  if (head !== before) throw conflict('Ktoś zmienia to w tej samej chwili. Spróbuj ponownie.');
  if (!done.fresh) throw conflict('Połączenie można cofnąć tylko przez 30 dni.');
  await giveBack(db, head, done);
  await takePeople(db, done);
  await unfill(db, user, done);
  const [separate] = await find(db, user, [id]);
  if (!separate) throw notFound();
  const orderedBy = await passToPresent(db, user, separate, done.statusBefore);
  await saveRow(db, 'issue', id, { status: done.statusBefore, mergedInto: null, orderedBy });
  // As if it had not been: neither was it done later than it was, nor reopened.
  await db.deleteFrom('issueStatus').where('id', '=', done.note).execute();
  await db.deleteFrom('issueMerge').where('issue', '=', id).execute();
  await touchRow(db, 'issue', head);
  const [again, stays] = await find(db, user, [id, head]);
  if (again) await waitAnew(db, again.issue);
  if (again && stays) await notifyOfSplit(db, user, again.issue, stays.issue);
}

const waitingOf = ({ id, status, orderedBy }: Issue) => ({
  ...{ issue: id, before: status.id, orderedBy: orderedBy.id, notifiesOrderer: false },
});

/** What was done when it was merged waits for its orderer again, announced anew before it is accepted by itself. */
async function waitAnew(db: Db, issue: Issue): Promise<void> {
  if (issue.status.id !== issueStatus.done) return;
  const note = await lastNote(db, issue.id);
  await keepWaiting(db, {
    ...{ ...waitingOf(issue), before: issueStatus.cancelled, next: issueStatus.done, note },
  });
}

/** Moves back what came with the issue and is still there. */
async function giveBack(db: Db, head: number, done: Merge): Promise<void> {
  const way = { from: head, to: done.issue };
  await moveComments(db, { ...way, only: done.comments });
  await moveFiles(db, { ...way, only: done.files });
  await movePoints(db, { ...way, only: done.items });
}

/** Who and what was added by it goes, unless another merging brought them too; somebody always does it. */
async function takePeople(db: Db, { issue, into, users, followers, tasks }: Merge): Promise<void> {
  const others = sql`select m.issue from "issueMerge" m where m."into" = ${into} and m.issue <> ${issue}`;
  await sql`delete from "issueUser" l where l.issue = ${into} and l."user" = any(${users}::int[])
    and not exists (select from "issueUser" k where k."user" = l."user" and k.issue in (${others}))
    and exists (select from "issueUser" k where k.issue = l.issue and not k."user" = any(${users}::int[]))`.execute(
    db,
  );
  await sql`delete from "issueFollower" f where f.issue = ${into} and f."user" = any(${followers}::int[])
    and not exists (select from issue k where k."orderedBy" = f."user" and k.id in (${others}))`.execute(
    db,
  );
  await sql`delete from "issueTask" t where t.issue = ${into} and t."projectTask" = any(${tasks}::int[])
    and not exists (select from "issueTask" k where k."projectTask" = t."projectTask" and k.issue in (${others}))`.execute(
    db,
  );
}

const same = (a: unknown, b: unknown) =>
  a === b || (typeof a === 'string' && typeof b === 'string' && Date.parse(a) === Date.parse(b));

/** What it filled is empty again, unless somebody changed it since. */
async function unfill(db: Db, user: User, { into, filled }: Merge): Promise<void> {
  const known = (await findIssue(db, user, into))?.issue;
  if (!known) return;
  const now: Record<string, unknown> = { ...known, client: known.client?.id ?? null };
  const values = Object.entries(filled as Record<string, unknown>);
  const restored = values
    .filter(([key, value]) => same(now[key], value))
    .map(([key]) => [key, null]);
  if (restored.length > 0) await saveRow(db, 'issue', into, Object.fromEntries(restored));
}

/** Notifies the people of both issues, each of their own; people of both get the notice of the separated one. */
async function notifyOfSplit(db: Db, user: User, again: Issue, stays: Issue): Promise<void> {
  const more = `rozłączono „${again.name}”, ${user.name}`;
  const people = ({ orderedBy, users, followers }: Issue) => [orderedBy, ...users, ...followers];
  const messages = [again, stays].flatMap((issue) =>
    people(issue).map(({ id }) => ({ to: id, about: aboutIssue(issue), more })),
  );
  await notifyEach(db, { kind: 'issueMerged', by: user.id, messages });
}
