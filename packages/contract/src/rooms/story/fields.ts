import type { Fields, Records } from '../../kit/fields/field-kinds.ts';

/** The fields of a note on a client's page. */
export const noteFields = {
  text: { label: 'Treść notatki', kind: 'long', personal: true },
  /** Whether it tells of a contact with the client. */
  contact: { label: 'Kontakt z klientem', kind: 'flag' },
  files: { label: 'Pliki', kind: 'files', max: 20 },
} as const satisfies Fields;

/** Records whose fields the history and questions of two editors name. */
export const storyRecords = { clientNote: noteFields } as const satisfies Records;
