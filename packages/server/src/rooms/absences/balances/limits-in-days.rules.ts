import type { TakenDay } from '../days/absence-days.rules.ts';
import type { LimitedType } from './balances.rules.ts';

/* Limits whose days count as one, however long. Pure. */

/**
 * Whether what is taken of a limit in days counts by days, each begun one as one (art. 67³³, 167², 173¹); of a type that may be
 * taken by hours (art. 148¹, 188) as long as whole days alone are taken of it.
 */
export const isInDays = ({ limitKind, unit }: LimitedType, days: readonly TakenDay[]): boolean =>
  limitKind === 'days' && (unit === 'day' || days.every(({ isWhole }) => isWhole));

/** How many days these are. */
export const countDays = (days: readonly TakenDay[]) => new Set(days.map(({ day }) => day)).size;
