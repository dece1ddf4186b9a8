// What the server puts together.
import { monthlyRoutes } from './monthly/monthly.routes.ts';
import { salesRoutes } from './sales/sales.routes.ts';
import { workRoutes } from './work/work.routes.ts';

export { reportCrontab, reportTasks } from './monthly/monthly.jobs.ts';
// How full people's weeks are, for whoever gives them work.
export { findLoad } from './work/load.queries.ts';
export { loadRows } from './work/load.rules.ts';

export const reportRoutes = [...workRoutes, ...salesRoutes, ...monthlyRoutes];
