import { unassignedMessage } from '@zaplecze/contract/rooms/projects/forms';
import { derivedStatus, projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import { invalid } from '../../kit/http/calls/errors.ts';
import type { User } from '../../kit/http/guard.ts';
import type { ServicePlan } from '../catalog/index.ts';

/** Projects are the managers' (PRO-01). */
export const projectMay = (user: User) => ({
  edit: user.flags.manager,
  delete: user.flags.manager,
});

export type Assignment = {
  procedure: number;
  task: number;
  user: number;
  finalDate: boolean;
  dateRealizationLimit?: string | null;
};

/**
 * Checks that the assignments name each task of the service, and nothing else. Their place in
 * the sent list names the field of a message.
 *
 * @throws HttpError 400 on `tasks.0.user` or `tasks.0.task`
 */
export function assertAssigned(plan: ServicePlan, assignments: Assignment[]): void {
  const key = (one: { procedure: number; task: number }) => `${one.procedure}/${one.task}`;
  const wanted = new Set(plan.map(key));
  for (const [at, one] of assignments.entries()) {
    if (!wanted.delete(key(one)))
      throw invalid({ [`tasks.${at}.task`]: 'Usługa nie ma takiego zadania' });
  }
  if (wanted.size > 0) throw invalid({ tasks: unassignedMessage }, unassignedMessage);
}

const { cancelled, toDo: restored } = projectStatus;

/**
 * What a sent status means: 10 cancels a project, 1 restores a cancelled one; the present status means no change.
 *
 * @throws HttpError 400 on `status` for any other: it follows from the tasks
 */
export function stepOf(before: number, status = before): 'cancel' | 'restore' | null {
  if (status === before) return null;
  if (status === cancelled) return 'cancel';
  if (before === cancelled && status === restored) return 'restore';
  throw invalid({ status: derivedStatus }, derivedStatus);
}
