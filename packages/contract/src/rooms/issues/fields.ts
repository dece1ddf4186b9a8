import type { Fields, Records } from '../../kit/fields/field-kinds.ts';
import { recordedFields } from '../../kit/fields/record-fields.ts';
import { type IssueSection, issueColumns } from './columns.ts';
import { promiseFields } from './types/fields.ts';

const { dateRealization, timeRequired, promised, created, ...who } = issueColumns;
const derived = true;

/** The fields of an issue that every list answers, in the order of their file. */
export const issueRowFields = {
  ...who,
  dateRealization,
  /** Still to be done and past its limit. */
  overdue: { label: 'Po terminie', kind: 'flag', derived },
  /** When those who do it expect to end. */
  dateRealizationEstimation: {
    label: 'Prognozowana data zakończenia',
    kind: 'limit',
    section: 'dates',
    counts: true,
  },
  timeRequired,
  promised,
  /** Until when its type promised the first answer and that it is done; null: nothing was promised. */
  promisedAnswer: { label: 'Obiecana odpowiedź', kind: 'moment', derived, counts: true },
  /** When somebody first answered, and when it was done (not while it is open again). */
  answeredAt: { label: 'Pierwsza odpowiedź', kind: 'moment', derived, counts: true },
  promisedDone: { label: 'Obiecane zrealizowanie', kind: 'moment', derived, counts: true },
  doneAt: { label: 'Zrealizowano', kind: 'moment', derived, counts: true },
  /** The person stood in for, when the issue is the reader's only by substitution. */
  onBehalfOf: { label: 'Zastępowana osoba', kind: 'record', of: 'person', derived },
  /** When it was last given to somebody. */
  assignDate: { label: 'Przydzielono', kind: 'moment', derived, counts: true },
  created,
  modified: { label: 'Data aktualizacji', kind: 'moment', known: true, derived },
} as const satisfies Fields<IssueSection>;

/** All fields of an issue that its page shows and its form has. */
export const issueFields = {
  ...issueRowFields,
  /** With formatting in the form: `{ html }`. */
  description: {
    label: 'Opis',
    kind: 'rich',
    section: 'words',
    missing: 'Opis jest wymagany',
    max: 20_000,
    personal: true,
  },
  files: { label: 'Pliki', kind: 'files', section: 'files', max: 100 },
} as const satisfies Fields<IssueSection>;

/** What else the history of an issue has lines of. */
export const issueMarks = {
  checklistRequired: { label: 'Lista kontrolna wymagana do zamknięcia', kind: 'flag' },
  mergedInto: { label: 'Połączone z', kind: 'record', of: 'issue' },
  merged: { label: 'Dołączone zgłoszenia', kind: 'records', of: 'issue' },
  followers: { label: 'Współzgłaszający', kind: 'people' },
  tasks: { label: 'Zadania projektów', kind: 'records', of: 'projectTask' },
} as const satisfies Fields;

/** Records whose fields the history and questions of two editors name. */
export const issueRecords = {
  issue: { ...recordedFields(issueFields), ...issueMarks },
  issuePromise: promiseFields,
} as const satisfies Records;
