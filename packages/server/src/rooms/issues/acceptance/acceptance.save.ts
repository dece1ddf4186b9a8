import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import type { Db } from '../../../kit/database/database.ts';
import { readDecided } from '../../notifications/index.ts';
import { acceptAfter } from '../../organization/index.ts';
import { dropPlans, writePlans } from './acceptance.queries.ts';
import { dayOfAcceptance, isNextDay } from './acceptance.rules.ts';

type Step = {
  issue: number;
  before: number;
  next: number;
  /** The note of the new status. */
  note: number;
  orderedBy: number;
  /** Whether the orderer is told of it. */
  told: boolean;
};

/**
 * What a new status means for waiting: a done issue is planned to be accepted by itself, where the company wants that; one
 * that is not done any more waits for nobody, and what asked for a decision is read.
 *
 * @returns the day on which it is accepted by itself, or null
 */
export async function keepWaiting(db: Db, step: Step): Promise<string | null> {
  const { issue, before, next, note, orderedBy, told } = step;
  if (before === issueStatus.done) {
    await dropPlans(db, [issue]);
    await readDecided(db, [issue]);
  }
  if (next !== issueStatus.done) return null;
  const after = await acceptAfter(db);
  if (after === null) return null;
  const now = new Date();
  const day = dayOfAcceptance({ done: now, after }, now, told);
  // Where no morning is left to announce it, what is told now does.
  const toldTo = told && isNextDay(day, now) ? orderedBy : null;
  await writePlans(db, [{ issue, round: note, after, day, toldTo }]);
  return day;
}
