// The company's rules and looks: days until acceptance, days of guests, the page's head, letters that are signed, the head of documents.

export { acceptanceChanged } from './acceptance-changed.ts';
export { pageHead, signMessage } from './brand.ts';
export {
  acceptAfter,
  findLetterhead,
  findOrganization,
  guestDays,
  isPublicFinances,
} from './organization.queries.ts';
