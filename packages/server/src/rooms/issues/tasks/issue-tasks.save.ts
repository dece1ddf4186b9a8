import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import { issueStatus, openIssueStatuses } from '@zaplecze/contract/rooms/issues/lists';
import type { makeIssueTask } from '@zaplecze/contract/rooms/issues/tasks/calls';
import { importance, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import type { Db } from '../../../kit/database/database.ts';
import { conflict, forbidden, invalid, notFound } from '../../../kit/http/calls/errors.ts';
import type { User } from '../../../kit/http/guard.ts';
import { lockVersions, saveRow } from '../../../kit/records/rows.ts';
import { openPoints } from '../../checklists/index.ts';
import { aboutIssue, aboutTask, notify } from '../../notifications/index.ts';
import { activePeople } from '../../people/index.ts';
import {
  findTaskForNotice,
  insertTasks,
  lockProcedure,
  mayWork,
  noteStatus,
} from '../../tasks/index.ts';
import * as queries from '../issues.queries.ts';
import { assertSeparate } from '../issues.rules.ts';
import { takeStep } from '../issues.save.ts';
import {
  findDefinition,
  findEnd,
  findMade,
  issuesEndingWith,
  issuesWaitingFor,
  keepTask,
} from './issue-tasks.queries.ts';

type Link = { issue: number; task: number; made?: boolean; ends: boolean };

const insertLink = (db: Db, { issue, task, made = false, ends }: Link) =>
  db
    .insertInto('issueTask')
    .values({ issue, projectTask: task, made, ends })
    .onConflict((known) => known.columns(['issue', 'projectTask']).doUpdateSet({ ends }))
    .execute();

/**
 * Links an issue to a task that the person may open; repeated, it only updates whether the issue ends with the task.
 *
 * @throws HttpError 400 on `task` when there is none or the person may not open it: the answer does not reveal which
 */
export async function link(
  db: Db,
  user: User,
  { issue }: queries.KnownIssue,
  { task: id, ends }: { task: number; ends: boolean },
): Promise<void> {
  assertSeparate({ issue });
  const task = await keepTask(db, id);
  if (!task || !(await mayWork(db, user, task.user))) {
    throw invalid({ task: 'Nie ma takiego zadania' });
  }
  await insertLink(db, { issue: issue.id, task: id, ends });
}

/** Takes a link away. @throws HttpError 404 when there is none, 403 when the task is not theirs to open */
export async function unlink(db: Db, user: User, issue: number, id: number): Promise<void> {
  const task = await keepTask(db, id);
  if (!task) throw notFound();
  if (!(await mayWork(db, user, task.user))) throw forbidden();
  const removedLink = await db
    .deleteFrom('issueTask')
    .where('issue', '=', issue)
    .where('projectTask', '=', id)
    .returning('issue')
    .executeTakeFirst();
  if (!removedLink) throw notFound();
}

/**
 * Makes a task of an issue, at the end of a procedure of a running project, and links the two. The task is the
 * project's own: its service does not know it, so neither its new versions nor next periods do. Gives its id.
 *
 * @throws HttpError 400 on the field, 409 for an issue that is over
 */
export async function makeTask(
  db: Db,
  user: User,
  issue: number,
  body: Body<typeof makeIssueTask>,
): Promise<number> {
  const { project, procedure, task, name, user: person, free, ends } = body;
  // The project before the issue, as wherever a task ends.
  await lockProcedure(db, { project, procedure });
  const known = await queries.lockIssue(db, user, issue);
  if (!known) throw notFound();
  assertSeparate(known);
  if (!openIssueStatuses.includes(known.issue.status.id)) {
    throw conflict('Zadanie można zrobić tylko z otwartego zgłoszenia.');
  }
  const end = await findEnd(db, project, procedure);
  if (!end) throw invalid({ procedure: 'Wskaż procedurę trwającego projektu' });
  if (!(await findDefinition(db, task))) throw invalid({ task: 'Nie ma takiego rodzaju zadania' });
  if (end.tasks.includes(task)) {
    throw invalid({ task: 'Ta procedura ma już takie zadanie. Wskaż inny rodzaj.' });
  }
  if (!(await activePeople(db, [person])).has(person))
    throw invalid({ user: 'Nie ma takiej osoby' });
  const { tasks: _, waits, ...place } = end;
  const status = waits && !free ? taskStatus.waiting : taskStatus.toDo;
  await insertTasks(
    db,
    [
      {
        ...{ ...place, project, procedure, task, name, ...termsOf(body, known.issue) },
        ...{ user: person, orderedBy: user.id, status, importance: importance.ordinary },
        extra: true,
      },
    ],
    user.id,
  );
  const { id } = await findMade(db, { project, procedure, task });
  if (waits && free) {
    const reason = `zadanie ze zgłoszenia „${known.issue.name}”`;
    await noteStatus(db, { projectTask: id, status, createdBy: user.id, reason });
  }
  await insertLink(db, { issue, task: id, made: true, ends });
  await notifyOfTask(db, user, known.issue, { id, person });
  return id;
}

/** What of a task is the issue's own where nothing else is said. */
function termsOf(
  { description, dateRealizationLimit, estimation }: Body<typeof makeIssueTask>,
  issue: queries.KnownIssue['issue'],
) {
  return {
    description: description === undefined ? issue.description : description,
    dateRealizationLimit:
      dateRealizationLimit === undefined ? issue.dateRealization : dateRealizationLimit,
    estimation: estimation === undefined ? issue.timeRequired : estimation,
  };
}

/** Notifies the person of the new task; and the people of the issue that it continues there. */
async function notifyOfTask(
  db: Db,
  user: User,
  { orderedBy, users, followers, ...issue }: queries.KnownIssue['issue'],
  { id, person }: { id: number; person: number },
): Promise<void> {
  const about = aboutTask(await findTaskForNotice(db, id));
  await notify(db, { kind: 'taskAssigned', to: [person], by: user.id, about, more: '' });
  const others = [orderedBy, ...users, ...followers].map((one) => one.id);
  await notify(db, {
    kind: 'issueStatus',
    to: others.filter((one) => one !== person),
    by: user.id,
    about: aboutIssue(issue),
    more: `zrobiono z niego zadanie projektu (${user.name})`,
  });
}

/**
 * A task has ended: issues that are to be done with it are. One whose required checklist has open points is not; its
 * people are told so.
 */
export async function endIssuesOf(
  db: Db,
  user: User,
  task: { id: number; name: string },
): Promise<void> {
  // Locked before it is asked what else they wait for: of two tasks that end at once the second sees the first.
  await lockVersions(db, 'issue', await issuesWaitingFor(db, task.id));
  for (const id of await issuesEndingWith(db, task.id)) {
    const known = await queries.findIssue(db, user, id);
    if (known) await end(db, user, known, `zadanie „${task.name}”`);
  }
}

async function end(db: Db, user: User, { issue }: queries.KnownIssue, why: string): Promise<void> {
  const doers = [...issue.users, ...issue.followers].map(({ id }) => id);
  const left = await openPoints(db, 'issue', issue);
  if (left.length > 0) {
    const more = `zrobiono ${why}, ale zostały punkty listy kontrolnej (${user.name})`;
    const to = issue.users.map(({ id }) => id);
    await notify(db, { kind: 'issueStatus', to, by: user.id, about: aboutIssue(issue), more });
    return;
  }
  const next = issueStatus.done;
  await saveRow(db, 'issue', issue.id, { status: next });
  const step = { status: issue.status.id, next, orderedBy: issue.orderedBy.id, doers, why };
  await takeStep(db, user, issue, step);
}
