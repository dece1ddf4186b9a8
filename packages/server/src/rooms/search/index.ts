// For rooms whose records are searched: how they say it.
export {
  candidates,
  fewCandidates,
  foundColumns,
  type Searched,
} from './found.queries.ts';
// What the server puts together.
export { type SearchKinds, searchRoutes } from './search.routes.ts';
