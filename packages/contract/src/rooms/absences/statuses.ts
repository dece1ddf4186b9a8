/** The statuses of absences, apart from their words, which a first picture can do without. */

export const absenceStatus = {
  requested: 0,
  accepted: 1,
  refused: 2,
  withdrawn: 3,
  cancelled: 4,
} as const;

/** What the calendars show; the others are over and stay among the requests. */
export const shownAbsences: number[] = [absenceStatus.requested, absenceStatus.accepted];
