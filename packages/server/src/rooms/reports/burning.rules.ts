import { daysBetween } from '@zaplecze/contract/kit/days';
import { workingDaysUntil } from '@zaplecze/contract/kit/holidays';
import { addDays, isPast, warsawDay } from '@zaplecze/contract/kit/time';
import type { BurningProject } from '@zaplecze/contract/report-work';
import { type BurningWhy, dayHours } from '@zaplecze/contract/report-work.lists';
import { taskStatuses } from '@zaplecze/contract/tasks.lists';
import { statusOf } from '../../kit/database/refs.ts';
import type { Burning } from './burning.queries.ts';

type Told = Pick<Burning, 'limit' | 'user' | 'awayUntil' | 'waitsFor' | 'estimation'>;

/**
 * The one thing that is told of a task that is late or will be: it is late; nobody has it; who has it, or
 * the one before, is away on the day of its limit; the one before is not over; more hours are estimated
 * than are left; it is merely near.
 */
export function whyOf(task: Told, now: number): BurningWhy {
  if (isPast(task.limit, now)) return 'late';
  if (task.user === null) return 'nobody';
  if (task.awayUntil) return 'away';
  if (task.waitsFor) return 'waits';
  const left = workingDaysUntil(addDays(warsawDay(now), -1), limitDay(task), 1000);
  return (task.estimation ?? 0) > left * dayHours ? 'hours' : 'soon';
}

const limitDay = ({ limit }: Pick<Told, 'limit'>) => warsawDay(Date.parse(limit));

/** A burning project as it is answered. */
export function shownBurning({ estimation, ...row }: Burning, now = Date.now()): BurningProject {
  return {
    ...row,
    task: { ...row.task, status: statusOf(taskStatuses, row.task.status) },
    why: whyOf({ ...row, estimation }, now),
    daysLate: daysBetween(limitDay(row), warsawDay(now)),
  };
}
