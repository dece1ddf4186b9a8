// On the page of a client.
export { ClientRegistry } from './business-registries.parts.ts';
// In the forms of a client.
export { CompanyStart } from './company-start.tsx';
export { NameOrNumber } from './name-or-number.tsx';
