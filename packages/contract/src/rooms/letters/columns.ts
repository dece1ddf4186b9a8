import type { Fields } from '../../kit/fields/field-kinds.ts';
import type { FilterWordsOf } from '../../kit/lists/filter-words.ts';
import type { letterList } from './calls.ts';
import { letterStatuses } from './lists.ts';

/** The fields of a letter that its list and the list's file show, in the order of the file. */
export const letterColumns = {
  received: { label: 'Przyszedł', kind: 'moment', known: true },
  fromName: { label: 'Od', kind: 'text', known: true },
  fromAddress: { label: 'Adres', kind: 'text', known: true },
  subject: { label: 'Temat', kind: 'text', known: true },
  status: { label: 'Status', kind: 'choice', options: letterStatuses, known: true },
  /** Why it waits, or was refused or put away. */
  reason: { label: 'Powód', kind: 'text' },
  /** Whose address it was sent to. */
  company: { label: 'Spółka', kind: 'record', of: 'company' },
  /** What it became. */
  issue: { label: 'Zgłoszenie', kind: 'record', of: 'issue' },
  handledBy: { label: 'Kto zajął się', kind: 'person' },
} as const satisfies Fields;

/** The filter of the pills. */
export const letterFilters = { status: {} } as const satisfies FilterWordsOf<typeof letterList>;
