import { issueStatus } from '@zaplecze/contract/rooms/issues/lists';
import type { Db } from '../../../kit/database/database.ts';
import { findWorkdays } from '../../absences/index.ts';
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
  /** Whether the orderer gets a notice of it. */
  notifiesOrderer: boolean;
};

/**
 * Updates the waiting for acceptance after a change of status: a done issue gets a day of automatic acceptance, where
 * the company wants that; one that is open again waits for no decision, and its notices are marked as read.
 *
 * @returns the day of automatic acceptance, or null
 */
export async function keepWaiting(db: Db, step: Step): Promise<string | null> {
  const { issue, before, next, note, orderedBy, notifiesOrderer } = step;
  if (before === issueStatus.done) {
    await dropPlans(db, [issue]);
    await readDecided(db, [issue]);
  }
  if (next !== issueStatus.done) return null;
  const after = await acceptAfter(db);
  if (after === null) return null;
  const [now, works] = [new Date(), await findWorkdays(db)];
  const day = dayOfAcceptance({ done: now, after }, now, notifiesOrderer, works);
  // Without a morning left for an announcement, the present notice serves as one.
  const toldTo = notifiesOrderer && isNextDay(day, now, works) ? orderedBy : null;
  await writePlans(db, [{ issue, round: note, after, day, toldTo }]);
  return day;
}
