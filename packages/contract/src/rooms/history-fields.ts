import type { PlainFields } from '../kit/fields/plain-fields.ts';
import { absenceStatuses } from './absences/lists.ts';
import { serviceStatuses } from './catalog/lists.ts';
import { limitOrigins, performers } from './catalog/rules.ts';
import { clientFields } from './clients/fields.ts';
import { clientStatuses } from './clients/lists.ts';
import type { HistoryEntity } from './history/calls.ts';
import { issueStatuses, issueTypes } from './issues/lists.ts';
import { offerStatuses } from './offers/lists.ts';
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

type Kind =
  | 'long'
  | 'rich'
  | 'day'
  | 'moment'
  | 'limit'
  | 'money'
  | 'number'
  | 'yesNo'
  | 'roles'
  | 'picture';

export type HistoryField = {
  label: string;
  /** How its value reads; a plain text if not said. */
  is?: Kind;
  /** The value is the id of a record there. */
  names?: Named;
  /** The value is the id of one of these. */
  of?: readonly { id: number | string; name: string }[];
};

export const plain = (label: string): HistoryField => ({ label });
export const long = (label: string): HistoryField => ({ label, is: 'long' });
export const day = (label: string): HistoryField => ({ label, is: 'day' });
export const moment = (label: string): HistoryField => ({ label, is: 'moment' });
const limit = (label: string): HistoryField => ({ label, is: 'limit' });
export const number = (label: string): HistoryField => ({ label, is: 'number' });
export const named = (label: string, names: Named): HistoryField => ({ label, names });

/** Plain fields are called in the history as in their form. */
const plainOnes = (fields: PlainFields) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, { label, kind }]) => [
      name,
      kind === 'province' ? named(label, 'province') : plain(label),
    ]),
  );

