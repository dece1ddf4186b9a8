// What the server puts together.
export { recordImportTasks } from './imports.jobs.ts';
export { recordImportRoutes } from './imports.routes.ts';
export type { Importing } from './write-rows.ts';
