// What the server puts together.

// For the demonstration company.
export { cancelWork } from './cancel.ts';
// What begins when, for calendars.
export { beginningPeriods } from './periods.queries.ts';
export { projectCrontab, projectTasks } from './projects.jobs.ts';
export { updateProject } from './projects.queries.ts';
export { projectRegister } from './projects.register.ts';
export { projectRoutes } from './projects.routes.ts';
// What is at risk, for whoever counts it.
export { atRisk } from './projects.select.queries.ts';
export { newestPeriods } from './recurring.queries.ts';
export { nextPeriod } from './recurring.rules.ts';
export { makeNextPeriod } from './recurring.ts';
export { plannedValue, valueDay } from './value.queries.ts';
