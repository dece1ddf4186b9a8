// What the server puts together.
// Guests who come and go by other ways than the register's own form, and are forgotten.

export { receptionCrontab, receptionTasks } from './desk/deliveries.jobs.ts';
export { anonymousGuest, forgetGoneGuests, forgetGuests, noteExit } from './guests.save.ts';
// Several guests and parcels at once, of somebody who goes away.
export { lockVisits, passVisit } from './passing.save.ts';
export { receptionRegister } from './reception.register.ts';
export { receptionRoutes } from './reception.routes.ts';
export { create as registerGuest } from './reception.save.ts';
export { registerReport } from './report/report.ts';
// For a company that is none yet.
export { fillReceptionTypes } from './start-types.ts';
