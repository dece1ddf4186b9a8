import { type Days, daysOf } from '../../kit/values/days.ts';
import { isWorkingDay, type Workdays, workingDay } from '../../kit/values/holidays.ts';
import { addDays } from '../../kit/values/time.ts';

/** Fixed lists of the sheet 'Skutki nieobecności', and what it proposes. */

/** What an absence leaves behind, in the order in which it is shown. */
export const impactKinds = [
  'task',
  'issue',
  'approval',
  'request',
  'guest',
  'parcel',
  'client',
  'standIn',
] as const;
export type ImpactKind = (typeof impactKinds)[number];

/** So many of a kind are shown and settled; the others are counted. */
export const mostImpactRows = 100;

/** What may become of each: done for the person, given away for good, put off, left as it is. */
export const remedies = ['substitute', 'handOver', 'move', 'leave'] as const;
export type Remedy = (typeof remedies)[number];

export const remedyNames: Record<Remedy, string> = {
  substitute: 'Zastępstwo',
  handOver: 'Przekaż na stałe',
  move: 'Przesuń termin',
  leave: 'Zostaw',
};

/** For so many working days people wait for one another; what lasts longer is better given away. */
export const longAbsence = 10;
/** For so many an acceptance may wait. */
const shortAbsence = 5;

/**
 * What a kind allows. What waits for somebody's acceptance only they can accept, so nobody does it for them; about a
 * request for leave a head's substitute decides, and nobody takes it over; limits of tasks and who stands in for others
 * are the managers' to change.
 *
 * @param hasLimit there is a limit that could move
 */
export function remediesOf(kind: ImpactKind, hasLimit: boolean, manager: boolean): Remedy[] {
  if (kind === 'approval') return ['handOver', 'leave'];
  if (kind === 'request' || (kind === 'standIn' && !manager)) return ['substitute', 'leave'];
  const movable = hasLimit && (kind === 'issue' || (kind === 'task' && manager));
  return ['substitute', 'handOver', ...(movable ? (['move'] as const) : []), 'leave'];
}

type RemedyFacts = {
  kind: ImpactKind;
  remedies: readonly Remedy[];
  /** Whether other executors are there. */
  shared: boolean;
  finalDate: boolean;
};

/**
 * The cheapest thing to do: others who do it go on by themselves; somebody stands in; without anybody a limit that is
 * not final is put off. Of a long absence tasks and issues are given away for good.
 *
 * @param days working days that the absence takes
 * @param covered somebody stands in, or is proposed
 */
export function proposedRemedy(
  { kind, remedies: allowed, shared, finalDate }: RemedyFacts,
  { days, covered }: { days: number; covered: boolean },
): Remedy {
  if (shared) return 'leave';
  const long = days > longAbsence;
  if (kind === 'approval') return covered && days > shortAbsence ? 'handOver' : 'leave';
  if (covered && long && (kind === 'task' || kind === 'issue')) return 'handOver';
  if (covered) return 'substitute';
  return allowed.includes('move') && !finalDate ? 'move' : 'leave';
}

/**
 * Where a limit goes that falls into an absence: as many working days after it as it lay within it, so that what was
 * due one after the other stays so. What was due before is due on the first day back.
 *
 * @param works whether the absent person works on a day, by their roster
 */
export function movedLimit(
  day: string,
  { dateFrom, dateTo }: Days,
  works: Workdays = isWorkingDay,
): string {
  const within = day < dateFrom ? 1 : daysOf({ dateFrom, dateTo: day }).filter(works).length;
  let moved = workingDay(addDays(dateTo, 1), 1, works);
  for (let left = Math.max(within, 1) - 1; left > 0; left -= 1)
    moved = workingDay(addDays(moved, 1), 1, works);
  return moved;
}

/** Days of an absence that are still to come, or null when it is over. */
export function daysAhead({ dateFrom, dateTo }: Days, today: string): Days | null {
  if (dateTo < today) return null;
  return { dateFrom: dateFrom < today ? today : dateFrom, dateTo };
}
