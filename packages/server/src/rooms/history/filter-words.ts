import { dueOptions } from '@zaplecze/contract/kit/fields/limits';
import { type NamedFilter, namedFilters } from '@zaplecze/contract/kit/lists/filter-words';
import { listBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import { listCalendar } from '@zaplecze/contract/rooms/absences/calls';
import { absenceStatuses } from '@zaplecze/contract/rooms/absences/lists';
import { listRequests } from '@zaplecze/contract/rooms/absences/requests/calls';
import { serviceDefinitions, taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { serviceStatuses } from '@zaplecze/contract/rooms/catalog/lists';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { clientFields } from '@zaplecze/contract/rooms/clients/fields';
import { clientStatuses } from '@zaplecze/contract/rooms/clients/lists';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { documentColumns, documentFilters } from '@zaplecze/contract/rooms/documents/columns';
import {
  listAssignedIssues,
  listClientIssues,
  listIssues,
  listReportedIssues,
} from '@zaplecze/contract/rooms/issues/calls';
import { issueColumns, issueFilters } from '@zaplecze/contract/rooms/issues/columns';
import { countedFilters, linkedFilters } from '@zaplecze/contract/rooms/issues/filters';
import { listArticles, listReaders } from '@zaplecze/contract/rooms/knowledge/calls';
import { listLetters } from '@zaplecze/contract/rooms/letters/calls';
import { letterStatuses } from '@zaplecze/contract/rooms/letters/lists';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { notificationStatus } from '@zaplecze/contract/rooms/notifications/lists';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { offerColumns, offerFilters } from '@zaplecze/contract/rooms/offers/columns';
import { listProjects, listProjectsAtRisk } from '@zaplecze/contract/rooms/projects/calls';
import { projectColumns, projectFilters } from '@zaplecze/contract/rooms/projects/columns';
import {
  linkedFilters as linkedProjects,
  riskFilters,
} from '@zaplecze/contract/rooms/projects/filters';
import { listReception } from '@zaplecze/contract/rooms/reception/calls';
import { parcelColumns, parcelFilters } from '@zaplecze/contract/rooms/reception/columns';
import { receptionFilters } from '@zaplecze/contract/rooms/reception/fields';
import { listReportTasks } from '@zaplecze/contract/rooms/reports/tasks/calls';
import { listCases } from '@zaplecze/contract/rooms/rodo/cases/calls';
import {
  caseKinds,
  caseStatuses,
  channels,
  consentStates,
  disclosureKinds,
} from '@zaplecze/contract/rooms/rodo/lists';
import { listConsents, listDisclosures } from '@zaplecze/contract/rooms/rodo/registers/calls';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { taskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { listAnnounced } from '@zaplecze/contract/rooms/visits/announced/calls';
import {
  announcedColumns,
  announcedFilters,
} from '@zaplecze/contract/rooms/visits/announced/columns';
import { comingFilter } from '@zaplecze/contract/rooms/visits/announced/fields';
import type { IdsByKind } from '../changes/index.ts';

type Words = { readonly [name: string]: NamedFilter<keyof IdsByKind> };

const textFilter = (label: string): NamedFilter<never> => ({ label });
const named = (label: string, of: keyof IdsByKind) => ({ label, of });
const status = (options: NamedFilter['options']): Words => ({
  status: { label: 'status', options },
});
const type = (of: keyof IdsByKind): Words => ({ type: named('typ', of) });

/** Filters that are the same in every list that has them. */
const everywhere: Words = {
  client: named('klient', 'client'),
  company: named('spółka', 'company'),
  department: named('dział', 'department'),
  user: named('osoba', 'person'),
  seller: named('sprzedawca', 'person'),
  createdBy: named('kto dodał', 'person'),
  orderedBy: named('zlecający', 'person'),
  userModified: named('kto zmienił', 'person'),
  project: named('projekt', 'project'),
  service: named('usługa', 'serviceDefinition'),
  procedure: named('procedura', 'procedureDefinition'),
  task: named('zadanie', 'taskDefinition'),
  archived: textFilter('z archiwalnymi'),
  dateFrom: textFilter('od'),
  dateTo: textFilter('do'),
  endedFrom: textFilter('zakończone od'),
  endedTo: textFilter('zakończone do'),
  limitFrom: textFilter('termin od'),
  limitTo: textFilter('termin do'),
  begunFrom: textFilter('rozpoczęte od'),
  begunTo: textFilter('rozpoczęte do'),
  openOn: textFilter('otwarte w dniu'),
  unassigned: textFilter('bez osoby'),
  due: { label: 'termin', options: dueOptions },
  timely: {
    label: 'zakończone',
    options: [
      { id: 'onTime', name: 'na czas' },
      { id: 'late', name: 'po terminie' },
      { id: 'noLimit', name: 'bez terminu' },
    ],
  },
  // Of one person's data: who it is stands in their own history.
  contact: textFilter('osoba kontaktowa nr'),
  month: textFilter('miesiąc'),
  week: textFilter('tydzień od'),
  days: textFilter('bez kontaktu od (dni)'),
  inactive: textFilter('z wyłączonymi kontami'),
};

const plainOnes: Words = Object.fromEntries(
  Object.entries(clientFields).map(([field, { label }]) => [
    field,
    textFilter(label.toLowerCase()),
  ]),
);

const issues = namedFilters(issueColumns, {
  ...issueFilters,
  ...countedFilters,
  ...linkedFilters,
});

/** Filters of one list, by the path of its call. */
const ofLists: Record<string, Words> = {
  [listClients.path]: {
    ...plainOnes,
    ...status(clientStatuses),
    name: textFilter('nazwa'),
    nip: textFilter('NIP'),
    website: textFilter('strona internetowa'),
    persons: named('opiekun', 'person'),
    tags: named('tagi', 'tag'),
    projectTypes: named('usługi', 'projectType'),
    agreement: named('zgoda', 'agreementType'),
    withdrawn: named('zgoda wycofana', 'agreementType'),
    noCarer: textFilter('bez opiekuna'),
    openIssues: textFilter('z otwartymi zgłoszeniami'),
    sameNip: textFilter('z powtórzonym NIP'),
    silentFor: textFilter('bez kontaktu od (dni)'),
    refusedFrom: textFilter('odmowa oferty od'),
    refusedTo: textFilter('odmowa oferty do'),
  },
  [listProjects.path]: namedFilters(projectColumns, { ...projectFilters, ...linkedProjects }),
  [listProjectsAtRisk.path]: namedFilters(projectColumns, {
    ...riskFilters,
    ...projectFilters,
    ...linkedProjects,
  }),
  [listOffers.path]: namedFilters(offerColumns, offerFilters),
  [listIssues.path]: issues,
  [listAssignedIssues.path]: issues,
  [listClientIssues.path]: issues,
  [listReportedIssues.path]: issues,
  [listAssignedTasks.path]: {
    ...status(taskStatuses),
    whose: {
      label: 'czyje',
      options: [
        { id: 'own', name: 'moje' },
        { id: 'substituting', name: 'w zastępstwie' },
      ],
    },
  },
  [listReportTasks.path]: {
    ...status(taskStatuses),
    cost: {
      label: 'czas i szacunek',
      options: [
        { id: 'measured', name: 'z czasem i szacunkiem' },
        { id: 'over', name: 'ponad szacunek' },
        { id: 'noEstimate', name: 'bez szacunku' },
        { id: 'notBegun', name: 'bez rozpoczęcia' },
      ],
    },
    slow: textFilter('czekało dłużej niż dzień'),
  },
  [listLetters.path]: status(letterStatuses),
  [listDocuments.path]: namedFilters(documentColumns, documentFilters),
  [listArticles.path]: {
    ...type('knowledgeBaseType'),
    owner: named('właściciel', 'person'),
    toReview: textFilter('do przeglądu'),
    toRead: textFilter('do przeczytania'),
  },
  [listReaders.path]: { read: textFilter('przeczytane') },
  [taskDefinitions.list.path]: type('taskType'),
  [serviceDefinitions.list.path]: { ...status(serviceStatuses), ...type('projectType') },
  [listCases.path]: {
    ...status(caseStatuses),
    kind: { label: 'żądanie', options: caseKinds },
    handler: named('prowadzi', 'person'),
    late: textFilter('po terminie'),
  },
  [listConsents.path]: {
    type: named('typ zgody', 'agreementType'),
    channel: { label: 'jak wyrażono', options: channels },
    state: { label: 'stan', options: consentStates },
  },
  [listDisclosures.path]: { kind: { label: 'rodzaj', options: disclosureKinds } },
  [listNotifications.path]: status([
    { id: notificationStatus.unread, name: 'Nieprzeczytane' },
    { id: notificationStatus.read, name: 'Przeczytane' },
  ]),
  [listAnnounced.path]: namedFilters(announcedColumns, { ...announcedFilters, ...comingFilter }),
  [listReception.path]: namedFilters(parcelColumns, { ...parcelFilters, ...receptionFilters }),
  [listBalances.path]: { year: textFilter('rok') },
  [listRequests.path]: {
    ...status(absenceStatuses),
    ...type('calendarType'),
    decide: textFilter('do decyzji'),
  },
  [listCalendar.path]: {
    // The type of a private absence, as others see it.
    type: { ...named('typ', 'calendarType'), options: [{ id: 0, name: 'Nieobecność' }] },
    isVacation: textFilter('tylko urlopy'),
  },
};

/** The words of a list's filter, or of what a report takes besides; undefined for what says no rows. */
export const filterWords = (path: string, key: string): NamedFilter<keyof IdsByKind> | undefined =>
  ofLists[path]?.[key] ?? everywhere[key];
