import type { Body } from '@zaplecze/contract/kit/calls/endpoint';
import type { TaskInstance, updateTask } from '@zaplecze/contract/rooms/tasks/calls';
import { endDateProblem } from '@zaplecze/contract/rooms/tasks/forms';
import {
  endDateRequired,
  gateClosed,
  isFinal,
  projectIsCancelled,
  taskStatus,
} from '@zaplecze/contract/rooms/tasks/lists';
import type { Db } from '../../kit/database/database.ts';
import { forbidden, invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { shownTo } from '../comments/index.ts';
import { replacedBy } from '../people/index.ts';
import type { LastHandover } from './course/handover.queries.ts';
import type { KnownTask, ProjectOfTask, Task } from './tasks.queries.ts';

export type Changes = Body<typeof updateTask>;

/**
 * Task instances are read and worked on by the assignee, the substitute and managers; so is the
 * list of what a person has.
 */
export async function mayWork(db: Db, user: User, assignee: number | null): Promise<boolean> {
  if (user.flags.manager || assignee === user.id) return true;
  return assignee !== null && (await replacedBy(db, user.id)).includes(assignee);
}

/** Whether a person may work on one of several tasks. */
export async function mayWorkForOne(
  db: Db,
  user: User,
  assignees: (number | null)[],
): Promise<boolean> {
  for (const assignee of new Set(assignees)) if (await mayWork(db, user, assignee)) return true;
  return false;
}

/**
 * Whoever has what was handed on gives it back; who handed it on takes it back while nothing was done with it.
 * `worker`: may work on it.
 */
export const mayGiveBack = (user: User, worker: boolean, last: LastHandover | undefined): boolean =>
  worker || (last !== undefined && last.from === user.id && !last.begunSince);

/** A task with what its reader, who may work on it, may do with it and its comments. */
export function shownTask(user: User, { last, ...task }: KnownTask): TaskInstance {
  const open = !isFinal(task.status.id) && !task.project.cancelled;
  const giver = task.handovers[0]?.from ?? null;
  return {
    ...task,
    comments: shownTo(user, task.comments),
    may: {
      ...{ edit: true, delete: false, work: true, override: user.flags.manager, handOver: open },
      handBack: open && last && giver?.id === last.from ? giver : null,
    },
  };
}

/** The limit and the importance are the managers'; so is passing a gate. @throws HttpError 403 */
export function assertOwnFields(user: User, changes: Changes): void {
  const managers = ['dateRealizationLimit', 'importance', 'reason'] as const;
  if (!user.flags.manager && managers.some((field) => changes[field] !== undefined))
    throw forbidden();
}

/*
 * The course of a task. Whoever works on it chooses among the open statuses and the two ends freely, once its gate is
 * open; the product itself moves a task in one place alone, marked *.
 *
 *     gate closed (predecessor open)            gate open
 *    +---------------------------+   *   +------------------------------------------+
 *    | waiting                   | ----> | to do  <->  in progress  <->  suspended  |
 *    +---------------------------+       +------------------------------------------+
 *        |  a manager's reason                  |  ends              ^  reopened: the end date goes,
 *        |  opens it for good                   v                    |  later tasks stay as they are
 *        |                               +------------------------------------------+
 *        +-----------------------------> | done (with an end date)  or  cancelled   |
 *                                        +------------------------------------------+
 *                                               |
 *                                               |  * the successor, if it waits, is to do; its person is notified
 *                                               v
 */

type Transition = {
  status: number;
  /** Whether the status becomes another one. */
  changed: boolean;
  /** Becomes done, so its checklist must be ticked. */
  completed: boolean;
  /** Leaves an end for an open status. */
  reopened: boolean;
  /** The end date to write (`null` takes it away); `undefined`: as it stands. */
  dateEndJob: string | null | undefined;
};

/** What a change of a task means for its course (the drawing above). */
export function transitionOf(task: Task, changes: Changes): Transition {
  const { status = task.status } = changes;
  const reopened = isFinal(task.status) && !isFinal(status);
  return {
    status,
    changed: status !== task.status,
    completed: status === taskStatus.done && task.status !== taskStatus.done,
    reopened,
    dateEndJob: reopened ? null : changes.dateEndJob,
  };
}

/**
 * The gate (TAS-14, TAS-19) and the end date (TAS-10, TAS-11): a status changes only
 * when the preceding task of the procedure is at 9 or 10, or a manager gives a reason, now or
 * before; 9 needs an end date, which lies in the project's time. Tasks of a cancelled project wait
 * for it to be taken back.
 *
 * @param isBlocked whether the gate is closed
 * @throws HttpError 400 on `status` or `dateEndJob`
 */
export function assertStatus(
  user: User,
  task: Task,
  { isBlocked, project }: { isBlocked: boolean; project: ProjectOfTask },
  changes: Changes,
): void {
  const { status = task.status } = changes;
  const end = changes.dateEndJob === undefined ? task.dateEndJob : changes.dateEndJob;
  if (status !== task.status) {
    if (project.cancelled) throw invalid({ status: projectIsCancelled }, projectIsCancelled);
    if (isBlocked && !(user.flags.manager && changes.reason))
      throw invalid({ status: gateClosed }, gateClosed);
  }
  if (status === taskStatus.done && !end) throw invalid({ dateEndJob: endDateRequired });
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
