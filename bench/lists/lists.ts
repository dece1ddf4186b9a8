import { listBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import { absenceStatuses } from '@zaplecze/contract/rooms/absences/lists';
import { listRequests } from '@zaplecze/contract/rooms/absences/requests/calls';
import {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import { serviceStatuses } from '@zaplecze/contract/rooms/catalog/lists';
import { listClients } from '@zaplecze/contract/rooms/clients/calls';
import { clientStatuses } from '@zaplecze/contract/rooms/clients/lists';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import { listExports } from '@zaplecze/contract/rooms/history/list-exports/table';
import {
  listAssignedIssues,
  listClientIssues,
  listIssues,
  listReportedIssues,
} from '@zaplecze/contract/rooms/issues/calls';
import {
  activeIssueStatuses,
  closedIssueStatuses,
  issueStatuses,
  issueTypes,
} from '@zaplecze/contract/rooms/issues/lists';
import { listArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { listOffers } from '@zaplecze/contract/rooms/offers/calls';
import { offerStatuses } from '@zaplecze/contract/rooms/offers/lists';
import { listProjects, listProjectsAtRisk } from '@zaplecze/contract/rooms/projects/calls';
import { projectStatuses } from '@zaplecze/contract/rooms/projects/lists';
import { listReception } from '@zaplecze/contract/rooms/reception/calls';
import { listReportTasks } from '@zaplecze/contract/rooms/reports/tasks/calls';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { openTaskStatuses, taskStatuses } from '@zaplecze/contract/rooms/tasks/lists';
import { routes } from '../../packages/server/src/rooms/house.ts';
import { dictionary, infoOf, type List, people, type Source } from './list.ts';
import { registers } from './register-lists.ts';

/** Filters by their names, where all lists mean the same; a filter that stands nowhere is an error. */
const sources: Record<string, Source> = {
  agreement: dictionary('agreementType'),
  clientTag: dictionary('tag'),
  client: 'select client as id from project group by 1 order by 1',
  company: dictionary('company'),
  createdBy: people,
  department: dictionary('department'),
  nip: 'select substr(nip, 1, 3 + id % 4) as id from client where id % 50 = 0 order by client.id',
  orderedBy: people,
  persons: people,
  projectTypes: dictionary('projectType'),
  procedure: dictionary('procedureDefinition'),
  refusalReason: dictionary('refusalReason'),
  seller: people,
  service: dictionary('serviceDefinition'),
  tags: dictionary('tag'),
  task: dictionary('taskDefinition'),
  user: people,
  user2: people,
  userModified: people,
  withdrawn: dictionary('agreementType'),
};

/** Where the values of a filter come from, unless its kind tells them. */
export const sourceOf = (list: List, name: string): Source | undefined =>
  list.own?.[name] ?? sources[name];

type Definition = { name: string; table: string; pages: number; own?: Record<string, Source> };

const definition = (
  call:
    | typeof taskDefinitions.list
    | typeof procedureDefinitions.list
    | typeof serviceDefinitions.list,
  { name, table, pages, own }: Definition,
): List => ({
  name,
  endpoint: call,
  info: infoOf(call),
  texts: `select name as text from "${table}" order by id limit 500`,
  ...(own && { own }),
  pages,
});

/** Orders that a list's page offers. */
export const sortsOf = ({ info, without = [] }: List): string[] =>
  info.sort.filter((name) => !without.includes(name));

/** Filters that a list's page offers. */
export const filtersOf = ({ info, without = [] }: List): string[] =>
  Object.keys(info.filters).filter((name) => !without.includes(name));

const openIssues = { filter: { status: activeIssueStatuses.join() } };
const issues = {
  texts: 'select name as text from issue where id % 100 = 0 order by id limit 2000',
  own: { status: issueStatuses, type: issueTypes },
  more: {
    czynne: openIssues,
    'czynne według nazwy': { ...openIssues, sort: 'name' },
    zamknięte: { filter: { status: closedIssueStatuses.join() } },
  },
};
const register = {
  endpoint: listReception,
  info: infoOf(listReception),
  own: { type: dictionary('receptionType') },
};

const projects = {
  texts: 'select name as text from project where id % 25 = 0 order by id limit 2000',
  own: { status: projectStatuses, type: dictionary('projectType') },
};
const taskTexts = `select t.name || ' ' || p.name as text from "projectTask" t join project p on p.id = t.project
  where t.id % 500 = 0 order by t.id limit 2000`;
const peopleTexts = `select "firstName" || ' ' || "lastName" as text from person where active order by id`;

/** Every list of the contract: those that people page through all day, then the others. */
export const lists = {
  clients: {
    name: 'Klienci',
    endpoint: listClients,
    info: infoOf(listClients),
    texts: 'select name as text from client where id % 50 = 0 order by id limit 2000',
    own: { status: clientStatuses },
  },
  projects: {
    name: 'Projekty',
    endpoint: listProjects,
    info: infoOf(listProjects),
    ...projects,
  },
  tasks: {
    name: 'Zadania osoby',
    endpoint: listAssignedTasks,
    info: infoOf(listAssignedTasks),
    texts: taskTexts,
    own: {
      status: taskStatuses,
      project: `select distinct "user" as person, project as id from "projectTask"
        where status in (0, 1, 2) and "user" is not null order by 1, 2`,
    },
    usual: { status: openTaskStatuses.join() },
    more: { otwarte: { filter: { status: openTaskStatuses.join() } } },
  },
  issues: { name: 'Zgłoszenia', endpoint: listIssues, info: infoOf(listIssues), ...issues },
  assigned: {
    name: 'Zgłoszenia osoby',
    endpoint: listAssignedIssues,
    info: infoOf(listAssignedIssues),
    ...issues,
    usual: openIssues.filter,
  },
  reported: {
    name: 'Zgłoszenia zlecone',
    endpoint: listReportedIssues,
    info: infoOf(listReportedIssues),
    ...issues,
  },
  ofClient: {
    name: 'Zgłoszenia klienta',
    endpoint: listClientIssues,
    info: infoOf(listClientIssues),
    ...issues,
    pages: 2,
  },
  notifications: {
    name: 'Powiadomienia',
    endpoint: listNotifications,
    info: infoOf(listNotifications),
    texts: 'select content as text from notification where id % 500 = 0 order by id limit 1000',
    own: { status: [{ id: 0 }, { id: 1 }] },
  },
  offers: {
    name: 'Oferty',
    endpoint: listOffers,
    info: infoOf(listOffers),
    texts: 'select name as text from offer where id % 50 = 0 order by id limit 2000',
    own: { status: offerStatuses, type: dictionary('projectType') },
  },
  guests: {
    name: 'Goście',
    ...register,
    texts: `select "fullName" || ' ' || "partyName" as text from reception
      where category = 'guest' and id % 100 = 0 order by id limit 2000`,
    fixed: { category: 'guest' },
    without: ['category', 'direction', 'type', 'company', 'taskNumber', 'sysNumber'],
  },
  parcels: {
    name: 'Przesyłki',
    ...register,
    texts: `select description || ' ' || "partyName" as text from reception
      where category = 'parcel' and id % 100 = 0 order by id limit 2000`,
    fixed: { category: 'parcel' },
    without: ['category', 'present', 'fullName', 'exitDate'],
  },
  documents: {
    name: 'Dokumenty',
    endpoint: listDocuments,
    info: infoOf(listDocuments),
    texts: 'select filename as text from document where id % 50 = 0 order by id limit 2000',
    own: { status: [{ id: 0 }, { id: 1 }], type: dictionary('documentType') },
  },
  articles: {
    name: 'Baza wiedzy',
    endpoint: listArticles,
    info: infoOf(listArticles),
    texts: 'select name as text from "knowledgeBase" where id % 10 = 0 order by id limit 2000',
    own: { type: dictionary('knowledgeBaseType'), owner: people },
  },
  taskDefinitions: definition(taskDefinitions.list, {
    name: 'Zadania (definicje)',
    table: 'taskDefinition',
    pages: 8,
    own: { type: dictionary('taskType') },
  }),
  procedureDefinitions: definition(procedureDefinitions.list, {
    name: 'Procedury (definicje)',
    table: 'procedureDefinition',
    pages: 2,
  }),
  serviceDefinitions: definition(serviceDefinitions.list, {
    name: 'Usługi (definicje)',
    table: 'serviceDefinition',
    pages: 3,
    own: { status: serviceStatuses, type: dictionary('projectType') },
  }),
  atRisk: {
    name: 'Zagrożone projekty',
    endpoint: listProjectsAtRisk,
    info: infoOf(listProjectsAtRisk),
    ...projects,
  },
  reportTasks: {
    name: 'Zadania z raportu',
    endpoint: listReportTasks,
    info: infoOf(listReportTasks),
    texts: taskTexts,
    own: { status: taskStatuses },
  },
  requests: {
    name: 'Wnioski o nieobecność',
    endpoint: listRequests,
    info: infoOf(listRequests),
    texts: peopleTexts,
    own: { status: absenceStatuses, type: dictionary('calendarType') },
  },
  balances: {
    name: 'Wymiary nieobecności',
    endpoint: listBalances,
    info: infoOf(listBalances),
    texts: peopleTexts,
    own: {
      year: `select distinct extract(year from "dateFrom")::int as id from "calendarEntry" order by 1`,
    },
    pages: 40,
  },
  exports: {
    name: 'Pobrania list',
    endpoint: listExports,
    info: infoOf(listExports),
    texts: peopleTexts,
  },
  ...registers,
} satisfies Record<string, List>;

/** A list that the contract has and nobody measures is an error of `npm run bench`, which tells of all. */
export function assertEveryListKnown(): void {
  const known = Object.values<List>(lists).map((one) => one.endpoint.path);
  for (const { endpoint } of routes) {
    if (endpoint.list && !known.includes(endpoint.path))
      throw new Error(`bench/lists.ts does not know ${endpoint.path}`);
  }
}
