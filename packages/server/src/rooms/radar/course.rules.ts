import { isPast, warsawDay } from '@zaplecze/contract/kit/values/time';
import { type WorkingTime, workingHours } from '@zaplecze/contract/kit/values/working-hours';
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

export const activeWorkers = ({ people }: OpenStep, team: Team) =>
  people.filter((id) => team.person(id)?.active);

/** What floating point leaves of hours that are done. */
const sliver = 1e-6;

/** Hours that are still to be done: what was begun has been worked on since. */
function remaining({ hours, startedAt }: OpenStep, now: number, time: WorkingTime): number {
  if (hours === null) return 0;
  if (startedAt === null) return hours;
  return Math.max(hours - workingHours(Date.parse(startedAt), now, time), 0);
}

/**
 * Steps done one after the other from now on, each by its person on the days that their work goes on:
 * the place of the working day on which the last one ends.
 */
export function endOf(steps: OpenStep[], team: Team, now: number): number {
  const { days } = team.calendar;
  let at = 0;
  /** What is left of the day, of one. */
  let left = 1;
  for (const step of steps) {
    const [person] = activeWorkers(step, team);
    for (let hours = remaining(step, now, team.time); at < days.length; ) {
      const whole = team.hoursAt(person, at);
      const there = whole * left;
      if (there > sliver) {
        const done = Math.min(hours, there);
        hours -= done;
        left -= done / whole;
        if (hours <= sliver) break;
      }
      at += 1;
      left = 1;
    }
  }
  return at;
}
