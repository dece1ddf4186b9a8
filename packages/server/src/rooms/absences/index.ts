// Who is away on which days and who stands in, work that is due then, and requests that wait for a decision.

// Absent people and their substitutes.
export { listAbsentPeople, listEntries, standInsOf } from './absences.queries.ts';
// An absence whose consequences are settled.
export { lockEntry } from './absences.write.queries.ts';
// Absences as they are lived.
export { splitByTaken } from './days/spans.queries.ts';
// What of somebody's own work is due when.
export { listIssueDeadlines, listTaskDeadlines } from './deadlines.queries.ts';
export { acceptedAbsences } from './requests/accepted.queries.ts';
// What waits for somebody's decision.
export { askDeciding, type DecisionScope, withUnreached } from './requests/deciders.queries.ts';
export { askToDecide, concernsRequest } from './requests/requests.queries.ts';
// For a company that is none yet.
export { fillStartTypes } from './start-types.ts';
// How much time people have on days, and why not.
export { availabilityOf, availabilityQuestions } from './working-time/availability.queries.ts';
export {
  type AvailabilityFacts,
  type AvailableDay,
  availabilityBy,
  availableDays,
} from './working-time/availability.rules.ts';
// When the company works, and that it has changed.
export { companyTimeChanged } from './working-time/company-time-changed.ts';
export {
  companyTimeQuestions,
  findWorkdays,
  findWorkingTime,
  isWorkMorning,
} from './working-time/free-days.save.ts';
// Who is not at work as ever on a day, and who does their work.
export {
  findPresence,
  listStandIns,
  presenceOn,
  substitutePresence,
  type TeamPresence,
  withSubstitutes,
} from './working-time/presence.queries.ts';
export {
  isAbsent,
  presenceOf,
  presenceRange,
  type Substitution,
  standInsOn,
} from './working-time/presence.rules.ts';
