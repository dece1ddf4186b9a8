// People as other records point at them: choices, who stands in for whom, the first accounts and the end of one.

// A person as another record points at them, and whose work they do.
export {
  type Assignee,
  activePeople,
  findAssignee,
  personAtWork,
  replacedBy,
} from './choices.queries.ts';
export type { EmploymentEnd } from './employment.ts';
// For a company that is none yet.
export { createFirstAdmin } from './first-admin.ts';
export { addPeople, inviteWaiting } from './first-people.save.ts';
export { peopleNames } from './import.queries.ts';
export { announceLater, peopleTasks, shownRange } from './people.jobs.ts';
// The end of an account.
export {
  forgetPerson,
  hasNoPeople,
  type LockedPerson,
  lockPerson,
} from './people.write.queries.ts';
export type { SubstitutePresence } from './replacements/bounds.ts';
// Who stands in while somebody is away.
export { markNotified, replacementOfAbsence } from './replacements/replacements.queries.ts';
export { lockStandIns, passStandIn, saveReplacement } from './replacements/replacements.save.ts';
