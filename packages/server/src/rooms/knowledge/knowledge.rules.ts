import type { May } from '@zaplecze/contract/kit/values/records';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import type { User } from '../../kit/http/guard.ts';

/** Managers and admins keep the base, everybody reads it (KNO-01, KNO-02). */
export const articleMay = ({ flags }: User): May => ({
  edit: flags.manager,
  delete: flags.manager,
});

const dayLength = 86_400_000;
/** Days of a month, on the average. */
const monthLength = 30.44;
/** So many days around whole months are meant as these. */
const near = 4;

/** The same day some months on; the last of the month where it has no such day. */
function monthsOn(day: string, months: number): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const at = new Date(Date.UTC(year, month - 1 + months, Math.min(date, last)));
  return at.toISOString().slice(0, 10);
}

/**
 * The day of the next review that is proposed to whoever reviews today: as far on as this one was from the last.
 *
 * @param due the day of this review; null: none was set, and none is proposed
 * @param since when it was reviewed last, or made: an instant
 */
export function nextReview(due: string | null, since: string, today = warsawDay()): string | null {
  if (due === null) return null;
  const days = (Date.parse(due) - Date.parse(warsawDay(Date.parse(since)))) / dayLength;
  const months = Math.round(days / monthLength);
  if (months > 0 && Math.abs(days - months * monthLength) <= near) return monthsOn(today, months);
  return addDays(today, Math.max(1, days));
}
