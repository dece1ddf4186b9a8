// What the server puts together.
export { type SearchKinds, searchRoutes } from './search.routes.ts';
