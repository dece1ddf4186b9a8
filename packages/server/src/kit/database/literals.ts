import { sql } from 'kysely';

/**
 * `(9, 10)` of a set of numbers that the contract names: `t.status in ${literals(endedTaskStatuses)}`.
 * As literals, so that the planner finds an index made for just these.
 */
export const literals = (numbers: readonly number[]) =>
  sql`(${sql.join(numbers.map((one) => sql.lit(one)))})`;
