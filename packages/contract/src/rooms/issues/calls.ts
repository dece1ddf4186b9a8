import { endpoint } from '../../kit/calls/endpoint.ts';
import { fileCalls } from '../../kit/calls/file-calls.ts';
import { dueWords } from '../../kit/fields/limits.ts';
import { list } from '../../kit/lists/list.ts';
import { promiseOutcomes } from './lists.ts';
import type { Schemas } from './schemas.ts';

/** Issues: help desk and business requests with several people, comments and acceptance. */

export type { Issue, IssueRow } from './schemas.ts';

export const issueList = list({
  sort: [
    'name',
    'client',
    'dateRealization',
    'orderedBy',
    'users',
    'created',
    'modified',
    'status',
    'type',
    'timeRequired',
    'promised',
  ],
  defaultSort: 'created',
  defaultOrder: 'desc',
  filters: {
    /** Executors; with both filters, issues that match each. */
    user: 'ids',
    user2: 'ids',
    client: 'ids',
    type: 'ids',
    status: 'ids',
    orderedBy: 'ids',
    /** The day of the limit. */
    dateRealization: 'day',
    /** The last day of the limit. */
    limitTo: 'day',
    /** Still to be done, and due then. */
    due: dueWords,
    /** Still open, and what is promised next is due then. */
    promised: dueWords,
    /** How what was promised was kept. */
    kept: promiseOutcomes,
    /** Departments of the executors. */
    department: 'ids',
    company: 'ids',
    /** Reported between these days, both included. */
    dateFrom: 'day',
    dateTo: 'day',
  },
  sums: { timeRequired: { label: 'Wymagany czas', kind: 'hours' } },
});

export const listIssues = endpoint<Schemas['listIssues']>({
  method: 'GET',
  path: '/issue/list',
  allow: 'manager',
  area: 'issues',
  list: issueList,
});

export const listAssignedIssues = endpoint<Schemas['listAssignedIssues']>({
  method: 'GET',
  path: '/issue/assigned/:user',
  allow: 'everyone',
  area: 'issues',
  list: issueList,
});

export const listReportedIssues = endpoint<Schemas['listReportedIssues']>({
  method: 'GET',
  path: '/issue/reported/:user',
  allow: 'everyone',
  area: 'issues',
  list: issueList,
});

/** Of one client, those that the reader may open. */
export const listClientIssues = endpoint<Schemas['listClientIssues']>({
  method: 'GET',
  path: '/issue/client/:client',
  allow: 'everyone',
  area: 'issues',
  list: issueList,
});

export const listIssueStatuses = endpoint<Schemas['listIssueStatuses']>({
  method: 'GET',
  path: '/issue/statuses',
  allow: 'everyone',
  area: 'issues',
});

export const getIssue = endpoint<Schemas['getIssue']>({
  method: 'GET',
  path: '/issue/:id',
  allow: 'everyone',
  area: 'issues',
});

export const createIssue = endpoint<Schemas['createIssue']>({
  method: 'POST',
  path: '/issue/create',
  allow: 'everyone',
  area: 'issues',
});

export const updateIssue = endpoint<Schemas['updateIssue']>({
  method: 'PATCH',
  path: '/issue/:id',
  allow: 'everyone',
  area: 'issues',
});

export const removeIssue = endpoint<Schemas['removeIssue']>({
  method: 'DELETE',
  path: '/issue/:id',
  allow: 'everyone',
  area: 'issues',
});

export const issueFiles = fileCalls('/issue/file/:id/:file', 'everyone', 'issues');

export const commentIssue = endpoint<Schemas['commentIssue']>({
  method: 'POST',
  path: '/issue/comment/:id',
  allow: 'everyone',
  area: 'issues',
});

/** The text in the address (ISS-41); the product's pages send it in the body. */
export const commentIssueByPath = endpoint<Schemas['commentIssueByPath']>({
  method: 'POST',
  path: '/issue/comment/:id/:text',
  allow: 'everyone',
  area: 'issues',
});
