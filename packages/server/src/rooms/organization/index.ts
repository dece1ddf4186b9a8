// What the server puts together.
export { pageHead, signed } from './brand.ts';
export { organizationRegister } from './organization.register.ts';
export { organizationRoutes } from './organization.routes.ts';
