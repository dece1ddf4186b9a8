import type { Body } from '@zaplecze/contract/kit/endpoint';
import type { updateTask } from '@zaplecze/contract/tasks';
import { endDateProblem } from '@zaplecze/contract/tasks.forms';
import {
  endDateRequired,
  gateClosed,
  isFinal,
  projectIsCancelled,
} from '@zaplecze/contract/tasks.lists';
import type { Db } from '../../kit/database.ts';
import { forbidden, invalid } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';
import { aboutTask, notify, type TaskToTell } from '../notifications/notify.ts';
import {
  isReleased,
  neighbours,
  type ProjectOfTask,
  projectOf,
  replacedBy,
  type Task,
} from './tasks.queries.ts';
import { noteStatus, updateTask as write } from './tasks.write.queries.ts';

type Changes = Body<typeof updateTask>;

/** Task instances are read and worked on by the assignee, the substitute and managers. */
export async function mayWork(db: Db, user: User, assignee: number | null): Promise<boolean> {
  if (user.flags.manager || assignee === user.id) return true;
  return assignee !== null && (await replacedBy(db, user.id)).includes(assignee);
}

/** The limit and the importance are the managers'; so is passing a gate. @throws HttpError 403 */
export function assertOwnFields(user: User, changes: Changes): void {
  const managers = ['dateRealizationLimit', 'importance', 'reason'] as const;
  if (!user.flags.manager && managers.some((field) => changes[field] !== undefined))
    throw forbidden();
}

/**
 * The gate and the end date (document 000 section 4, decisions "Statuses"): a status changes only
 * when the preceding task of the procedure is at 9 or 10, or a manager gives a reason, now or
 * before; 9 needs an end date, which lies in the project's time. Tasks of a cancelled project wait
 * for it to be taken back.
 *
 * @param held whether the gate is closed
 * @throws HttpError 400 on `status` or `dateEndJob`
 */
function assertStatus(
  user: User,
  task: Task,
  { held, project }: { held: boolean; project: ProjectOfTask },
  changes: Changes,
): void {
  const { status = task.status } = changes;
  const end = changes.dateEndJob === undefined ? task.dateEndJob : changes.dateEndJob;
  if (status !== task.status) {
    if (project.cancelled) throw invalid({ status: projectIsCancelled }, projectIsCancelled);
    if (held && !(user.flags.manager && changes.reason))
      throw invalid({ status: gateClosed }, gateClosed);
  }
  if (status === 9 && !end) throw invalid({ dateEndJob: endDateRequired });
  const problem = end && end !== task.dateEndJob ? endDateProblem(end, project) : null;
  if (problem) throw invalid({ dateEndJob: problem });
  const limit =
    changes.dateRealizationLimit === undefined
      ? task.dateRealizationLimit
      : changes.dateRealizationLimit;
  if (task.finalDate && !limit) {
    throw invalid({ dateRealizationLimit: 'Termin jest wymagany, gdy jest ostateczny' });
  }
}

/**
 * Carries a change out. A new status is noted in the task's history; with 9 or 10 the successor
 * gets its turn (0 to 1) and its person is told. A manager's change before the predecessor's end
 * frees the task for good, and its person is told that it may go on. Leaving 9 or 10 clears the end
 * date and does not cascade: the later tasks that went on are answered, for the page to warn.
 */
export async function change(db: Db, user: User, task: Task, changes: Changes) {
  const { before, after } = await neighbours(db, task);
  const project = await projectOf(db, task.project);
  const early = before !== undefined && !isFinal(before.status);
  const held = early && !(await isReleased(db, task.id));
  assertStatus(user, task, { held, project }, changes);
  const { reason, status = task.status, ...fields } = changes;
  const reopened = isFinal(task.status) && !isFinal(status);
  const end = status === 9 ? fields.dateEndJob : reopened ? null : fields.dateEndJob;
  const version = await write(db, task.id, {
    ...fields,
    status,
    ...(end !== undefined && { dateEndJob: end }),
  });
  if (status !== task.status) {
    const why = early ? reason : null;
    await noteStatus(db, { projectTask: task.id, status, createdBy: user.id, reason: why });
    if (held && !isFinal(status))
      await tellTurn(db, user, { ...task, ...project }, `mimo kolejności: ${reason}`);
  }
  const [next] = after;
  const turn = isFinal(status) && next?.status === 0 ? next : null;
  if (turn) await giveTurn(db, user, { ...task, ...project }, turn);
  const reopenedBefore = reopened
    ? after.filter((step) => step.status !== 0).map((step) => step.step)
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
  await write(db, next.id, { status: 1 });
  await noteStatus(db, { projectTask: next.id, status: 1, createdBy: user.id });
  await tellTurn(db, user, { ...task, ...next }, task.procedureName);
}

type Turn = TaskToTell & { user: number | null };

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
