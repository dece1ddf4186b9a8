import { endpointsOf } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Issues and tasks of projects that belong together; a task can be made of an issue. */

export type { IssueOfTask, LinkedTask, TaskChoice } from './schemas.ts';

const endpoint = endpointsOf<Schemas>('issues');

/** The tasks of an issue that its reader may open. */
export const listIssueTasks = endpoint<'listIssueTasks'>('GET /issue/tasks/:id', 'everyone');

/** Open tasks that can be linked, those of the issue's client first. */
export const issueTaskChoices = endpoint<'issueTaskChoices'>(
  'GET /issue/tasks/choices/:id',
  'everyone',
  { area: 'projects' },
);

export const linkIssueTask = endpoint<'linkIssueTask'>('POST /issue/tasks/:id', 'everyone');

export const unlinkIssueTask = endpoint<'unlinkIssueTask'>(
  'DELETE /issue/tasks/:id/:linked',
  'everyone',
);

/** The issues of a task that its reader may open. */
export const listTaskIssues = endpoint<'listTaskIssues'>(
  'GET /project/task/issues/:project/:task/:procedure/:service',
  'everyone',
);

/** Where a task can be made of an issue: running projects, their procedures, and what is done there. */
export const taskPlaces = endpoint<'taskPlaces'>('GET /issue/task/places/:id', 'manager', {
  area: 'projects',
});

export const makeIssueTask = endpoint<'makeIssueTask'>('POST /issue/task/:id', 'manager', {
  area: 'projects',
});
