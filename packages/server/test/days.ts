import { addDays, dayBegins, warsawDay } from '@zaplecze/contract/kit/values/time';

/** Noon or so of the day so many days from today; as many times 24 hours may lead to another where clocks change. */
export const noonIn = (days: number): Date =>
  new Date(Date.parse(dayBegins(addDays(warsawDay(), days))) + 12 * 3_600_000);
