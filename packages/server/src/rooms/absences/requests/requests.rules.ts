import type { Days } from '@zaplecze/contract/kit/values/days';
import { addDays } from '@zaplecze/contract/kit/values/time';
import type { AbsenceOutcome } from '@zaplecze/contract/rooms/absences/lists';
import { absenceStatus } from '@zaplecze/contract/rooms/absences/statuses';

/* What becomes of an absence that somebody enters, changes or takes back. Pure; touches nothing. */

type Entry = Days & {
  owner: number;
  type: number;
  hours?: number | null | undefined;
  hoursFrom?: string | null | undefined;
};

/** Who changes it: the person themselves, or somebody who decides about it. */
export type By = 'owner' | 'decider';

type Asking = { by: By; needsApproval: boolean; today: string };

/**
 * The status of what is entered: whoever may decide has decided by entering it. Of one's own days that are over somebody else
 * decides whatever the type, as they may give back leave that was taken.
 */
export const enteredStatus = (days: Days, { by, needsApproval, today }: Asking): number =>
  by === 'owner' && (needsApproval || days.dateFrom < today)
    ? absenceStatus.requested
    : absenceStatus.accepted;

/**
 * The same, as what saving a new entry does. Of a type that nobody decides about, days from today on count at once: who has been
 * ill since yesterday is not at work today, whoever decides about yesterday.
 */
export function enteredOutcome(days: Days, asking: Asking): AbsenceOutcome {
  if (enteredStatus(days, asking) === absenceStatus.accepted) return 'saved';
  return !asking.needsApproval && asking.today <= days.dateTo ? 'split' : 'request';
}

/** Whether two entries say the same: of whom, what, when. */
export const isSame = (a: Entry, b: Entry): boolean =>
  sameWhat(a, b) && a.dateFrom === b.dateFrom && a.dateTo === b.dateTo;

const sameWhat = (a: Entry, b: Entry) =>
  a.owner === b.owner &&
  a.type === b.type &&
  (a.hours ?? null) === (b.hours ?? null) &&
  (a.hoursFrom ?? null) === (b.hoursFrom ?? null);

/**
 * What changing (`after`) or cancelling (null) an entry does. What was accepted is a fact: its person asks for another one
 * beside it, unless neither type is somebody's to decide about; days that are over are put right by those who decide.
 *
 * @param needsApproval of the type; of what was accepted, of the type before or after
 */
export function outcomeOf(
  before: Entry & { status: number },
  after: Entry | null,
  { by, needsApproval, today }: Asking,
): AbsenceOutcome {
  if (before.status !== absenceStatus.accepted) {
    const decided = !after || !(needsApproval || after.dateFrom < today);
    return decided ? 'saved' : 'request';
  }
  if (changesPast(before, after, today)) return by === 'owner' ? 'past' : 'correction';
  const asks = by === 'owner' && needsApproval && !(after && isSame(before, after));
  return asks ? 'change' : 'saved';
}

/** The status of what is taken back: a request is withdrawn, what was accepted is cancelled. */
export const endedStatus = (status: number): number =>
  status === absenceStatus.requested ? absenceStatus.withdrawn : absenceStatus.cancelled;

/** Whether anything would change of days that are over. Today may still be given back. `after` null: all of it goes. */
export function changesPast(before: Entry, after: Entry | null, today: string): boolean {
  const last = addDays(today, -1);
  const [was, is] = [pastOf(before, last), after && pastOf(after, last)];
  if (!was && !is) return false;
  return !was || !is || !after || was !== is || !sameWhat(before, after);
}

/** The days of a range that are over, as words to compare; '' for none. */
const pastOf = ({ dateFrom, dateTo }: Days, last: string): string =>
  dateFrom > last ? '' : `${dateFrom}/${dateTo < last ? dateTo : last}`;

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
