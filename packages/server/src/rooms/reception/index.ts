// What the server puts together.
export { receptionRegister } from './reception.register.ts';
export { receptionRoutes } from './reception.routes.ts';
export { registerReport } from './report.ts';
// For a company that is none yet.
export { fillReceptionTypes } from './start-types.ts';
