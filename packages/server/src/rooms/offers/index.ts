// Offers as projects point at them, and the conditions that reports count by.

// Conditions on offers, for counts.
export { isExpired, ofCompanies, ofDepartments, sentDay } from './conditions.queries.ts';
export { reopenSale } from './offers.save.ts';
// An offer as a project points at it, and one whose project is gone.
export { assertOffer } from './project-offer.queries.ts';
