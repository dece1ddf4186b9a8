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
import { documentStatuses } from '@zaplecze/contract/rooms/documents/lists';
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
import { projectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { reasonOptions } from '@zaplecze/contract/rooms/radar/names';
import { listReception } from '@zaplecze/contract/rooms/reception/calls';
import { directions } from '@zaplecze/contract/rooms/reception/lists';
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
import type { Wanted } from '../changes/index.ts';

type Words = { readonly [name: string]: NamedFilter<keyof Wanted> };

const said = (label: string): NamedFilter<never> => ({ label });
const named = (label: string, of: keyof Wanted) => ({ label, of });
const status = (options: NamedFilter['options']): Words => ({
  status: { label: 'status', options },
});
const type = (of: keyof Wanted): Words => ({ type: named('typ', of) });

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
  archived: said('z archiwalnymi'),
  dateFrom: said('od'),
  dateTo: said('do'),
  endedFrom: said('zakończone od'),
  endedTo: said('zakończone do'),
  limitFrom: said('termin od'),
  limitTo: said('termin do'),
  begunFrom: said('rozpoczęte od'),
  begunTo: said('rozpoczęte do'),
  openOn: said('otwarte w dniu'),
  unassigned: said('bez osoby'),
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
  contact: said('osoba kontaktowa nr'),
  month: said('miesiąc'),
  week: said('tydzień od'),
  days: said('bez kontaktu od (dni)'),
  inactive: said('z wyłączonymi kontami'),
};

const plainOnes: Words = Object.fromEntries(
  Object.entries(clientFields).map(([field, { label }]) => [field, said(label.toLowerCase())]),
);

const issues = namedFilters(issueColumns, {
  ...issueFilters,
  ...countedFilters,
  ...linkedFilters,
});

const projects: Words = {
  ...status(projectStatuses),
  ...type('projectType'),
  completedFrom: said('zrealizowane od'),
  completedTo: said('zrealizowane do'),
  jobsEndedFrom: said('prace zakończone od'),
  jobsEndedTo: said('prace zakończone do'),
  finalDate: said('z terminem ostatecznym'),
  dateRealizationLimit: said('termin ostateczny do'),
  risk: said('zagrożone w ciągu dni'),
  valueFrom: said('wartość liczona od'),
  valueTo: said('wartość liczona do'),
};

/** Filters of one list, by the path of its call. */
const ofLists: Record<string, Words> = {
  [listClients.path]: {
    ...plainOnes,
    ...status(clientStatuses),
    name: said('nazwa'),
    nip: said('NIP'),
    website: said('strona internetowa'),
    persons: named('opiekun', 'person'),
    tags: named('tagi', 'tag'),
    projectTypes: named('usługi', 'projectType'),
    agreement: named('zgoda', 'agreementType'),
    withdrawn: named('zgoda wycofana', 'agreementType'),
    noCarer: said('bez opiekuna'),
    openIssues: said('z otwartymi zgłoszeniami'),
    sameNip: said('z powtórzonym NIP'),
    silentFor: said('bez kontaktu od (dni)'),
    refusedFrom: said('odmowa oferty od'),
    refusedTo: said('odmowa oferty do'),
  },
  [listProjects.path]: projects,
  [listProjectsAtRisk.path]: { ...projects, reason: { label: 'powód', options: reasonOptions } },
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
    slow: said('czekało dłużej niż dzień'),
  },
  [listLetters.path]: status(letterStatuses),
  [listDocuments.path]: { ...status(documentStatuses), ...type('documentType') },
  [listArticles.path]: {
    ...type('knowledgeBaseType'),
    owner: named('właściciel', 'person'),
    toReview: said('do przeglądu'),
    toRead: said('do przeczytania'),
  },
  [listReaders.path]: { read: said('przeczytane') },
  [taskDefinitions.list.path]: type('taskType'),
  [serviceDefinitions.list.path]: { ...status(serviceStatuses), ...type('projectType') },
  [listCases.path]: {
    ...status(caseStatuses),
    kind: { label: 'żądanie', options: caseKinds },
    handler: named('prowadzi', 'person'),
    late: said('po terminie'),
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
  [listAnnounced.path]: { coming: said('ci, którzy przyjdą') },
  [listReception.path]: {
    type: named('rodzaj', 'receptionType'),
    category: {
      label: 'co',
      options: [
        { id: 'guest', name: 'goście' },
        { id: 'parcel', name: 'przesyłki' },
      ],
    },
    direction: { label: 'kierunek', options: directions },
    present: said('obecni'),
  },
  [listBalances.path]: { year: said('rok') },
  [listRequests.path]: {
    ...status(absenceStatuses),
    ...type('calendarType'),
    decide: said('do decyzji'),
  },
  [listCalendar.path]: {
    // What others may not know the kind of.
    type: { ...named('typ', 'calendarType'), options: [{ id: 0, name: 'Nieobecność' }] },
    isVacation: said('tylko urlopy'),
  },
};

/** The words of a list's filter, or of what a report takes besides; undefined for what says no rows. */
export const filterWords = (path: string, key: string): NamedFilter<keyof Wanted> | undefined =>
  ofLists[path]?.[key] ?? everywhere[key];
