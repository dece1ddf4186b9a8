import type { Ref } from '@zaplecze/contract/kit/values/records';
import { addDays, warsawDay } from '@zaplecze/contract/kit/values/time';
import { listBalances } from '@zaplecze/contract/rooms/absences/balances/calls';
import { listRequests } from '@zaplecze/contract/rooms/absences/requests/calls';
import {
  procedureDefinitions,
  serviceDefinitions,
  taskDefinitions,
} from '@zaplecze/contract/rooms/catalog/calls';
import {
  type Client,
  clientList,
  getClient,
  listClients,
} from '@zaplecze/contract/rooms/clients/calls';
import { listDocuments } from '@zaplecze/contract/rooms/documents/calls';
import {
  type IssueRow,
  listAssignedIssues,
  listClientIssues,
  listIssues,
  listReportedIssues,
} from '@zaplecze/contract/rooms/issues/calls';
import { listArticles } from '@zaplecze/contract/rooms/knowledge/calls';
import { listLetters } from '@zaplecze/contract/rooms/letters/calls';
import { listNotifications } from '@zaplecze/contract/rooms/notifications/calls';
import { listOffers, offerList } from '@zaplecze/contract/rooms/offers/calls';
import {
  listProjects,
  listProjectsAtRisk,
  type ProjectRow,
} from '@zaplecze/contract/rooms/projects/calls';
import { listReception } from '@zaplecze/contract/rooms/reception/calls';
import { listReportTasks } from '@zaplecze/contract/rooms/reports/tasks/calls';
import { listCases } from '@zaplecze/contract/rooms/rodo/cases/calls';
import { listConsents, listDisclosures } from '@zaplecze/contract/rooms/rodo/registers/calls';
import { type TableEntry, tables } from '@zaplecze/contract/rooms/tables';
import { listAssignedTasks } from '@zaplecze/contract/rooms/tasks/calls';
import { listAnnounced } from '@zaplecze/contract/rooms/visits/announced/calls';
import {
  at,
  byCreated,
  byModified,
  byName,
  familyFirst,
  type KeyOf,
  type ListOrders,
  lastName,
  lastNames,
  type OrderContext,
  optionalNames,
  ordersOf,
  ordersOfTable,
  plainKeys,
  type SortOf,
  type Stamps,
} from './list-orders.fixture.ts';

/*
 * What every sort of every paged list orders by, told of the row that is shown: a sort that is missing here does not
 * compile; those of tables follow from their columns. Where a row shows nothing, null stands for last in either order, '' for before all others.
 */

type Definition = Stamps & { name: string; userModified: Ref | null; department: Ref | null };
const definition = {
  name: (row: Definition) => row.name,
  department: (row: Definition) => row.department?.name ?? null,
  created: byCreated,
  modifiedDate: byModified,
  modifiedBy: (row: Definition, { byLastName }: OrderContext) =>
    row.userModified && byLastName(row.userModified),
};

const issues = {
  name: (row: IssueRow) => row.name,
  client: (row: IssueRow) => byName(row.client),
  dateRealization: (row: IssueRow) => at(row.dateRealization),
  orderedBy: (row: IssueRow, told: OrderContext) => lastName(row.orderedBy, told),
  users: (row: IssueRow, told: OrderContext) => lastNames(row.users, told),
  created: byCreated,
  modified: byModified,
  status: (row: IssueRow) => row.status.id,
  type: (row: IssueRow) => row.type.id,
  timeRequired: (row: IssueRow) => row.timeRequired,
  promised: (row: IssueRow) => at(row.promised),
};

const undated = {
  last: ['dateRealization', 'promised', 'timeRequired'] satisfies SortOf<typeof listIssues>[],
};

const projects = {
  name: (row: ProjectRow) => row.name,
  type: (row: ProjectRow) => byName(row.type),
  client: (row: ProjectRow) => row.client.name,
  company: (row: ProjectRow) => byName(row.company),
  modifiedDate: byModified,
  modifiedBy: (row: ProjectRow, told: OrderContext) => lastName(row.userModified, told),
  created: byCreated,
  plannedValue: (row: ProjectRow) => row.plannedValue,
  status: (row: ProjectRow) => row.status.id,
};

const declared = await Promise.all(Object.values<TableEntry>(tables).map(({ load }) => load()));

