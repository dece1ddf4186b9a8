// What the server puts together.
// Several guests and parcels at once, of somebody who goes away.
export { lockVisits, passVisit } from './passing.save.ts';
export { receptionRegister } from './reception.register.ts';
export { receptionRoutes } from './reception.routes.ts';
export { registerReport } from './report.ts';
// For a company that is none yet.
export { fillReceptionTypes } from './start-types.ts';
