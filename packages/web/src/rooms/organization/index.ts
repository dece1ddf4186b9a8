// For the first steps of a new company.
export { OrganizationForm } from './organization.parts.ts';
