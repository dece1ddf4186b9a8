import type { Fields, Records } from '../../../kit/fields/field-kinds.ts';
import type { FilterWordsOf } from '../../../kit/lists/filter-words.ts';
import { typedParty } from '../../reception/fields.ts';
import type { announcedList } from './calls.ts';
import { type AnnouncedSection, announcedColumns } from './columns.ts';

/** All fields of an announced guest. */
export const announcedFields = {
  ...announcedColumns,
  ...typedParty,
  description: { label: 'Notatka', kind: 'long', section: 'more', max: 2000, personal: true },
} as const satisfies Fields<AnnouncedSection>;

/** The filter of the pills. */
export const comingFilter = {
  coming: { label: 'Ci, którzy przyjdą' },
} as const satisfies FilterWordsOf<typeof announcedList>;

/** Records whose fields the history and questions of two editors name. */
export const announcedRecords = { announcedGuest: announcedFields } as const satisfies Records;
