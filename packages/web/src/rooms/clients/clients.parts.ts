import { part } from '../../kit/first-screen/part.ts';
/** The short form that pickers of a client offer. */
export const loadClientQuickAdd = part(() => import('./client-quick-add.tsx'), 'ClientQuickAdd');

/** Asks before a contact person's data are removed for good. */
export const loadAnonymizePerson = part(
  () => import('./contacts/anonymize-person.tsx'),
  'AnonymizePerson',
);
