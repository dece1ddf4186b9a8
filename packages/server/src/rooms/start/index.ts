// What the server puts together.
export { startTasks } from './start.jobs.ts';
export { startRegister } from './start.register.ts';
export { startRoutes } from './start.routes.ts';
// For a company that is none yet.
export { beginFirstSteps } from './start.write.queries.ts';
