import { endpoint } from '../../kit/calls/endpoint.ts';
import { fileCalls } from '../../kit/calls/file-calls.ts';
import { dueWords, whoseWords } from '../../kit/fields/limits.ts';
import { list } from '../../kit/lists/list.ts';
import type { Schemas, TaskFileIo } from './schemas.ts';

/** Task instances: the tasks of a project, each with its person and limit. */

export type { NextStep, TaskInstance, TaskRow, TaskStep } from './schemas.ts';

export const taskList = list({
  sort: [
    'name',
    'project',
    'client',
    'orderedBy',
    'taskCreated',
    'created',
    'status',
    'importance',
    'estimation',
    'dateRealization',
    'dateRealizationLimit',
  ],
  defaultSort: 'taskCreated',
  defaultOrder: 'desc',
  filters: {
    status: 'ids',
    project: 'ids',
    /** Open, and due then. */
    due: dueWords,
    /** People: the caller, or those whom they substitute. */
    user: 'ids',
    /** The person's own alone, or those of others whom they stand in for. */
    whose: whoseWords,
  },
  sums: { estimation: { label: 'Prognozowany czas', kind: 'hours' } },
});

/** `created` orders by the project's creation, `taskCreated` by the task's own. */
export const listAssignedTasks = endpoint<Schemas['listAssignedTasks']>({
  method: 'GET',
  path: '/project/task/assigned/:user',
  allow: 'everyone',
  area: 'projects',
  list: taskList,
});

export const getTask = endpoint<Schemas['getTask']>({
  method: 'GET',
  path: '/project/task/:project/:task/:procedure/:service',
  allow: 'everyone',
  area: 'projects',
});

export const updateTask = endpoint<Schemas['updateTask']>({
  method: 'PATCH',
  path: '/project/task/:project/:task/:procedure/:service',
  allow: 'everyone',
  area: 'projects',
});

/** Whoever has a task gives it to a colleague, with a word about it. */
export const handOverTask = endpoint<Schemas['handOverTask']>({
  method: 'POST',
  path: '/project/task/handOver/:project/:task/:procedure/:service',
  allow: 'everyone',
  area: 'projects',
});

/** The colleague gives it back; who handed it on takes it back while it was not begun. */
export const handBackTask = endpoint<Schemas['handBackTask']>({
  method: 'POST',
  path: '/project/task/handBack/:project/:task/:procedure/:service',
  allow: 'everyone',
  area: 'projects',
});

/** The next open task of the procedure, and whether somebody has it. */
export const checkAssigned = endpoint<Schemas['checkAssigned']>({
  method: 'GET',
  path: '/project/task/checkAssigned/:project/:service/:procedure',
  allow: 'everyone',
  area: 'projects',
});

export const taskFiles = fileCalls<TaskFileIo>(
  '/project/task/file/:project/:task/:file/:procedure/:service',
  'everyone',
  'projects',
);

/** As the product's pages say it: made and hung in one call. */
export const commentTask = endpoint<Schemas['commentTask']>({
  method: 'POST',
  path: '/project/task/comment/:project/:task/:procedure/:service',
  allow: 'everyone',
  area: 'projects',
});

export const attachTaskComment = endpoint<Schemas['attachTaskComment']>({
  method: 'POST',
  path: '/project/task/comment/:project/:task/:comment/:procedure/:service',
  allow: 'everyone',
  area: 'projects',
});

export const listTaskStatuses = endpoint<Schemas['listTaskStatuses']>({
  method: 'GET',
  path: '/definition/task/statuses',
  allow: 'everyone',
  area: 'dictionaries',
});
