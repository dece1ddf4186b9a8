/* Terms of overdue leave, and parts of a day of leave (art. 154², 168 of the Labour Code). Pure. */

/** The last day by which leave of a year is to be given (art. 168). */
export const termOf = (year: number): string => `${year + 1}-09-30`;

/**
 * Minutes of leave that may be asked for on a day: its whole working time, and a part of it only where less leave is left than
 * the day has (art. 154² § 4).
 */
export const leaveOfDay = (left: number, dayMinutes: number): number => Math.min(left, dayMinutes);

/** Whether so many minutes of a day are leave by the Code. */
export const isLeaveByCode = (minutes: number, left: number, dayMinutes: number): boolean =>
  minutes > 0 && minutes === leaveOfDay(left, dayMinutes);
