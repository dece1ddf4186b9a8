// What the server puts together.
export { impactRoutes } from './impact.routes.ts';
