import * as z from 'zod';
import { customInput } from '../../kit/fields/custom-fields.schemas.ts';
import { customIds } from '../../kit/fields/custom-fields.ts';
import { choice, longText, requiredLines } from '../../kit/fields/fields.ts';
import { shapeOf } from '../../kit/fields/record-fields.schemas.ts';
import { formOf } from '../../kit/fields/record-fields.ts';
import { isLastMinute, warsawDay } from '../../kit/values/time.ts';
import type { TaskInstance } from './calls.ts';
import { taskRowFields } from './fields.ts';

/** What may be changed of a task. */

export const taskChanges = z
  .strictObject({
    ...shapeOf(taskRowFields),
    /** Managers only: the limit and the importance. */
    importance: z.int().min(1).max(3),
    custom: customInput('task'),
    /** Managers only: why the gate was passed before the predecessor ended. */
    reason: longText(500),
  })
  .partial();

/** A task as its form holds it; a reason is given once and belongs to no record. */
export const taskFormOf = (task: TaskInstance) =>
  ({
    ...formOf(taskRowFields, task),
    importance: task.importance,
    custom: customIds(task.custom),
  }) satisfies Required<Omit<z.input<typeof taskChanges>, 'reason'>>;

/** The new person of a task, and a comment for them. */
export const taskHandOver = z.strictObject({
  user: choice('Wskaż osobę'),
  text: requiredLines('Napisz, co trzeba wiedzieć', 500),
});

export const taskHandBack = z.strictObject({ text: longText(500) });

/** How far the clock of the one who types may be ahead, in milliseconds. */
const clockSkew = 5 * 60_000;

/**
 * What is wrong with the end date of a task, or null: work has not ended in the future (today
 * without an hour is today), nor before the day on which its project began.
 *
 * @param end ISO instant
 * @param began Warsaw day, YYYY-MM-DD
 * @param now milliseconds since the epoch
 */
export function endDateProblem(
  end: string,
  { began, now = Date.now() }: { began: string; now?: number },
): string | null {
  const instant = Date.parse(end);
  const day = warsawDay(instant);
  const today = day === warsawDay(now) && isLastMinute(end);
  if (instant > now + clockSkew && !today) return 'Data zakończenia nie może być w przyszłości';
  if (day >= began) return null;
  const start = began.split('-').reverse().join('.');
  return `Data zakończenia nie może być przed początkiem projektu (${start})`;
}
