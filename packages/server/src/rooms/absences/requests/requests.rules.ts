import type { Days } from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';

/* What becomes of an absence that somebody enters, changes or takes back. Pure; touches nothing. */

type Entry = Days & { owner: number; type: number; hours?: number | null };

/** Who changes it: the person themselves, or somebody who decides about it. */
export type By = 'owner' | 'decider';

/** The status of what is entered: whoever may decide has decided by entering it. */
export const enteredStatus = (by: By, needsApproval: boolean): number =>
  needsApproval && by === 'owner' ? absenceStatus.requested : absenceStatus.accepted;

/** Whether nothing is taken that was not there before: the same days or fewer, the same hours or fewer. */
export function isShorter(before: Entry, after: Entry): boolean {
  return (
    after.owner === before.owner &&
    after.type === before.type &&
    after.dateFrom >= before.dateFrom &&
    after.dateTo <= before.dateTo &&
    (!before.hours || (after.hours ?? Number.POSITIVE_INFINITY) <= before.hours)
  );
}

/** The status after a change: more than was accepted is asked for anew, less is not. */
export function changedStatus(
  before: Entry & { status: number },
  after: Entry,
  { by, needsApproval }: { by: By; needsApproval: boolean },
): number {
  if (!needsApproval) return absenceStatus.accepted;
  if (by === 'decider' || isShorter(before, after)) return before.status;
  return absenceStatus.requested;
}

/** The status of what is taken back: a request is withdrawn, what was accepted is cancelled. */
export const endedStatus = (status: number): number =>
  status === absenceStatus.requested ? absenceStatus.withdrawn : absenceStatus.cancelled;

/**
 * Whether days that are over would change: of what was accepted they are a fact, which only those who decide put
 * right. Today may still be given back. `after` null: all of it goes.
 */
export function changesPast(before: Days, after: Days | null, today: string): boolean {
  if (!after) return before.dateFrom < today;
  const first = before.dateFrom !== after.dateFrom;
  const last = before.dateTo !== after.dateTo;
  return (
    (first && (before.dateFrom < today || after.dateFrom < today)) ||
    (last && (before.dateTo < today || after.dateTo < addDays(today, -1)))
  );
}

type Deciding = { id: number; manager: boolean; departments: readonly number[] };

/**
 * Whether somebody decides about a person's absences: heads of the department and who stands in for them, managers and
 * administrators; nobody about their own, and about a head's only managers.
 */
export const mayDecide = (
  user: Deciding,
  person: { id: number; department: number | null; head: number | null },
): boolean =>
  person.id !== user.id &&
  (user.manager ||
    (person.department !== null &&
      user.departments.includes(person.department) &&
      person.head !== person.id));
