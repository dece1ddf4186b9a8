import { part } from '../../kit/first-screen/part.ts';
/** The short form that the list and pickers of clients offer, and what a picked client lacks. */
export const loadClientQuickAdd = part(() => import('./client-quick-add.tsx'), 'ClientQuickAdd');

/** Asks before a contact person's data are removed for good. */
export const loadAnonymizePerson = part(
  () => import('./contacts/anonymize-person.tsx'),
  'AnonymizePerson',
);
