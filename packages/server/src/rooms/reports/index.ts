// What the server puts together.
import { workRoutes } from './work.routes.ts';

export const reportRoutes = [...workRoutes];
