import type { Route } from '../../kit/http/mount.ts';
import { procedureRoutes } from './procedures.routes.ts';
import { serviceRoutes } from './services.routes.ts';
import { taskRoutes } from './tasks.routes.ts';

export const catalogRoutes: Route[] = [...taskRoutes, ...procedureRoutes, ...serviceRoutes];
