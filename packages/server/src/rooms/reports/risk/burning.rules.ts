import { daysBetween } from '@zaplecze/contract/kit/values/days';
import { warsawDay } from '@zaplecze/contract/kit/values/time';
import type { BurningProject } from '@zaplecze/contract/rooms/reports/work/calls';
import { taskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { statusOf } from '../../../kit/database/refs.ts';
import type { FoundBurning } from './burning.queries.ts';

/** A burning project as it is answered. */
export function shownBurning(row: FoundBurning, now = Date.now()): BurningProject {
  return {
    ...row,
    task: { ...row.task, status: statusOf(taskStatuses, row.task.status) },
    daysLate: daysBetween(warsawDay(Date.parse(row.limit)), warsawDay(now)),
  };
}