export const everyList: ListOrders[] = [
  ...declared.map(({ table }) => ordersOfTable(table)),
  {
    endpoint: listClients,
    record: { endpoint: getClient, of: ({ client }: { client: Client }) => client },
    keys: {
      name: (row) => row.name,
      carers: (row, told) => lastNames(row.clientService, told),
      person: ({ persons }) =>
        persons
          .filter(({ anonymized }) => anonymized === null)
          .map(({ firstName, lastName }) => `${lastName} ${firstName}`)
          .join(', '),
      status: (row) => row.status.id,
      created: byCreated,
      modifiedDate: byModified,
      ...plainKeys(clientList.fields),
    } satisfies Record<SortOf<typeof listClients>, KeyOf<Client>>,
    last: optionalNames(clientList.fields),
  },
  ordersOf(
    taskDefinitions.list,
    { ...definition, type: (row) => byName(row.type) },
    { last: ['department', 'modifiedBy'] },
  ),
  ordersOf(procedureDefinitions.list, definition, { last: ['modifiedBy'] }),
  ordersOf(
    serviceDefinitions.list,
    { ...definition, type: (row) => byName(row.type), status: (row) => row.status.id },
    { last: ['modifiedBy'] },
  ),
  ordersOf(
    listProjects,
    {
      ...projects,
      jobsEnded: (row) => at(row.jobsEnded),
      completed: (row) => at(row.completed),
    },
    { last: ['completed', 'jobsEnded'] },
  ),
  ordersOf(listProjectsAtRisk, { ...projects, harm: ({ danger }) => -danger.place }),
  ordersOf(
    listAssignedTasks,
    {
      name: (row) => row.name,
      project: (row) => row.project.name,
      client: (row) => row.client.name,
      orderedBy: (row, { byLastName }) => row.orderedBy && byLastName(row.orderedBy),
      taskCreated: (row) => at(row.taskCreated),
      created: (row) => at(row.project.created),
      status: (row) => row.status.id,
      importance: (row) => row.importance,
      estimation: (row) => row.estimation,
      dateRealization: (row) => at(row.dateRealization),
      dateRealizationLimit: (row) => at(row.dateRealizationLimit),
    },
    { last: ['dateRealization', 'dateRealizationLimit', 'estimation', 'orderedBy'] },
  ),
  ordersOf(
    listReportTasks,
    {
      name: (row) => row.name,
      project: (row) => row.project.name,
      client: (row) => row.client.name,
      user: (row, { byLastName }) => row.user && byLastName(row.user),
      status: (row) => row.status.id,
      dateRealizationLimit: (row) => at(row.dateRealizationLimit),
      dateEndJob: (row) => at(row.dateEndJob),
      lateDays: (row) => row.lateDays,
      estimation: (row) => row.estimation,
      worked: (row) => row.worked,
      waited: (row) => row.waited,
    },
    {
      last: ['dateEndJob', 'dateRealizationLimit', 'estimation', 'lateDays', 'waited', 'worked'],
      part: { dateFrom: addDays(warsawDay(Date.now()), -45) },
    },
  ),
  ordersOf(listIssues, issues, undated),
  ordersOf(listAssignedIssues, issues, undated),
  ordersOf(listClientIssues, issues, { ...undated, same: 'client' }),
  ordersOf(listReportedIssues, issues, { ...undated, same: 'orderedBy' }),
  ordersOf(
    listOffers,
    {
      name: (row) => row.name,
      client: (row) => row.client.name,
      seller: (row, told) => lastName(row.seller, told),
      created: byCreated,
      modified: byModified,
      modifiedDate: byModified,
      submission: (row) => at(row.submission),
      value: (row) => row.value,
      status: (row) => row.status.id,
      ...plainKeys(offerList.fields),
    },
    { last: ['submission', 'value'] },
  ),
  ordersOf(
    listReception,
    {
      operationDate: (row) => at(row.operationDate),
      fullName: (row) => row.fullName ?? '',
      user: (row, told) => lastName(row.user, told),
      client: (row) => row.client?.name ?? row.clientName ?? '',
      description: (row) => row.description ?? '',
      type: (row) => byName(row.type),
      company: (row) => byName(row.company),
      taskNumber: (row) => ({ code: row.taskNumber ?? '' }),
      sysNumber: (row) => ({ code: row.sysNumber ?? '' }),
      exitDate: (row) => at(row.exitDate),
    },
    { last: ['exitDate'] },
  ),
  ordersOf(
    listArticles,
    {
      name: (row) => row.name,
      type: (row) => row.type.name,
      department: (row) => row.department.name,
      reviewOn: (row) => at(row.reviewOn),
      modifiedDate: byModified,
      modified: byModified,
      modifiedBy: (row, told) => lastName(row.userModified, told),
      created: byCreated,
    },
    { last: ['reviewOn'] },
  ),
  ordersOf(listDocuments, {
    filename: (row) => row.filename,
    type: (row) => row.type.name,
    client: (row) => byName(row.client),
    modifiedDate: byModified,
    modified: byModified,
    modifiedBy: (row, told) => lastName(row.user, told),
    created: byCreated,
  }),
  ordersOf(listLetters, {
    received: (row) => at(row.received),
    from: (row) => row.fromAddress,
    subject: (row) => row.subject,
  }),
  ordersOf(listNotifications, { created: (row) => at(row.created) }),
  ordersOf(listRequests, {
    created: (row) => at(row.created),
    user: (row, told) => lastName(row.user, told),
    dateFrom: (row) => row.dateFrom,
  }),
  ordersOf(listBalances, {
    user: (row, told) => lastName(row.user, told),
    department: (row) => byName(row.department),
  }),
  ordersOf(
    listCases,
    {
      due: (row) => row.due,
      received: (row) => row.received,
      name: (row) => row.name,
      closed: (row) => row.closed,
    },
    { last: ['closed'] },
  ),
  ordersOf(
    listConsents,
    {
      given: (row) => row.given,
      withdrawn: (row) => row.withdrawn,
      type: (row) => row.type.name,
      client: (row) => row.client.name,
      person: (row) => (row.person ? familyFirst(row.person.name) : ''),
    },
    { last: ['withdrawn'] },
  ),
  ordersOf(listDisclosures, {
    at: (row) => at(row.at),
    what: (row) => row.what,
    recipient: (row) => row.recipient,
    rows: (row) => row.rows,
  }),
  ordersOf(listAnnounced, {
    expected: (row) => at(row.expected),
    fullName: (row) => row.fullName,
    user: (row, told) => lastName(row.user, told),
    client: (row) => row.client?.name ?? row.clientName ?? '',
  }),
];
