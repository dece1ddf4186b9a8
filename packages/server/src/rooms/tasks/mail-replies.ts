import type { Db } from '../../kit/database/database.ts';
import { HttpError } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import { taskOfId } from './tasks.queries.ts';
import { mayWork } from './tasks.rules.ts';
import { addTaskComment } from './tasks.save.ts';

type Answered = { record: number; text: string; answers: number | null };

/**
 * Puts an answer by mail on a task of a project; null when its writer may not see it (any more). One to a comment that
 * is gone is a comment of its own.
 */
export async function replyToTask(db: Db, user: User, { record, text, answers }: Answered) {
  const task = await taskOfId(db, record);
  if (!task || !(await mayWork(db, user, task.user))) return null;
  const place = { kind: 'projectTask' as const, record: task.id };
  try {
    const comment = await addTaskComment(db, user, task, { text, answers: answers ?? undefined });
    return { ...place, comment: comment };
  } catch (error) {
    if (!(error instanceof HttpError && error.errors?.answers)) throw error;
    return { ...place, comment: await addTaskComment(db, user, task, { text }) };
  }
}
