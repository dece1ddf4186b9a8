// What the server puts together.

// An offer as a project points at it.
export { assertOffer } from './choices.queries.ts';
export { offerRegister } from './offers.register.ts';
export { offerRoutes } from './offers.routes.ts';
