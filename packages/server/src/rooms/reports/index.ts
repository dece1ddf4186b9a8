// What the server puts together.
import { monthlyRoutes } from './monthly.routes.ts';
import { salesRoutes } from './sales.routes.ts';
import { workRoutes } from './work.routes.ts';

export { reportCrontab, reportTasks } from './monthly.jobs.ts';

export const reportRoutes = [...workRoutes, ...salesRoutes, ...monthlyRoutes];
