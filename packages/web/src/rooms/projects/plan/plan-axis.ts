import type { Workdays } from '@zaplecze/contract/kit/values/holidays';
import { addDays } from '@zaplecze/contract/kit/values/time';

/** The days of a task on the timeline: from the one before it, or the start, to its limit. */
export type Bar = { from: string; to: string | null };

/** Bars of the tasks of one procedure: each begins where the one before it is due. */
export function barsOf(begin: string, limits: (string | null)[]): Bar[] {
  let from = begin;
  return limits.map((to) => {
    const bar = { from, to };
    if (to !== null && to > from) from = to;
    return bar;
  });
}

const weekday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const leastDays = 10;
const mostDays = 520;

/**
 * Mondays to Fridays, days off between, and the days of weekends on which the company works, from the first day of a plan
 * to a day after its last.
 */
export function axisOf(begin: string, bars: Bar[], works: Workdays): string[] {
  const ends = bars.flatMap(({ from, to }) => [from, to ?? from]);
  const first = [begin, ...ends].sort()[0] ?? begin;
  const last = [begin, ...ends].sort().at(-1) ?? begin;
  const days: string[] = [];
  for (let day = first; days.length < mostDays; day = addDays(day, 1)) {
    if (weekday(day) % 6 === 0 && !works(day)) continue;
    if (day > addDays(last, 1) && days.length >= leastDays) break;
    days.push(day);
  }
  return days;
}
