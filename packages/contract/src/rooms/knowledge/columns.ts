import type { Fields } from '../../kit/fields/field-kinds.ts';
import type { FilterWordsOf } from '../../kit/lists/filter-words.ts';
import type { articleList } from './calls.ts';

/** Parts of an article's form. */
export type ArticleSection = 'article' | 'owner' | 'files';

/** The fields of an article that its list and the list's file show, in the order of the file. */
export const articleColumns = {
  name: {
    label: 'Nazwa',
    kind: 'text',
    section: 'article',
    missing: 'Nazwa jest wymagana',
    max: 250,
    personal: true,
  },
  type: {
    label: 'Typ',
    kind: 'record',
    of: 'knowledgeBaseType',
    section: 'article',
    missing: 'Typ jest wymagany',
  },
  department: {
    label: 'Dział',
    kind: 'record',
    of: 'department',
    section: 'article',
    missing: 'Dział jest wymagany',
  },
  /** Who keeps it true; the author, unless the form says otherwise. */
  owner: { label: 'Właściciel', kind: 'person', section: 'owner' },
  /** The day on which the owner looks whether it still holds. */
  reviewOn: { label: 'Następny przegląd', heading: 'Przegląd', kind: 'day', section: 'owner' },
  created: { label: 'Data utworzenia', kind: 'moment', known: true, derived: true },
  modified: { label: 'Data aktualizacji', kind: 'moment', known: true, derived: true },
  userModified: { label: 'Przez kogo', kind: 'person', derived: true },
} as const satisfies Fields<ArticleSection>;

/** The dialog 'Filtry'. */
export const articleFilters = {
  department: {},
  owner: {},
  toReview: { label: 'Do przeglądu' },
  toRead: { label: 'Do przeczytania przeze mnie' },
} as const satisfies FilterWordsOf<typeof articleList>;
