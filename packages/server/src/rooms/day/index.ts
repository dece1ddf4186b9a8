// What the server puts together.
export { dayRoutes } from './day.routes.ts';
