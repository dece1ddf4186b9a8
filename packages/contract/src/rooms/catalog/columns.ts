import type { Fields } from '../../kit/fields/field-kinds.ts';
import type { FilterWordsOf } from '../../kit/lists/filter-words.ts';
import type { procedureList, serviceList, taskList } from './calls.ts';
import { serviceStatuses } from './lists.ts';

/** The fields that lists of definitions and their files show, in the order of the file; and the words of their filters. */

/** Parts of a definition's form. */
export type DefinitionSection = 'start' | 'main' | 'state' | 'usual' | 'end';

const derived = true;
const name = {
  label: 'Nazwa',
  kind: 'text',
  section: 'start',
  missing: 'Nazwa jest wymagana',
  max: 250,
} as const;
const type = {
  label: 'Typ',
  kind: 'record',
  section: 'main',
  missing: 'Typ jest wymagany',
} as const;
const department = { label: 'Dział', kind: 'record', of: 'department', section: 'main' } as const;
const ownDepartment = { ...department, missing: 'Dział jest wymagany' } as const;
const description = { label: 'Opis', kind: 'long', section: 'end' } as const;
const changed = {
  created: { label: 'Data utworzenia', kind: 'moment', known: true, derived },
  modified: { label: 'Data aktualizacji', kind: 'moment', known: true, derived },
  userModified: { label: 'Przez kogo', kind: 'record', of: 'person', derived },
} as const;

export const taskDefinitionColumns = {
  name,
  type: { ...type, of: 'taskType' },
  department,
  description,
  ...changed,
} as const satisfies Fields<DefinitionSection>;

export const procedureColumns = {
  name,
  department: ownDepartment,
  taskCount: { label: 'Zadania', heading: 'Liczba zadań', kind: 'number', known: true, derived },
  description,
  ...changed,
} as const satisfies Fields<DefinitionSection>;

export const serviceColumns = {
  name,
  type: { ...type, of: 'projectType' },
  department: ownDepartment,
  company: { label: 'Spółka', kind: 'record', of: 'company', section: 'state' },
  status: {
    label: 'Status',
    kind: 'choice',
    options: serviceStatuses,
    section: 'state',
    missing: 'Status jest wymagany',
  },
  procedureCount: {
    label: 'Procedury',
    heading: 'Liczba procedur',
    kind: 'number',
    known: true,
    derived,
  },
  description,
  ...changed,
} as const satisfies Fields<DefinitionSection>;

const archived = { label: 'W archiwum' };

export const taskDefinitionFilters = {
  type: {},
  department: {},
  archived,
} as const satisfies FilterWordsOf<typeof taskList>;

export const procedureFilters = {
  department: {},
  archived,
} as const satisfies FilterWordsOf<typeof procedureList>;

export const serviceFilters = {
  status: {},
  department: {},
  type: {},
  archived,
} as const satisfies FilterWordsOf<typeof serviceList>;
