import type { Assignment } from './service-plan.ts';
import type { PlannedTask } from './use-planning.ts';

/** The rules of a row that cannot be kept, until somebody decides: a person chosen, another limit set. */
export const problemsOf = (task: PlannedTask, row: Assignment) =>
  task.problems.filter(({ field }) =>
    field === 'user'
      ? row.user === null
      : (row.dateRealizationLimit ?? null) === task.dateRealizationLimit,
  );
