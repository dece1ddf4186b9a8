import type { Post } from './entitlement.rules.ts';
import { addMonthsTo } from './seniority.rules.ts';

/*
 * Rights beside the pool of holiday leave, all of a calendar year and of all employers together. Pure; days are
 * YYYY-MM-DD.
 */

/** Limits of a calendar year, in days. */
export const yearlyDays = {
  /** Leave on demand (art. 167²), inside the pool of holiday leave. */
  onDemand: 4,
  /** Occasional remote work (art. 67³³), whatever the part of a post. */
  remote: 24,
  /** Carer's leave (art. 173¹), in days on which one is to work, whatever their hours. */
  carer: 5,
  /** Force majeure (art. 148¹) and care for a child under 14 (art. 188), where days were chosen. */
  forceMajeure: 2,
  child: 2,
} as const;

/** How somebody chose, with the first request of a year, to take force majeure or care for a child. */
export type Way = 'days' | 'hours';

/** Days left of a limit in days: a day of which a part was taken counts whole. */
export const daysLeft = (limit: number, days: readonly string[], elsewhere = 0): number =>
  Math.max(0, limit - elsewhere - new Set(days).size);

/** Minutes of the sixteen hours of art. 148¹ and 188: by part of a post, a begun hour counts whole (§ 3). */
export const sixteenHours = ({ part, whole }: Post): number =>
  Math.ceil((16 * part) / whole - 1e-9) * 60;

/**
 * What a year has of art. 148¹ or 188 after what was taken: `days` where days were chosen, else `minutes`. The number of children
 * does not matter.
 */
export function careLeft(
  way: Way,
  post: Post,
  takenDays: readonly { day: string; minutes: number }[],
): { days: number } | { minutes: number } {
  if (way === 'days')
    return {
      days: daysLeft(
        yearlyDays.child,
        takenDays.map(({ day }) => day),
      ),
    };
  const used = takenDays.reduce((sum, { minutes }) => sum + minutes, 0);
  return { minutes: Math.max(0, sixteenHours(post) - used) };
}

/** Whether care for a child (art. 188) is due on a day: until one of the children is fourteen. */
export const hasYoungChild = (births: readonly string[], day: string): boolean =>
  births.some((birth) => day < addMonthsTo(birth, 14 * 12));
