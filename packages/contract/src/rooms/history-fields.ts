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
import { intervals, projectStatuses } from './projects/lists.ts';
import { channels, endReasons } from './rodo/lists.ts';
import { importances, taskStatuses } from './tasks/lists.ts';

/**
 * The fields that 'Historia zmian' tells of, with their Polish names: what is not named here
 * (derived columns, what opens an account) never leaves the server.
 */

/** Tables whose records a field can name. */
export type Named =
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
export type HistoryField = Field<string, FieldKind, Named>;

export const plain = (label: string): HistoryField => ({ label, kind: 'text' });
export const long = (label: string): HistoryField => ({ label, kind: 'long' });
export const day = (label: string): HistoryField => ({ label, kind: 'day' });
export const moment = (label: string): HistoryField => ({ label, kind: 'moment' });
const limit = (label: string): HistoryField => ({ label, kind: 'limit' });
export const number = (label: string): HistoryField => ({ label, kind: 'number' });
export const named = (label: string, of: Named): HistoryField => ({ label, kind: 'record', of });

export const historyFields: Record<HistoryEntity, Fields<string, FieldKind, Named>> = {
  client: {
    ...clientFields,
    status: { label: 'Status', kind: 'choice', options: clientStatuses },
    color: plain('Kolor'),
    projectTypes: named('Usługi', 'projectType'),
    clientService: named('Opiekunowie', 'person'),
    tags: named('Tagi', 'tag'),
    merged: named('Połączeni klienci', 'client'),
  },
  clientPerson: {
    firstName: plain('Imię'),
    lastName: plain('Nazwisko'),
    phone: plain('Telefon'),
    email: plain('E-mail'),
    position: named('Stanowisko', 'position'),
    description: long('Opis'),
    restricted: moment('Przetwarzanie ograniczone'),
    objected: moment('Sprzeciw wobec marketingu'),
  },
  clientAgreement: {
    type: named('Typ zgody', 'agreementType'),
    person: named('Kto wyraził', 'clientPerson'),
    given: day('Wyrażona'),
    withdrawn: day('Wycofana lub zakończona'),
    endReason: { label: 'Powód zakończenia', kind: 'choice', options: endReasons },
    channel: { label: 'Jak wyrażono', kind: 'choice', options: channels },
    file: named('Plik', 'file'),
    wording: long('Treść zgody'),
  },
  project: {
    name: plain('Nazwa'),
    client: named('Klient', 'client'),
    serviceName: plain('Usługa'),
    company: named('Spółka', 'company'),
    department: named('Dział', 'department'),
    type: named('Typ usługi', 'projectType'),
    seller: named('Sprzedawca', 'person'),
    unitQuantity: number('Liczba jednostek'),
    unitValue: { label: 'Wartość jednostkowa', kind: 'money' },
    recurrent: { label: 'Powtarzanie', kind: 'choice', options: intervals },
    startDate: day('Początek prac'),
    recurrentFrom: day('Początek okresu'),
    recurrentTo: day('Koniec okresu'),
    implementationDate: day('Planowana data realizacji'),
    description: long('Opis'),
    offer: named('Oferta', 'offer'),
    status: { label: 'Status', kind: 'choice', options: projectStatuses },
    files: named('Pliki', 'file'),
  },
  projectSeries: {
    paused: moment('Wstrzymana'),
    recurrent: { label: 'Powtarzanie', kind: 'choice', options: intervals },
    recurrentTo: day('Ostatni dzień, w którym może zacząć się okres'),
  },
  projectTask: {
    name: plain('Nazwa'),
    user: named('Osoba', 'person'),
    orderedBy: named('Zlecający', 'person'),
    status: { label: 'Status', kind: 'choice', options: taskStatuses },
    dateRealizationLimit: limit('Termin'),
    finalDate: { label: 'Termin ostateczny', kind: 'flag' },
    dateRealization: limit('Prognozowana data wykonania'),
    estimation: number('Prognozowany czas (h)'),
    dateEndJob: limit('Data zakończenia'),
    importance: { label: 'Istotność', kind: 'choice', options: importances },
    description: long('Opis'),
    checklistRequired: { label: 'Lista kontrolna wymagana do zamknięcia', kind: 'flag' },
    issues: named('Zgłoszenia', 'issue'),
  },
  checklistItem: {
    text: plain('Treść'),
    person: named('Kto', 'person'),
    day: day('Termin'),
    doneAt: moment('Odhaczono'),
    done: { label: 'Odhaczone', kind: 'flag' },
  },
  offer: recordedFields(offerFields),
  issue: { ...recordedFields(issueFields), ...issueMarks },
  person: {
    firstName: plain('Imię'),
    lastName: plain('Nazwisko'),
    department: named('Dział', 'department'),
    position: named('Stanowisko', 'position'),
    phone: plain('Telefon'),
    email: plain('Adres e-mail'),
    businessArea: plain('Obszar działalności'),
    picture: { label: 'Zdjęcie', kind: 'picture' },
    roles: { label: 'Role', kind: 'roles' },
    active: { label: 'Konto czynne', kind: 'flag' },
    clients: named('Opieka nad klientami', 'client'),
  },
  replacement: {
    user: named('Zastępuje', 'person'),
    replacedUser: named('Zastępowana osoba', 'person'),
    dateFrom: moment('Od'),
    dateTo: moment('Do'),
  },
  organization: {
    name: plain('Nazwa firmy lub grupy'),
    street: plain('Ulica i numer'),
    postalCode: plain('Kod pocztowy'),
    city: plain('Miejscowość'),
    nip: plain('NIP'),
    phone: plain('Telefon firmy'),
    email: plain('E-mail firmy'),
    acceptAfter: number('Zgłoszenia akceptują się same po … dniach roboczych'),
    guestDays: number('Dane gości znikają po … dniach'),
    accent: plain('Kolor'),
    logo: { label: 'Logo', kind: 'picture' },
  },
  calendarEntry: {
    owner: named('Osoba', 'person'),
    type: named('Typ', 'calendarType'),
    dateFrom: day('Od'),
    dateTo: day('Do'),
    hours: number('Godziny'),
    hoursFrom: plain('Od godziny'),
    status: { label: 'Status', kind: 'choice', options: absenceStatuses },
    reason: long('Powód'),
  },
  serviceDefinition: {
    name: plain('Nazwa'),
    department: named('Dział', 'department'),
    type: named('Typ', 'projectType'),
    company: named('Spółka', 'company'),
    status: { label: 'Status', kind: 'choice', options: serviceStatuses },
    usualValue: { label: 'Zwykła wartość', kind: 'money' },
    usualInterval: { label: 'Zwykłe powtarzanie', kind: 'choice', options: intervals },
    description: long('Opis'),
    archived: { label: 'W archiwum', kind: 'flag' },
    procedures: named('Procedury', 'procedureDefinition'),
  },
  procedureDefinition: {
    name: plain('Nazwa'),
    department: named('Dział', 'department'),
    description: long('Opis'),
    archived: { label: 'W archiwum', kind: 'flag' },
    tasks: named('Zadania', 'taskDefinition'),
    services: named('Usługi', 'serviceDefinition'),
  },
  // Its coming and going is told by the procedure's tasks.
  procedureTask: {
    limitFrom: { label: 'Termin liczony', kind: 'choice', options: limitOrigins },
    limitDays: number('Dni robocze do terminu'),
    finalDate: { label: 'Termin ostateczny', kind: 'flag' },
    estimation: number('Prognozowany czas (h)'),
    who: { label: 'Kto wykonuje', kind: 'choice', options: performers },
    whoPerson: named('Osoba', 'person'),
    whoDepartment: named('Kierownik działu', 'department'),
    whoPosition: named('Stanowisko', 'position'),
    checklist: plain('Lista kontrolna'),
    checklistRequired: { label: 'Lista kontrolna wymagana do zamknięcia', kind: 'flag' },
    files: named('Pliki', 'file'),
  },
  taskDefinition: {
    name: plain('Nazwa'),
    type: named('Typ', 'taskType'),
    department: named('Dział', 'department'),
    description: long('Opis'),
    archived: { label: 'W archiwum', kind: 'flag' },
  },
};
