import type { Field, FieldKind, Fields } from '../kit/fields/field-kinds.ts';
import { recordedFields } from '../kit/fields/record-fields.ts';
import { absenceStatuses } from './absences/lists.ts';
import { serviceStatuses } from './catalog/lists.ts';
import { limitOrigins, performers } from './catalog/rules.ts';
import { clientFields } from './clients/fields.ts';
import { clientStatuses } from './clients/lists.ts';
import type { HistoryEntity } from './history/calls.ts';
import { issueFields, issueMarks } from './issues/fields.ts';
import { offerFields } from './offers/fields.ts';
import { organizationFields, organizationMarks } from './organization/fields.ts';
import { personFields, personMarks } from './people/fields.ts';
import { replacementFields } from './people/replacements/fields.ts';
import { projectFields, projectMarks, seriesFields } from './projects/fields.ts';
import { intervals } from './projects/lists.ts';
import { channels, endReasons } from './rodo/lists.ts';
import { importances, taskStatuses } from './tasks/lists.ts';

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
const limit = (label: string): HistoryField => ({ label, kind: 'limit' });
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
  clientPerson: {
    firstName: plain('Imię'),
    lastName: plain('Nazwisko'),
    phone: plain('Telefon'),
    email: plain('E-mail'),
    position: namedField('Stanowisko', 'position'),
    description: long('Opis'),
    restricted: momentField('Przetwarzanie ograniczone'),
    objected: momentField('Sprzeciw wobec marketingu'),
  },
  clientAgreement: {
    type: namedField('Typ zgody', 'agreementType'),
    person: namedField('Kto wyraził', 'clientPerson'),
    given: dayField('Wyrażona'),
    withdrawn: dayField('Wycofana lub zakończona'),
    endReason: { label: 'Powód zakończenia', kind: 'choice', options: endReasons },
    channel: { label: 'Jak wyrażono', kind: 'choice', options: channels },
    file: namedField('Plik', 'file'),
    wording: long('Treść zgody'),
  },
  project: { ...recordedFields(projectFields), ...projectMarks },
  projectSeries: seriesFields,
  projectTask: {
    name: plain('Nazwa'),
    user: namedField('Osoba', 'person'),
    orderedBy: namedField('Zlecający', 'person'),
    status: { label: 'Status', kind: 'choice', options: taskStatuses },
    dateRealizationLimit: limit('Termin'),
    finalDate: { label: 'Termin ostateczny', kind: 'flag' },
    dateRealization: limit('Prognozowana data wykonania'),
    estimation: number('Prognozowany czas (h)'),
    dateEndJob: limit('Data zakończenia'),
    importance: { label: 'Istotność', kind: 'choice', options: importances },
    description: long('Opis'),
    checklistRequired: { label: 'Lista kontrolna wymagana do zamknięcia', kind: 'flag' },
    issues: namedField('Zgłoszenia', 'issue'),
  },
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
  serviceDefinition: {
    name: plain('Nazwa'),
    department: namedField('Dział', 'department'),
    type: namedField('Typ', 'projectType'),
    company: namedField('Spółka', 'company'),
    status: { label: 'Status', kind: 'choice', options: serviceStatuses },
    usualValue: { label: 'Zwykła wartość', kind: 'money' },
    usualInterval: { label: 'Zwykłe powtarzanie', kind: 'choice', options: intervals },
    description: long('Opis'),
    archived: { label: 'W archiwum', kind: 'flag' },
    procedures: namedField('Procedury', 'procedureDefinition'),
  },
  procedureDefinition: {
    name: plain('Nazwa'),
    department: namedField('Dział', 'department'),
    description: long('Opis'),
    archived: { label: 'W archiwum', kind: 'flag' },
    tasks: namedField('Zadania', 'taskDefinition'),
    services: namedField('Usługi', 'serviceDefinition'),
  },
  // Its coming and going is told by the procedure's tasks.
  procedureTask: {
    limitFrom: { label: 'Termin liczony', kind: 'choice', options: limitOrigins },
    limitDays: number('Dni robocze do terminu'),
    finalDate: { label: 'Termin ostateczny', kind: 'flag' },
    estimation: number('Prognozowany czas (h)'),
    who: { label: 'Kto wykonuje', kind: 'choice', options: performers },
    whoPerson: namedField('Osoba', 'person'),
    whoDepartment: namedField('Kierownik działu', 'department'),
    whoPosition: namedField('Stanowisko', 'position'),
    checklist: plain('Lista kontrolna'),
    checklistRequired: { label: 'Lista kontrolna wymagana do zamknięcia', kind: 'flag' },
    files: namedField('Pliki', 'file'),
  },
  taskDefinition: {
    name: plain('Nazwa'),
    type: namedField('Typ', 'taskType'),
    department: namedField('Dział', 'department'),
    description: long('Opis'),
    archived: { label: 'W archiwum', kind: 'flag' },
  },
};
