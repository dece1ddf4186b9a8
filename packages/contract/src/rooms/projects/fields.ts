import type { Fields, Records } from '../../kit/fields/field-kinds.ts';
import { recordedFields } from '../../kit/fields/record-fields.ts';
import { type ProjectSection, projectColumns } from './columns.ts';
import { intervals } from './lists.ts';

/** Nobody plans projects for longer. */
export const planSpan = { ahead: 30 };
const recurrence = { label: 'Powtarzanie', kind: 'choice', options: intervals } as const;
const derived = true;

const { name, type, client, company, plannedValue, created, modified, ...others } = projectColumns;
const { userModified, status, ...ends } = others;
const recurrent = { ...recurrence, section: 'value', missing: 'Nieprawidłowa wartość' } as const;

/** The fields of a project that every list answers, in the order of their file. */
export const projectRowFields = {
  name,
  type,
  client,
  company,
  status,
  recurrent,
  plannedValue,
  /** Limit of the first open task, and whether it has passed: what burns. */
  nextLimit: { label: 'Najbliższy termin', kind: 'limit', derived },
  overdue: { label: 'Po terminie', kind: 'flag', derived },
  ...ends,
  created,
  modified,
  userModified,
} as const satisfies Fields<ProjectSection>;

const { nextLimit: _, overdue: __, ...shown } = projectRowFields;

/** All fields of a project that its page shows and its form has. */
export const projectFields = {
  ...shown,
  department: { label: 'Dział', kind: 'record', of: 'department' },
  seller: { label: 'Sprzedawca', kind: 'person', section: 'sale' },
  /** Exactly one. */
  services: {
    label: 'Usługa',
    kind: 'records',
    of: 'serviceDefinition',
    section: 'service',
    missing: 'Usługa jest wymagana',
  },
  unitQuantity: { label: 'Liczba jednostek', kind: 'number', known: true, counts: true },
  unitValue: { label: 'Wartość jednostkowa', kind: 'money', known: true, counts: true },
  /** The day on which work begins, and the rules of the service count from; null: that of its making. */
  startDate: {
    label: 'Początek prac',
    kind: 'day',
    section: 'oneOff',
    span: planSpan,
    counts: true,
  },
  /** Planned implementation day; shown when the project is one-off. */
  implementationDate: {
    label: 'Planowana data realizacji',
    kind: 'day',
    section: 'oneOff',
    span: planSpan,
    counts: true,
  },
  /** First day and optional last day of a recurring project. */
  recurrentFrom: {
    label: 'Początek okresu',
    kind: 'day',
    section: 'period',
    span: planSpan,
    counts: true,
  },
  recurrentTo: {
    label: 'Koniec okresu',
    kind: 'day',
    section: 'period',
    span: planSpan,
    counts: true,
  },
  /** Words; with formatting `{ html }`. */
  description: { label: 'Opis', kind: 'rich', section: 'words', personal: true },
  files: { label: 'Pliki', kind: 'files', section: 'files', max: 100 },
  /** The accepted offer that the project is made of. */
  offer: { label: 'Oferta', kind: 'record', of: 'offer' },
  /** Of a recurring project: those of the period before and after. */
  previousPeriod: { label: 'Poprzedni okres', kind: 'record', of: 'project', derived },
  nextPeriod: { label: 'Następny okres', kind: 'record', of: 'project', derived },
  createdBy: { label: 'Kto dodał', kind: 'record', of: 'person', derived },
} as const satisfies Fields<ProjectSection>;

/** What else the history of a project has lines of. */
export const projectMarks = {
  serviceName: { label: 'Usługa', kind: 'text' },
} as const satisfies Fields;

/** What is decided of a series as a whole. */
export const seriesFields = {
  paused: { label: 'Wstrzymana', kind: 'moment' },
  recurrent: recurrence,
  recurrentTo: {
    label: 'Ostatni dzień, w którym może zacząć się okres',
    kind: 'day',
    section: 'series',
    span: planSpan,
  },
} as const satisfies Fields<'series'>;

/** Records whose fields the history and questions of two editors name. */
export const projectRecords = {
  project: { ...recordedFields(projectFields), ...projectMarks },
  projectSeries: seriesFields,
} as const satisfies Records;
