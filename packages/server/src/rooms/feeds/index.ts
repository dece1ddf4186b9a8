// What the server puts together.

// Addresses end with what else opens an account.
export { countFeeds, removeFeedsOf } from './feeds.queries.ts';
export { feedRegister } from './feeds.register.ts';
export { feedRoutes } from './feeds.routes.ts';
