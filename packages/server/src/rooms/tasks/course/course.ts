import { type WorkingTime, workingHours } from '@zaplecze/contract/kit/values/working-hours';
import type { TaskInstance } from '@zaplecze/contract/rooms/tasks/calls';
import { isFinal } from '@zaplecze/contract/rooms/tasks/lists';
import type { Stamps } from './course.queries.ts';

/* How long a task waits and is worked on, in hours of the company's work (`time`). Touches nothing. */

/** A step tells what is usual once it was finished so often. */
const enoughFinished = 5;

const between = (from: string, to: string | number, time: WorkingTime) =>
  workingHours(Date.parse(from), typeof to === 'number' ? to : Date.parse(to), time);

/**
 * The hours from turn to end that a step usually takes: the middle of those that were finished last. Null while there
 * are too few to say.
 *
 * @param finished turns and ends, instants
 */
export function usualHours(
  finished: { turnAt: string; endedAt: string }[],
  time: WorkingTime,
): number | null {
  if (finished.length < enoughFinished) return null;
  const hours = finished.map(({ turnAt, endedAt }) => between(turnAt, endedAt, time));
  hours.sort((a, b) => a - b);
  return hours[Math.floor(hours.length / 2)] ?? null;
}

/** @param now milliseconds since the epoch */
export function courseOf(
  { turnAt, startedAt, endedAt, status, finished }: Stamps,
  time: WorkingTime,
  now = Date.now(),
): TaskInstance['course'] {
  const over = isFinal(status);
  // What was done at once was begun and finished together; what was cancelled unbegun waits no more.
  const begun = startedAt ?? endedAt;
  const waitedUntil = begun ?? (over ? null : now);
  const workedUntil = endedAt ?? (over ? null : now);
  return {
    ...{ turnAt, startedAt, endedAt },
    waited: turnAt && waitedUntil !== null ? between(turnAt, waitedUntil, time) : null,
    worked: startedAt && workedUntil !== null ? between(startedAt, workedUntil, time) : null,
    usual: usualHours(finished, time),
  };
}
