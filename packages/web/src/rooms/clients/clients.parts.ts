import { lazyPart } from '../../kit/first-screen/lazy-part.tsx';
import { part } from '../../kit/first-screen/part.ts';
/** The short form that pickers of a client offer, and the list of clients. */
export const loadClientQuickAdd = part(() => import('./client-quick-add.tsx'), 'ClientQuickAdd');

/** Asks before a contact person's data are removed for good. */
export const loadAnonymizePerson = part(
  () => import('./contacts/anonymize-person.tsx'),
  'AnonymizePerson',
);
export const ClientShortAdd = lazyPart(
  part(() => import('./client-quick-add.tsx'), 'ClientShortAdd'),
);

/** What a client lacks, beside the form that needs it. */
export const loadClientLacks = part(() => import('./client-lacks.tsx'), 'ClientLacks');
