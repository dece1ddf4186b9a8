// What the server puts together.
export { acceptanceChanged } from './acceptance-changed.ts';
export { pageHead, signed } from './brand.ts';
export { acceptAfter, findOrganization, guestDays } from './organization.queries.ts';
export { organizationRegister } from './organization.register.ts';
export { organizationRoutes } from './organization.routes.ts';
