import type { Route } from '../../kit/http/calls/mount.ts';
import { procedureRoutes } from './procedures/procedures.routes.ts';
import { serviceRoutes } from './services/services.routes.ts';
import { taskRoutes } from './tasks/tasks.routes.ts';

export const catalogRoutes: Route[] = [...taskRoutes, ...procedureRoutes, ...serviceRoutes];
