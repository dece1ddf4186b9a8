import type { TakenDay } from '../days/absence-days.rules.ts';
import { dayNormOn, type EmploymentTerm } from '../employment/employment.rules.ts';
import type { LeavePool } from '../leave/pools.rules.ts';
import { minute } from './yearly-limits.rules.ts';

/* Leave across a change of the norm of a day by law (art. 154² § 3): days are given and taken, their length follows. Pure. */

/** Minutes of leave as of a norm by law: what was taken under another one stands for as many days of it. */
export const minutesByNorm = (
  days: readonly TakenDay[],
  terms: readonly EmploymentTerm[],
  norm: number,
): number =>
  days.reduce((sum, { day, minutes }) => sum + (minutes * norm) / dayNormOn(terms, day), 0);

/** Leave of former years, whose days are now `times` as long. */
export const poolsByNorm = (pools: readonly LeavePool[], times: number): LeavePool[] =>
  times === 1 ? [...pools] : pools.map((pool) => ({ ...pool, hours: minute(pool.hours * times) }));
