/*
 * What is taken of leave, and of which year: overdue leave first (practice; art. 168 sets its term), in minutes of the
 * roster (art. 154² § 1). Pure.
 */

/** Minutes taken on a day. */
export type TakenDay = { day: string; minutes: number };

/** Leave of a year as it stands on a day. */
export type Pool = {
  year: number;
  minutes: number;
  left: number;
  /** Was to be given by 30 September of the next year (art. 168) and was not; it is due all the same (art. 291). */
  pastTerm: boolean;
};

/** The last day by which leave of a year is to be given (art. 168). */
export const termOf = (year: number): string => `${year + 1}-09-30`;

/**
 * Takes days off the pools of years, the oldest first; a day is never taken of a year that has not begun. What no pool has is
 * `over`.
 *
 * @param day as of which the pools stand; days after it are planned and not counted
 */
export function drawLeave(
  pools: readonly { year: number; minutes: number }[],
  takenDays: readonly TakenDay[],
  day: string,
): { pools: Pool[]; left: number; over: number } {
  const list = [...pools]
    .sort((a, b) => a.year - b.year)
    .map(({ year, minutes }) => ({ year, minutes, left: minutes, pastTerm: false }));
  let over = 0;
  for (const one of [...takenDays].sort((a, b) => a.day.localeCompare(b.day))) {
    if (one.day > day) break;
    let minutes = one.minutes;
    for (const pool of list) {
      if (pool.year > Number(one.day.slice(0, 4))) break;
      const part = Math.min(pool.left, minutes);
      pool.left -= part;
      minutes -= part;
    }
    over += minutes;
  }
  const begun = list.filter(({ year }) => year <= Number(day.slice(0, 4)));
  return {
    pools: begun.map((pool) => ({ ...pool, pastTerm: pool.left > 0 && day > termOf(pool.year) })),
    left: begun.reduce((sum, { left }) => sum + left, 0),
    over,
  };
}

/**
 * Minutes of leave that may be asked for on a day: its whole working time, and a part of it only where less leave is left than
 * the day has (art. 154² § 4).
 */
export const leaveOfDay = (left: number, dayMinutes: number): number => Math.min(left, dayMinutes);

/** Whether so many minutes of a day are leave by the Code. */
export const isLeaveByCode = (minutes: number, left: number, dayMinutes: number): boolean =>
  minutes > 0 && minutes === leaveOfDay(left, dayMinutes);

type Sickness = { from: string; to: string };

/**
 * Days of leave that stay taken when sickness meets it: days of the sickness are given back (art. 166), and leave that
 * sickness kept from beginning is to be given another time as a whole (art. 165).
 */
export function leaveBesideSickness(
  leave: readonly TakenDay[],
  { from, to }: Sickness,
): TakenDay[] {
  const first = leave[0]?.day;
  if (first !== undefined && from <= first && first <= to) return [];
  return leave.filter(({ day }) => day < from || day > to);
}

/** Days of leave that stay taken after a recall to work from a day on (art. 167). */
export const leaveUntilRecall = (leave: readonly TakenDay[], from: string): TakenDay[] =>
  leave.filter(({ day }) => day < from);
