// Projects cancelled or changed from elsewhere, their value and risk, and the periods that begin.

// For the demonstration company.
export { cancelWork } from './cancel.ts';
// The condition of a project at risk, for counts.
export { atRisk } from './list/projects.select.queries.ts';
export { plannedValue, valueDay } from './page/value.queries.ts';
export { updateProject } from './projects.queries.ts';
export { type KnownPeriod, missingPeriods } from './series/missing-periods.rules.ts';
// What begins when, for calendars.
export { beginningPeriods } from './series/periods.queries.ts';
export { newestPeriods } from './series/recurring.queries.ts';
export { makeNextPeriod } from './series/recurring.ts';
// What tells series of one client and service apart.
export { findTwins, twinKey } from './series/series-marks.queries.ts';
