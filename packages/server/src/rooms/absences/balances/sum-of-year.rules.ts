import type { Balance } from '@zaplecze/contract/rooms/absences/balances/calls';
import type { LimitKind } from '@zaplecze/contract/rooms/absences/lists';
import { termOf } from '../leave/draw.rules.ts';
import { drawnOf, hoursOfPools, type LeavePool } from '../leave/pools.rules.ts';
import { minute } from './yearly-limits.rules.ts';

/* What is left of a year, in hours. Pure; touches nothing. */

type Sums = {
  entitled: number;
  /** Holiday leave of earlier years, by the year that it is of. */
  pools: readonly LeavePool[];
  used: number;
  planned: number;
  waiting: number;
  /** Used until the term of what was carried over, or today when that is over. */
  byTerm: number;
};
type Summed = Omit<Sums, 'byTerm' | 'pools'> &
  Pick<Balance, 'carried' | 'left' | 'carriedLeft' | 'carriedUntil' | 'carriedPast'>;

/**
 * What is left of a year. What was carried over is used first; leave after its term covers it once it is taken, not while it is
 * planned, and what stays of it then is past its term, not lost (art. 168, 291), into the years after too. Once employment has
 * `ended` nothing is owed back.
 */
export function balanceOf(
  kind: LimitKind,
  { year, today, ended = false }: { year: number; today: string; ended?: boolean },
  { byTerm, pools, ...sums }: Sums,
): Summed {
  const { entitled, used, planned } = sums;
  const carried = hoursOfPools(pools);
  const overdue = drawnOf(pools, byTerm);
  const latest = overdue.at(-1)?.year ?? year - 1;
  const past = overdue.filter((pool) => kind === 'vacation' && today > termOf(pool.year));
  const left = minute(entitled + carried - used - planned);
  return {
    ...sums,
    carried,
    left: ended ? Math.max(0, left) : left,
    carriedLeft: hoursOfPools(overdue),
    carriedUntil: carried > 0 && kind === 'vacation' ? termOf(latest) : null,
    carriedPast: hoursOfPools(past),
  };
}
