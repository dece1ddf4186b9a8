import { monthOf } from '@zaplecze/contract/kit/values/days';
import type { Ref } from '@zaplecze/contract/kit/values/records';
import { once, projectStatus } from '@zaplecze/contract/rooms/projects/lists';
import type { SubscriptionRow } from '@zaplecze/contract/rooms/reports/value/calls';
import { nextPeriod } from '../../projects/index.ts';

/** A recurring project; `from`: the first day of its period. */
export type Period = {
  id: number;
  from: string;
  status: number;
  overdue: boolean;
  recurrent: number;
  /** The last day on which a period may begin. */
  to: string | null;
};

/** The recurring projects of one service for one client, oldest first. */
export type Subscription = { client: Ref; service: Ref; value: number; periods: Period[] };

/**
 * The first days of periods that nobody made: where a whole interval or more lies between two periods, and after the
 * newest until today, unless the series has ended (by its last day, by its newest project being cancelled or no
 * longer recurring). A start that was moved within its interval leaves no hole.
 */
export function missingPeriods(periods: Period[], today: string): string[] {
  const missing: string[] = [];
  const first = periods[0]?.from;
  for (const [at, { from, recurrent, status, to }] of periods.entries()) {
    if (recurrent === once) continue;
    const next = (day: string) => nextPeriod(day, recurrent, first);
    const after = periods[at + 1]?.from;
    if (after !== undefined) {
      for (let day = next(from); next(day) <= after; day = next(day)) missing.push(day);
    } else if (status !== projectStatus.cancelled) {
      const end = to !== null && to < today ? to : today;
      for (let day = next(from); day <= end; day = next(day)) missing.push(day);
    }
  }
  return missing;
}

/** The rows of the grid: those with missing periods first, then by client. */
export function gridOf(
  subscriptions: Subscription[],
  months: string[],
  today: string,
): SubscriptionRow[] {
  const rows = subscriptions.flatMap(({ periods, ...known }): SubscriptionRow[] => {
    const holes = missingPeriods(periods, today).map(monthOf);
    const cells = months.map((month) => ({
      projects: periods
        .filter(({ from }) => monthOf(from) === month)
        .map(({ id, status, overdue }) => ({ id, status, overdue })),
      missing: holes.filter((hole) => hole === month).length,
    }));
    if (cells.every(({ projects, missing }) => projects.length === 0 && missing === 0)) return [];
    const recurrent = periods.findLast((one) => one.recurrent !== once)?.recurrent ?? once;
    return [
      { ...known, recurrent, cells, missing: cells.reduce((all, one) => all + one.missing, 0) },
    ];
  });
  const order = new Intl.Collator('pl').compare;
  return rows.sort(
    (a, b) =>
      b.missing - a.missing ||
      order(a.client.name, b.client.name) ||
      order(a.service.name, b.service.name),
  );
}
