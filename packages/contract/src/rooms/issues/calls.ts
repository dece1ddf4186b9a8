import { endpointsOf } from '../../kit/calls/endpoint.ts';
import { fileCalls } from '../../kit/calls/file-calls.ts';
import { dueWords } from '../../kit/fields/limits.ts';
import { list } from '../../kit/lists/list.ts';
import { promiseOutcomes } from './lists.ts';
import type { Schemas } from './schemas.ts';

/** Issues: help desk and business requests with several people, comments and acceptance. */

export type { Issue, IssueRow } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('issues');

export const issueList = list({
  custom: 'issue',
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

export const listIssues = endpoint<'listIssues'>('GET /issue/list', 'manager', { list: issueList });

export const listAssignedIssues = endpoint<'listAssignedIssues'>(
  'GET /issue/assigned/:user',
  'everyone',
  { list: issueList },
);

export const listReportedIssues = endpoint<'listReportedIssues'>(
  'GET /issue/reported/:user',
  'everyone',
  { list: issueList },
);

/** Of one client, those that the reader may open. */
export const listClientIssues = endpoint<'listClientIssues'>(
  'GET /issue/client/:client',
  'everyone',
  { list: issueList },
);

export const listIssueStatuses = endpoint<'listIssueStatuses'>('GET /issue/statuses', 'everyone');

export const getIssue = endpoint<'getIssue'>('GET /issue/:id', 'everyone');

export const createIssue = endpoint<'createIssue'>('POST /issue/create', 'everyone');

export const updateIssue = endpoint<'updateIssue'>('PATCH /issue/:id', 'everyone');

export const removeIssue = endpoint<'removeIssue'>('DELETE /issue/:id', 'everyone');

export const issueFiles = fileCalls('/issue/file/:id/:file', 'everyone', 'issues');

export const commentIssue = endpoint<'commentIssue'>('POST /issue/comment/:id', 'everyone');

/** The text in the address (ISS-41); the product's pages send it in the body. */
export const commentIssueByPath = endpoint<'commentIssueByPath'>(
  'POST /issue/comment/:id/:text',
  'everyone',
);
