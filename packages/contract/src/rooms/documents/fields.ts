import type { Fields, Records } from '../../kit/fields/field-kinds.ts';
import { type DocumentSection, documentColumns } from './columns.ts';

const { filename, type, client, status, modified, user } = documentColumns;

/** All fields of a document, in the order of its list's file. */
export const documentFields = {
  filename,
  type,
  client,
  description: { label: 'Opis', kind: 'long', section: 'document', max: 2000, personal: true },
  status,
  file: {
    label: 'Plik',
    kind: 'record',
    of: 'file',
    section: 'file',
    missing: 'Plik jest wymagany',
  },
  created: { label: 'Dodano', kind: 'moment', known: true, derived: true, counts: true },
  /** Who added it; the right to edit follows them. */
  createdBy: { label: 'Dodał(a)', kind: 'person', derived: true },
  modified,
  user,
} as const satisfies Fields<DocumentSection>;

/** Records whose fields the history and questions of two editors name. */
export const documentRecords = { document: documentFields } as const satisfies Records;
