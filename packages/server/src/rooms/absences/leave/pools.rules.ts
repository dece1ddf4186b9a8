import { minute } from '../balances/yearly-limits.rules.ts';

/* Leave by the year that it is of, in hours: overdue leave is drawn first. Pure. */

/** Leave of a year in hours. */
export type LeavePool = { year: number; hours: number };

/** Hours of pools together, to the minute. */
export const hoursOfPools = (pools: readonly LeavePool[]) =>
  minute(pools.reduce((sum, { hours }) => sum + hours, 0));

/** What pools have left once so many hours are taken of them, the oldest first; empty ones fall out. */
export function drawnOf(pools: readonly LeavePool[], hours: number): LeavePool[] {
  let rest = hours;
  return pools.flatMap((pool) => {
    const part = Math.min(rest, pool.hours);
    rest -= part;
    const left = minute(pool.hours - part);
    return left > 0 ? [{ ...pool, hours: left }] : [];
  });
}
