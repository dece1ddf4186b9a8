// Offers as projects point at them, and the conditions that reports count by.

// An offer as a project points at it.
export { assertOffer } from './choices.queries.ts';
// What is asked of an offer, for whoever counts them.
export { isExpired, ofCompanies, ofDepartments, sentDay } from './conditions.queries.ts';
