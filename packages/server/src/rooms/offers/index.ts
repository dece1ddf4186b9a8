// Offers as projects point at them, and the conditions that reports count by.

// An offer as a project points at it.
export { assertOffer } from './choices.queries.ts';
// Conditions on offers, for counts.
export { isExpired, ofCompanies, ofDepartments, sentDay } from './conditions.queries.ts';
export { reopenSale } from './offers.save.ts';
