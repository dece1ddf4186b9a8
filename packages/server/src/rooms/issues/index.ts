// What the server puts together.
export { issueCrontab, issueTasks } from './issues.jobs.ts';
export { issueRegister } from './issues.register.ts';
export { issueRoutes } from './issues.routes.ts';
