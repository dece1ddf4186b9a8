import type { RichText } from '@zaplecze/contract/kit/values/rich-text-value';
import { isFinal, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';
import { saveCustom } from '../../kit/custom-fields/save.ts';
import type { Db } from '../../kit/database/database.ts';
import { refuseAtOnce } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { describedBy } from '../../kit/records/stored-text.ts';
import { assertTicked } from '../checklists/index.ts';
import { addComment, hangComment, keepDescription, notifyOfComment } from '../comments/index.ts';
import { aboutTask, notify, type TaskForNotice } from '../notifications/index.ts';
import { personAtWork } from '../people/index.ts';
import { assertFilled } from './fields-to-fill.ts';
import { taskTalk } from './talk.queries.ts';
import {
  isReleased,
  neighbours,
  type ProjectOfTask,
  projectOf,
  type Task,
} from './tasks.queries.ts';
import { assertStatus, type Changes, transitionOf } from './tasks.rules.ts';
import { noteStatus, updateTask as write } from './tasks.write.queries.ts';

/**
 * Carries a change out. A new status is noted in the task's history; with 9 or 10 the successor
 * gets its turn (0 to 1) and its person is told. A manager's change before the predecessor's end
 * frees the task for good, and its person is told that it may go on. Leaving 9 or 10 clears the end
 * date and does not cascade: the later tasks that went on are answered, for the page to warn.
 */
export async function saveTask(db: Db, user: User, task: Task, changes: Changes) {
  const { before, after } = await neighbours(db, task);
  const project = await projectOf(db, task.project);
  const early = before !== undefined && !isFinal(before.status);
  const isBlocked = early && !(await isReleased(db, task.id));
  assertStatus(user, task, { isBlocked, project }, changes);
  const { status, changed, completed, reopened, dateEndJob } = transitionOf(task, changes);
  const { reason, custom, ...fields } = describedBy(changes);
  await saveCustom({ db, user, record: 'task', id: task.id }, custom);
  if (completed)
    await refuseAtOnce(
      () => assertTicked(db, 'projectTask', task),
      () => assertFilled(db, user, task),
    );
  const heir = reopened ? await personAtWork(db, task.user) : task.user;
  const version = await write(db, task.id, {
    ...fields,
    status,
    ...(heir !== task.user && { user: heir }),
    ...(dateEndJob !== undefined && { dateEndJob }),
  });
  const texts = { before: task.descriptionHtml, now: fields.descriptionHtml };
  await keepDescription(db, { user, record: task.id, of: taskTalk }, texts);
  if (changed) {
    const why = early ? reason : null;
    await noteStatus(db, { projectTask: task.id, status, createdBy: user.id, reason: why });
    if (isBlocked && !isFinal(status))
      await tellTurn(db, user, { ...task, ...project }, `mimo kolejności: ${reason}`);
  }
  if (heir !== task.user) await tellReturned(db, user, { ...task, ...project, user: heir });
  const [next] = after;
  const turn = isFinal(status) && next?.status === taskStatus.waiting ? next : null;
  if (turn) await giveTurn(db, user, { ...task, ...project }, turn);
  const reopenedBefore = reopened
    ? after.filter((step) => step.status !== taskStatus.waiting).map((step) => step.step)
    : [];
  return { version, reopenedBefore, turnOf: turn?.id ?? null };
}

type Successor = { id: number; user: number | null; name: string; task: number };

async function giveTurn(
  db: Db,
  user: User,
  task: Task & ProjectOfTask,
  next: Successor,
): Promise<void> {
  const status = taskStatus.toDo;
  await write(db, next.id, { status });
  await noteStatus(db, { projectTask: next.id, status, createdBy: user.id });
  await tellTurn(db, user, { ...task, ...next }, task.procedureName);
}

type Turn = TaskForNotice & { user: number | null };

async function tellTurn(db: Db, user: User, task: Turn, more: string): Promise<void> {
  if (task.user === null) return;
  await notify(db, {
    kind: 'yourTurn',
    to: [task.user],
    by: user.id,
    about: aboutTask(task),
    more,
  });
}

/** A task of somebody who has left was reopened: whoever took over from them is told, of nobody its manager. */
async function tellReturned(db: Db, user: User, task: Turn): Promise<void> {
  await notify(db, {
    kind: task.user === null ? 'unassigned' : 'taskAssigned',
    to: [task.user ?? user.id],
    by: task.user === null ? null : user.id,
    about: aboutTask(task),
    more: `wznowione (${user.name})`,
  });
}

type Words = { text: RichText; answers?: number | undefined };

/**
 * Puts a comment on a task, or hangs one that was made before (its number); whom it calls is told, and whoever
 * has the task or ordered it. Gives its number.
 *
 * @throws HttpError 404, 400 on `text` and `answers`
 */
export async function addTaskComment(
  db: Db,
  user: User,
  task: Task,
  words: Words | number,
): Promise<number> {
  const place = { talk: taskTalk, record: task.id, user };
  const saved =
    typeof words === 'number'
      ? await hangComment(db, place, words)
      : await addComment(db, place, words);
  const to = [task.user, task.orderedBy].filter((person) => person !== null);
  const about = aboutTask({ ...task, ...(await projectOf(db, task.project)) });
  await notifyOfComment(db, {
    talk: taskTalk,
    user,
    about,
    comment: saved,
    others: { kind: 'taskComment', to },
  });
  return saved.id;
}
