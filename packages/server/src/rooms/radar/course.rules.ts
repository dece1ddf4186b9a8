import { isPast, warsawDay } from '@zaplecze/contract/kit/values/time';
import { hoursADay, workingHours } from '@zaplecze/contract/kit/values/working-hours';
import type { OpenStep } from './facts.ts';
import type { Team } from './team.rules.ts';
import type { Calendar } from './working-days.ts';

/* When work is to end and when it would end. */

/** The limit in days. */
export type DueDay = {
  /** The Warsaw day of the limit. */
  day: string;
  late: boolean;
  /** How many working days there are to do it, today the first; never less than one. */
  left: number;
  /** The last working day until then; today for what is late. */
  last: string;
};

export function dueOf(limit: string, calendar: Calendar, now: number): DueDay {
  const day = warsawDay(Date.parse(limit));
  const left = Math.max(calendar.until(day), 1);
  const late = isPast(limit, now);
  const last = late ? calendar.today : (calendar.days[calendar.until(day) - 1] ?? day);
  return { day, late, left, last };
}

/** The active people of the step. */
export const activeWorkers = ({ people }: OpenStep, team: Team) =>
  people.filter((id) => team.person(id)?.active);

/** Hours that are still to be done: what was begun has been worked on since. */
function remaining({ hours, startedAt }: OpenStep, now: number): number {
  if (hours === null) return 0;
  return startedAt === null ? hours : Math.max(hours - workingHours(Date.parse(startedAt), now), 0);
}

/**
 * Steps done one after the other from now on, each by its person on the days that their work goes on:
 * the place of the working day on which the last one ends.
 */
export function endOf(steps: OpenStep[], team: Team, now: number): number {
  const { days } = team.calendar;
  let at = 0;
  let left = hoursADay;
  for (const step of steps) {
    const [person] = activeWorkers(step, team);
    for (let hours = remaining(step, now); at < days.length; ) {
      if (left > 0 && team.goesOn(person, at)) {
        const done = Math.min(hours, left);
        hours -= done;
        left -= done;
        if (hours <= 0) break;
      }
      at += 1;
      left = hoursADay;
    }
  }
  return at;
}
