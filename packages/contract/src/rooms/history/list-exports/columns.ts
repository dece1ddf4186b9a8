import type { Fields } from '../../../kit/fields/field-kinds.ts';
import type { FilterWordsOf } from '../../../kit/lists/filter-words.ts';
import type { exportList } from './calls.ts';

/** The fields of a download, in the order of the list and of its file. */
export const exportColumns = {
  created: { label: 'Kiedy', kind: 'moment', known: true },
  createdBy: { label: 'Kto', kind: 'person', known: true },
  /** The list's title, as the downloaded file has it. */
  list: { label: 'Lista', kind: 'text', known: true },
  /** Search and filters in words; '' for the whole list. */
  asked: { label: 'Zakres', kind: 'text', known: true },
  rows: { label: 'Wiersze', kind: 'number', known: true },
  format: { label: 'Postać', kind: 'text', known: true },
} as const satisfies Fields;

/** The dialog 'Filtry'. */
export const exportFilters = {
  user: { label: 'Kto', of: 'person' },
  dateFrom: { label: 'Od' },
  dateTo: { label: 'Do' },
} as const satisfies FilterWordsOf<typeof exportList>;
