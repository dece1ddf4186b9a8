import type { Fields } from '../../kit/fields/field-kinds.ts';
import { dueOptions } from '../../kit/fields/limits.ts';
import type { FilterWordsOf } from '../../kit/lists/filter-words.ts';
import type { issueList } from './calls.ts';
import { issueStatuses, issueTypes } from './lists.ts';

/** Parts of an issue's form. */
export type IssueSection = 'issue' | 'people' | 'words' | 'dates' | 'files';

/** The fields of an issue that its lists show on the screen. */
export const issueColumns = {
  name: {
    label: 'Nazwa',
    kind: 'text',
    section: 'issue',
    missing: 'Nazwa jest wymagana',
    max: 250,
    personal: true,
  },
  type: {
    label: 'Typ zgłoszenia',
    kind: 'choice',
    options: issueTypes,
    section: 'issue',
    missing: 'Typ zgłoszenia jest wymagany',
  },
  client: { label: 'Klient', kind: 'record', of: 'client', section: 'issue' },
  orderedBy: { label: 'Zlecający', kind: 'person', known: true },
  /** Those who are to do it. */
  users: {
    label: 'Przydzielono do',
    kind: 'people',
    section: 'people',
    missing: 'Użytkownik jest wymagany',
    max: 50,
  },
  status: { label: 'Status', kind: 'choice', options: issueStatuses, known: true },
  /** A day alone means its end. */
  dateRealization: {
    label: 'Graniczna data zakończenia',
    kind: 'limit',
    section: 'dates',
    counts: true,
  },
  timeRequired: { label: 'Wymagany czas', kind: 'hours', section: 'dates', counts: true },
  /** What its type promised and comes next, while it is open. */
  promised: { label: 'Obiecany czas', kind: 'moment', derived: true },
  created: { label: 'Utworzono', kind: 'moment', known: true, derived: true, counts: true },
} as const satisfies Fields<IssueSection>;

/** The dialog 'Filtry' (ISS-14, ISS-67). */
export const issueFilters = {
  client: {},
  user: { label: 'Wykonawca', of: 'person', half: true },
  orderedBy: { half: true },
  status: {},
  type: {},
  dateFrom: { label: 'Utworzono od', half: true },
  dateTo: { label: 'Utworzono do', half: true },
  dateRealization: { half: true },
  limitTo: { label: 'Termin do', half: true },
  promised: { options: dueOptions },
  due: { label: 'Termin', options: dueOptions },
} as const satisfies FilterWordsOf<typeof issueList>;
