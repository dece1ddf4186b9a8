import type { Fields } from '../../kit/fields/field-kinds.ts';
import type { FilterWordsOf } from '../../kit/lists/filter-words.ts';
import type { documentList } from './calls.ts';
import { documentStatuses } from './lists.ts';

/** Parts of a document's form; its status is there once the document exists. */
export type DocumentSection = 'file' | 'document' | 'state';

/** The fields of a document that its list shows on the screen. */
export const documentColumns = {
  filename: { label: 'Nazwa pliku', kind: 'text', known: true, derived: true },
  type: {
    label: 'Typ',
    kind: 'record',
    of: 'documentType',
    section: 'document',
    missing: 'Typ jest wymagany',
  },
  client: { label: 'Klient', kind: 'record', of: 'client', section: 'document' },
  modified: {
    label: 'Zmieniono',
    heading: 'Data aktualizacji',
    kind: 'moment',
    known: true,
    derived: true,
  },
  /** Who changed it last. */
  user: { label: 'Przez kogo', kind: 'person', derived: true },
  status: {
    label: 'Status',
    kind: 'choice',
    options: documentStatuses,
    section: 'state',
    missing: 'Status jest wymagany',
  },
} as const satisfies Fields<DocumentSection>;

/** The dialog 'Filtry'. */
export const documentFilters = {
  type: { label: 'Typ dokumentu' },
  client: {},
  user: { label: 'Dodane przez' },
  status: {},
} as const satisfies FilterWordsOf<typeof documentList>;
