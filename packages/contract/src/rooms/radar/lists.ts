/** Fixed lists of the radar: why open work is in danger, and what could be done about it. */

/**
 * Why a task or an issue is in danger, in the order in which one is told: its limit has passed; nobody
 * has it; its person is away on the day and nobody stands in; what comes before it is late, so that the
 * hours no longer fit; its person has more to do until then than there is time; the limit is a day off.
 */
export const taskReasonKinds = ['late', 'nobody', 'away', 'waits', 'overloaded', 'dayOff'] as const;
/** An issue's also: the time that its type promises has passed or is nearly over. */
export const reasonKinds = [...taskReasonKinds, 'promise'] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** Of nobody's work so many working days must be left for somebody to take it. */
const toBeTaken = 2;

/**
 * Whether a reason makes its work burn: late, or what is left to do exceeds the time until the limit, or there is nobody
 * for it. A limit on a day off, and work that nobody has while there is time, are merely told.
 */
export const isBurning = ({ kind, days }: { kind: ReasonKind; days: number }): boolean =>
  kind !== 'dayOff' && (kind !== 'nobody' || days <= toBeTaken);

/** What is cheapest to do about it: give it to somebody who has the hours, ask, move the limit. */
export const remedyKinds = ['give', 'ask', 'move'] as const;
