// What the server puts together.
export { absenceRegister } from './absences.register.ts';
export { absenceRoutes } from './absences.routes.ts';
// For a company that is none yet.
export { fillStartTypes } from './start-types.ts';
