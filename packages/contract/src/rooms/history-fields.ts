import type { Field, FieldKind, Fields } from '../kit/fields/field-kinds.ts';
import { recordedFields } from '../kit/fields/record-fields.ts';
import { absenceStatuses } from './absences/lists.ts';
import {
  procedureDefinitionFields,
  serviceDefinitionFields,
  stepFields,
  taskDefinitionFields,
} from './catalog/fields.ts';
import { agreementFields, contactFields } from './clients/contact-fields.ts';
import { clientFields } from './clients/fields.ts';
import { clientStatuses } from './clients/lists.ts';
import type { HistoryEntity } from './history/calls.ts';
import { issueFields, issueMarks } from './issues/fields.ts';
import { offerFields } from './offers/fields.ts';
import { organizationFields, organizationMarks } from './organization/fields.ts';
import { personFields, personMarks } from './people/fields.ts';
import { replacementFields } from './people/replacements/fields.ts';
import { projectFields, projectMarks, seriesFields } from './projects/fields.ts';
import { taskMarks, taskRowFields } from './tasks/fields.ts';

/**
 * The fields that 'Historia zmian' tells of, with their Polish names: what is not named here
 * (derived columns, what opens an account) never leaves the server.
 */

/** Tables whose records a field can name. */
export type NamedTable =
  | 'agreementType'
  | 'calendarType'
  | 'client'
  | 'clientPerson'
  | 'company'
  | 'department'
  | 'documentType'
  | 'file'
  | 'issue'
  | 'knowledgeBaseType'
  | 'offer'
  | 'person'
  | 'position'
  | 'procedureDefinition'
  | 'projectTask'
  | 'projectType'
  | 'province'
  | 'receptionType'
  | 'refusalReason'
  | 'serviceDefinition'
  | 'tag'
  | 'taskDefinition'
  | 'taskType';

/** A field of any room, with a table that can name its records. */
export type HistoryField = Field<string, FieldKind, NamedTable>;

export const plain = (label: string): HistoryField => ({ label, kind: 'text' });
export const long = (label: string): HistoryField => ({ label, kind: 'long' });
export const dayField = (label: string): HistoryField => ({ label, kind: 'day' });
export const momentField = (label: string): HistoryField => ({ label, kind: 'moment' });
export const number = (label: string): HistoryField => ({ label, kind: 'number' });
export const namedField = (label: string, of: NamedTable): HistoryField => ({
  label,
  kind: 'record',
  of,
});

export const historyFields: Record<HistoryEntity, Fields<string, FieldKind, NamedTable>> = {
  client: {
    ...clientFields,
    status: { label: 'Status', kind: 'choice', options: clientStatuses },
    color: plain('Kolor'),
    projectTypes: namedField('Usługi', 'projectType'),
    clientService: namedField('Opiekunowie', 'person'),
    tags: namedField('Tagi', 'tag'),
    merged: namedField('Połączeni klienci', 'client'),
  },
  clientPerson: contactFields,
  clientAgreement: agreementFields,
  project: { ...recordedFields(projectFields), ...projectMarks },
  projectSeries: seriesFields,
  projectTask: { ...recordedFields(taskRowFields), ...taskMarks },
  checklistItem: {
    text: plain('Treść'),
    person: namedField('Kto', 'person'),
    day: dayField('Termin'),
    doneAt: momentField('Odhaczono'),
    done: { label: 'Odhaczone', kind: 'flag' },
  },
  offer: recordedFields(offerFields),
  issue: { ...recordedFields(issueFields), ...issueMarks },
  person: { ...personFields, ...personMarks },
  replacement: replacementFields,
  organization: { ...organizationFields, ...organizationMarks },
  calendarEntry: {
    owner: namedField('Osoba', 'person'),
    type: namedField('Typ', 'calendarType'),
    dateFrom: dayField('Od'),
    dateTo: dayField('Do'),
    hours: number('Godziny'),
    hoursFrom: plain('Od godziny'),
    status: { label: 'Status', kind: 'choice', options: absenceStatuses },
    reason: long('Powód'),
  },
  workingPattern: {
    validFrom: dayField('Od dnia'),
    minutes: { label: 'Godziny pracy', kind: 'hours' },
    begins: plain('Początek pracy'),
    holidays: { label: 'Praca w święta', kind: 'flag' },
  },
  serviceDefinition: recordedFields(serviceDefinitionFields),
  procedureDefinition: recordedFields(procedureDefinitionFields),
  procedureTask: stepFields,
  taskDefinition: recordedFields(taskDefinitionFields),
};
