import { monthOf } from '@zaplecze/contract/kit/values/days';
import type { Ref } from '@zaplecze/contract/kit/values/records';
import { once } from '@zaplecze/contract/rooms/projects/lists';
import type { SubscriptionRow } from '@zaplecze/contract/rooms/reports/value/calls';
import { type KnownPeriod, missingPeriods } from '../../projects/index.ts';

/** A period of a series; `from`: its first day. */
export type Period = KnownPeriod & { id: number; overdue: boolean };

/** The periods of a series, oldest first; what it is of is told by the newest. */
export type Subscription = {
  series: number;
  /** First day of the whole series. */
  first: string;
  /** The same of a series whose first project was deleted. */
  begun: string | null;
  /** The day since when it has been paused. */
  paused: string | null;
  client: Ref;
  service: Ref;
  /** By what it is told from other series of its client and service. */
  mark: string | null;
  value: number;
  periods: Period[];
};

/** The rows of the grid: those with missing periods first, then by client. */
export function gridOf(
  subscriptions: Subscription[],
  months: string[],
  today: string,
): SubscriptionRow[] {
  const rows = subscriptions.flatMap((subscription): SubscriptionRow[] => {
    const { periods, first, begun, paused, ...known } = subscription;
    const holes = missingPeriods(periods, { today, first, begun, paused });
    const cells = months.map((month) => ({
      projects: periods
        .filter(({ from }) => monthOf(from) === month)
        .map(({ id, status, overdue }) => ({ id, status, overdue })),
      missing: holes.filter((day) => monthOf(day) === month),
    }));
    if (cells.every(({ projects, missing }) => projects.length === 0 && missing.length === 0))
      return [];
    const recurrent = periods.findLast((one) => one.recurrent !== once)?.recurrent ?? once;
    const missing = cells.reduce((all, one) => all + one.missing.length, 0);
    return [{ ...known, recurrent, cells, missing }];
  });
  const order = new Intl.Collator('pl').compare;
  return rows.sort(
    (a, b) =>
      b.missing - a.missing ||
      order(a.client.name, b.client.name) ||
      order(a.service.name, b.service.name) ||
      a.series - b.series,
  );
}
