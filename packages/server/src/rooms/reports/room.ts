import { ofKind } from '../../kit/http/calls/mount.ts';
import { room } from '../../kit/rooms/room.ts';
import { splitRoutes } from './custom/split.routes.ts';
import { reportCrontab, reportTasks } from './monthly/monthly.jobs.ts';
import { monthlyRoutes } from './monthly/monthly.routes.ts';
import { salesRoutes } from './sales/sales.routes.ts';
import { workRoutes } from './work/work.routes.ts';

/** Figures of work, sales and value over any time, and the monthly letter. For managers. */
export const reportsRoom = room({
  routes: ofKind('report', [...workRoutes, ...salesRoutes, ...splitRoutes, ...monthlyRoutes]),
  jobs: reportTasks,
  clock: [reportCrontab],
});
