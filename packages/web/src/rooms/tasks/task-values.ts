import type { TaskInstance } from '@zaplecze/contract/rooms/tasks/calls';
import { endDateProblem, taskChanges, taskFormOf } from '@zaplecze/contract/rooms/tasks/forms';
import { endDateRequired, taskStatus } from '@zaplecze/contract/rooms/tasks/lists';

/** The four ids by which the calls name a task. */
export function taskParams(task: TaskInstance) {
  return {
    project: task.project.id,
    task: task.task.id,
    procedure: task.procedure.id,
    service: task.service.id,
  };
}

/** Whether the preceding task of the procedure still holds this one back. */
export const isHeld = ({ waitsFor }: TaskInstance): boolean => waitsFor !== null;

/** The contract's changes with what depends on the task: the end date, the reason at the gate. */
export function schemaOf(task: TaskInstance) {
  return taskChanges
    .superRefine(({ dateEndJob: end }, context) => {
      const message = end && end !== task.dateEndJob ? endDateProblem(end, task.project) : null;
      if (message) context.addIssue({ code: 'custom', message, path: ['dateEndJob'] });
    })
    .refine((value) => value.status !== taskStatus.done || Boolean(value.dateEndJob), {
      error: endDateRequired,
      path: ['dateEndJob'],
    })
    .refine((value) => !isHeld(task) || value.status === task.status.id || value.reason, {
      error: 'Podaj powód zmiany mimo kolejności',
      path: ['reason'],
    });
}

export const taskValues = (task: TaskInstance) => ({ ...taskFormOf(task), reason: '' });
