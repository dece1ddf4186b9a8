// What the server puts together.
export { backupCrontab, backupTasks } from './backups.jobs.ts';
export { backupRoutes } from './backups.routes.ts';
