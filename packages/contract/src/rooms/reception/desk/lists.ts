import { daysBetween } from '../../../kit/values/days.ts';
import { addDays } from '../../../kit/values/time.ts';

/** Days after which a public body's letter is deemed delivered (art. 41 and 42 of the act on electronic delivery). */
export const deemedAfter = 14;

/**
 * When what came on a day is deemed delivered: on the day after the fourteen days that follow it. `last`: the last day
 * on which opening it still decides the date.
 */
export const deliveryDays = (arrived: string) => ({
  last: addDays(arrived, deemedAfter),
  deemed: addDays(arrived, deemedAfter + 1),
});

/** Days left to open it, today's not counted; below 0: it is deemed delivered. */
export const daysLeft = (arrived: string, today: string): number =>
  daysBetween(today, deliveryDays(arrived).last);
