import { dueOptions } from '@zaplecze/contract/kit/fields/limits';
import { type NamedFilter, namedFilters } from '@zaplecze/contract/kit/lists/filter-words';
import { listBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import { listCalendar } from '@zaplecze/contract/rooms/absences/calls';
import { balanceFilters, requestFilters } from '@zaplecze/contract/rooms/absences/filters';
import { absenceStatuses } from '@zaplecze/contract/rooms/absences/lists';
import { listRequests } from '@zaplecze/contract/rooms/absences/requests/calls';
import {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import {
  procedureColumns,
  procedureFilters,
  serviceColumns,
  serviceFilters,
  taskDefinitionColumns,
  taskDefinitionFilters,
} from '@zaplecze/contract/rooms/catalog/columns';
import { clientList, listClients } from '@zaplecze/contract/rooms/clients/calls';
import { clientFilters } from '@zaplecze/contract/rooms/clients/columns';
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
import { articleColumns, articleFilters } from '@zaplecze/contract/rooms/knowledge/columns';
import { listLetters } from '@zaplecze/contract/rooms/letters/calls';
import { letterStatuses } from '@zaplecze/contract/rooms/letters/lists';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { notificationStatuses } from '@zaplecze/contract/rooms/notifications/lists';
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
import { reportTaskFilters } from '@zaplecze/contract/rooms/reports/tasks/filters';
import { listCases } from '@zaplecze/contract/rooms/rodo/cases/calls';
import { caseColumns, caseFilters } from '@zaplecze/contract/rooms/rodo/cases/columns';
import { listConsents, listDisclosures } from '@zaplecze/contract/rooms/rodo/registers/calls';
import {
  consentColumns,
  consentFilters,
  disclosureColumns,
  disclosureFilters,
} from '@zaplecze/contract/rooms/rodo/registers/columns';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { taskFilters } from '@zaplecze/contract/rooms/tasks/columns';
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
  archived: textFilter('z archiwalnymi'),
  dateFrom: textFilter('od'),
  dateTo: textFilter('do'),
  limitFrom: textFilter('termin od'),
  limitTo: textFilter('termin do'),
  unassigned: textFilter('bez osoby'),
  due: { label: 'termin', options: dueOptions },
  // Of one person's data: who it is stands in their own history.
  contact: textFilter('osoba kontaktowa nr'),
  month: textFilter('miesiąc'),
  week: textFilter('tydzień od'),
  days: textFilter('bez kontaktu od (dni)'),
  inactive: textFilter('z wyłączonymi kontami'),
};

const issues = namedFilters(issueColumns, {
  ...issueFilters,
  ...countedFilters,
  ...linkedFilters,
});

/** Filters of one list, by the path of its call. */
const ofLists: Record<string, Words> = {
  [listClients.path]: namedFilters(clientList.fields, clientFilters),
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
  [listAssignedTasks.path]: namedFilters({}, taskFilters),
  [listReportTasks.path]: namedFilters({}, reportTaskFilters),
  [listLetters.path]: status(letterStatuses),
  [listDocuments.path]: namedFilters(documentColumns, documentFilters),
  [listArticles.path]: namedFilters(articleColumns, { type: {}, ...articleFilters }),
  [listReaders.path]: { read: textFilter('przeczytane') },
  [taskDefinitions.list.path]: namedFilters(taskDefinitionColumns, taskDefinitionFilters),
  [procedureDefinitions.list.path]: namedFilters(procedureColumns, procedureFilters),
  [serviceDefinitions.list.path]: namedFilters(serviceColumns, serviceFilters),
  [listCases.path]: namedFilters(caseColumns, { status: {}, ...caseFilters }),
  [listConsents.path]: namedFilters(consentColumns, { state: {}, ...consentFilters }),
  [listDisclosures.path]: namedFilters(disclosureColumns, disclosureFilters),
  [listNotifications.path]: status(notificationStatuses),
  [listAnnounced.path]: namedFilters(announcedColumns, { ...announcedFilters, ...comingFilter }),
  [listReception.path]: namedFilters(parcelColumns, { ...parcelFilters, ...receptionFilters }),
  [listBalances.path]: namedFilters({}, balanceFilters),
  [listRequests.path]: { ...status(absenceStatuses), ...namedFilters({}, requestFilters) },
  [listCalendar.path]: {
    // The type of a private absence, as others see it.
    type: { ...named('typ', 'calendarType'), options: [{ id: 0, name: 'Nieobecność' }] },
    isVacation: textFilter('tylko urlopy'),
  },
};

/** The words of a list's filter, or of what a report takes besides; undefined for what says no rows. */
export const filterWords = (path: string, key: string): NamedFilter<keyof IdsByKind> | undefined =>
  ofLists[path]?.[key] ?? everywhere[key];
