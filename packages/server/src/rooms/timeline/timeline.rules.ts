import { isPast, warsawDay } from '@zaplecze/contract/kit/values/time';

/* Where work lies on the days. */

/** What is known of a piece of work; all of it instants. */
export type Course = {
  /** When it came to be. */
  created: string;
  /** When its turn came, when it was begun, and when it ended. */
  turnAt: string | null;
  startedAt: string | null;
  endedAt: string | null;
  /** The latest limit of what is still open before it in its procedure. */
  before: string | null;
  limit: string | null;
  open: boolean;
};

const dayIn = (instant: string) => warsawDay(Date.parse(instant));

/**
 * The days on which it lies, as Warsaw's: from its turn, or its beginning if nobody waited for that; what still waits
 * begins where what comes before it is due. It ends where it did, or where it is to. A limit before its beginning is a
 * day by itself.
 */
export function spanOf(course: Course): { from: string; to: string | null } {
  const { created, turnAt, startedAt, endedAt, before, limit } = course;
  const begins = [turnAt, startedAt].filter((one) => one !== null).sort()[0] ?? before ?? created;
  const ends = course.open ? limit : (endedAt ?? limit);
  const from = dayIn(begins);
  const to = ends && dayIn(ends);
  return { from: to !== null && to < from ? to : from, to };
}

/** Whether its limit has passed and it is still to be done. */
export const isLate = ({ open, limit }: Course, now = Date.now()): boolean =>
  open && limit !== null && isPast(limit, now);

type Bounds = { least: number; most: number; all: number };

/** How many pieces of work of each of so many people are told. */
export const itemsOfEach = (people: number, { least, most, all }: Bounds): number =>
  Math.min(most, Math.max(least, Math.floor(all / Math.max(people, 1))));
