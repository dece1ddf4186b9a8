// What the server puts together.

// An offer as a project points at it.
export { assertOffer } from './choices.queries.ts';
// What is asked of an offer, for whoever counts them.
export { isExpired, ofCompanies, ofDepartments, sentDay } from './conditions.queries.ts';
export { offerRegister } from './offers.register.ts';
export { offerRoutes } from './offers.routes.ts';
