import type { Fields } from '../../kit/fields/field-kinds.ts';
import type { FilterWordsOf } from '../../kit/lists/filter-words.ts';
import type { projectList } from './calls.ts';
import { projectStatuses } from './lists.ts';

/** Parts of a project's form. */
export type ProjectSection =
  | 'name'
  | 'client'
  | 'sale'
  | 'service'
  | 'state'
  | 'value'
  | 'oneOff'
  | 'period'
  | 'words'
  | 'files';

/** The fields of a project that its lists show on the screen. */
export const projectColumns = {
  name: {
    label: 'Nazwa',
    kind: 'text',
    section: 'name',
    missing: 'Nazwa jest wymagana',
    max: 250,
    personal: true,
  },
  /** Left out of the form: that of the service, as its company is. */
  type: { label: 'Typ usługi', kind: 'record', of: 'projectType', section: 'service' },
  client: {
    label: 'Klient',
    kind: 'record',
    of: 'client',
    section: 'client',
    missing: 'Klient jest wymagany',
  },
  company: { label: 'Spółka', kind: 'record', of: 'company', section: 'service' },
  modified: { label: 'Data aktualizacji', kind: 'moment', known: true, derived: true },
  userModified: { label: 'Przez kogo', kind: 'record', of: 'person', derived: true },
  created: { label: 'Utworzono', kind: 'moment', known: true, derived: true, counts: true },
  /** When the last task ended; only at status 9 or 10. */
  jobsEnded: { label: 'Koniec prac', kind: 'moment', derived: true, counts: true },
  /** When the project reached 9 or 10. */
  completed: { label: 'Zrealizowano', kind: 'moment', derived: true, counts: true },
  /** unitQuantity x unitValue, PLN. */
  plannedValue: {
    label: 'Wartość planowana',
    kind: 'money',
    known: true,
    derived: true,
    counts: true,
  },
  /** What its changes may say of it: see `projectChanges`. */
  status: {
    label: 'Status',
    kind: 'choice',
    options: projectStatuses,
    section: 'state',
    missing: 'Status jest wymagany',
  },
} as const satisfies Fields<ProjectSection>;

/** The dialog 'Filtry' (PRO-12, PRO-13). */
export const projectFilters = {
  client: {},
  company: { half: true },
  type: { half: true },
  userModified: { label: 'Zmieniony przez' },
  status: {},
  dateFrom: { label: 'Utworzono od', half: true },
  dateTo: { label: 'Utworzono do', half: true },
  jobsEndedFrom: { label: 'Zakończono prace od', half: true },
  jobsEndedTo: { label: 'Zakończono prace do', half: true },
  completedFrom: { label: 'Zrealizowano od', half: true },
  completedTo: { label: 'Zrealizowano do', half: true },
  finalDate: { label: 'Z terminem ostatecznym' },
  dateRealizationLimit: { label: 'Termin ostateczny do' },
  department: { label: 'Dział', of: 'department', half: true },
  seller: { label: 'Sprzedawca', of: 'person', half: true },
  service: { label: 'Usługa', of: 'serviceDefinition' },
  valueFrom: { label: 'Wartość liczona od', half: true },
  valueTo: { label: 'Wartość liczona do', half: true },
} as const satisfies FilterWordsOf<typeof projectList>;
