// What the server puts together.
export { wholeExportCrontab, wholeExportTasks } from './exports.jobs.ts';
export { endArchives } from './exports.queries.ts';
export { wholeExportRoutes } from './exports.routes.ts';
// What is said of the format outside of an archive.
export { formatText } from './format.ts';
export { exportedTables } from './tables.queries.ts';
