import { type Days, daysOf } from '@zaplecze/contract/kit/values/days';
import type { LeaveLowering } from '@zaplecze/contract/rooms/absences/lists';

/*
 * What absences take of days: never more than a day has by the roster, and no part of a day twice. Times are minutes, days
 * are Warsaw's (YYYY-MM-DD). Pure; touches nothing.
 */

/** An absence whose days are counted. */
export type CountedAbsence = Days & {
  id: number;
  type: number;
  /** Of a part of one day; null for whole days. */
  hours: number | null;
  /** Asked for and not decided about. */
  waits: boolean;
  /** The person is not at work; else they work elsewhere, which takes nothing of what they are away for. */
  isVacation: boolean;
  /** A month or more of it lowers the holiday leave of its year (art. 155²). */
  lowers?: LeaveLowering | null;
  /** Sickness and the like, which gives back the leave that it meets (art. 166 of the Labour Code). */
  interrupts: boolean;
};

/** Minutes that an absence takes of a day. */
export type TakenDay = {
  entry: number;
  type: number;
  waits: boolean;
  day: string;
  minutes: number;
  /** Of an absence of whole days, not of hours. */
  isWhole: boolean;
};

/** Who takes a day first: away before elsewhere, sickness before leave, what is accepted before what waits, the older before the younger. */
const first = (a: CountedAbsence, b: CountedAbsence) =>
  Number(b.isVacation) - Number(a.isVacation) ||
  Number(a.waits) - Number(b.waits) ||
  Number(b.interrupts) - Number(a.interrupts) ||
  a.id - b.id;

/**
 * Minutes that a person's absences take of each day. Leave that sickness meets takes nothing there (art. 166), nor does the
 * younger of two that meet; who is away for all of a day works nowhere else on it, once that is accepted.
 *
 * @param norm minutes that the person is to work on a day
 * @param within days that are counted
 */
export function takenDays(
  absences: readonly CountedAbsence[],
  norm: (day: string) => number,
  within: Days,
): TakenDay[] {
  const rest = new Map<string, number>();
  /** Minutes of a day on which the person is at work, here or elsewhere. */
  const here = new Map<string, number>();
  return [...absences].sort(first).flatMap((one) => {
    const dateFrom = one.dateFrom > within.dateFrom ? one.dateFrom : within.dateFrom;
    const dateTo = one.dateTo < within.dateTo ? one.dateTo : within.dateTo;
    if (dateFrom > dateTo) return [];
    return daysOf({ dateFrom, dateTo }).flatMap((day) => {
      const key = `${day}${one.isVacation}`;
      const isAway = !one.isVacation && norm(day) > 0 && here.get(day) === 0;
      if (isAway) return [];
      const left = rest.get(key) ?? norm(day);
      const minutes = one.hours === null ? left : Math.min(left, Math.round(one.hours * 60));
      rest.set(key, left - minutes);
      if (one.isVacation && !one.waits) here.set(day, left - minutes);
      const { id: entry, type, waits } = one;
      return minutes > 0 ? [{ entry, type, waits, day, minutes, isWhole: one.hours === null }] : [];
    });
  });
}

/** Minutes of some days together. */
export const minutesOf = (days: readonly { minutes: number }[]): number =>
  days.reduce((sum, { minutes }) => sum + minutes, 0);

/** What two absences of a person are compared by. */
export type TimedAbsence = Days & {
  hours?: number | null | undefined;
  /** HH:MM */
  hoursFrom?: string | null | undefined;
};

const clock = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/**
 * Whether two absences of a person take the same time: whole days that they share, or hours of a day that meet on the clock. Hours
 * without a beginning meet nothing by themselves.
 */
export function sharesTime(a: TimedAbsence, b: TimedAbsence): boolean {
  if (a.dateFrom > b.dateTo || b.dateFrom > a.dateTo) return false;
  if (!a.hours || !b.hours) return true;
  if (!a.hoursFrom || !b.hoursFrom) return false;
  const [from, other] = [clock(a.hoursFrom), clock(b.hoursFrom)];
  return from < other + b.hours * 60 && other < from + a.hours * 60;
}
