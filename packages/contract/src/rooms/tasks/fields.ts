import type { Fields, Records } from '../../kit/fields/field-kinds.ts';
import { recordedFields } from '../../kit/fields/record-fields.ts';
import { importances, taskStatuses } from './lists.ts';

/** Parts of a task's form. */
export type TaskSection = 'task' | 'state';

/** The fields of a task that lists answer, in the order of their file. */
export const taskRowFields = {
  name: { label: 'Nazwa', heading: 'Zadanie', kind: 'text', known: true, personal: true },
  /** With formatting in the form: `{ html }`. */
  description: {
    label: 'Opis zadania',
    heading: 'Opis',
    kind: 'rich',
    section: 'task',
    max: 4000,
    personal: true,
  },
  project: { label: 'Projekt', kind: 'record', known: true, derived: true },
  client: { label: 'Klient', kind: 'record', of: 'client', known: true, derived: true },
  service: {
    label: 'Usługa',
    kind: 'record',
    of: 'serviceDefinition',
    known: true,
    derived: true,
  },
  procedure: {
    label: 'Procedura',
    kind: 'record',
    of: 'procedureDefinition',
    known: true,
    derived: true,
  },
  status: {
    label: 'Status',
    kind: 'choice',
    options: taskStatuses,
    section: 'state',
    missing: 'Status jest wymagany',
  },
  /** On the wire by its number alone, hence checked and answered in a way of its own. */
  importance: { label: 'Istotność', kind: 'choice', options: importances, known: true },
  /** How long it is thought to take. */
  estimation: {
    label: 'Prognozowany czas realizacji',
    heading: 'Prognozowany czas (h)',
    kind: 'hours',
    section: 'task',
    counts: true,
  },
  dateRealization: {
    label: 'Prognozowana data wykonania',
    kind: 'limit',
    section: 'task',
    counts: true,
  },
  dateRealizationLimit: {
    label: 'Graniczna data wykonania',
    kind: 'limit',
    section: 'task',
    counts: true,
  },
  finalDate: { label: 'Termin ostateczny', kind: 'flag', counts: true },
  /** A day alone means that day. */
  dateEndJob: { label: 'Data zakończenia', kind: 'limit', section: 'state', counts: true },
  orderedBy: { label: 'Zlecający', kind: 'person' },
  user: { label: 'Wykonawca', kind: 'person' },
  taskCreated: { label: 'Data przydzielenia', kind: 'moment', known: true, derived: true },
} as const satisfies Fields<TaskSection>;

/** What else the history of a task has lines of. */
export const taskMarks = {
  checklistRequired: { label: 'Lista kontrolna wymagana do zamknięcia', kind: 'flag' },
  issues: { label: 'Zgłoszenia', kind: 'records', of: 'issue' },
} as const satisfies Fields;

/** Records whose fields the history and questions of two editors name. */
export const taskRecords = {
  projectTask: { ...recordedFields(taskRowFields), ...taskMarks },
} as const satisfies Records;
