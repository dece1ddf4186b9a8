/* What tests elsewhere need beside the room's face. */
export { remindOfTasks } from './tasks.jobs.ts';
