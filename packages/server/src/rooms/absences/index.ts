// What the server puts together.
// Who is away, and who stands in.
export { listAway, listStandIns } from './absences.queries.ts';
export { absenceRegister } from './absences.register.ts';
export { absenceRoutes } from './absences.routes.ts';
// An absence whose consequences are settled.
export { mayChange } from './absences.rules.ts';
export { lockEntry } from './absences.write.queries.ts';
// For a company that is none yet.
export { fillStartTypes } from './start-types.ts';
