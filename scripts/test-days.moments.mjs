// The moments at which the server's tests run (test-days.mjs), by the clock of Warsaw, each for what is special about it.
// A time of an autumn change that comes twice says which one it is by its offset.

/** The calendar of a company repeats itself by weekday, month and year: no test may know which of them it is. */
export const moments = [
  ['2026-11-30T07:30', 'Monday, the last day of a month, before anybody works'],
  ['2026-12-01T12:00', 'Tuesday, the first day of a month'],
  ['2026-12-09T23:15', 'Wednesday, late: in an hour it is tomorrow'],
  [
    '2026-12-24T10:00',
    'Thursday, 24 December: a holiday since 2025, three more days without work follow',
  ],
  [
    '2027-02-26T15:30',
    'Friday of the last week of a month of 28 days: the next working day is of another month',
  ],
  ['2026-12-05T10:00', 'Saturday: today is no working day, yesterday was'],
  [
    '2027-01-31T20:00',
    'Sunday, the 31st before a month of 28 days: a month from now has no such day',
  ],
  ['2027-02-17T00:05', 'just after midnight: in UTC it is yesterday'],
  ['2026-12-31T22:30', 'the last hours of a year: tomorrow is of the next one'],
  ['2027-01-01T00:10', 'the first minutes of a year, a holiday: in UTC it is the year before'],
  ['2027-03-28T00:30', 'the day of 23 hours: 02:30 does not exist'],
  ['2027-10-31T02:30+02:00', 'the day of 25 hours, in the hour that comes twice'],
  ['2028-02-29T12:00', '29 February: a year from now has no such day'],
  [new Date(Date.now() + 365 * 86_400_000).toISOString(), 'a year from now'],
];

/** Files that know dates best: `npm test` runs them at the moment whose turn it is. */
export const files = [
  'src/rooms/absences',
  'src/rooms/day',
  'src/demo/people/presence.test.ts',
  'src/demo/people/presence-elsewhere.test.ts',
  'test/lists/every-list.test.ts',
  'src/rooms/notifications/deadlines/deadlines.test.ts',
  'src/rooms/projects/plan/limits.test.ts',
  'src/rooms/projects/series/recurring.test.ts',
  'src/rooms/radar',
  'src/rooms/reception/desk/deliveries.test.ts',
  'src/rooms/rodo/cases/cases.test.ts',
  'src/rooms/session/access-tokens/access-tokens.test.ts',
  'src/rooms/timeline',
];
