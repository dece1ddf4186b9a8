// What the server puts together.
export { issueCrontab, issueTasks } from './issues.jobs.ts';
export { issueRegister } from './issues.register.ts';
export { issueRoutes } from './issues.routes.ts';
// What Mój dzień shares with the lists.
export { issueDue, onBehalfOf } from './issues.select.queries.ts';
// Several issues at once, of somebody who goes away.
export { lockIssues, moveIssue, passAcceptance, passIssue } from './passing.save.ts';
