import * as z from 'zod';
import { choice, hours, longText, optionalDateTime, optionalLimit, text } from './kit/fields.ts';
import { taskStatuses } from './tasks.lists.ts';
import type { TaskInstance } from './tasks.ts';

/** What may be changed of a task. */

export const taskChanges = z
  .strictObject({
    status: choice('Status jest wymagany').refine(
      (value) => taskStatuses.some((status) => status.id === value),
      { error: 'Status jest wymagany' },
    ),
    dateEndJob: optionalDateTime(),
    dateRealization: optionalLimit(),
    estimation: hours(),
    description: longText(4000),
    /** Managers only: the limit and the importance. */
    dateRealizationLimit: optionalLimit(),
    importance: z.int().min(1).max(3),
    /** Managers only: why the gate was passed before the predecessor ended. */
    reason: text(500),
  })
  .partial();

/** A task as its form holds it; a reason is given once and belongs to no record. */
export const taskFormOf = (task: TaskInstance) =>
  ({
    status: task.status.id,
    dateEndJob: task.dateEndJob,
    dateRealization: task.dateRealization,
    estimation: task.estimation,
    description: task.description,
    dateRealizationLimit: task.dateRealizationLimit,
    importance: task.importance,
  }) satisfies Required<Omit<z.input<typeof taskChanges>, 'reason'>>;
