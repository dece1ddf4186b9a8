// What the server puts together.
export { rodoCrontab, rodoTasks } from './rodo.jobs.ts';
export { rodoRoutes } from './rodo.routes.ts';
