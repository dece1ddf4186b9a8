// What the server puts together.
import { salesRoutes } from './sales.routes.ts';
import { workRoutes } from './work.routes.ts';

export const reportRoutes = [...workRoutes, ...salesRoutes];
