import * as z from 'zod';
import { optionalLimit } from '../../kit/fields/date-fields.ts';
import { choice, longText, requiredLines } from '../../kit/fields/fields.ts';
import { hours } from '../../kit/fields/number-fields.ts';
import { optionalWritten } from '../../kit/fields/written-fields.ts';
import { writtenOf } from '../../kit/values/rich-text-value.ts';
import { isLastMinute, warsawDay } from '../../kit/values/time.ts';
import type { TaskInstance } from './calls.ts';
import { taskStatuses } from './lists.ts';

/** What may be changed of a task. */

export const taskChanges = z
  .strictObject({
    status: choice('Status jest wymagany').refine(
      (value) => taskStatuses.some((status) => status.id === value),
      { error: 'Status jest wymagany' },
    ),
    /** A day alone means that day. */
    dateEndJob: optionalLimit(),
    dateRealization: optionalLimit(),
    estimation: hours(),
    /** Words; with formatting `{ html }`. */
    description: optionalWritten(4000),
    /** Managers only: the limit and the importance. */
    dateRealizationLimit: optionalLimit(),
    importance: z.int().min(1).max(3),
    /** Managers only: why the gate was passed before the predecessor ended. */
    reason: longText(500),
  })
  .partial();

/** A task as its form holds it; a reason is given once and belongs to no record. */
export const taskFormOf = (task: TaskInstance) =>
  ({
    status: task.status.id,
    dateEndJob: task.dateEndJob,
    dateRealization: task.dateRealization,
    estimation: task.estimation,
    description: writtenOf(task.description, task.descriptionHtml),
    dateRealizationLimit: task.dateRealizationLimit,
    importance: task.importance,
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
