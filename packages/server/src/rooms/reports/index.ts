// What the server puts together.
import { monthlyRoutes } from './monthly.routes.ts';
import { salesRoutes } from './sales.routes.ts';
import { workRoutes } from './work.routes.ts';

// How full people's weeks are, for whoever gives them work.
export { findLoad } from './load.queries.ts';
export { loadRows } from './load.rules.ts';
export { reportCrontab, reportTasks } from './monthly.jobs.ts';

export const reportRoutes = [...workRoutes, ...salesRoutes, ...monthlyRoutes];