export const historyFields: Record<HistoryEntity, Record<string, HistoryField>> = {
  client: {
    ...plainOnes(clientFields),
    status: { label: 'Status', of: clientStatuses },
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
    endReason: { label: 'Powód zakończenia', of: endReasons },
    channel: { label: 'Jak wyrażono', of: channels },
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
    unitValue: { label: 'Wartość jednostkowa', is: 'money' },
    recurrent: { label: 'Powtarzanie', of: intervals },
    startDate: day('Początek prac'),
    recurrentFrom: day('Początek okresu'),
    recurrentTo: day('Koniec okresu'),
    implementationDate: day('Planowana data realizacji'),
    description: long('Opis'),
    offer: named('Oferta', 'offer'),
    status: { label: 'Status', of: projectStatuses },
    files: named('Pliki', 'file'),
  },
  projectSeries: {
    paused: moment('Wstrzymana'),
    recurrent: { label: 'Powtarzanie', of: intervals },
    recurrentTo: day('Ostatni dzień, w którym może zacząć się okres'),
  },
  projectTask: {
    name: plain('Nazwa'),
    user: named('Osoba', 'person'),
    orderedBy: named('Zlecający', 'person'),
    status: { label: 'Status', of: taskStatuses },
    dateRealizationLimit: limit('Termin'),
    finalDate: { label: 'Termin ostateczny', is: 'yesNo' },
    dateRealization: limit('Prognozowana data wykonania'),
    estimation: number('Prognozowany czas (h)'),
    dateEndJob: limit('Data zakończenia'),
    importance: { label: 'Istotność', of: importances },
    description: long('Opis'),
    checklistRequired: { label: 'Lista kontrolna wymagana do zamknięcia', is: 'yesNo' },
    issues: named('Zgłoszenia', 'issue'),
  },
  checklistItem: {
    text: plain('Treść'),
    person: named('Kto', 'person'),
    day: day('Termin'),
    doneAt: moment('Odhaczono'),
    done: { label: 'Odhaczone', is: 'yesNo' },
  },
  offer: {
    name: plain('Nazwa'),
    client: named('Klient', 'client'),
    seller: named('Sprzedawca', 'person'),
    projectTypes: named('Usługi', 'projectType'),
    submission: day('Data złożenia'),
    validTo: day('Ważna do'),
    value: { label: 'Wartość netto', is: 'money' },
    description: long('Opis'),
    status: { label: 'Status', of: offerStatuses },
    refusalReason: named('Powód odmowy', 'refusalReason'),
    previous: named('Poprzednia oferta', 'offer'),
    files: named('Pliki', 'file'),
  },
  issue: {
    name: plain('Nazwa'),
    type: { label: 'Typ', of: issueTypes },
    client: named('Klient', 'client'),
    status: { label: 'Status', of: issueStatuses },
    orderedBy: named('Zlecający', 'person'),
    users: named('Przydzielono do', 'person'),
    dateRealization: limit('Graniczna data zakończenia'),
    dateRealizationEstimation: limit('Prognozowana data zakończenia'),
    timeRequired: number('Wymagany czas (h)'),
    description: long('Opis'),
    files: named('Pliki', 'file'),
    checklistRequired: { label: 'Lista kontrolna wymagana do zamknięcia', is: 'yesNo' },
    mergedInto: named('Połączone z', 'issue'),
    merged: named('Dołączone zgłoszenia', 'issue'),
    followers: named('Współzgłaszający', 'person'),
    tasks: named('Zadania projektów', 'projectTask'),
  },
  person: {
    firstName: plain('Imię'),
    lastName: plain('Nazwisko'),
    department: named('Dział', 'department'),
    position: named('Stanowisko', 'position'),
    phone: plain('Telefon'),
    email: plain('Adres e-mail'),
    businessArea: plain('Obszar działalności'),
    picture: { label: 'Zdjęcie', is: 'picture' },
    roles: { label: 'Role', is: 'roles' },
    active: { label: 'Konto czynne', is: 'yesNo' },
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
    logo: { label: 'Logo', is: 'picture' },
  },
  calendarEntry: {
    owner: named('Osoba', 'person'),
    type: named('Typ', 'calendarType'),
    dateFrom: day('Od'),
    dateTo: day('Do'),
    hours: number('Godziny'),
    hoursFrom: plain('Od godziny'),
    status: { label: 'Status', of: absenceStatuses },
    reason: long('Powód'),
  },
  serviceDefinition: {
    name: plain('Nazwa'),
    department: named('Dział', 'department'),
    type: named('Typ', 'projectType'),
    company: named('Spółka', 'company'),
    status: { label: 'Status', of: serviceStatuses },
    usualValue: { label: 'Zwykła wartość', is: 'money' },
    usualInterval: { label: 'Zwykłe powtarzanie', of: intervals },
    description: long('Opis'),
    archived: { label: 'W archiwum', is: 'yesNo' },
    procedures: named('Procedury', 'procedureDefinition'),
  },
  procedureDefinition: {
    name: plain('Nazwa'),
    department: named('Dział', 'department'),
    description: long('Opis'),
    archived: { label: 'W archiwum', is: 'yesNo' },
    tasks: named('Zadania', 'taskDefinition'),
    services: named('Usługi', 'serviceDefinition'),
  },
  // Its coming and going is told by the procedure's tasks.
  procedureTask: {
    limitFrom: { label: 'Termin liczony', of: limitOrigins },
    limitDays: number('Dni robocze do terminu'),
    finalDate: { label: 'Termin ostateczny', is: 'yesNo' },
    estimation: number('Prognozowany czas (h)'),
    who: { label: 'Kto wykonuje', of: performers },
    whoPerson: named('Osoba', 'person'),
    whoDepartment: named('Kierownik działu', 'department'),
    whoPosition: named('Stanowisko', 'position'),
    checklist: plain('Lista kontrolna'),
    checklistRequired: { label: 'Lista kontrolna wymagana do zamknięcia', is: 'yesNo' },
    files: named('Pliki', 'file'),
  },
  taskDefinition: {
    name: plain('Nazwa'),
    type: named('Typ', 'taskType'),
    department: named('Dział', 'department'),
    description: long('Opis'),
    archived: { label: 'W archiwum', is: 'yesNo' },
  },
};
