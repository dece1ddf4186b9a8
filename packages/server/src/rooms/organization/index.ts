// The company's rules and looks: days until acceptance, days of guests, the page's head, letters that are signed.

export { acceptanceChanged } from './acceptance-changed.ts';
export { pageHead, signMessage } from './brand.ts';
export {
  acceptAfter,
  findOrganization,
  guestDays,
  isPublicFinances,
} from './organization.queries.ts';
