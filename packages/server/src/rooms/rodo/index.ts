// What the server puts together.
export { rodoCrontab, rodoTasks } from './rodo.jobs.ts';
export { rodoRegister } from './rodo.register.ts';
export { rodoRoutes } from './rodo.routes.ts';
