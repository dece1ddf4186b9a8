import { endpoint } from '../../../kit/calls/endpoint.ts';
import type { Schemas } from './schemas.ts';

/** Issues and tasks of projects that belong together; a task can be made of an issue. */

export type { IssueOfTask, LinkedTask, TaskChoice } from './schemas.ts';

/** The tasks of an issue that its reader may open. */
export const listIssueTasks = endpoint<Schemas['listIssueTasks']>({
  method: 'GET',
  path: '/issue/tasks/:id',
  allow: 'everyone',
  area: 'issues',
});

/** Open tasks that can be linked, those of the issue's client first. */
export const issueTaskChoices = endpoint<Schemas['issueTaskChoices']>({
  method: 'GET',
  path: '/issue/tasks/choices/:id',
  allow: 'everyone',
  area: 'projects',
});

export const linkIssueTask = endpoint<Schemas['linkIssueTask']>({
  method: 'POST',
  path: '/issue/tasks/:id',
  allow: 'everyone',
  area: 'issues',
});

export const unlinkIssueTask = endpoint<Schemas['unlinkIssueTask']>({
  method: 'DELETE',
  path: '/issue/tasks/:id/:linked',
  allow: 'everyone',
  area: 'issues',
});

/** The issues of a task that its reader may open. */
export const listTaskIssues = endpoint<Schemas['listTaskIssues']>({
  method: 'GET',
  path: '/project/task/issues/:project/:task/:procedure/:service',
  allow: 'everyone',
  area: 'issues',
});

/** Where a task can be made of an issue: running projects, their procedures, and what is done there. */
export const taskPlaces = endpoint<Schemas['taskPlaces']>({
  method: 'GET',
  path: '/issue/task/places/:id',
  allow: 'manager',
  area: 'projects',
});

export const makeIssueTask = endpoint<Schemas['makeIssueTask']>({
  method: 'POST',
  path: '/issue/task/:id',
  allow: 'manager',
  area: 'projects',
});
