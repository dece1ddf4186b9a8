import type { FilterWordsOf } from '../../kit/lists/filter-words.ts';
import type { clientList } from './calls.ts';
import { clientStatuses } from './lists.ts';

/** The dialog 'Filtry'. */
export const clientFilters = {
  name: { label: 'Nazwa' },
  nip: { label: 'NIP' },
  website: {},
  status: { label: 'Status', options: clientStatuses },
  persons: { label: 'Opiekun', of: 'person', many: true },
  tags: { label: 'Tagi', of: 'tag', many: true },
  projectTypes: { label: 'Usługi', of: 'projectType', many: true },
  agreement: { label: 'Zgoda', of: 'agreementType', many: true },
  withdrawn: { label: 'Zgoda wycofana', of: 'agreementType', many: true },
  company: { label: 'Spółka', of: 'company', half: true },
  department: { label: 'Dział', of: 'department', half: true },
  noCarer: { label: 'Bez opiekuna', half: true },
  sameNip: { label: 'Z powtórzonym NIP', half: true },
  openIssues: { label: 'Z otwartymi zgłoszeniami', half: true },
  silentFor: { label: 'Bez kontaktu od (dni)' },
  refusedFrom: { label: 'Odmowa oferty od', half: true },
  refusedTo: { label: 'Odmowa oferty do', half: true },
} as const satisfies FilterWordsOf<typeof clientList>;
