import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { Project } from '@zaplecze/contract/rooms/projects/calls';
import { mondayOf } from '@zaplecze/contract/rooms/reports/calls';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';

/** Weeks that are seen at once. */
const shownDays = 28;

/** The day that a project's timeline opens on: today, or of one that is over the first of its last weeks. */
export function openingDay({ status, created, jobsEnded, completed }: Project): string | undefined {
  const end = completed ?? jobsEnded;
  if (!isFinal(status.id) || !end) return undefined;
  const first = addDays(mondayOf(warsawDay(new Date(end))), 7 - shownDays);
  const began = warsawDay(new Date(created));
  return began > first ? began : first;
}
