// What the server puts together.

// A person as another record points at them, and whose work they do.
export { type Assignee, activePeople, findAssignee, replacedBy } from './choices.queries.ts';
// For a company that is none yet.
export { baseIsEmpty, createFirstAdmin } from './first-admin.ts';
export { addPeople, inviteWaiting } from './first-people.save.ts';
export { peopleNames } from './import.queries.ts';
export type { Work } from './leaving/work.ts';
export { announceLater, peopleTasks, shownRange } from './people.jobs.ts';
export { peopleRegister } from './people.register.ts';
export { peopleRoutes } from './people.routes.ts';
// The end of an account.
export { forgetPerson, type LockedPerson, lockPerson } from './people.write.queries.ts';
export { programRoutes } from './programs/programs.routes.ts';
// Who stands in while somebody is away.
export { markTold, replacementOfAbsence } from './replacements/replacements.queries.ts';
export { lockStandIns, passStandIn, saveReplacement } from './replacements/replacements.save.ts';
