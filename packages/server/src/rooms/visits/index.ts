// What the server puts together.
export { kioskRoutes } from './kiosk.routes.ts';
export { visitCrontab, visitTasks } from './visits.jobs.ts';
export { visitRegister } from './visits.register.ts';
export { visitRoutes } from './visits.routes.ts';
