import type { Fields, Records } from '../../kit/fields/field-kinds.ts';
import { recordedFields } from '../../kit/fields/record-fields.ts';
import { intervals } from '../projects/lists.ts';
import {
  type DefinitionSection,
  procedureColumns,
  serviceColumns,
  taskDefinitionColumns,
} from './columns.ts';
import { limitOrigins, performers } from './rules.ts';

/** All fields of definitions, in the order of their lines in the history. */

const archived = { label: 'W archiwum', kind: 'flag' } as const;

export const taskDefinitionFields = {
  ...taskDefinitionColumns,
  /** Own fields of tasks without which none made of it is closed. */
  fieldsToFill: {
    label: 'Pola do wypełnienia przed zamknięciem',
    kind: 'records',
    of: 'customField',
  },
  archived,
} as const satisfies Fields<DefinitionSection>;

export const procedureDefinitionFields = {
  ...procedureColumns,
  archived,
  tasks: { label: 'Zadania', kind: 'records', of: 'taskDefinition' },
  services: { label: 'Usługi', kind: 'records', of: 'serviceDefinition' },
} as const satisfies Fields<DefinitionSection>;

export const serviceDefinitionFields = {
  ...serviceColumns,
  /** Of one unit in a project, PLN. */
  usualValue: { label: 'Zwykła wartość', kind: 'money', section: 'usual' },
  /** How often such projects recur; 0 is one of the options, hence checked in a way of its own. */
  usualInterval: { label: 'Zwykłe powtarzanie', kind: 'choice', options: intervals },
  archived,
  procedures: { label: 'Procedury', kind: 'records', of: 'procedureDefinition' },
} as const satisfies Fields<DefinitionSection>;

/** The rule of a task in a procedure; its coming and going is a change of the procedure's tasks. */
export const stepFields = {
  limitFrom: { label: 'Termin liczony', kind: 'choice', options: limitOrigins },
  limitDays: { label: 'Dni robocze', kind: 'number', max: 500 },
  finalDate: { label: 'Termin ostateczny', kind: 'flag' },
  estimation: { label: 'Prognozowany czas', kind: 'hours' },
  who: { label: 'Kto wykonuje', kind: 'choice', options: performers },
  whoPerson: { label: 'Osoba', kind: 'person' },
  whoDepartment: { label: 'Kierownik działu', kind: 'record', of: 'department' },
  whoPosition: { label: 'Stanowisko', kind: 'record', of: 'position' },
  checklist: { label: 'Lista kontrolna', kind: 'text' },
  checklistRequired: { label: 'Lista kontrolna wymagana do zamknięcia', kind: 'flag' },
  files: { label: 'Pliki', kind: 'files' },
} as const satisfies Fields;

/** Records whose fields the history and questions of two editors name. */
export const catalogRecords = {
  taskDefinition: recordedFields(taskDefinitionFields),
  procedureDefinition: recordedFields(procedureDefinitionFields),
  procedureTask: stepFields,
  serviceDefinition: recordedFields(serviceDefinitionFields),
} as const satisfies Records;
