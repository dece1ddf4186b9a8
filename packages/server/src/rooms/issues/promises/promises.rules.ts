import { afterWorkingHours, type WorkingTime } from '@zaplecze/contract/kit/values/working-hours';

/** What a type promises, in working hours; null: nothing. */
export type Hours = { answerHours: number | null; doneHours: number | null };

const after = (since: number, hours: number | null, time: WorkingTime) =>
  hours === null ? null : new Date(afterWorkingHours(since, hours, time)).toISOString();

/** Until when what a type promises holds for an issue reported just now, instants; `time`: when the company works. */
export const promisedFrom = (
  { answerHours, doneHours }: Hours,
  since: number,
  time: WorkingTime,
) => ({
  promisedAnswer: after(since, answerHours, time),
  promisedDone: after(since, doneHours, time),
});

type Facts = Hours & {
  promisedAnswer: string | null;
  answeredAt: string | null;
  created: string;
  reopened: string | null;
};

/**
 * The same of an existing issue: a promised answer stays once it was given, and a reopened issue gets a new promise
 * from then on.
 */
export function promisedNow(facts: Facts, time: WorkingTime) {
  const { answeredAt, promisedAnswer, created, reopened, ...hours } = facts;
  const { promisedAnswer: answer } = promisedFrom(hours, Date.parse(created), time);
  const { promisedDone } = promisedFrom(hours, Date.parse(reopened ?? created), time);
  return { promisedAnswer: answeredAt === null ? answer : promisedAnswer, promisedDone };
}
