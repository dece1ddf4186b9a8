// What the server puts together.
export { timelineRoutes } from './timeline.routes.ts';
