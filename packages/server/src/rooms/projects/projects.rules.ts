import { unassigned } from '@zaplecze/contract/projects.forms';
import { invalid } from '../../kit/errors.ts';
import type { User } from '../../kit/guard.ts';
import type { Plan } from './projects.queries.ts';

/** Projects are the managers' (decisions, "Who may"). */
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
export function assertAssigned(plan: Plan, assignments: Assignment[]): void {
  const key = (one: { procedure: number; task: number }) => `${one.procedure}/${one.task}`;
  const wanted = new Set(plan.map(key));
  for (const [at, one] of assignments.entries()) {
    if (!wanted.delete(key(one)))
      throw invalid({ [`tasks.${at}.task`]: 'Usługa nie ma takiego zadania' });
  }
  if (wanted.size > 0) throw invalid({ tasks: unassigned }, unassigned);
}
