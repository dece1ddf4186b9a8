import type { Fields, Records } from '../../kit/fields/field-kinds.ts';
import { issueTypes } from '../issues/lists.ts';
import { type ArticleSection, articleColumns } from './columns.ts';

export const articleFields = {
  ...articleColumns,
  /** Issues of these types, several, have it suggested while they are written; 0 is one of them. */
  issueTypes: { label: 'Podpowiadany przy zgłoszeniach', kind: 'choice', options: issueTypes },
  /** HTML, in forms and answers alike. */
  description: { label: 'Treść', kind: 'rich', personal: true },
  files: { label: 'Pliki', kind: 'files', section: 'files', max: 100 },
} as const satisfies Fields<ArticleSection>;

/** The fields of a request to read an article. */
export const readingFields = {
  /** All who work here; then departments do not matter. */
  everybody: { label: 'Wszyscy w firmie', kind: 'flag' },
  departments: { label: 'Działy', kind: 'records', of: 'department' },
  dueOn: { label: 'Do kiedy', kind: 'day', section: 'due' },
} as const satisfies Fields;

/** What the list of readers and its file show. */
export const readerColumns = {
  user: { label: 'Imię i nazwisko', kind: 'person' },
  department: { label: 'Dział', kind: 'record', of: 'department' },
  at: { label: 'Przeczytane', kind: 'moment' },
} as const satisfies Fields;

/** Records whose fields the history and questions of two editors name. */
export const articleRecords = {
  knowledgeBase: articleFields,
  readingRequest: readingFields,
} as const satisfies Records;
