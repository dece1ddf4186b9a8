// What the server puts together.
export { absenceCrontab, absenceTasks } from './absences.jobs.ts';
// Who is away, and who stands in.
export { listAbsentPeople, listEntries, listStandIns, standInsOf } from './absences.queries.ts';
export { absenceRegister } from './absences.register.ts';
export { absenceRoutes } from './absences.routes.ts';
// An absence whose consequences are settled.
export { lockEntry } from './absences.write.queries.ts';
// What of somebody's own work is due when.
export { listIssueDeadlines, listTaskDeadlines } from './deadlines.queries.ts';
export {
  acceptedAbsences,
  awayOf,
  hoursAwayOf,
  listAway,
  meets,
} from './requests/accepted.queries.ts';
// What waits for somebody's decision.
export { askDeciding, type Deciding } from './requests/deciders.queries.ts';
export { askToDecide, concernsRequest } from './requests/requests.queries.ts';
// For a company that is none yet.
export { fillStartTypes } from './start-types.ts';
